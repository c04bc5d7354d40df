title = Two rooks and a queen
summary = Budapest, 1934: White gives two rooks and the queen, and mates with two bishops.

story = Budapest, 1934. Esteban Canal, a master from Peru, plays many games at once. This one took fourteen moves.
    .at-2 = The { -scandinavian-defence }.
    .at-6 = The queen steps aside and looks down the diagonal.
    .at-16 = The knight on c3 is pinned.
    .at-19 = The pawn asks the bishop: what now?

safe-side = You are Black. Do something sensible about the bishop, or bring out the knight from g8. But think before you castle.
    .hint-1 = Look at the two open diagonals that white bishops hold near c8.
    .success = Sensible. The king stays in the middle for now and can still castle short.
    .on-e8c8 = It looks safe. But two white bishops point at this corner. See what happened.

offer = Black castled long. You are Canal: take the bishop and do not fear for your rooks.
    .hint-1 = Take. The queen gives check: step away so that it can take the other rook, too.
    .at-1 = The pawn takes the bishop.
    .at-2 = Black takes a rook, with check.
    .at-3 = Not a block: the king steps aside. Take the other one, too!
    .at-4 = Black takes the other rook, too.
    .success = Two rooks down. But Black's queen stands in the far corner.

bishops = Which of your pieces cut off Black's king?
    .hint-1 = Follow both bishops to their ends.
    .answer-f4 = The bishop on f4
    .why-f4 = It takes b8 and c7. But that is not all.
    .answer-e2 = The bishop on e2
    .why-e2 = It is ready to come to a6. But that is not all.
    .answer-both = Both bishops together
    .why-both = Right. One holds b8 and c7, the other can reach a6. Only the pawn on b7 is still in the way.

mate = One more present, the biggest. Mate in two.
    .hint-1 = Which pawn keeps the diagonal to a6 and c8 shut? Make it leave.
    .success = Two bishops crosswise: Boden's mate.
    .on-b4b5 = A good target, c6. But your queen can open the diagonal at once, with check.
    .on-c3b5 = Lively. But there is mate in two.
