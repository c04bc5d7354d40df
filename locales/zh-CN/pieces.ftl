# 棋子、双方和列举。句子里的棋子、格和双方都由这里的词拼出来。

side-white = { -white }
side-black = { -black }

role-king = { -king }
role-queen = { -queen }
role-rook = { -rook }
role-bishop = { -bishop }
role-knight = { -knight }
role-pawn = { -pawn }

piece-white-king = 白{ -king }
piece-white-queen = 白{ -queen }
piece-white-rook = 白{ -rook }
piece-white-bishop = 白{ -bishop }
piece-white-knight = 白{ -knight }
piece-white-pawn = 白{ -pawn }

piece-black-king = 黑{ -king }
piece-black-queen = 黑{ -queen }
piece-black-rook = 黑{ -rook }
piece-black-bishop = 黑{ -bishop }
piece-black-knight = 黑{ -knight }
piece-black-pawn = 黑{ -pawn }

# 整句里凡是用到它，前面要空一格：“能吃 { $man }”。
man-on-square = { $square } 的{ $piece }

list-separator = {"、"}
list-last = {" 和 "}
list-last-men = {"和 "}
