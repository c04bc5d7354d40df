title = Square trainer
summary = Find squares and name them, from both sides. No clock.

find-white = A square is named. Click it. Eight right ones, and you are done.
    .hint-1 = The letter is the file, from a on the left. The number is the rank, from 1 at the bottom.
    .success = Eight squares found. Your eyes know the way.
name-white = Now the other way round: a square is ringed. What is its name?
    .hint-1 = Go down to the letter, then left to the number.
    .success = Eight squares named.
find-black = You sit on Black's side now. The names stay, the board is turned round.
    .hint-1 = From here, a is on the right, and rank 1 is far away.
    .success = You find squares from Black's side, too.
name-black = Last one: name the ringed square from Black's side.
    .hint-1 = From here, a is on the right, and rank 1 is far away.
    .success = From both sides! Come back any time: each round brings other squares.
