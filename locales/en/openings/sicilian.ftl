title = Sicilian Defence
summary = 1...c5 fights for d4 from the side.

main = The Najdorf
    .at-1 = Takes a share of the centre and opens the way for bishop and queen.
    .at-2 = Fights for d4 without copying White.
    .at-3 = The knight comes out and prepares d4.
    .at-4 = Guards e5 and opens the bishop's way.
    .at-5 = Opens the centre.
    .at-6 = A side pawn for a centre pawn: a good trade for Black.
    .at-8 = Attacks e4.
    .at-9 = Guards e4.
    .at-10 = Keeps knight and bishop from b5.
    .at-11 = The bishop comes out; White can castle next.
    .at-12 = Chases the knight and takes the centre.
    .at-13 = The knight steps back.
    .at-14 = Black's bishop comes out, too; castling is next.

english-attack = 6.Be3: the English Attack
    .at-11 = The bishop guards the knight.
    .at-12 = Chases the knight and takes the centre.
    .at-15 = White prepares to castle long and to push pawns on the kingside.
    .at-18 = Castle, and look at the queenside.

alapin = 2.c3: the Alapin
    .at-3 = White wants d4 with a pawn behind it.
    .at-4 = Attack e4: the knight on b1 cannot go to c3 now.
    .at-6 = Into the middle.
    .at-10 = Strike at e5.

closed = 2.Nc3: the Closed Sicilian
    .at-3 = White keeps the centre closed.
    .at-6 = The bishop will look at d4.

smith-morra = 2.d4 and 3.c3: the Smith-Morra Gambit
    .at-5 = A pawn for quick play.
    .at-6 = Take it.
    .at-12 = Closes the way of White's bishop to f7.
    .at-14 = Out, and castle soon.

queen-early = 2.d4 and 3.Qxd4: the early queen
    .at-5 = The queen comes out early.
    .at-6 = Chase the queen and bring a piece out.
    .at-8 = Attack e4: you are ahead in development.

bishop-c4 = 2.Bc4: as in the Italian
    .at-3 = Against ...c5 the bishop has little to look at.
    .at-4 = Closes its way, and ...d5 will chase it.
    .at-10 = Strike in the centre and chase the bishop.

bishop-b5 = 3.Bb5+: a check
    .at-5 = Check.
    .at-6 = Block and offer the trade.
    .at-8 = Take with the queen: the knight will go to c6.

italian-like = 3.Bc4: White plays slowly
    .at-5 = The bishop looks at f7.
    .at-6 = Attack e4.
    .at-10 = The bishop will go to g7.

dragon = 5...g6: the Dragon
    .at-10 = The bishop will look down the long diagonal.
    .at-11 = The bishop guards the knight.
    .at-13 = Guards e4, and keeps the knight from g4.
    .at-15 = Queen and bishop look at h6. White castles long.
    .at-17 = The bishop looks at f7.

knight-c6 = 2...Nc6: the Classical
    .at-4 = Fights for d4.
    .at-12 = Chases the knight.
    .at-13 = The knight steps back.

e6 = 2...e6: the Taimanov
    .at-4 = Opens the bishop's way.
    .at-10 = The queen looks at e5.
    .at-13 = Castle, then decide.

early-e5 = 4...e5
    .at-8 = Chases the knight, but no pawn can guard d5 any more.
    .at-9 = Check before the knight moves.
    .at-13 = The knight jumps to a fine square.
