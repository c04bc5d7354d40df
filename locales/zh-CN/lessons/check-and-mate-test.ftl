title = 小测验：将军与将死
summary = 将军、应将、将死、和棋，混着考。

who-checks = 黑方被将军。点出每个将军的子。
    .success = 两个一起将，这是{ -double-check }，只能动王来应。

answer = 你是白方，正被将军。用最好的办法应将。
    .on-f3e1 = 垫是垫上了，可黑车在 b1 吃掉你的车。
    .success = 将军的车没了。能吃掉，往往最好。

what-is-it = 轮到黑方走。这是什么？
    .answer-mate = 将死
    .why-mate = 将死要先被将军。后攻击到 h8 了吗？
    .answer-stalemate = 逼和
    .why-stalemate = 对。没被将军，又没有棋可走：和棋。
    .answer-goes-on = 棋还没完
    .why-goes-on = 那黑方得有棋可走。找一找：一着也没有。

discover = 你的象挡在车前面，车看着黑后。走开象，让黑方来不及救后。
    .success = 象将军，后面的车接着吃后。
    .on-e4d5 = 没有将军，黑后就吃掉你的车，还将死了你。
    .on-e4c6 = 两个子都攻击着黑后，可它先吃掉你的车，把你将死了。

mate = 一着将死。
    .success = 将死！兵吃掉守卫，走到底线，升变，一着全办到了。
    .on-e7e8q = 会被车吃掉。到底线还有一条路。

save = 你是白方，眼看要输。找出求和的办法。
    .success = 车一直将下去，黑王什么时候吃车，你就没棋可走：和棋。
    .on-f1g1 = 那黑后就在 h3 将死你。
    .on-f1f3 = 黑后带将军吃掉车，不是逼和，棋就输了。

dead = 一王一马对一个单王。结果是什么？
    .answer-white = 白方胜
    .why-white = 白方是多一个子，可光一个马将不死人。
    .answer-draw = 马上判和
    .why-draw = 对，怎么也不可能将死了。
    .answer-goes-on = 接着下
    .why-goes-on = 要有人还能将死对方才接着下。谁能？

last = 最后一问：黑王被将军。点出它能去的所有格。
    .success = 对：离开 d 线，那里又没有子攻击它。
