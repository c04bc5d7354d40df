# 教练怎样评一着棋。每句话都由棋盘上的一条变化证明过。
# `fact-…` 不是整句，接在下面句子的逗号或冒号后面。

## 评级

rating-book = { -book-move }

rating-best = { -best-move }

rating-good = { -good-move }

rating-inaccuracy = { -inaccuracy }

rating-mistake = { -mistake }

rating-blunder = { -blunder }

rating-still-winning = { -still-winning }

rating-great = { -great-move }

rating-brilliant = { -brilliant-move }

rating-forced = { -forced-move }

rating-missed = { -missed-chance }

# 后面的话说的是损失时，用下面这些代替夸奖的评级
rating-lost-before = 这之前已经是败势

rating-still-won = 局面仍是胜势

rating-none-better = 没有更好的着法

rating-little-change = 胜负的机会几乎没变

## 着法的想法

idea-mate = { -checkmate }

idea-mate-threat = 威胁{ -checkmate }

idea-back-rank-mate = { -back-rank-mate }

idea-smothered-mate = { -smothered-mate }

idea-arabian-mate = 阿拉伯杀法

idea-anastasia-mate = 阿纳斯塔西娅杀法

idea-boden-mate = 博登杀法

idea-double-bishop-mate = 双象杀

idea-dovetail-mate = 鸽尾杀

idea-epaulette-mate = 肩章杀

idea-hook-mate = 钩形杀

idea-hanging-piece = { -hanging }的棋子

idea-winning-exchange = 合算的兑子

idea-winning-material = 赢得子力

idea-fork = { -fork }

idea-pin = { -pin }

idea-skewer = { -skewer }

idea-discovered-attack = { -discovered-attack }

idea-discovered-check = { -discovered-check }

idea-double-check = { -double-check }

idea-x-ray = { -x-ray }

idea-removing-the-defender = { -removing-the-defender }

idea-deflection = { -deflection }

idea-decoy = { -decoy }

idea-overload = { -overload }

idea-interference = { -interference }

idea-trapped-piece = 被困的棋子

idea-sacrifice = { -sacrifice }

idea-in-between-move = { -in-between-move }

idea-quiet-move = 静着

idea-promotion = { -promotion }

idea-underpromotion = { -underpromotion }

idea-promotion-threat = 兵快要{ -promotion }

idea-perpetual-check = { -perpetual-check }

idea-stalemate-trick = 靠{ -stalemate }逃生

idea-stalemate = { -stalemate }

idea-dead-position = { -dead-position }

idea-threefold-repetition = { -threefold-repetition }

idea-fifty-move-rule = { -fifty-move-rule }

idea-castles = { -castling }

idea-centre = 占{ -centre }的兵

idea-development = { -development }

idea-weak-point = 王旁边的弱点

idea-same-man = 同一个子走两次

idea-early-queen = 后出得太早

idea-lost-castling = 不能再易位

idea-exposed-king = 王前的掩护

idea-doubled-pawns = { -doubled-pawn }

idea-isolated-pawn = { -isolated-pawn }

idea-backward-pawn = 落后兵

idea-passed-pawn = { -passed-pawn }

idea-open-file = { -open-file }

idea-outpost = { -outpost }

idea-simplification = 领先时兑子

idea-opposition = { -opposition }

idea-square-of-the-pawn = 兵的正方形

## 事实：$by 是动手的子，$on 是受害的子；$first、$second 是受害的头两个，$last 是动手的最后一个

fact-mate = { $by }{ -checkmate } { $on }

fact-mate-threat = { $last }威胁下一着{ -checkmate }

fact-back-rank-mate = { $by }走成了{ -back-rank-mate }

fact-smothered-mate = { $by }走成了{ -smothered-mate }

fact-arabian-mate = { $by }一起走成了阿拉伯杀法

fact-anastasia-mate = { $by }一起走成了阿纳斯塔西娅杀法

fact-boden-mate = { $by }一起走成了博登杀法

fact-double-bishop-mate = { $by }一起走成了双象杀

fact-dovetail-mate = { $by }走成了鸽尾杀

fact-epaulette-mate = { $by }走成了肩章杀

fact-hook-mate = { $by }一起走成了钩形杀

fact-hanging-piece = { $by }吃 { $on }，没有子能吃回来

fact-winning-exchange = { $by }吃 { $on }，就算被吃回去也合算

# 只因为被将军或被牵制才吃不回来时，用下面两句
fact-hanging-piece-check = { $by }吃 { $on }，王同时被{ -check }，没有子能吃回来

fact-hanging-piece-pin = { $by }吃 { $on }，保护它的子被{ -pin }住了，没有子能吃回来

# 说的就是这一着吃子时，用下面几句
fact-hanging-piece-taken = 吃掉 { $on }，没有子能吃回来

fact-hanging-piece-taken-check = 吃掉 { $on }，对方的王正被{ -check }，没有子能吃回来

fact-hanging-piece-taken-pin = 吃掉 { $on }，原来保护它的子被{ -pin }住了，没有子能吃回来

fact-winning-exchange-taken = 吃掉 { $on }，就算被吃回去也合算

fact-winning-material = { $on }被吃掉，这样就多得了子

fact-fork = { $by }走成{ -fork }，同时攻击 { $on }

fact-pin = { $by }{ -pin }住 { $first }，它后面就是 { $second }

fact-skewer = { $by }{ -skewer } { $first }和它后面 { $second }

fact-discovered-attack = 线路一让开，{ $last }就攻击到 { $on }

fact-discovered-check = 线路一让开，{ $last }就{ -check }

fact-double-check = { $by }同时{ -check }

fact-x-ray = { $by }隔着 { $on }也起作用

fact-removing-the-defender = { $first }本来保护着 { $second }，现在被吃掉了

fact-removing-the-defender-mate = { $first }本来防着{ -checkmate }，现在被吃掉了

fact-deflection = { $first }本来保护着 { $second }，现在被引开了

fact-deflection-mate = { $first }本来防着{ -checkmate }，现在被引开了

fact-driven-away = { $first }本来保护着 { $second }，现在不得不走开

fact-driven-away-mate = { $first }本来防着{ -checkmate }，现在不得不走开

fact-overload = { $first }要管两处，只顾得了一处，这就是{ -overload }

fact-interference = { $first }本来保护着 { $second }，现在中间被挡住了

fact-interference-mate = { $first }本来防着{ -checkmate }，现在中间被挡住了

fact-decoy = { $first }被引到 { $square }，站到了坏地方

fact-sacrifice = 先弃掉 { $by }，最后并不吃亏

fact-trapped-piece = { $on }受到攻击，又没有安全的格可去

fact-in-between-move = 先走这着{ -in-between-move }，{ $on }过后还能吃

fact-quiet-move = { $by }不吃子、不{ -check }，也一样有力

fact-promotion = 兵变成了 { $by }

fact-underpromotion = 兵变成了 { $by }，没有变后

fact-promotion-threat = { $by }就要{ -promotion }了

fact-perpetual-check = { $by }可以一次又一次地{ -check }

fact-stalemate-trick = { $on }这一方无着可走，成了{ -stalemate }

# 规则规定的和棋：$side 是轮到走的一方，也就是被逼和的一方
fact-stalemate = { $side }没被将军，却无着可走，这是{ -stalemate }，算{ -draw }

fact-dead-position = 双方怎么走都不可能将死对方了，算{ -draw }

fact-threefold-repetition = 同一个局面至少出现三次了，可以判{ -draw }

fact-fifty-move-rule = 连续五十回合没有吃过子，也没有动过兵，可以判{ -draw }

fact-castles = 王离开了棋盘中间，{ $last }也投入了战斗

fact-centre = { $by }占住了{ -centre }

fact-development = { $by }出动了

fact-weak-point = { $by }攻击 { $on }，那里只有王在保护

fact-same-man = { $by }又走了一次，{ $on }还在原位没动

fact-early-queen = { $by }先出来了，{ $on }还在原位没动

fact-lost-castling = { $by }再也不能{ -castling }了

fact-exposed-king = { $by }离开了 { $on }前面的位置

fact-doubled-pawns = { $on }在同一条直线上，不能互相保护

fact-isolated-pawn = { $on }旁边的直线上没有自己的兵了

fact-backward-pawn = { $on }落在了后面：旁边的直线上，自己的兵已经走到前面去了，前面一格又有对方的兵看着

fact-passed-pawn = { $by }成了{ -passed-pawn }：前方本线和邻线上都没有对方的兵

fact-open-file = { $by }占住了{ -open-file }

fact-outpost = { $last }保护着 { $first }，这是个{ -outpost }：没有对方的兵能在旁边赶它

fact-simplification = 双方兑掉一样的子，领先的一方还是领先

fact-opposition = { $by }和 { $on }{ -opposition }：中间隔一格，轮到对方走

fact-square-of-the-pawn = { $by }走进了 { $on }的正方形

## 句子

coach-does = 走 { $move }，{ $fact }。

coach-does-later = 走 { $line } 以后，{ $fact }。

coach-allows = 接着对方可以走 { $move }：{ $fact }。

coach-allows-later = 接下来可能走成 { $line }：{ $fact }。

coach-allowed = 你刚才那一着以后，对方可以走 { $move }：{ $fact }。

coach-allowed-later = 你刚才那一着以后，可能走成 { $line }：{ $fact }。

coach-misses = { $move } 更强：{ $fact }。

coach-misses-later = { $move } 更强。走 { $line } 以后，{ $fact }。

# 走的着法一样好，所以不说“更强”
coach-misses-also = 也可以走 { $move }：{ $fact }。

coach-misses-also-later = 也可以走 { $move }。走 { $line } 以后，{ $fact }。

coach-sees = { $idea }：{ $fact }

coach-prefers = { $move } 更强。

coach-better-line = { $move } 更强。看看接下来怎么走。

coach-other-line = 也可以走 { $move }。看看接下来怎么走。

coach-only-move = 这是唯一合规则的一着。

coach-praises = { $praise }{ $reason }

coach-rates = { $move }：{ $rating }。

coach-rates-with = { $move }：{ $rating }。{ $reason }

coach-hint-idea = 往这个方向想：{ $idea }。

coach-hint-look = 先看每一个{ -check }、每一个{ -capture }。棋盘上会变成什么样？

coach-hint-in-check = 你被{ -check }了。能应将的每一着都看一看。

coach-hint-king = 现在既不能{ -check }，也不能{ -capture }。你的王站在哪里最好？

coach-hint-idle = 现在既不能{ -check }，也不能{ -capture }。你的哪个子最闲？

coach-hint-plan = 现在既不能{ -check }，也不能{ -capture }。对方下一步想干什么？

coach-hint-piece = 该动的是 { $man }。

coach-hint-move = 走 { $move }。

coach-sure = 等一下：{ $square } 的{ $role }会被 { $taker }吃掉。

coach-sure-mate = 等一下：这样 { $by }走到 { $square }，就是{ -checkmate }。

coach-sure-draw = 等一下：这样一来，{ $fact }。

## 夸奖：放在理由前面的话，用于不容易找到的着法

praise-1 = 看得准！

praise-2 = 眼光真好！

praise-3 = 这着很有力！

praise-4 = 找得漂亮！

praise-5 = 这着想得细！

praise-6 = 这着可不好找！

praise-7 = 好眼力！

praise-8 = 这一想很值！

praise-9 = 精彩！

praise-10 = 好主意！

praise-11 = 你看出来了！

praise-12 = 正是这着！

praise-13 = 走得真好！

## 同上，用于好找的好着

praise-plain-1 = 走得好。

praise-plain-2 = 走得有道理。

praise-plain-3 = 这着稳当。

praise-plain-4 = 想得对。

praise-plain-5 = 这着很合适。

praise-plain-6 = 走得不错。

praise-plain-7 = 这着有用。

praise-plain-8 = 就该这样走。

praise-plain-9 = 选得对。

praise-plain-10 = 就这样走下去。

praise-plain-11 = 走得踏实。

praise-plain-12 = 这着有好处。

## 同上，并提到学过这个想法的那一课

praise-lesson-1 = “{ $lesson }”这一课学的用上了！

praise-lesson-2 = “{ $lesson }”这一课你记住了！

praise-lesson-3 = “{ $lesson }”这一课没白学！
