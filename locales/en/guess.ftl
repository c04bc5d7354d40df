# Guess the move: the learner plays one side of a game that was played.

tally-points = Move { $at } of { $moves } · { $points } of { $of } points

guess-exact = That is the move of the game.
guess-exact-2 = The game went the same way.
guess-exact-3 = You found the move that was played.

# Checked by the engine, as are the next three.
guess-as-good = { $played } is just as good. In the game it was { $game }.
guess-good = { $played } is a good move too. In the game it was { $game }.
guess-playable = { $played } can be played, but it gives something away. In the game it was { $game }.
guess-weaker = { $played } is not so good here. In the game it was { $game }.

guess-mates = { $played } is mate at once! In the game it was { $game }.

# Nobody has looked at the learner's move.
guess-other = Your move is { $played }. In the game it was { $game }.

guess-looking = You play { $played }. Let me look at that.

guess-hint-look = First look for checks, then for captures, then for threats.

guess-result = { $points } of { $of } points; { $exact ->
        [one] one move
       *[other] { $exact } moves
    } of { $moves } as in the game.
