title = Interference
summary = Step between two enemy pieces, and one is alone.

idea = The rook on d8 protects the knight on d2 from far away. White steps in between, with check: that is { -interference }.
    .at-1 = The knight stands between them, and a pawn protects it.
    .at-2 = The king must answer the check.
    .at-3 = Nobody protects the black knight now.

where = White's rook attacks the knight on h5. Which black piece protects it? Click it.
    .hint-1 = Look along the rank, far to the left.
    .success = The rook, across the whole board. On a line that long, something can step in between.

with-a-bishop = Same board. Step between rook and knight with a check, then take.
    .hint-1 = Which square between them can your bishop reach, with the king on the same diagonal?
    .retry = First cut the line with a check. Then the knight is alone.
    .success = The line was cut, and your rook took the knight.
    .on-h1h5 = The black rook takes back: a rook for a knight. First cut the line between them.
    .on-g2f3 = The bishop attacks the knight too, but it just jumps away. Use a check.
    .on-g2b7 = Only a pawn. With a check you could cut off the knight.

why-protected = Almost the same board, but the pawn stands on c2, not on c4. Is the bishop check on d5 still good?
    .answer-yes = Yes
    .why-yes = The rook takes the bishop on d5, and you cannot take back. The piece that steps in needs protection.
    .answer-no = No
    .why-no = Right. The rook takes the bishop, and nobody takes back. The piece that steps in needs protection.
    .hint-1 = What can the black rook do on d5?

last = You are Black. White's rook protects its bishop on d7. Cut the line.
    .hint-1 = Your knight can step onto the d-file with check. Is it protected there?
    .retry = First cut the d-file with a check. Then the bishop is alone.
    .success = The knight stood in between, and your rook took the bishop.
    .on-e7d7 = The white rook takes back: a rook for a bishop. First cut the line between them.
    .on-f4d5 = On d5 the white rook takes the knight, because nothing protects it there.
    .on-c4c3 = That pawn was needed on c4, to protect your knight on d3.
