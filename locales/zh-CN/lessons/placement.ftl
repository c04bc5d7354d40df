title = 我该从哪里开始？
summary = 十道小题，看看你的课从哪里开始最合适。

welcome = 十道小题，每题答一次，不计时。不会就说不会，答完我就知道从哪里开始。

jump = 马能这样走吗？

head-on = 白兵能往前走一步吗？

through = 白方想易位，可以吗？

passing = 黑方刚把兵从 d7 走到 d5。白方能这样吃吗？

checker = 白方正被将军。是哪个子在将军？点一点它。

finish = 轮到白方，一着将死。
    .success = 底线将死。

nowhere = 轮到黑方走。这算什么？
    .answer-mate = 将死
    .why-mate = 没有子攻击王，所以不是将死。
    .answer-draw = 和棋
    .why-draw = 对。没被将军，又没有棋可走：逼和。
    .answer-goes-on = 接着下
    .why-goes-on = 王周围的格都受到攻击，黑方没有棋可走。

begin = 对局刚开始。现在怎么走最好？
    .answer-queen = 出后去抓兵
    .why-queen = 后出来太早，容易被赶来赶去。
    .answer-knight = 出马
    .why-knight = 对，先出马和象。
    .answer-pawn = 挺两边的兵
    .why-pawn = 边兵走了，子还是没出来。

twice = 轮到白方。走一着同时攻击两个子，赢下后。
    .success = 一边将军，一边攻击后：击双。

stuck = 有一个黑子不能离开它的线，一离开王就受到攻击。点一点它。
