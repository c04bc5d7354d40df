title = The Evergreen Game
summary = Berlin, 1852: open lines, a double check, and a quiet move that invites disaster.

story = Berlin, 1852. Anderssen again, this time against his pupil Jean Dufresne. White opens with the { -evans-gambit }.
    .at-7 = A pawn for time: the bishop is drawn to b4.
    .at-9 = The c-pawn comes with a threat, and next the d-pawn.
    .at-13 = White castles. Three pawns may go: he wants open lines.
    .at-14 = Black pushes on instead of taking.

develop = You are White. Two pawns down, so every move must do something.
    .hint-1 = Aim at f7, chase the queen, and keep Black's king in the middle.
    .at-1 = Queen and bishop look at f7.
    .at-2 = Black's queen guards it.
    .at-3 = A pawn chases the queen.
    .at-5 = The rook comes to the e-file, where Black's king stands.
    .at-7 = The bishop takes the diagonal to f8: castling will be hard.
    .at-8 = Black gives a pawn to come out himself.
    .success = White's pieces point at the middle. Black's king is still in the middle.

gather = Go on bringing pieces. Nothing is hurried, everything joins.
    .hint-1 = Take the pawn, save the queen, then bring the knight from b1.
    .at-1 = The queen takes the pawn.
    .at-2 = A rook hits the queen.
    .at-3 = It steps aside and looks at the knight.
    .at-5 = The last small piece leaves home.
    .at-7 = The knight goes on to e4 and looks at d6 and f6.
    .at-9 = The bishop takes the last of the far pawns. Behind the knight it points at the queen.
    .at-10 = Black's queen steps out of the bishop's line.
    .success = Every white piece but one rook is in play.

open = Black's king stands on the e-file behind a knight. Break it open.
    .hint-1 = First give a knight to open the e-file. Then bring your last piece, whatever Black threatens.
    .at-1 = A knight is given to open the e-file.
    .at-3 = The e-file is open. The pawn on f6 attacks the knight on e7.
    .at-4 = Black's rook looks down the g-file at White's king.
    .at-5 = The quiet move: the last rook comes to the d-file, and the knight on f3 is left.
    .at-6 = Black takes it.
    .success = Every white piece stands ready. Black has only counted what he wins.

danger = Stop and look. What does Black threaten now?
    .answer-g2 = Mate on g2
    .why-g2 = Right. The rook helps along the g-file. So White must strike now, with check after check.
    .answer-e5 = To take a pawn
    .why-e5 = Something much worse. Where does the rook on g8 look?
    .answer-none = Nothing
    .why-none = Look at the queen on f3 and the rook on g8: which square do both attack?
    .hint-1 = Queen and rook meet beside your king.

finish = Only checks, and the king never gets to rest. Five moves to mate.
    .hint-1 = Take on the e-file first. Then draw the king out with your strongest piece.
    .at-1 = A rook for a knight, with check.
    .at-2 = The other knight takes. The king to d8 would have held out longer.
    .at-3 = The queen is given to draw the king to the d-file.
    .at-4 = The king takes the queen. On f8 it would have been mate at once.
    .at-5 = { -double-check(form: "start") } from bishop and rook.
    .at-7 = The bishop comes closer, check again.
    .success = Mate: two bishops and a small pawn on f6.
