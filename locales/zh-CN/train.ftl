# 练习：认格、读棋谱。

train-find = 找到 { $square }。
train-name = 这是哪一格？
train-read = 走 { $move }。
train-write = 这一着怎么写？
train-answer = { $answer }

train-right = 对。
train-not-square = 这一格是 { $square }。
train-here = { $square } 在这里，点一点。
train-not-name = { $square } 在这里。
train-not-move = 你走的是 { $move }。
train-not-writing = 不是这个。看看是哪个子在走，落在哪一格？

tally-row = { $done } / { $of } · 连对 { $row } 个
