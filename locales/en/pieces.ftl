# Pieces, sides and lists. Sentences name the pieces, squares and sides with these words.

side-white = { -white }
side-black = { -black }

role-king = { -king }
role-queen = { -queen }
role-rook = { -rook }
role-bishop = { -bishop }
role-knight = { -knight }
role-pawn = { -pawn }

piece-white-king = white { -king }
piece-white-queen = white { -queen }
piece-white-rook = white { -rook }
piece-white-bishop = white { -bishop }
piece-white-knight = white { -knight }
piece-white-pawn = white { -pawn }

piece-black-king = black { -king }
piece-black-queen = black { -queen }
piece-black-rook = black { -rook }
piece-black-bishop = black { -bishop }
piece-black-knight = black { -knight }
piece-black-pawn = black { -pawn }

man-on-square = the { $piece } on { $square }

list-separator = {", "}
list-last = {" and "}
list-last-men = {" and "}
