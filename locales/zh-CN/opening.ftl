opening-named = { $eco } { $name }，走到 { $move }
opening-unnamed = 这个开局没有名字。

opening-comment = { $text }

## 练开局

opening-looking = 让我看看这着棋。
opening-playable = { $move } 可以走。
opening-playable-named = { $move } 可以走，这是{ $name }。
opening-dubious = { $move } 也有人走，不过要吃点亏。
opening-mistake = 这里走 { $move } 是错着。
opening-gives-away = { $move } 要吃亏。
opening-answered = 对方的应着是 { $move }。
opening-ours = 这里我们练 { $move }。
opening-punish = 这不是最好的着法。找出能证明这一点的着法。
opening-right-1 = 就是这着。
opening-right-2 = 对，就是这么走。
opening-right-3 = 走对了。

opening-again = 再来一遍，箭头会少一些。
opening-line-done = 这条变化走完了。
opening-tree-ends = 我们的变化到这里为止。

opening-task-learn-white = 你是白方。跟着箭头走，记住为什么。
opening-task-learn-black = 你是黑方。跟着箭头走，记住为什么。
opening-task-white = 你是白方。凭记忆走。
opening-task-black = 你是黑方。凭记忆走。
opening-task-wait = 轮到对方走。
opening-finished = 都练完了，走得好。

## 开局列表

openings-title = 开局
openings-search = 找开局
openings-none = 这里没有这个名字的开局。
openings-due = 今天有 { $count } 个局面等着你。
openings-nothing-due = 今天没有要复习的。
openings-today = 今天的局面
openings-as-white = 执白
openings-as-black = 执黑
openings-known = { $positions } 个局面，记住了 { $known } 个
openings-percent = { $percent }%
openings-hundred = 100% 的意思是：这里的每个局面你都凭记忆走对过，今天也没有要复习的。
openings-learn = 学变化
openings-recall = 回忆
openings-spar = 对练
openings-learn-what = 一条一条学，箭头会慢慢消失。
openings-recall-what = 所有变化，凭记忆走。
openings-spar-what = 教练随意走，也会走错。
openings-lines = 变化
openings-line-known = { $positions } 个局面，记住了 { $known } 个
openings-line-missed = 错过 { $lapses } 次
drill-round = { $mode ->
    [today] 第 { $number } 个局面，共 { $of } 个
   *[line] 第 { $number } 条变化，共 { $of } 条
}
drill-tally = { $asked } 个里，不看提示走对 { $right } 个
drill-next = 下一个
drill-again = 再来一遍
drill-skip = 跳过
drill-leave = 回到开局
drill-done = 完成
drill-moves = 走过的着法
opening-imported = { $name }：{ $count } 条变化可以练，存放在 { $path }
opening-reason = { $move }：{ $reason }
drill-play-on = 和{ $name }接着下
drill-play-other = 从 { $move } 接着下
drill-choose = 从这里下一盘：选对手

## 自己的开局

repertoire-add = 我的开局
repertoire-nameless = 我的变化
repertoire-bring = 导入 PGN
repertoire-bring-what = 把 PGN 文件拖到这里，用 Ctrl+V 粘贴，或者打开一个文件。变例成为一条条变化，注释成为理由。
repertoire-importing = 正在读……
repertoire-new = 新建一个
repertoire-new-what = 在棋盘上一着一着走出你的变化。给哪一方用？
repertoire-name = 名称
repertoire-rename = 改名
repertoire-edit = 修改
repertoire-copy = 复制为 PGN
repertoire-delete = 删除
repertoire-deleted = “{ $name }”已删除。
repertoire-bring-back = 恢复
repertoire-how = 在棋盘上走棋。新的着法会加进去，已有的着法会走到那里。
repertoire-start = 开始
repertoire-comment = 为什么走这着？
repertoire-mistake = 这着是错着
repertoire-next = 接下来：
repertoire-next-none = 后面还没有着法。在棋盘上走一着就加进去。
repertoire-first = 首选
repertoire-prefer = 把 { $move } 作为首选
repertoire-remove = 去掉 { $move } 和后面的着法
repertoire-undo = 撤销上一个改动
repertoire-redo = 重做
openings-weighed = 新评估了 { $new } 着，表里共有 { $all } 着。
