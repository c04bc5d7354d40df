# 复盘。

review-game-title = 第 { $number } 局：{ $white } – { $black }，{ $result }

review-accuracy-of = { $side }的准确率是 { $percent }%。

review-moments-are = 关键时刻：{ $moves }

## 棋局列表

review-title = 你的棋局

review-bring = 把 PGN 文件拖到这里，或用 Ctrl+V 粘贴棋谱，或打开一个文件：

review-path = PGN 文件的路径

review-open = 打开

review-importing = 正在读棋谱……

review-search = 查找：姓名、开局、日期

review-aside = 收起来的

review-count = { $count } 局棋

review-moves = { $count } 回合

review-playing = 还没下完

review-no-result = 没有结果

review-somebody = 某人

review-none = 还没有棋局。你下的棋会自动存在这里。

review-none-found = 没有找到这样的棋局。

review-none-aside = 没有收起来的棋局。

review-put-aside = 把这局收起来

review-bring-back = 把这局放回来

review-understood = 知道了

review-trouble-games = 读出来 { $read } 局，读不出来 { $unread } 局。

review-trouble-more = 这样的地方还有 { $count } 处。

review-trouble-way-out = 原来的文件没有动。用文本编辑器把这些地方改好，再拿来读一次；已经在这里的棋局不会重复。

review-trouble-way-out-pasted = 在原来的地方把文字改好，再粘贴一次；已经在这里的棋局不会重复。

review-trouble-file = 打不开 { $path }：{ $reason }

review-file-not-there = 没有这个文件。再看看路径对不对，或者点文件夹按钮来选。

review-file-not-allowed = 没有权限读它。先把它复制到你自己的文件夹里。

review-file-is-folder = 这是一个文件夹，请选里面的文件。

review-file-other = 系统说“{ $said }”。

review-trouble-none = 这里面没有棋谱。

## 读不出来的 PGN

pgn-fault = 第 { $game } 局，第 { $line } 行：{ $fault }

pgn-cut-game = 第 { $game } 局只读到第 { $line } 行。{ $fault }

pgn-cut-variation = 第 { $game } 局有一个变例只读到第 { $line } 行。{ $fault }

pgn-fault-fen = 它开始的局面不可能出现。{ $why }

pgn-fault-variant = 这是另一种棋：{ $name }。

pgn-fault-move = 这里不能走 { $move }。{ $why }

pgn-fault-move-ambiguous = 能走 { $move } 的棋子不止一个，要写明是哪一个，比如 Nbd2。

pgn-fault-move-nobody = 这里没有{ $role }能走到 { $square }，所以走不了 { $move }。

pgn-fault-tag = 标签要写在方括号里：先写名称，空一格，再写引号里的内容。这里写的是 { $text }，不对。

pgn-fault-unclosed = 这里开始的注释或变例没有结尾。

pgn-fault-unopened = 这里的变例有结尾，没有开头。

pgn-fault-variation-first = 还没有着法，变例就开始了。

pgn-fault-null = 这里有一方没有走棋；下棋不能停一步不走。

pgn-fault-unknown = “{ $text }”不是着法。

## 一局棋

review-to-list = 所有棋局

review-begin = 我们来一步一步看看这局棋。

review-begin-moments = 我们来看看这局棋。可以一步一步看，也可以先看关键时刻。

review-no-moves = 这局棋一步也没走。

review-better-there = 这里有更好的走法，你能找到吗？

review-looking = 我还没看到这一步。

review-not-looked-at = 这一步我还没看。

review-progress = 正在看每一步：{ $percent }%

review-stopped = 停在 { $percent }%

review-cancel = 先停下

review-resume = 接着看

review-graph = 白方在整局棋中的胜算

review-graph-caption = 白方的胜算

review-graph-at = { $move }：白方的胜算 { $percent }%

review-accuracy = { $side }：准确率 { $percent }%

review-moments = 关键时刻

review-puzzles = 这盘棋里有 { $count } 道题等你来做

review-move-back = 退一步

review-move-on = 进一步

review-next-move = 下一步

review-next-moment = 下一个关键时刻

review-first-moment = 去看第一个关键时刻

review-back-to-list = 回到列表

review-copy = 复制带讲解的棋谱

notice-game-copied = 带讲解的棋谱复制好了，可以粘贴到别处。

review-retry = 再试一次

review-to-game = 回到棋局

review-try-task = { $side }在这里走了 { $move }。你能找到更好的吗？

review-try-thinking = 让我看看……

review-try-best = 对！这里没有比 { $move } 更强的了。

review-try-good = 也是好棋：{ $move } 几乎和最好的一样强。

review-try-same = { $move } 就是实战的走法，还有更好的。

review-try-again = 换一步试试。

## 一局棋的结尾

review-end-mate = { -checkmate }！{ $side }赢了。

review-end-stalemate = { $side }没有合法的走法，又没有被将军：这是{ -stalemate }，所以是{ -draw }。

review-end-dead = 现在谁也不可能{ -checkmate }对方了，所以是{ -draw }。

review-end-fivefold = 同样的局面第五次出现，所以是{ -draw }。

review-end-seventy-five = 双方连续 75 回合没有走兵，也没有吃子，所以是{ -draw }。

review-end-time = 对方超时，{ $side }赢了。

review-end-time-draw = 有一方用完了时间，这局棋算{ -draw }。

review-end-rules = 有人犯规，{ $side }赢了。

review-end-abandoned = 这局棋中途停了，{ $side }赢了。

review-end-won = { $side }赢了，但没有{ -checkmate }：对方认输了，或者胜负是用别的办法定的。

review-end-draw = 这局棋是{ -draw }。

review-end-open = 棋谱到这里为止，没有写结果。

## 棋局存成文件

review-opening = { $name }

review-save = 把带讲解的棋谱存成文件

review-save-listed = 把这些棋局存成文件

review-file-name = 棋局

file-choose = 选择文件

file-no-window = 这台电脑打不开选文件的窗口，请写出文件的位置。

save-path = 存到哪个文件

action-save = 保存

notice-games-saved = 存好了：{ $file }

notice-games-not-saved = { $file } 写不进去：{ $reason }

review-lesson = 去学这一课：{ $title }

## 棋谱里别人写的话

review-notes = 棋谱里的注解：

review-notes-by = 注解（{ $name }）：

review-aside-line = { $move }：这是棋谱里附的变例。

review-aside-move = 变例：{ $move }

review-clock = { $side }的棋钟：{ $time }
