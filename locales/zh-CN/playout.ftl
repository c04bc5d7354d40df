# 和引擎接着下。

tally-within = 走了 { $made } 着，最多 { $of } 着
tally-held = 已经守住 { $made } 着，要守 { $of } 着

play-surpassed = 你竟然赢了，比要求的还好。

play-stalemate = { $side }没被将军，却一着也走不了：{ -stalemate }，和棋。
play-dead = 现在谁也将不死谁了，和棋。
play-repeated = 同样的局面出现了三次，和棋。
play-fifty = 五十回合没有吃子，也没有动兵，和棋。
play-mated = 你的王被将死了。
play-out-of-moves = 规定的着数用完了。

# 只剩三个子，这是算准了的。
play-slipped-draw = 这一着把胜势放跑了：双方都走最好，现在是和棋。
play-slipped-loss = 这一着守不住了：双方都走最好，对方能赢。

play-take-back = 把刚才那一着收回来，再试一着。

play-hint-thinking = 让我想一想。
