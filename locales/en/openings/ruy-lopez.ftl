title = Ruy Lopez
summary = The bishop on b5 presses the knight that guards e5.

closed = The Closed Ruy Lopez
    .at-1 = Takes a share of the centre and opens the way for bishop and queen.
    .at-2 = Black takes an equal share of the centre.
    .at-3 = The knight comes out and attacks the pawn on e5.
    .at-4 = The knight guards e5 and comes out at the same time.
    .at-5 = The bishop attacks the knight that guards e5.
    .at-6 = Ask the bishop. Taking on c6 and then on e5 wins nothing, as you will see.
    .at-7 = Back one step, still looking at the knight.
    .at-8 = The knight attacks e4.
    .at-9 = Castle first: if Black takes e4, the e-file opens in front of the black king.
    .at-10 = Close the e-file in front of the king, and get ready to castle.
    .at-11 = The rook guards e4. Now White really threatens to win e5.
    .at-12 = So the bishop is driven off.
    .at-14 = Guards e5 once and for all.
    .at-15 = Prepares d4, and gives the bishop a home on c2.
    .at-17 = Keeps Black's bishop from g4, before d4 is played.

open = 5...Nxe4: the Open Ruy Lopez
    .at-10 = Black takes the pawn. The point is not to keep it, but to get pieces out.
    .at-11 = Opens the centre, with Black's king still in the middle.
    .at-15 = White has the pawn back.
    .at-17 = Makes room for the bishop and watches d4.

pawn-back = 4...b5: the bishop is driven off at once
    .at-8 = The bishop must go now.
    .at-9 = On b3 the bishop looks at f7.

berlin = 3...Nf6: the Berlin Defence
    .at-6 = Black attacks e4 at once.
    .at-7 = Castle. The pawn on e4 can be taken, but the e-file will be open.
    .at-9 = The rook attacks the knight.
    .at-10 = The knight attacks the bishop on its way back.
    .at-11 = White takes the pawn back. Now the rook looks at the king behind the knight.
    .at-12 = Close the e-file at once.
    .at-13 = The bishop goes home and is safe there.

berlin-trap = 3...Nf6: greed on b5
    .at-12 = Black takes the bishop and forgets the e-file.
    .at-13 = The knight leaves the e-file: the rook gives check, and the knight attacks the queen.
    .at-15 = The bishop falls too. If the queen takes the knight, the rook takes the queen; if not, the knight gives the same check again.

steinitz = 3...d6: the Steinitz Defence
    .at-6 = Guards e5, but now the knight on c6 is pinned to the king.
    .at-7 = Strike while the knight is pinned.
    .at-10 = The bishop breaks the pin.

steinitz-later = 3...a6 and 4...d6
    .at-8 = As in the Steinitz, but the bishop was asked first.
    .at-9 = Prepares d4. Then the bishop has c2 as well.

classical = 3...Bc5: the Classical Defence
    .at-6 = The bishop comes out first.
    .at-7 = Now d4 will attack the bishop.
    .at-11 = The pawn chases the knight.

bird = 3...Nd4: Bird's Defence
    .at-6 = The knight goes to meet the bishop.
    .at-7 = Trade it. Black's pawn comes to d4.
    .at-9 = Castle, and leave the pawn on d4 alone for now.

no-guard = 3...Nge7: the Cozio
    .at-6 = If the bishop takes on c6, the other knight takes back.
    .at-7 = Nothing to hurry: castle.

exchange = 4.Bxc6: the Exchange Variation
    .at-7 = White trades the bishop for the knight. Black's pawns are doubled.
    .at-8 = Take toward d8: the queen and the bishop get open lines.
    .at-9 = Now e5 is threatened, as the rook can come to e1.
    .at-10 = So guard it.
    .at-14 = Chases the knight, and the queens come off.

grab = 4.Bxc6 and 5.Nxe5: no pawn is won
    .at-9 = It looks free.
    .at-10 = The queen attacks the knight on e5 and the pawn on e4.
    .at-12 = The pawn is won back, with check.
    .at-14 = The queens come off, and Black has the two bishops.

slow = 5.d3: White plays slowly
    .at-9 = White guards e4 and keeps the centre closed.
    .at-10 = Black guards e5 in the same way.

centre-early = 5.d4: the centre opens early
    .at-9 = White opens the centre before castling.
    .at-12 = Not greedy: the bishop comes out, so that Black can castle.
    .at-14 = The knight jumps into the middle instead of back.

knight-c3 = 5.Nc3: White guards e4
    .at-9 = The knight guards e4.
    .at-10 = Drive the bishop off, now that e5 may really be taken.

bishop-c4 = 4.Bc4: back to the Italian
    .at-7 = An Italian in which Black has got a6 for nothing.
    .at-8 = Attack e4.

fishing = 4...Ng4: a bait
    .at-8 = The knight goes hunting alone.
    .at-9 = Ask it: go, or be taken?
    .at-10 = Bait: if the pawn takes, the h-file opens for Black's rook.
    .at-11 = Leave the bait alone and bring pieces out.
