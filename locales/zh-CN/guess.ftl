# 猜着：照着一盘名局，替一方走。

tally-points = 第 { $at } 着，共 { $moves } 着 · 得 { $points } 分，满分 { $of } 分

guess-exact = 对局里也是这样走的。
guess-exact-2 = 和对局一样。
guess-exact-3 = 你找到了对局里的那一着。

# 引擎看过才这样说，下面三句也是。
guess-as-good = { $played } 一样好。对局里走的是 { $game }。
guess-good = { $played } 也是好着。对局里走的是 { $game }。
guess-playable = { $played } 能走，不过吃了点亏。对局里走的是 { $game }。
guess-weaker = { $played } 在这里差一些。对局里走的是 { $game }。

guess-mates = { $played } 一着就将死了！对局里走的是 { $game }。

# 还没人看过这一着。
guess-other = 你走了 { $played }。对局里走的是 { $game }。

guess-looking = 你走了 { $played }。我来看一看。

guess-hint-look = 先看能不能将军，再看吃子，再看威胁。

guess-result = 得了 { $points } 分，满分 { $of } 分；{ $moves } 着里有 { $exact } 着和对局一样。
