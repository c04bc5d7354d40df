# 习题：问什么，每试一着教练说什么，还有前后的画面。

## 题目。$side 是该走的一方。

puzzle-task-mate =
    { $count ->
        [1] 轮到{ $side }走：一步{ -checkmate }。
       *[other] 轮到{ $side }走：{ $count } 步{ -checkmate }。
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
        [1] 这着不错，不过这里有一步{ -checkmate }。
       *[other] 这着不错，不过这里有 { $count } 步{ -checkmate }。
    }

puzzle-good-but-more = 这着不错，不过这个局面里还有更好的。

puzzle-thinking = 让我看看这一着……

puzzle-not-yet = 还不对。看看接下来会怎样。

puzzle-not-listed = 这道题找的不是这一着，再试试。

puzzle-answered = 对方会走 { $move }。

puzzle-draws = { $outcome }这个局面里还有更好的。

puzzle-shown = 看看该怎么走。

puzzle-that-was-it = 答案就是这样。
