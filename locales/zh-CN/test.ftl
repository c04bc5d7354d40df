# 测验：课程结束时做，或者用来找起点。

action-dont-know = 我不会

test-missed = 没关系，看下一题。
test-missed-shown = 没关系，棋盘上标出来了。看下一题。

test-score = { $of } 题答对 { $right } 题
test-all-right = 全对！这些你都会了。
test-look-again = 这几课值得再看一遍：
test-placed = 我知道从哪里开始了。

test-begin = 从这里开始：{ $title }
test-again-lesson = 再看一遍：{ $title }

learn-where = 我该从哪里开始？
