title = The queen that could not move
summary = New York, 1958: Bobby Fischer, fifteen, against a famous master.

story = New York, 1958, the championship of the USA. Bobby Fischer, fifteen years old, has White against Samuel Reshevsky.
    .at-2 = The { -sicilian-defence }.
    .at-8 = Black will put a bishop on g7.
    .at-14 = Both are well placed.
    .at-15 = The bishop steps back before anybody chases it.
    .at-16 = Black wants to trade it. A natural move, and the wrong moment.

strike = You are Fischer. First drive a knight away, then strike.
    .hint-1 = A pawn chases the knight from f6. Then f7: give the bishop, and look at e6.
    .at-1 = The pawn attacks the knight.
    .at-2 = The knight goes home, and suddenly the black queen has no air.
    .at-3 = A { -decoy }: come here, king!
    .at-4 = The king takes.
    .at-5 = The knight attacks the queen.
    .success = The bishop pulled the king to f7, and now the knight on e6 attacks a queen that has nowhere to go.

cage = Black to move. Click every square the black queen can go to.
    .hint-1 = Only the queen's own diagonal toward a5 is open.
    .success = Just two, and both are covered: c7 by the knight, b6 by the bishop on e3.

collect = Black took the knight with the pawn. Fischer had counted on it. Why? Show it on the board.
    .hint-1 = Which file did that pawn open?
    .success = The d-file was opened, and the queen is gone. Fischer went on to win the game.
    .on-e1g1 = First the queen: you can take it now.
    .on-d1f3 = A check lets Black breathe. The d-file is open: take the queen.

rook = And if the rook had taken on f7 instead? You are White.
    .hint-1 = The same square works again.
    .success = The queen is trapped just the same. If the d-pawn takes the knight, the d-file opens and the queen is lost.
    .on-d4f3 = The bishop is gone for nothing then. Attack the queen.
    .on-e5e6 = The pawn is on your own knight's square. Attack the queen.

better = Back to the pawn push. You are Black: which move spoils White's idea?
    .hint-1 = Which white piece is needed for the blow on f7?
    .success = The bishop is gone, and nothing happens on f7. White is better, but the game goes on.
    .on-f6e8 = This was played, and it took the queen's last squares.
    .on-f6g4 = White's queen takes the knight.
