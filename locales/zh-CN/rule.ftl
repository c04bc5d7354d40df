# 规则的短名，用来回答“是哪条规则不允许？”。错的选项，换个说法也不能是对的。

rule-game-over = 这盘棋已经下完了
rule-no-piece = 那里没有棋子
rule-other-side = 没轮到这一方走
rule-not-how-it-moves = 这个棋子不这样走
rule-blocked = 中间有子挡着
rule-own-piece = 那里站着自己的子

rule-pawn-cannot-capture-forward = 兵吃不了正前方的子
rule-pawn-nothing-to-capture = 兵只有吃子才斜着走
rule-pawn-double-step-not-from-start = 只有在出发的格上才能走两格
rule-en-passant-expired = 那个兵走两格是早先的事
rule-en-passant-never = 那个兵刚才没有走两格
rule-promotion-missing = 没说兵要变成什么
rule-promotion-not-allowed = 这一着变不出那个子

rule-king-attacked = 王会走到被攻击的格
rule-king-never-taken = 王是不能被吃掉的
rule-king-next-to-king = 两个王会紧挨在一起
rule-pinned = 一走开就露出了自己的王
rule-does-not-answer-check = 这一着没有应将
rule-double-check = 双将的时候只能动王

rule-king-has-moved = 王以前动过
rule-rook-has-moved = 这个车离开过原位
rule-castling-right-gone = 王或者车以前动过
rule-no-rook = 那里没有自己的车
rule-castling-blocked = 王和车中间有子
rule-castling-in-check = 王正被将军
rule-castling-through-attack = 王会经过被攻击的格
rule-castling-into-attack = 王会落在被攻击的格
rule-not-on-same-rank = 王和车不在同一条横线上
