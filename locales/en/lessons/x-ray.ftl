title = X-ray
summary = Some pieces look right through the enemy.

idea = A rook stands in the way, but your own rook still looks through it at d8: an { -x-ray }. So d8 is attacked twice, by queen and rook.
    .at-1 = The queen takes on d8.
    .at-2 = The black rook from d5 takes back, and leaves the file open behind it.
    .at-3 = Your rook takes: mate.

is-it-protected = The black queen stands between your rook on d1 and your bishop on d7. Is the bishop protected?
    .answer-yes = Yes
    .why-yes = Right. If the queen takes the bishop, it leaves the way, and the rook takes it on d7.
    .answer-no = No
    .why-no = Imagine that the queen takes on d7. Now look up the file from d1: nothing is in the way.
    .hint-1 = Imagine the queen on d7. What does your rook see then?

who-looks-through = One white piece looks through a black rook at f8. Click it.
    .hint-1 = Look down the f-file from f8.
    .success = The rook on f1. If the black rook takes on f8, the file is open.

find-it = Same board. Queen and rook both aim at f8, one of them through an enemy. Mate in two.
    .hint-1 = Count who attacks f8 and who protects it. The x-ray counts too.
    .success = Mate. The rook looked through the other rook all along.
    .on-f1f6 = You took a rook, but Black takes back. There was mate.
    .on-b4b7 = A pawn, but Black's rook takes yours with check. Look at f8.

last = Last task, as Black. Two of your pieces attack one square, one of them right through a white rook. Mate in two.
    .hint-1 = Your rook on d8 looks along the d-file. Your queen looks at the same square along a diagonal.
    .success = Mate. Queen and rook struck on one square.
    .on-d8d4 = You took a rook, but White takes back. There was mate.
    .on-h5e2 = Now White's rook comes to d8 first. Strike at once.
