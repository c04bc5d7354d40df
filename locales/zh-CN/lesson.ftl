# 课程作者没写的话，教练就这样说。

## 走了别的着法：说说这一着做了什么

move-mates = 这一着{ -checkmate }了对方的王。

move-stalemates = 这样一走，{ $side }没被将军，却一着也走不了：这叫{ -stalemate }，是和棋。

move-captures = 这一着吃掉了 { $man }。

move-checks = { $men }在{ -check }。

move-castles = 这一着是{ -castling }，王和车一起动。

# 攻击的可能是兵刚变成的子。
move-attacks = { $piece }这一着，攻击到了 { $man }。

move-goes = { $piece }走到了 { $square }。

move-leaves-undefended = { $taker }现在能吃 { $man }，而且没有子保护它。

move-leaves-loss = { $taker }现在能吃 { $man }。就算你再吃回来，也是亏的。

## 步骤

step-solved = 对了，做得好。

ask-go-on = 对，就是这样。看对方怎么应，再接着走。

ask-looks-closer = 这一步我再仔细看看……

ask-good-too = 这步也是好棋！不过这一题练的是另一步，再看看题目。

ask-another-way = 漂亮！这是另一种走法，也做到了。

ask-look-again = 题目要的还没做到。再读一遍题，再看看棋盘。

typed-not-a-move = 这样写，还看不出是哪一着。写从哪格到哪格，比如 g1f3；也可以像 Nf3、O-O 这样写。

typed-no-such-man = 照你写的，没有{ $role }能走到 { $square }。看看你的棋子都站在哪里。

typed-ambiguous = 能这样走的棋子不止一个。写明从哪格到哪格，比如 g1f3。

drill-attacked = 走到 { $square }，会被 { $men }攻击。
drill-attacked-look = 找一个没被攻击的格落脚。

# 没有找遍所有走法的时候也这样说。
drill-stuck = 从这里，我看不到能完成的走法了。从头再来一次吧。

## 提示

hint-piece = 看看 { $square } 的{ $role }，它能做什么？

hint-move = 把 { $from } 的{ $role }走到 { $to }。

hint-squares-left = 还差 { $count } 格。

hint-square = 点一点 { $square }。

hint-setup-square = { $square } 还缺一个棋子。

hint-setup-man = { $piece }要放在 { $square }。

## 能不能走？

legal-yes = 能，规则允许
legal-no = 不能，规则不允许

legal-which-rule = 对，不能这样走。是哪条规则不允许？

legal-not-that-rule = 不许这样走，不是因为这一条。看看棋盘，换一条。

legal-is-allowed = 对，这是{ -legal-move }。

legal-no-rule-forbids = 没有哪条规则不许走这一着。再看看，它是能走的。

why-same-square = 走棋要从一格走到另一格。
why-allowed = { $move } 是{ -legal-move }。

## 点格

squares-empty = { $square } 上没有棋子。

squares-not-reach = { $man }一步走不到 { $square }。

squares-not-attacked = { $man }攻击不到 { $square }。

squares-not-attacker = 不是 { $man }。
squares-not-attacker-look = 找找能吃到 { $target } 的棋子。

squares-not-defender = { $man }没有保护 { $target }。
squares-not-defender-look = 找找能在 { $target } 吃回来的棋子。

squares-not-hanging = 不是 { $man }。
squares-not-hanging-look = 找找被攻击、又{ -hanging }的子。

squares-not-pinned = 不是 { $man }。
squares-not-pinned-look = 被{ -pin }的子，正替自己的王挡着对方的子。

squares-not-checker = { $man }没有在{ -check }。
squares-not-checker-look = 从被将军的王出发，往外找。

squares-not-safe = 王现在走不到 { $square }。
squares-not-safe-look = 找找王旁边没被攻击的格。

squares-not-movable = { $man }现在动不了。

squares-this-is = 这是 { $square }。
squares-this-is-look = 先看字母，再看数字。

squares-this-file = { $square } 在 { $file } 线上。

squares-this-rank = { $square } 在第 { $rank } 横线上。

squares-not-diagonal = { $square } 不在那条{ -diagonal }上。

squares-not-there = { $square } 不是要找的格。

squares-other-man = 这是 { $man }。

## 摆棋

setup-not-here = 这个{ $piece }不放在 { $square }，找找别的格。

import-done = { $lessons } 课，{ $steps } 步；略过 { $left } 局，有 { $decisions } 处要人来决定。
hint-none = 这里没有可以提示的着法。
