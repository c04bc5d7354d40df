# 为什么这一着不能走，棋局怎样结束。规则在哪些情形下说到，句子在那些情形下就都要说得对。
# `$by` 是攻击的子或挡路的子：“e8 的车”“e8 的车和 f6 的马”，前面空一格。

## 棋子怎么走

refusal-game-over = 这盘棋已经下完了，不能再走。{ $outcome }

refusal-no-piece = { $from } 格上没有棋子。先选一个自己的棋子。

refusal-other-side = 现在轮到{ $turn }走，{ $man }不能动。

refusal-how-king-moves = { -king }一次走一格，往哪个方向都行。从 { $from } 这样走，到不了 { $to }。

refusal-how-queen-moves = { -queen }横着、直着、斜着都能走，就是不拐弯。从 { $from } 这样走，到不了 { $to }。

refusal-how-rook-moves = { -rook }沿直线或横线走，不走斜的。从 { $from } 这样走，到不了 { $to }。

refusal-how-bishop-moves = { -bishop }只沿斜线走。从 { $from } 这样走，到不了 { $to }。

refusal-how-knight-moves = { -knight }走“日”字：直走两格，再往旁边走一格。从 { $from } 这样走，到不了 { $to }。

refusal-how-pawn-moves = { -pawn }往前直走一格，在出发的格上可以走两格；吃子往斜前方吃一格。从 { $from } 这样走，到不了 { $to }。

refusal-blocked = { $by }挡住了去 { $to } 的路。只有{ -knight }能跳过别的子。

refusal-own-piece = { $man }是自己的子，不能吃。一格里也站不下两个子。

## 兵

refusal-pawn-cannot-capture-forward = { -pawn }直着走，斜着吃，吃不了正前方 { $man }。

refusal-pawn-nothing-to-capture = { -pawn }只有吃子的时候才斜着走，可 { $to } 是空的，没有子可吃。

refusal-pawn-double-step-not-from-start = { -pawn }只有在出发的格上，才能一步走两格。从 { $from } 最多走一格。

refusal-en-passant-expired = { $pawn } 的兵是走过两格，可不是刚才那一着。{ -en-passant }要马上吃，过后就不行了。

refusal-en-passant-never = { $pawn } 的兵不是一下走两格过来的，所以不能{ -en-passant }。

refusal-en-passant-not-just-now = { $pawn } 的兵刚才没有一下走两格，所以现在不能{ -en-passant }。

refusal-promotion-missing = 兵走到最后一条横线，就要{ -promotion }。选一个：后、车、象或马。

refusal-promotion-not-allowed = 这一着变不出{ $role }来。兵走到最后一条横线才{ -promotion }，可以变后、车、象或马。

## 王的安全

refusal-king-attacked = 王走到 { $square }，会被 { $by }攻击。王不能自己走到被{ -attack }的格。

refusal-king-never-taken = { $king } 的王可以攻击，但王是不能从棋盘上吃掉的。

refusal-king-next-to-king = 王走到 { $to }，就紧挨着 { $king } 的王了。两个王之间至少要隔一格。

refusal-pinned = { $man }替 { $square } 的王挡着，被{ -pin }住了。这样一走，{ $by }就攻击到王了。

refusal-pinned-en-passant = { $from } 的兵要是{ -en-passant }，被吃的兵也会离开棋盘。那样 { $by }就攻击到 { $square } 的王了。

refusal-does-not-answer-check = { $square } 的王正被 { $by }{ -check }，这一着解不了。王能躲开吗？能吃掉那个子，或者在中间挡住吗？

refusal-double-check = { $by }同时攻击 { $square } 的王，这叫{ -double-check }。只有动王才能应。

## 王车易位

refusal-king-has-moved = 王在第 { $move } 回合就动过了。动过的王不能再{ -castling }。

refusal-rook-has-moved = 原来在 { $rook } 的车，第 { $move } 回合就离开了那里。{ -castling }要用一直没离开原位的车。

refusal-castling-right-gone = 在这个局面里，{ $rook } 这一边已经不能{ -castling }了：王或者 { $rook } 的车以前动过。

refusal-no-rook = { -castling }要用 { $corner } 的车，可那里没有自己的车。

refusal-castling-blocked = { $men }挡着王和车的路。路空出来，才能{ -castling }。

refusal-castling-in-check = { $square } 的王正被 { $by }将军。正被将军的时候，不能{ -castling }。

refusal-castling-through-attack = 王要经过 { $square }，在那里会被 { $by }攻击。{ -castling }的时候，王不能经过被攻击的格。

refusal-castling-into-attack = 王会落在 { $square }，在那里会被 { $by }攻击。{ -castling }的时候，王也不能落在被攻击的格。

refusal-not-on-same-rank = 这样走，是想用 { $rook } 的车来{ -castling }。可是王和车要在同一条{ -rank }上才行。

## 棋局怎样结束

outcome-checkmate = { -checkmate }，{ $winner }胜。

outcome-resignation = { $loser }{ -resign }，{ $winner }胜。

outcome-flag = { $loser }{ -flag-fall }，{ $winner }胜。

outcome-stalemate = { -stalemate }：轮到走的一方没被将军，却一着也走不了，算{ -draw }。

outcome-dead-position = { -dead-position }：双方怎么走都不可能将死对方，算{ -draw }。

outcome-threefold = { -threefold-repetition }：同一个局面至少出现了三次，有一方要求判和，算{ -draw }。

outcome-fivefold = 同一个局面出现了五次，算{ -draw }。

outcome-fifty-moves = { -fifty-move-rule }：至少连续五十回合，双方没吃过子，也没动过兵，有一方要求判和，算{ -draw }。

outcome-seventy-five-moves = 连续七十五回合，双方没吃过子，也没动过兵，算{ -draw }。

outcome-agreement = { -draw-by-agreement }：双方都愿意和。

outcome-flag-without-mating-material = 有一方超时了，可是另一方怎么走都不可能将死对方，算{ -draw }。

## 五十回合规则快到了

fifty-moves-left = { -fifty-move-rule }：{ $half ->
    [0] 还剩 { $moves } 个回合
   *[other] { $moves ->
        [0] 还剩半回合，再走一着就满了
       *[other] 还剩 { $moves } 回合半
    }
}

fifty-moves-are-full = { -fifty-move-rule }：轮到谁走，谁就可以要求判{ -draw }

## 时间到了：为什么输，为什么不输

outcome-flag-mate = { $loser }{ -flag-fall }。{ $winner }还有可能{ -checkmate }对方，比如走 { $line }，所以{ $winner }胜。

outcome-flag-man = { $loser }{ -flag-fall }。{ $winner }还有{ $man }，有{ $man }就能{ -checkmate }对方，所以{ $winner }胜。

outcome-flag-pawn = { $loser }{ -flag-fall }。{ $winner }还有兵，兵能变成后，再{ -checkmate }对方，所以{ $winner }胜。

outcome-flag-men = { $loser }{ -flag-fall }。{ $winner }剩下的子配合王就能{ -checkmate }对方，所以{ $winner }胜。

outcome-flag-help = { $loser }{ -flag-fall }。{ $winner }的子虽然不多，可是{ $loser }自己的子可能挡住自己的王，还不能说将不死，所以{ $winner }胜。

outcome-flag-draw-king = { $loser }{ -flag-fall }。可是{ $winner }只剩一个王，怎么走都将不死对方，算{ -draw }。

outcome-flag-draw = { $loser }{ -flag-fall }。可是凭{ $winner }剩下的子，怎么走都将不死对方，算{ -draw }。
