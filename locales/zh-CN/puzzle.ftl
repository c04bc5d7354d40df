# 习题：问什么，每试一着教练说什么，还有前后的画面。

## 题目。$side 是该走的一方。

puzzle-task-mate =
    { $count ->
        [1] 轮到{ $side }走：一着{ -checkmate }。
       *[other] 轮到{ $side }走：{ $count } 着{ -checkmate }。
    }

puzzle-task-win = 轮到{ $side }走：赢得子力。

puzzle-task-save = 轮到{ $side }走：救回一盘和棋。

puzzle-task-best = 轮到{ $side }走：找出最好的一着。

## 为什么又见到它

puzzle-back-missed =
    { $days ->
        [0] 又见面了：刚才这道没做出来。
        [1] 又见面了：昨天这道没做出来。
       *[other] 又见面了：{ $days } 天前这道没做出来。
    }

puzzle-back-helped =
    { $days ->
        [0] 又见面了：刚才这道是看了提示才做对的。
        [1] 又见面了：昨天这道是看了提示才做对的。
       *[other] 又见面了：{ $days } 天前这道是看了提示才做对的。
    }

puzzle-back-solved =
    { $days ->
        [0] 又见面了：再做一遍，记得更牢。
        [1] 又见面了：昨天做对过，再做一遍，记得更牢。
       *[other] 又见面了：{ $days } 天前做对过，再做一遍，记得更牢。
    }

## 走了一着以后

puzzle-go-on = 对！接下来呢？

puzzle-right = 做对了！

puzzle-other-mate = { -checkmate }！和答案走的不一样，一样对。

puzzle-also-good = 这着也好！不是答案里的那一着，但一样强。

puzzle-good-but-mate =
    { $count ->
        [1] 这着不错，不过这里有一着{ -checkmate }。
       *[other] 这着不错，不过这里有 { $count } 着{ -checkmate }。
    }

puzzle-good-but-more = 这着不错，不过这个局面里还有更好的。

puzzle-thinking = 让我看看这一着……

puzzle-not-yet = 还不对。看看接下来会怎样。

puzzle-not-listed = 这道题找的不是这一着，再试试。

puzzle-answered = 对方会走 { $move }。

puzzle-draws = { $outcome }这个局面里还有更好的。

puzzle-shown = 看看该怎么走。

puzzle-hint-check = 把能将军的着法都看一遍，答案就在里面。

puzzle-hint-quiet = 第一着不将军。走哪一着，接下来就能{ -checkmate }？

puzzle-why-stalemate = 不管对方怎么走，你都没有合规则的着法，又没有被将军，这就是{ -stalemate }，和棋。

puzzle-that-was-it = 答案就是这样。

## 习题总页

rail-puzzles = 习题

puzzles-title = 习题

puzzles-loading = 正在把习题摆出来……

puzzles-start = 做下一题

puzzles-for-you = 给你的习题

puzzles-due = 有 { $count } 道题回来了，再试一次。别的题难度也会正合适。

puzzles-rating = 你的习题等级分：{ $points }。

puzzles-rating-rough = 你的习题等级分：大约 { $points }。再做几道就更准了。

puzzles-ways = 换个做法

puzzles-streak = 连对

puzzles-minutes = 三分钟

puzzles-own = 自己的对局

puzzles-own-count = 自己的对局（{ $count }）

puzzles-progress = 做得怎么样

puzzles-ways-more = “连对”越做越难，做错一道就结束。只有“三分钟”计时。

puzzles-by-rating = 按难度

puzzles-range = { $low }～{ $high }

puzzles-by-course = 按课程

puzzles-by-idea = 按题型

puzzles-more = 更多习题

puzzles-count = 现在有 { $count } 道题。

puzzles-more-how = 可以导入 Lichess 的习题文件（lichess_db_puzzle.csv，.zst 压缩的也行）。打开文件，或把文件拖到这里。

puzzles-path = 文件的位置

puzzles-import = 导入

puzzles-importing = 读了 { $lines } 行，新增 { $added } 道……

puzzles-stop-import = 停下

puzzles-import-known = 这个文件以前导入过了。

puzzles-import-failed = 没有成功：{ $reason }

puzzles-import-stopped = 读到第 { $lines } 行停下了，新增 { $added } 道。再导入同一个文件，会从这里接着来。

puzzles-imported = 好了：新增 { $added } 道。不能用的有 { $bad } 行。

puzzles-bad-line = 第 { $line } 行：{ $why }

## 做一道题

puzzle-to-all = 所有习题

puzzle-none = 这里没有题可做了，换个做法吧。

puzzle-none-own = 还没有从你自己的对局里找出的题。

puzzle-no-more-own = 你自己对局里的题都做过了。没做对的，过些时候会自己回来。

puzzle-score = 做对 { $solved } 道

puzzle-score-time = 做对 { $solved } 道 · 还剩 { $seconds } 秒

puzzle-show-solution = 看答案

puzzle-next = 下一题

puzzle-play-on = 从这里接着下

puzzle-again = 再来一次

puzzle-streak-over =
    { $solved ->
        [0] 这次一开始就断了。下一次还是从容易的开始。
       *[other] 连对 { $solved } 道！
    }

puzzle-time-over = 三分钟到了：做对 { $solved } 道。

puzzle-rating-up = { $rating }（+{ $change }）

puzzle-rating-down = { $rating }（−{ $change }）

puzzle-level = 这道题的难度：{ $points }。

puzzle-comes-back = 过些时候它会再来，让你记得更牢。

## 做得怎么样

puzzles-too-few = 再做几道题，这里就会显示你擅长和不擅长的题型。

puzzles-best-streak =
    { $count ->
        [0] 还没有连着做对的题。
       *[other] 最多连对 { $count } 道。
    }

puzzles-curve = 你的习题等级分，一题一题看

puzzles-weakest = 值得多练

puzzles-strongest = 做得不错

puzzles-idea-score = { $idea }：{ $tried } 道里一次做对 { $solved } 道

puzzles-practise = 练一练

puzzles-lesson = 上这一课

## 习题文件或其中一行有什么错

puzzle-file-unreadable = 文件读不了（{ $reason }）。

puzzle-file-unwritten = 习题存不进去（{ $reason }）。

puzzle-row-unreadable = 不是文字，或者太长

puzzle-row-columns = 要有编号、FEN 和着法

puzzle-row-id = 没有编号，或编号不是一个词

puzzle-row-rating = 难度不是 0 到 4000 的数

puzzle-row-position = FEN 读不懂，或不合规则

puzzle-row-move = 第 { $number } 着“{ $move }”在这里不合规则

puzzle-row-length = 着法要成双，至少两着

## 命令行

puzzle-file-taken = 新增 { $added } 道，合并 { $merged } 道，{ $bad } 行有错；一共 { $count } 道题
puzzle-file-known = 这个文件以前导入过；一共 { $count } 道题
puzzle-mined = 看了 { $games } 盘棋，{ $count ->
    [0] 没找到题
   *[other] 找到 { $count } 道题
}
