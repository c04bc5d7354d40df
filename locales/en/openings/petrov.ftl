title = Petrov Defence
summary = 2...Nf6 attacks e4 instead of guarding e5.

main = The main line
    .at-1 = Takes a share of the centre and opens the way for bishop and queen.
    .at-2 = Black takes an equal share of the centre.
    .at-3 = The knight comes out and attacks the pawn on e5.
    .at-4 = Not a guard but a counter: e4 is attacked.
    .at-5 = White takes first.
    .at-6 = First chase the knight. Taking on e4 at once would be dangerous.
    .at-7 = The knight goes back where it is safe.
    .at-8 = Now it is safe to take.
    .at-9 = White takes the centre and opens lines for the bishops.
    .at-10 = Gives the knight on e4 a guard.
    .at-11 = The bishop attacks the knight on e4.
    .at-12 = A piece comes out and looks at d4.
    .at-15 = White shakes the pawn that guards the knight.
    .at-16 = The knight attacks the bishop on d3.

too-early = 3...Nxe4: too early, and the queen is lost
    .at-6 = Black takes before the knight on e5 has gone.
    .at-7 = The queen attacks the knight, and looks along the e-file at the king.
    .at-8 = The knight runs. Now only White's own knight stands on the e-file.
    .at-9 = The knight steps aside with check from the queen, and attacks Black's queen.
    .at-11 = The queen is won.

too-early-hold = 3...Nxe4 and 4...Qe7
    .at-8 = Black puts the queen opposite: so less is lost.
    .at-9 = Take the knight.
    .at-10 = Your knight cannot leave the e-file: the queen stands behind it.
    .at-11 = Guard the knight. If Black takes it, you take back and stay a pawn ahead.
    .at-13 = A pawn ahead.

stafford = 3...Nc6: the Stafford Gambit
    .at-6 = A pawn for quick play and many traps.
    .at-7 = Take.
    .at-9 = Guard e4 and let the bishop out. Do not push to e5.
    .at-11 = Guards g4 from Black's knight and bishop. White stays a pawn ahead.

stafford-trap = 3...Nc6 and the trap after 5.e5
    .at-9 = Too far: the black knight jumps into the middle.
    .at-11 = The knight looks trapped, but it is not.
    .at-12 = The bishop attacks f2 and leaves the knight.
    .at-13 = Taking the knight loses the queen.
    .at-16 = The king must move, and then White's queen is lost.

cochrane = 4.Nxf7: the Cochrane Gambit
    .at-7 = White gives a knight for two pawns, and your king must walk.
    .at-8 = Take it: a piece is a piece.
    .at-10 = Strike at the pawn centre before it comes.
    .at-12 = Bring out your pieces. You have a knight more, White some pawns.

knight-c4 = 4.Nc4: the knight goes the other way
    .at-7 = The knight goes back the other way.
    .at-8 = Take the pawn back: it is safe now.
    .at-10 = Guard the knight and chase White's.

nimzo = 5.Nc3: White trades knights
    .at-9 = White offers to trade knights.
    .at-10 = Trade: the knight on e4 has done its work.
    .at-11 = White takes with the d-pawn: bishop and queen get open lines.
    .at-14 = Castle short, and play in the centre.

queen-e2 = 5.Qe2: a quiet pin
    .at-9 = The knight is pinned to the king.
    .at-10 = Put the queen in front of the king.
    .at-12 = Now the knight can go back.
    .at-14 = The queens come off, and the game is level.

d3 = 5.d3: level at once
    .at-9 = The pawn attacks the knight: it must go.
    .at-10 = Back to f6.
    .at-12 = The pawns mirror each other.

knight-c3 = 3.Nc3: it becomes the Four Knights
    .at-5 = White guards e4.
    .at-6 = Now guard e5: four knights are out.
    .at-8 = Do as White does.

steinitz = 3.d4: the other attack
    .at-5 = White opens the centre instead of taking.
    .at-6 = Take the pawn in the middle.
    .at-8 = Guard the knight.
    .at-10 = Challenge the strong knight on e5.

guard-d3 = 3.d3: White just guards
    .at-5 = White only guards e4.
    .at-6 = Guard e5 and bring a piece out.
    .at-8 = White was slow, so take the centre.

bishop-c4 = 3.Bc4: e4 is left hanging
    .at-5 = The bishop looks at f7, but e4 is unguarded.
    .at-6 = Take it.
    .at-8 = Trade, so that no knight hunts yours.
    .at-10 = Guards e5 and keeps the knight from g5. You are a pawn ahead.

other-d6 = 2...d6: the Philidor
    .at-4 = The pawn guards e5.
    .at-5 = Strike at e5.
    .at-7 = Guard e4 and bring a piece out.
