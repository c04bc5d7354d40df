title = Endgames
summary = Few pieces, exact play: which positions are won, and which are drawn.
