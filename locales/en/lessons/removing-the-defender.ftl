title = Removing the defender
summary = Take away the piece that protects your target.

idea = Your rook attacks the bishop, but the black knight protects it. So remove the defender first: take the knight.
    .at-1 = The bishop takes the defender.
    .at-2 = Black takes back. Now nothing protects the bishop on d5.
    .at-3 = The rook takes it.

who-protects = Before you remove a defender, you must find it. Which black pieces protect the knight on d4? Click them.
    .hint-1 = Imagine White takes on d4. Who could take back?
    .success = Knight and bishop protect it. Rook, knight and bishop attack it.

take-it = Your rook looks at the bishop on d4. Remove its defender, then take.
    .hint-1 = A black knight protects the bishop. Which of your pieces can take that knight?
    .retry = First take the defender, then the bishop.
    .success = First the defender, then the bishop: you are a piece ahead.
    .on-d1d4 = Too early: the knight takes the rook. Take that knight first.
    .on-g3e2 = One more attacker, but the bishop just moves away. Use this moment.
    .on-b5c4 = The bishop leaves the diagonal of the black knight. What could it have taken?

chase-it = You need not take a defender. You can also chase it away. Do it with a cheap piece.
    .hint-1 = The knight on f6 protects the bishop. What may attack a knight and is worth less?
    .retry = First chase the knight away, then take the bishop.
    .success = The knight ran, the bishop was alone, and your rook took it.
    .on-d1d5 = The knight takes the rook. First send that knight away.
    .on-a2a3 = Nothing changes. The knight still protects the bishop.

last = Queen and bishop aim at h7. Besides the king, one black piece guards it. Remove the guard, and if Black takes back, mate.
    .hint-1 = A knight guards h7. Which of your pieces can take it?
    .retry = First remove the knight that guards h7. Then comes the queen.
    .success = Mate. The guard of h7 was gone, and the bishop on c2 protects the queen.
    .on-d3h7 = The knight on f6 takes the queen. Remove this knight first.
    .on-c2b3 = Now queen and bishop no longer aim at h7 together.
    .on-h2h4 = Black gets time. What guards h7?
    .xiangqi = In xiangqi, too, you first capture the piece that guards the palace.
