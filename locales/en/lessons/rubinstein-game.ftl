title = Rubinstein's two rooks
summary = Lodz, 1907: Black gives his queen, and two rooks and two bishops do the rest.

story = Lodz, 1907. Akiba Rubinstein has Black against Gersz Rotlewi. Both sides place their pieces almost alike.
    .at-10 = Black's rook comes to the d-file, opposite White's pieces.
    .at-12 = The second bishop finds its diagonal.
    .at-13 = White castles. Whose pieces stand better?

lines = You are Black. Open lines for your bishops and bring the last rook.
    .hint-1 = Trade the knight that guards White's king. Then bring every piece.
    .at-1 = The knights are offered for trade, and the way of the bishop on b7 is free.
    .at-3 = The bishop takes back and looks at h2.
    .at-4 = A pawn drives it away.
    .at-5 = It steps back, but it keeps looking.
    .at-7 = The last black piece joins. White's rook on a1 still sleeps.
    .at-8 = White hits the knight and opens new lines.
    .success = All of Black's pieces are in play: two bishops, two rooks, queen and knight.

attack = White's pawn attacks your knight. Do not go back.
    .hint-1 = First a check, then the knight jumps toward the king, then the queen.
    .at-1 = Check on the diagonal to g1.
    .at-3 = The knight comes close. If White's queen takes it, a rook takes the bishop on d3.
    .at-4 = White blocks the other diagonal.
    .at-5 = Now the queen threatens mate on h2.
    .at-6 = White's pawn attacks the queen.
    .success = Queen and knight stand at the king's door, and both bishops look through it.

price = White's pawn attacks the queen. Must it go? What holds White's position together?
    .answer-queen = Save the queen
    .why-queen = The queen could go, but White gets time. There is something stronger.
    .answer-rook = Take the knight on c3
    .why-rook = Right. The knight on c3 guards the bishop on e4. If it goes, the diagonal to the king opens.
    .answer-wait = Wait
    .why-wait = With the queen attacked that is not possible.
    .hint-1 = Which white piece protects the bishop on e4?

storm = Give what is asked. Every move counts now.
    .hint-1 = Take the guard of e4. Then pull the queen away from the other guard.
    .at-1 = A rook for a knight. The queen may be taken!
    .at-2 = White takes it.
    .at-3 = And the second rook is offered, too: White's queen must stop guarding e4 or be taken.
    .at-4 = The queen takes the rook.
    .at-5 = Check on the long diagonal.
    .at-6 = The queen must step in.
    .at-7 = The last blow. White gave up: the rook threatens mate on h2, and the queen is pinned.
    .success = Two bishops, a rook and a knight against a whole army, and nothing stops the mate.

end = White has a queen and two rooks here, and resigned. What is threatened?
    .answer-h2 = Mate on h2
    .why-h2 = Right. White's queen is pinned. Even if the queen takes the bishop on e4, the rook mates on h2.
    .answer-g2 = To take the queen
    .why-g2 = That, too, but something ends the game even sooner. Which square do rook and knight both attack?
    .answer-c1 = A check on c1
    .why-c1 = There is nothing there to give it. Look near the king.
    .hint-1 = Rook on h3, knight on g4: where do they meet?
