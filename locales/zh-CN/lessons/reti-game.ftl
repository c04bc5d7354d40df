title = 维也纳的十一回合
summary = 1910 年：两位名手，弃后，双将。

story = 1910 年，维也纳。列蒂执白，对手是塔尔塔科维尔，两人都是名手。黑方走{ -caro-kann-defence }。
    .at-4 = 黑方打击中心。
    .at-8 = 黑方要兑马。

opening = 你是列蒂。快把子调出来。
    .hint-1 = 白方想尽快在后翼易位。
    .at-1 = 少见的一着：后保护马，又给易位让路。
    .at-2 = 黑方打开中心，可他的王还在中间。
    .at-4 = 先将一军，再把兵赢回来。
    .at-5 = 垫将，顺便出子。
    .at-6 = 兵是赢回来了，可黑方出了几个子？
    .at-7 = 王安全了，车占住开放的 d 线。e4 的马不管了。
    .at-8 = 黑方吃了马，多一个子！
    .success = 白方少一个马，可后和车在 d 线上摆好了架势。

look = 先看清楚再走。黑方哪里弱？
    .answer-knight = e4 的马
    .why-knight = 它有后保护着。谁没人保护？
    .answer-centre = 中心
    .why-centre = 中心是空的。谁就站在开放的 d 线旁边？
    .answer-king = 没动过的王
    .why-king = 对。d 线开着，黑王几乎没有格可走。
    .hint-1 = d1 的车，顺着 d 线往上看。

finish = 三着将死。第一着很难相信。
    .hint-1 = 把王引到 d 线上，两个子就能同时将军。
    .at-1 = 弃后！
    .at-2 = 王非吃不可。
    .at-3 = 车和象一起，{ -double-check }。王只能跑。
    .at-4 = 不是这里，就是回 e8。
    .success = 将死！车和象互相照应，后没了也不要紧。

other-way = 挨双将的时候，王还能走 e8。那会怎样？
    .answer-escapes = 逃掉了
    .why-escapes = 看看 d1 的车：d 线上哪一格紧挨着 e8？
    .answer-rook = 车在 d8 将死
    .why-rook = 对。g5 的象保护着车，王没有格可走。
    .answer-bishop = 象在 e7 将死
    .why-bishop = 象是到得了 e7，可王或 f8 的象能把它吃掉。
    .hint-1 = 车和象都看着 d8。
