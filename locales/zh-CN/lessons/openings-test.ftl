title = 小测验：开局
summary = 好的第一步、要知道的陷阱、开局的名字。

first = 棋局开始了。出子，或者争中心。
    .success = 有用的一着：出了子，或者参加了中心的争夺。
    .on-h2h4 = 边上的兵占不到中心，也没出子。
    .on-d1h5 = 后出来太早，黑方一边赶它一边出子。
    .on-b1a3 = 马在边上只看得到一半。

scholar = 你是黑方。白方要在 f7 将死。挡住它。
    .success = f7 安全了。白后出来得太早。
    .on-g8f6 = 马是打到了后，可它在 f7 一吃就将死了。
    .on-d7d6 = e5 守住了，可后在 f7 一吃就将死了。

name = 这个开局叫什么？
    .answer-french = { -french-defence }
    .why-french = 对：先走兵 e6，再走兵 d5。
    .answer-caro = { -caro-kann-defence }
    .why-caro = 那个开局是先走兵 c6，再挺 d 线的兵。
    .answer-sicilian = { -sicilian-defence }
    .why-sicilian = 那个开局是马上走兵 c5。

fork-trick = 你是黑方。你在 e4 送了一个马，白方吃了。把子赢回来。
    .success = 兵来击双：马和象都被打着，总要丢一个。
    .on-f8e7 = 太慢了，白方就白白多一个子。
    .on-c6d4 = 马没打到要紧的东西。用兵更好。

ruy = 你是黑方。白方吃了 e5 的兵。用后走一着，把兵赢回来。
    .success = 后打着马，接着就能吃 e4 的兵。
    .on-d8g5 = 后打着马，又打着 g2 的兵，总能捞回一个。
    .on-f7f6 = 白后到 h5 将军，你的车或者兵就要遭殃。
    .on-f8d6 = 马走开了，兵就真的没了。

petrov = 黑马离开了 e 线。你的马正挡在自己的后和黑王之间。利用这一点。
    .success = { -discovered-check }，马还打着黑后。
    .on-e5f7 = 也是将军，可马会被王吃掉。
    .on-e5d3 = 是将军，可马在那里什么也打不到。跳到要命的地方去。

queens-gambit = 黑方想守住 c4 的兵，却打开了一条长斜线。惩罚他。
    .success = 后打着车，黑方只好丢一个子来救。
    .on-b1c3 = 也是好着，不过马上就有便宜。
    .on-a1a7 = 会被黑车吃掉。

last = 双方都易位了，或者快了。白方接着该干什么？
    .answer-rush = 用两个子马上进攻
    .why-rush = 两个子成不了气候。先把别的子调出来。
    .answer-pieces = 把别的子调出来
    .why-pieces = 对：b1 的马，c1 的象，然后是车。
    .answer-pawns = 推王前面的兵
    .why-pawns = 那是王的墙，先别动。
