# The terms of chess. One term, one word; the lessons, the coach and the glossary all take it from here.
# `{ -fork }` gives the first form, `{ -fork(form: "plural") }` another. `start` is the capitalised first form.

## The game and the sides

-chess = { $form ->
       *[noun]  chess
        [start] Chess
    }
term-chess = { -chess }
    .meaning = A game for two players on a board of 64 squares. The goal is to checkmate the other king.

-xiangqi = { $form ->
       *[noun]  Chinese chess (xiangqi)
        [short] xiangqi
    }
term-xiangqi = { -xiangqi }
    .meaning = The chess of China, played on the points of a board with a river.

-board = { $form ->
       *[noun]   board
        [plural] boards
        [start]  Board
    }
term-board = { -board }
    .meaning = The 64 squares the game is played on, eight by eight.

-white = White
term-white = { -white }
    .meaning = The player with the light pieces, who makes the first move of the game.

-black = Black
term-black = { -black }
    .meaning = The player with the dark pieces, who moves second.

-white-to-move = White to move
term-white-to-move = { -white-to-move }
    .meaning = It is White's turn now.

-black-to-move = Black to move
term-black-to-move = { -black-to-move }
    .meaning = It is Black's turn now.

## The pieces

-piece = { $form ->
       *[noun]   piece
        [plural] pieces
        [start]  Piece
    }
term-piece = { -piece }
    .meaning = One of the figures on the board. In the narrow sense, any of them except a pawn.

-king = { $form ->
       *[noun]   king
        [plural] kings
        [start]  King
    }
term-king = { -king }
    .meaning = The most important piece. It moves one square in any direction; if it is checkmated, the game is lost.

-queen = { $form ->
       *[noun]   queen
        [plural] queens
        [start]  Queen
    }
term-queen = { -queen }
    .meaning = The strongest piece. It moves like a rook and like a bishop, as far as the way is free.

-rook = { $form ->
       *[noun]   rook
        [plural] rooks
        [start]  Rook
    }
term-rook = { -rook }
    .meaning = It moves along files and ranks, as far as the way is free.

-bishop = { $form ->
       *[noun]   bishop
        [plural] bishops
        [start]  Bishop
    }
term-bishop = { -bishop }
    .meaning = It moves along diagonals, as far as the way is free, and always stays on one square colour.

-knight = { $form ->
       *[noun]   knight
        [plural] knights
        [start]  Knight
    }
term-knight = { -knight }
    .meaning = It jumps two squares straight and one to the side, over anything in between.

-pawn = { $form ->
       *[noun]   pawn
        [plural] pawns
        [start]  Pawn
    }
term-pawn = { -pawn }
    .meaning = It moves straight forward, captures one square diagonally forward, and never moves back.

-minor-piece = { $form ->
       *[noun]   minor piece
        [plural] minor pieces
        [start]  Minor piece
    }
term-minor-piece = { -minor-piece }
    .meaning = A knight or a bishop.

-major-piece = { $form ->
       *[noun]   major piece
        [plural] major pieces
        [start]  Major piece
    }
term-major-piece = { -major-piece }
    .meaning = A queen or a rook.

## The board

-square = { $form ->
       *[noun]   square
        [plural] squares
        [start]  Square
    }
term-square = { -square }
    .meaning = One of the 64 small fields of the board. Each has a name, such as e4.

-light-square = { $form ->
       *[noun]   light square
        [plural] light squares
        [start]  Light square
    }
term-light-square = { -light-square }
    .meaning = A square of the lighter colour. Your right-hand corner is one.

-dark-square = { $form ->
       *[noun]   dark square
        [plural] dark squares
        [start]  Dark square
    }
term-dark-square = { -dark-square }
    .meaning = A square of the darker colour, such as a1.

-file = { $form ->
       *[noun]   file
        [plural] files
        [start]  File
    }
term-file = { -file }
    .meaning = A column of eight squares from one player to the other, named a to h.

-rank = { $form ->
       *[noun]   rank
        [plural] ranks
        [start]  Rank
    }
term-rank = { -rank }
    .meaning = A row of eight squares from side to side, numbered 1 to 8.

-diagonal = { $form ->
       *[noun]   diagonal
        [plural] diagonals
        [start]  Diagonal
    }
term-diagonal = { -diagonal }
    .meaning = A slanting line of squares of one colour, touching at the corners.

-centre = { $form ->
       *[noun]  centre
        [start] Centre
    }
term-centre = { -centre }
    .meaning = The four squares in the middle: d4, e4, d5 and e5.

-extended-centre = { $form ->
       *[noun]  extended centre
        [start] Extended centre
    }
term-extended-centre = { -extended-centre }
    .meaning = The ring of squares right around the centre, such as c3, f3, c6 and f6.

-kingside = { $form ->
       *[noun]  kingside
        [start] Kingside
    }
term-kingside = { -kingside }
    .meaning = The half of the board where the kings start: files e to h.

-queenside = { $form ->
       *[noun]  queenside
        [start] Queenside
    }
term-queenside = { -queenside }
    .meaning = The half of the board where the queens start: files a to d.

## Moving and capturing

-move = { $form ->
       *[noun]   move
        [plural] moves
        [verb]   move
        [third]  moves
        [past]   moved
        [ing]    moving
        [start]  Move
    }
term-move = { -move }
    .meaning = One player's turn: usually one piece goes from one square to another.

-move-pair = { $form ->
       *[noun]   move
        [plural] moves
        [start]  Move
    }
term-move-pair = { -move-pair }
    .meaning = One turn of White and one of Black, counted together: move 1, move 2 and so on.

-capture = { $form ->
       *[noun]   capture
        [plural] captures
        [verb]   capture
        [third]  captures
        [past]   captured
        [ing]    capturing
        [take]   take
        [takes]  takes
        [took]   took
        [taken]  taken
        [taking] taking
        [start]  Capture
    }
term-capture = { -capture }
    .meaning = To take an enemy piece off the board. As a rule your own piece then stands on its square.

-legal-move = { $form ->
       *[noun]   legal move
        [plural] legal moves
        [start]  Legal move
    }
term-legal-move = { -legal-move }
    .meaning = A move that the rules allow.

-illegal-move = { $form ->
       *[noun]   illegal move
        [plural] illegal moves
        [start]  Illegal move
    }
term-illegal-move = { -illegal-move }
    .meaning = A move that the rules forbid, such as leaving your own king in check.

-touch-move = { $form ->
       *[noun]  touch-move
        [start] Touch-move
    }
term-touch-move = { -touch-move }
    .meaning = At a real board, if you touch a piece on purpose, you must move it if you can.

## Special moves

-castling = { $form ->
       *[noun]  castling
        [verb]  castle
        [third] castles
        [past]  castled
        [ing]   castling
        [start] Castling
    }
term-castling = { -castling }
    .meaning = The king and a rook move together, at most once a game for each side.

-short-castling = { $form ->
       *[noun]     short castling
        [verb]     castle short
        [past]     castled short
        [kingside] kingside castling
        [start]    Short castling
    }
term-short-castling = { -short-castling }
    .meaning = Castling with the rook nearer to the king, on the kingside.

-long-castling = { $form ->
       *[noun]      long castling
        [verb]      castle long
        [past]      castled long
        [queenside] queenside castling
        [start]     Long castling
    }
term-long-castling = { -long-castling }
    .meaning = Castling with the rook farther from the king, on the queenside.

-en-passant = { $form ->
       *[noun]  en passant
        [start] En passant
    }
term-en-passant = { -en-passant }
    .meaning = A pawn takes a pawn that has just moved two squares, as if it had moved only one.

-promotion = { $form ->
       *[noun]   promotion
        [plural] promotions
        [verb]   promote
        [third]  promotes
        [past]   promoted
        [ing]    promoting
        [start]  Promotion
    }
term-promotion = { -promotion }
    .meaning = A pawn that reaches the last rank becomes a queen, rook, bishop or knight.

-underpromotion = { $form ->
       *[noun]   underpromotion
        [plural] underpromotions
        [verb]   underpromote
        [third]  underpromotes
        [past]   underpromoted
        [ing]    underpromoting
        [start]  Underpromotion
    }
term-underpromotion = { -underpromotion }
    .meaning = Promotion to a rook, bishop or knight instead of a queen.

## Check and the end of the game

-check = { $form ->
       *[noun]   check
        [plural] checks
        [verb]   check
        [third]  checks
        [past]   checked
        [ing]    checking
        [start]  Check
    }
term-check = { -check }
    .meaning = An attack on the king. It must be answered at once.

-checkmate = { $form ->
       *[noun]   checkmate
        [plural] checkmates
        [verb]   checkmate
        [third]  checkmates
        [past]   checkmated
        [ing]    checkmating
        [mate]   mate
        [mates]  mates
        [mated]  mated
        [start]  Checkmate
    }
term-checkmate = { -checkmate }
    .meaning = The king is in check and no move can save it. The game is over.

-stalemate = { $form ->
       *[noun]   stalemate
        [plural] stalemates
        [verb]   stalemate
        [third]  stalemates
        [past]   stalemated
        [ing]    stalemating
        [start]  Stalemate
    }
term-stalemate = { -stalemate }
    .meaning = The side to move has no legal move and is not in check. The game is a draw.

-move-away = { $form ->
       *[verb]  move away
        [noun]  flight
        [third] moves away
        [past]  moved away
        [ing]   moving away
    }
term-move-away = { -move-away }
    .meaning = To answer a check by moving the king to a safe square.

-capture-checker = { $form ->
       *[verb]  capture the checking piece
        [third] captures the checking piece
        [past]  captured the checking piece
        [ing]   capturing the checking piece
    }
term-capture-checker = { -capture-checker }
    .meaning = To answer a check by taking the piece that gives it.

-block = { $form ->
       *[verb]   block
        [plural] blocks
        [third]  blocks
        [past]   blocked
        [ing]    blocking
        [noun]   block
    }
term-block = { -block }
    .meaning = To answer a check by putting a piece between the king and the attacker.

-discovered-check = { $form ->
       *[noun]   discovered check
        [plural] discovered checks
        [start]  Discovered check
    }
term-discovered-check = { -discovered-check }
    .meaning = One piece moves out of the way, and the piece behind it gives check.

-double-check = { $form ->
       *[noun]   double check
        [plural] double checks
        [start]  Double check
    }
term-double-check = { -double-check }
    .meaning = Two pieces give check at the same time. Only a king move can answer it.

-discovered-attack-with-check = { $form ->
       *[noun]   discovered attack with check
        [plural] discovered attacks with check
        [start]  Discovered attack with check
    }
term-discovered-attack-with-check = { -discovered-attack-with-check }
    .meaning = A discovered check in which the piece that moved also wins something.

-perpetual-check = { $form ->
       *[noun]   perpetual check
        [plural] perpetual checks
        [start]  Perpetual check
    }
term-perpetual-check = { -perpetual-check }
    .meaning = Checks without end that the other side cannot escape. The game becomes a draw.

-draw = { $form ->
       *[noun]   draw
        [plural] draws
        [verb]   draw
        [third]  draws
        [past]   drew
        [ing]    drawing
        [drawn]  drawn
        [start]  Draw
    }
term-draw = { -draw }
    .meaning = A game that nobody wins. Each side gets half a point.

-draw-by-agreement = { $form ->
       *[noun]   draw by agreement
        [plural] draws by agreement
        [start]  Draw by agreement
    }
term-draw-by-agreement = { -draw-by-agreement }
    .meaning = One player offers a draw, and the other accepts.

-threefold-repetition = { $form ->
       *[noun]  threefold repetition
        [start] Threefold repetition
    }
term-threefold-repetition = { -threefold-repetition }
    .meaning = The same position appears for the third time with the same side to move. A player may claim a draw.

-fifty-move-rule = { $form ->
       *[noun]  fifty-move rule
        [start] Fifty-move rule
    }
term-fifty-move-rule = { -fifty-move-rule }
    .meaning = Fifty moves by each side without a capture or a pawn move: a player may claim a draw.

-dead-position = { $form ->
       *[noun]   dead position
        [plural] dead positions
        [start]  Dead position
    }
term-dead-position = { -dead-position }
    .meaning = A position in which no possible moves could end in checkmate. It is a draw at once.

-insufficient-material = { $form ->
       *[noun]  insufficient material
        [start] Insufficient material
    }
term-insufficient-material = { -insufficient-material }
    .meaning = Too few pieces are left to give checkmate, such as a king and one bishop against a king.

-resign = { $form ->
       *[verb]  resign
        [noun]  resignation
        [third] resigns
        [past]  resigned
        [ing]   resigning
        [start] Resign
    }
term-resign = { -resign }
    .meaning = To give up the game. The other side wins.

-flag-fall = { $form ->
       *[noun]  flag fall
        [verb]  run out of time
        [start] Flag fall
    }
term-flag-fall = { -flag-fall }
    .meaning = A player's clock has run out. That loses, unless the other side could never give checkmate.

## The course of a game

-opening = { $form ->
       *[noun]   opening
        [plural] openings
        [start]  Opening
    }
term-opening = { -opening }
    .meaning = The first part of the game, when both sides bring out their pieces.

-middlegame = { $form ->
       *[noun]   middlegame
        [plural] middlegames
        [start]  Middlegame
    }
term-middlegame = { -middlegame }
    .meaning = The middle part of the game, when the pieces are out and the fight is on.

-endgame = { $form ->
       *[noun]   endgame
        [plural] endgames
        [start]  Endgame
    }
term-endgame = { -endgame }
    .meaning = The last part of the game, when only few pieces are left.

-variation = { $form ->
       *[noun]   variation
        [plural] variations
        [start]  Variation
    }
term-variation = { -variation }
    .meaning = One of the ways in which an opening or a position can be played on.

-main-line = { $form ->
       *[noun]   main line
        [plural] main lines
        [start]  Main line
    }
term-main-line = { -main-line }
    .meaning = The variation that is played most or thought to be best.

-gambit = { $form ->
       *[noun]   gambit
        [plural] gambits
        [start]  Gambit
    }
term-gambit = { -gambit }
    .meaning = An opening in which you offer something, usually a pawn, to get your pieces out faster.

-development = { $form ->
       *[noun]  development
        [verb]  develop
        [third] develops
        [past]  developed
        [ing]   developing
        [start] Development
    }
term-development = { -development }
    .meaning = Bringing your pieces from their starting squares to squares where they do something.

-tempo = { $form ->
       *[noun]   tempo
        [plural] tempi
        [start]  Tempo
    }
term-tempo = { -tempo }
    .meaning = One turn, counted as time. You win one when the other side must spend a move on your threat.

-sacrifice = { $form ->
       *[noun]   sacrifice
        [plural] sacrifices
        [verb]   sacrifice
        [third]  sacrifices
        [past]   sacrificed
        [ing]    sacrificing
        [start]  Sacrifice
    }
term-sacrifice = { -sacrifice }
    .meaning = Giving up a piece or pawn on purpose, to get something better.

## Attack, defence and tactics

-attack = { $form ->
       *[noun]   attack
        [plural] attacks
        [verb]   attack
        [third]  attacks
        [past]   attacked
        [ing]    attacking
        [start]  Attack
    }
term-attack = { -attack }
    .meaning = A piece attacks a square if it could capture a piece there.

-defend = { $form ->
       *[verb]  defend
        [noun]  defence
        [third] defends
        [past]  defended
        [ing]   defending
        [start] Defend
    }
term-defend = { -defend }
    .meaning = To stand so that you can take back if one of your pieces is captured.

-hanging = { $form ->
       *[adjective] hanging
        [start]     Hanging
    }
term-hanging = { -hanging }
    .meaning = Attacked and not defended: it can be taken for nothing.

-fork = { $form ->
       *[noun]   fork
        [plural] forks
        [verb]   fork
        [third]  forks
        [past]   forked
        [ing]    forking
        [start]  Fork
    }
term-fork = { -fork }
    .meaning = One piece attacks two or more enemy pieces at the same time.

-pin = { $form ->
       *[noun]   pin
        [plural] pins
        [verb]   pin
        [third]  pins
        [past]   pinned
        [ing]    pinning
        [start]  Pin
    }
term-pin = { -pin }
    .meaning = A piece is held fast: it may not or should not move, because something more valuable stands behind it on the same line.

-skewer = { $form ->
       *[noun]   skewer
        [plural] skewers
        [verb]   skewer
        [third]  skewers
        [past]   skewered
        [ing]    skewering
        [start]  Skewer
    }
term-skewer = { -skewer }
    .meaning = An attack on a valuable piece: when it moves away, the piece behind it is taken.

-discovered-attack = { $form ->
       *[noun]   discovered attack
        [plural] discovered attacks
        [start]  Discovered attack
    }
term-discovered-attack = { -discovered-attack }
    .meaning = One piece moves out of the way, and the piece behind it attacks something.

-deflection = { $form ->
       *[noun]   deflection
        [plural] deflections
        [verb]   deflect
        [third]  deflects
        [past]   deflected
        [ing]    deflecting
        [start]  Deflection
    }
term-deflection = { -deflection }
    .meaning = Forcing a piece away from the square or the work it must do.

-decoy = { $form ->
       *[noun]   decoy
        [plural] decoys
        [verb]   decoy
        [third]  decoys
        [past]   decoyed
        [ing]    decoying
        [start]  Decoy
    }
term-decoy = { -decoy }
    .meaning = Luring a piece onto a square that is bad for it.

-overload = { $form ->
       *[noun]      overloading
        [adjective] overloaded
        [start]     Overloading
    }
term-overload = { -overload }
    .meaning = Making use of a piece that has two jobs and cannot do both.

-removing-the-defender = { $form ->
       *[noun]  removing the defender
        [start] Removing the defender
    }
term-removing-the-defender = { -removing-the-defender }
    .meaning = Capturing or driving off the piece that protects your target.

-interference = { $form ->
       *[noun]  interference
        [start] Interference
    }
term-interference = { -interference }
    .meaning = Putting a piece between two enemy pieces, so that one no longer protects the other.

-clearance = { $form ->
       *[noun]   clearance
        [plural] clearances
        [start]  Clearance
    }
term-clearance = { -clearance }
    .meaning = Moving your own piece away so that another can use its square or its line.

-x-ray = { $form ->
       *[noun]   x-ray
        [plural] x-rays
        [start]  X-ray
    }
term-x-ray = { -x-ray }
    .meaning = A rook, bishop or queen works along its line through a piece that stands in the way.

-in-between-move = { $form ->
       *[noun]   in-between move
        [plural] in-between moves
        [also]   zwischenzug
        [start]  In-between move
    }
term-in-between-move = { -in-between-move }
    .meaning = A strong move played before the reply that everybody expects.

-back-rank-mate = { $form ->
       *[noun]   back-rank mate
        [plural] back-rank mates
        [start]  Back-rank mate
    }
term-back-rank-mate = { -back-rank-mate }
    .meaning = A rook or queen mates a king on its first rank, where its own pieces leave it no way out.

-smothered-mate = { $form ->
       *[noun]   smothered mate
        [plural] smothered mates
        [start]  Smothered mate
    }
term-smothered-mate = { -smothered-mate }
    .meaning = A knight mates a king that is shut in by its own pieces.

## Pawns, kings and lines

-passed-pawn = { $form ->
       *[noun]   passed pawn
        [plural] passed pawns
        [start]  Passed pawn
    }
term-passed-pawn = { -passed-pawn }
    .meaning = A pawn with no enemy pawn in front of it, on its own file or on a file next to it.

-doubled-pawn = { $form ->
       *[noun]   doubled pawn
        [plural] doubled pawns
        [start]  Doubled pawn
    }
term-doubled-pawn = { -doubled-pawn }
    .meaning = One of two pawns of the same side on the same file.

-isolated-pawn = { $form ->
       *[noun]   isolated pawn
        [plural] isolated pawns
        [start]  Isolated pawn
    }
term-isolated-pawn = { -isolated-pawn }
    .meaning = A pawn with no pawn of its own side on the files next to it.

-backward-pawn = { $form ->
       *[noun]   backward pawn
        [plural] backward pawns
        [start]  Backward pawn
    }
term-backward-pawn = { -backward-pawn }
    .meaning = A pawn whose neighbours have gone ahead. No pawn can protect it any more, and it cannot step forward safely.

-opposition = { $form ->
       *[noun]  opposition
        [start] Opposition
    }
term-opposition = { -opposition }
    .meaning = The kings face each other with one square between them. The one who must move has to give way.

-open-file = { $form ->
       *[noun]   open file
        [plural] open files
        [start]  Open file
    }
term-open-file = { -open-file }
    .meaning = A file with no pawns on it: a free road for rooks.

-outpost = { $form ->
       *[noun]   outpost
        [plural] outposts
        [start]  Outpost
    }
term-outpost = { -outpost }
    .meaning = A square for your piece that no enemy pawn can attack and a pawn of yours protects.

-bishop-pair = { $form ->
       *[noun]  bishop pair
        [start] Bishop pair
    }
term-bishop-pair = { -bishop-pair }
    .meaning = Both bishops of one side. Together they reach squares of both colours.

## How good a move is

-blunder = { $form ->
       *[noun]   blunder
        [plural] blunders
        [verb]   blunder
        [third]  blunders
        [past]   blundered
        [ing]    blundering
        [start]  Blunder
    }
term-blunder = { -blunder }
    .meaning = A very bad move that throws away a piece, a win or the game.

-mistake = { $form ->
       *[noun]   mistake
        [plural] mistakes
        [start]  Mistake
    }
term-mistake = { -mistake }
    .meaning = A bad move that makes your position clearly worse.

-inaccuracy = { $form ->
       *[noun]   inaccuracy
        [plural] inaccuracies
        [start]  Inaccuracy
    }
term-inaccuracy = { -inaccuracy }
    .meaning = A move that is a little weaker than the best one.

-book-move = { $form ->
       *[noun]   book move
        [plural] book moves
        [short]  book
        [start]  Book move
    }
term-book-move = { -book-move }
    .meaning = A well-known opening move.

-best-move = { $form ->
       *[noun]   best move
        [plural] best moves
        [short]  best
        [start]  Best move
    }
term-best-move = { -best-move }
    .meaning = The strongest move in the position.

-good-move = { $form ->
       *[noun]   good move
        [plural] good moves
        [short]  good
        [start]  Good move
    }
term-good-move = { -good-move }
    .meaning = A move that keeps what you have or improves it.

-great-move = { $form ->
       *[noun]   great move
        [plural] great moves
        [short]  great
        [start]  Great move
    }
term-great-move = { -great-move }
    .meaning = A strong move that was not easy to find.

-brilliant-move = { $form ->
       *[noun]   brilliant move
        [plural] brilliant moves
        [short]  brilliant
        [start]  Brilliant move
    }
term-brilliant-move = { -brilliant-move }
    .meaning = A very strong and surprising move, often with a sacrifice.

-forced-move = { $form ->
       *[noun]   forced move
        [plural] forced moves
        [short]  forced
        [start]  Forced move
    }
term-forced-move = { -forced-move }
    .meaning = The only move that is possible or that does not lose.

-missed-chance = { $form ->
       *[noun]   missed chance
        [plural] missed chances
        [start]  Missed chance
    }
term-missed-chance = { -missed-chance }
    .meaning = A better move was there and was not played.

-still-winning = { $form ->
       *[adjective] still winning
        [start]     Still winning
    }
term-still-winning = { -still-winning }
    .meaning = Not the best move, but the game is still won.

## Learning

-hint = { $form ->
       *[noun]   hint
        [plural] hints
        [start]  Hint
    }
term-hint = { -hint }
    .meaning = A little help that does not give everything away.

-solution = { $form ->
       *[noun]   solution
        [plural] solutions
        [start]  Solution
    }
term-solution = { -solution }
    .meaning = The move or moves that solve the task.

-take-back = { $form ->
       *[verb]  take back
        [noun]  take-back
        [third] takes back
        [past]  took back
        [ing]   taking back
        [start] Take back
    }
term-take-back = { -take-back }
    .meaning = To undo your last move.

-puzzle = { $form ->
       *[noun]   puzzle
        [plural] puzzles
        [start]  Puzzle
    }
term-puzzle = { -puzzle }
    .meaning = A position with a task: find the best move.

-coach = { $form ->
       *[noun]   coach
        [plural] coaches
        [start]  Coach
    }
term-coach = { -coach }
    .meaning = The helper in this program who explains the moves.

## Openings

-italian-game = Italian Game
term-italian-game = { -italian-game }
    .meaning = Both sides play the king's pawn two squares, the knights come to f3 and c6, and White's bishop goes to c4.

-giuoco-piano = Giuoco Piano
term-giuoco-piano = { -giuoco-piano }
    .meaning = The Italian Game in which Black's bishop also comes out, to c5.

-giuoco-pianissimo = Giuoco Pianissimo
term-giuoco-pianissimo = { -giuoco-pianissimo }
    .meaning = The quietest Italian Game: White plays the pawn only to d3 and builds up slowly.

-evans-gambit = Evans Gambit
term-evans-gambit = { -evans-gambit }
    .meaning = In the Giuoco Piano White offers the pawn on b4 to win time for the centre.

-two-knights-defence = Two Knights Defence
term-two-knights-defence = { -two-knights-defence }
    .meaning = Black answers the Italian bishop on c4 with the second knight, to f6.

-hungarian-defence = Hungarian Defence
term-hungarian-defence = { -hungarian-defence }
    .meaning = Black answers the Italian bishop on c4 with the modest move bishop to e7.

-three-knights = Three Knights
term-three-knights = { -three-knights }
    .meaning = An opening with three knights out early: White's on c3 and f3, and one of Black's.

-four-knights = Four Knights
term-four-knights = { -four-knights }
    .meaning = All four knights come out first, to c3, f3, c6 and f6.

-ruy-lopez = Ruy Lopez
term-ruy-lopez = { -ruy-lopez }
    .meaning = As in the Italian Game, but White's bishop goes to b5 and attacks the knight on c6.

-philidor-defence = Philidor Defence
term-philidor-defence = { -philidor-defence }
    .meaning = Black protects the pawn on e5 with the pawn to d6.

-petrov-defence = Petrov Defence
term-petrov-defence = { -petrov-defence }
    .meaning = Black does not protect the pawn on e5, but attacks White's pawn on e4 with the knight.

-scotch-game = Scotch Game
term-scotch-game = { -scotch-game }
    .meaning = After both sides play king's pawn and knight, White opens the centre at once with a pawn to d4.

-vienna-game = Vienna Game
term-vienna-game = { -vienna-game }
    .meaning = After the two king's pawns White brings out the knight to c3.

-kings-gambit = King's Gambit
term-kings-gambit = { -kings-gambit }
    .meaning = After the two king's pawns White offers the pawn on f4.

-sicilian-defence = { $form ->
       *[noun]  Sicilian Defence
        [short] Sicilian
    }
term-sicilian-defence = { -sicilian-defence }
    .meaning = Black answers the pawn on e4 with a pawn to c5.

-french-defence = { $form ->
       *[noun]  French Defence
        [short] French
    }
term-french-defence = { -french-defence }
    .meaning = Black answers the pawn on e4 with a pawn to e6, and next plays a pawn to d5.

-caro-kann-defence = { $form ->
       *[noun]  Caro-Kann Defence
        [short] Caro-Kann
    }
term-caro-kann-defence = { -caro-kann-defence }
    .meaning = Black answers the pawn on e4 with a pawn to c6, and next plays a pawn to d5.

-scandinavian-defence = { $form ->
       *[noun]  Scandinavian Defence
        [short] Scandinavian
    }
term-scandinavian-defence = { -scandinavian-defence }
    .meaning = Black answers the pawn on e4 at once with a pawn to d5.

-pirc-defence = { $form ->
       *[noun]  Pirc Defence
        [short] Pirc
    }
term-pirc-defence = { -pirc-defence }
    .meaning = Black lets White take the centre, plays pawns to d6 and g6 and puts a bishop on g7.

-queens-gambit = Queen's Gambit
term-queens-gambit = { -queens-gambit }
    .meaning = After the two queen's pawns White offers the pawn on c4.

-slav-defence = { $form ->
       *[noun]  Slav Defence
        [short] Slav
    }
term-slav-defence = { -slav-defence }
    .meaning = In the Queen's Gambit Black protects the pawn on d5 with a pawn to c6.

-london-system = { $form ->
       *[noun]  London System
        [short] London
    }
term-london-system = { -london-system }
    .meaning = White plays the queen's pawn and soon a bishop to f4, almost whatever Black does.

-kings-indian-defence = { $form ->
       *[noun]  King's Indian Defence
        [short] King's Indian
    }
term-kings-indian-defence = { -kings-indian-defence }
    .meaning = Black plays the knight to f6 and a bishop to g7, and attacks White's big centre later.

-english-opening = { $form ->
       *[noun]  English Opening
        [short] English
    }
term-english-opening = { -english-opening }
    .meaning = White starts with the pawn from c2 to c4.
