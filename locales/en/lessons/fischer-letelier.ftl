title = Let him have the centre
summary = Leipzig, 1960: White's pawns run forward, and Fischer takes the house apart.

story = Leipzig, 1960. René Letelier of Chile has White against Bobby Fischer, seventeen. White wants everything at once.
    .at-6 = The { -kings-indian-defence }.
    .at-9 = The pawn chases the knight. It looks strong.
    .at-10 = Black goes back and smiles.
    .at-11 = Four pawns in the middle. But where are White's pieces?

undermine = You are Fischer. Hit the proud pawns from both sides and bring out your pieces.
    .hint-1 = First the c-pawn. Then knight, take back on d6, bishop out, and the queen.
    .at-1 = The first blow, from the side.
    .at-3 = A pawn is given for time.
    .at-5 = Black takes back; the e-file opens toward White's king.
    .at-7 = The bishop comes out with a hit on the knight.
    .at-9 = A step back, now c4 is a target.
    .at-11 = The queen backs them up: e5 is attacked three times.
    .success = Queen, knight and bishop are out. White's king still stands on e1.

open = Now break the centre open. You need not mind a bishop.
    .hint-1 = Take on e5, push on to e4, and open the lines: the king on e1 is the goal.
    .at-1 = Taken.
    .at-2 = White attacks the bishop.
    .at-3 = No retreat: the pawn attacks a knight.
    .at-5 = A piece for a piece, and White's pawns are torn.
    .at-7 = A wall for White's f-pawn.
    .at-9 = The knight from e8 comes out again.
    .at-11 = A rook to the open file.
    .at-13 = The lone pawn is taken.
    .success = Even in pieces, but only one king is in danger.

look = Where does White's position break? Look along the e-file.
    .hint-1 = Which white piece stands between your rook and White's first rank, with the king as a guard?
    .answer-e3 = The bishop on e3
    .why-e3 = Right. Bring the second rook, then take it.
    .answer-g3 = The knight on g3
    .why-g3 = None of your pieces attacks it. Look along the e-file.
    .answer-b2 = The pawn on b2
    .why-b2 = It is only a pawn. The king is worth more: look along the e-file.

finish = Double the rooks and strike on e3. At the end give something even bigger.
    .hint-1 = The other rook behind the first. Take on e3 twice. Then the queen on f4.
    .at-1 = Two rooks on one file.
    .at-3 = A rook for the bishop.
    .at-5 = And once more: the king must come out to take.
    .at-7 = The queen is given, with check!
    .success = Here White resigned. Why? See for yourself.

mate = Suppose the king takes the queen. Mate in one.
    .hint-1 = Which piece has slept on g7 all the time?
    .success = Mate by the bishop that waited on g7. White's great centre is gone.
    .on-f6g4 = Lively, but no check. The bishop mates.
    .on-f6h5 = A check, but White's knight takes. The bishop mates.
