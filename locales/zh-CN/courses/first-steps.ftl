title = 入门第一步
summary = 认识棋盘，学会每个棋子怎么走。
