# Play on against the engine.

tally-within = { $made ->
        [one] { $made } move made
       *[other] { $made } moves made
    }, { $of } at the most
tally-held = Held for { $made } of { $of } moves

play-surpassed = You even won. That is more than was asked.

play-stalemate = { $side } has no legal move and is not in check: { -stalemate }, a draw.
play-dead = Now nobody can give mate any more: a draw.
play-repeated = The same position stands here for the third time: a draw.
play-fifty = Fifty moves without a capture or a pawn move: a draw.
play-mated = Your king is mated.
play-out-of-moves = Those were all the moves there were for it.

# Known for certain: three men are left.
play-slipped-draw = With this move the win is gone: with the best play it is a draw now.
play-slipped-loss = With this move the draw is gone: with the best play the other side wins now.

play-take-back = Take your last move back and try another.

play-hint-thinking = Let me think about it.
