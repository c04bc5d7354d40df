title = 开局入门
summary = 一盘棋怎么开头：先走什么，为什么这么走。
