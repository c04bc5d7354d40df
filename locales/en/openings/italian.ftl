title = Italian Game
summary = The bishop on c4 looks at f7; c3 and d4 take the centre.

centre = Giuoco Piano: pawns to c3 and d4
    .at-1 = Takes a share of the centre and opens the way for bishop and queen.
    .at-2 = Black takes an equal share of the centre.
    .at-3 = The knight comes out and attacks the pawn on e5.
    .at-4 = The knight guards e5 and comes out at the same time.
    .at-5 = The bishop looks at f7, which only the king guards.
    .at-6 = Black's bishop does the same and looks at f2.
    .at-7 = Prepares d4: if Black takes there, the c-pawn takes back.
    .at-8 = The knight comes out and attacks e4.
    .at-9 = Two pawns side by side in the centre, and the bishop on c5 is attacked.
    .at-11 = The pawn takes back and the centre stands. The bishop on c5 is attacked again.
    .at-12 = Check wins Black the time to save the bishop.
    .at-13 = Blocks the check and offers a trade.
    .at-16 = Now or never: Black strikes at the centre before it rolls forward.
    .at-18 = White has a pawn alone on d4, Black a fine square on d5. Both can play.
    .at-19 = The king goes to safety.

bishop-back = 6...Bb6: the bishop just goes back
    .at-12 = A retreat without check gives White time.
    .at-13 = The pawn chases the knight that guards the centre.
    .at-15 = The other knight is chased too. White's pawns roll on.

solid = 4...d6: Black keeps it solid
    .at-8 = Black guards e5 once more.
    .at-13 = The knight comes out and guards e4.

knights = 3...Nf6 and a quiet centre
    .at-6 = The knight comes out and attacks e4: the Two Knights.
    .at-7 = The simplest answer: guard e4.
    .at-9 = Takes d4 from Black's pieces and gives the bishop on c4 a way back.
    .at-11 = First the king, then the fight.

hungarian = 3...Be7: the Hungarian Defence
    .at-6 = Solid but narrow: the bishop stands modestly and stops Ng5.
    .at-7 = Black's bishop no longer fights for d4, so White takes the centre.

legal = 3...d6 and 4...Bg4: the pinned knight
    .at-8 = The bishop pins the knight to the queen.
    .at-9 = Ask the bishop: take or go?
    .at-10 = The bishop stays on the pin, but nothing guards it on h5.
    .at-11 = The pinned knight takes! If the bishop takes the queen, mate follows. If it does not, White is a pawn up.
    .at-13 = The bishop gives check. The king has one square.
    .at-15 = Three minor pieces give mate.

h6 = 3...h6: a move for nothing
    .at-6 = It stops Ng5, but it brings no piece out.
    .at-7 = White is ahead in development, so open the centre.

jump = 3...Nd4: a trap
    .at-6 = Black moves the same knight again and hopes for 4.Nxe5.
    .at-7 = Do not be greedy: trade the knight.
    .at-9 = Attacks the pawn on d4, which stands alone in front.
    .at-11 = White has taken back and has more pieces out.

jump-trap = 3...Nd4 and the greedy 4.Nxe5
    .at-7 = That pawn is bait: the queen comes to g5 and attacks the knight and g2.
    .at-8 = The queen attacks the knight on e5 and the pawn on g2.
    .at-9 = Taking more makes it worse.
    .at-14 = The king is shut in by its own men, and a knight mates.

quiet = 4.d3: White plays slowly
    .at-7 = White guards e4 first and keeps the centre closed.
    .at-12 = Both kings are safe. Now the game begins.

castle-first = 4.O-O: White castles first
    .at-7 = White castles first.
    .at-8 = Black goes on with the plan: knight out, then d6, then castle.

knight-c3 = 4.Nc3 and the pin on g5
    .at-11 = White pins the knight on f6 to the queen.
    .at-12 = Ask the bishop at once, while the king has not castled.
    .at-14 = The king is still in the middle, so these pawns may chase.
    .at-16 = Now Black pins in return.

evans = 4.b4: the Evans Gambit
    .at-7 = A pawn for time: White wants c3 and d4 with tempo.
    .at-8 = Take it.
    .at-14 = The knight comes out and supports d5. Castle soon.

early-attack = 4.Ng5: too early
    .at-7 = The knight attacks f7, but look who looks at g5.
    .at-8 = Your queen takes it: nothing guarded the knight.

take-f7 = 4.Bxf7+: a check for show
    .at-7 = White gives the bishop for a pawn and a check.
    .at-8 = Take it. You are a bishop ahead.
    .at-12 = The king steps back out of the way.
    .at-14 = Chases the queen and guards the bishop. Count: you have a bishop for two pawns.

early-queen = 2.Qh5: the early queen
    .at-3 = The queen attacks e5 and looks at f7. But it can be chased.
    .at-4 = First guard e5.
    .at-5 = Now mate on f7 is threatened.
    .at-6 = Stops the mate and chases the queen.
    .at-7 = The mate on f7 is threatened once more.
    .at-8 = The knight stands in the way and comes into play.

mate-in-four = 2.Qh5 and the mate on f7
    .at-6 = The knight attacks the queen, but mate on f7 comes first.
    .at-7 = Mate: the bishop guards the queen.

guard-d6 = 2...d6: the Philidor
    .at-4 = The pawn guards e5, but shuts in the bishop on f8.
    .at-5 = Strike at e5 at once.

guard-f6 = 2...f6: the wrong guard
    .at-4 = It guards e5, opens a way to the king, and takes f6 from the knight.
    .at-5 = The knight can be given: if the pawn takes, the queen comes with check.
    .at-7 = The queen gives check, and e5 or the rook falls.
    .at-9 = Check, and the rook on h8 is attacked.
    .at-11 = A rook and two pawns for the knight.

counter = 2...Nf6: the Petrov
    .at-4 = Black attacks e4 instead of guarding e5.
    .at-5 = Take the pawn.
    .at-7 = The knight must go back first.
    .at-9 = Now the centre belongs to White.

hang-e5 = 2...Bc5: e5 hangs
    .at-4 = The bishop comes out, but nothing guards e5.
    .at-5 = A free pawn.
