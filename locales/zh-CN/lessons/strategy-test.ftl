title = 小测验：战略
summary = 道路、据点、王墙、弱兵，混着考。

road = 点出开放线的所有格。
    .success = 是 d 线，车就该去那里。

home = 黑马想在白方半边安家：要有黑兵保护，白兵又打不着。点出这一格。
    .success = 就是 d4：两个黑兵保护，白兵永远打不着。

first-safe = 你想把车开上第 7 横线。先看看：车一走，黑方会干什么？把它防好。
    .success = 第 1 横线不怕了，车可以放心走了。
    .on-c1c7 = 黑车到 d1，将死了。
    .on-c1c6 = 黑车到 d1，将死了。
    .on-c1c8 = 车会被黑车白吃。

trade = 你是黑方，少一个象。你想兑什么？
    .answer-pieces = 兑子
    .why-pieces = 每兑一次子，白方多出的象就更显分量。
    .answer-pawns = 兑兵
    .why-pawns = 对。没有兵，多一个轻子常常赢不了。

weakest = 哪个白兵左右没有同伴？
    .answer-a2 = a2
    .why-a2 = 对：b 线没有白兵，它是孤兵。
    .answer-e3 = e3
    .why-e3 = f 线的兵是它的同伴，还保护着它。
    .answer-h2 = h2
    .why-h2 = g 线的兵是它的同伴。

bishop = 哪个象被自己的兵关住了？
    .answer-c1 = c1 的白象
    .why-c1 = 它走黑格，往 h6 的路通着呢。
    .answer-c8 = c8 的黑象
    .why-c8 = 对。e6、d5 的兵都站在它的格上。

block = 黑马想绕到 d6 去堵你的通路兵。现在怎么办？
    .success = 兵吃了马。先看吃子，再定计划。
    .on-d5d6 = 兵是冲过去了，可本来能吃马。
    .on-a2a4 = 本来能吃马。先找吃子的着法。

last = 没有威胁，也没有战术。你走什么？
    .answer-check = 随便将一军
    .why-check = 没目的的将军，只会帮对方的忙。
    .answer-worst = 改善最差的子
    .why-worst = 对：还待在家里的车或象先走。
    .answer-random = 随便推个兵
    .why-random = 兵不会后退，没有理由就别动它。
