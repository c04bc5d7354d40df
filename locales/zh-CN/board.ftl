# 读屏软件读出的棋盘。

board-man = { $square }，{ $piece }
board-state-separator = {"，"}
board-held = 拿起来了
board-target = 可以走到这里
board-last-move = 刚走的一步
board-check = 被将军
board-star = 星星
board-promote = { $role }
board-tray-man = 摆{ $piece }
board-bin = 收起棋子
