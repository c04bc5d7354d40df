title = Checks, captures, threats
summary = Three questions before every move, yours and theirs.

idea = Before each move, ask three things. Which checks can I give? What can I take? What can I threaten? Here White has one of each. Most games are decided by what somebody did not see.
    .xiangqi = Xiangqi players say it too: check, capture, threat. The habit is the same, only the pieces are different.

checks = First: checks. Your knight can give two of them. Look at both, and play the one that wins something.
    .hint-1 = From each square, ask what else the knight would attack besides the king.
    .success = The king must move, and then your knight takes the queen.
    .on-d5f6 = A check, but the pawn on g7 takes the knight, or the king just steps aside. Look at the other check.
    .on-d5b6 = You attack the queen, but Black is to move, and the queen simply goes. A check leaves Black no time.

captures = Second: captures. White has four of them here. Look at each one: who takes back? Play the one that wins something.
    .hint-1 = The queen, the bishop and the rook can all take. Which black piece has no protector?
    .success = You took the knight, and Black cannot take your rook.
    .on-g4g7 = The king takes your queen. Looking at every capture does not mean playing it.
    .on-g4e6 = Black takes your queen. That pawn is protected twice.
    .on-b3e6 = A pawn for a bishop: Black takes back. That pawn is protected twice.

threats = Third: threats. There is no check here and nothing to take. Attack two pieces at once, with something cheap.
    .hint-1 = A pawn attacks two squares at a slant. Where would it attack knight and bishop together?
    .success = Your pawn attacks knight and bishop. Black can save only one of them.
    .on-d2d3 = From there the pawn attacks nothing, and the knight can even take it. Think of the squares it would attack.
    .on-f2f4 = You attack one piece, and it moves away. Find a pawn move that attacks two.

their-move = Now the other side. Black has just played b5. Every move wants something. What is Black's threat?
    .answer-e4 = To take on e4
    .why-e4 = No black piece attacks e4. Look at the pawn that moved: which squares does it attack?
    .answer-c4 = To take on c4
    .why-c4 = The pawn on b5 attacks your bishop.
    .answer-nothing = Nothing at all
    .why-nothing = It looks small, but look at the squares this pawn attacks, at a slant.
    .hint-1 = Look at the piece that has just moved. What does it attack now?

answer-it = You have seen the threat, so answer it. Bring the bishop to safety, without giving anything away.
    .hint-1 = Check every square you think of: can a black pawn or the king take there?
    .success = The bishop is safe, and nothing of yours hangs.
    .on-c4f7 = A check, but the king takes the bishop. You got one pawn for it.
    .on-c4b5 = The pawn on a6 takes back: a bishop for a pawn.
    .on-f2f4 = The threat is still there: Black takes your bishop for nothing.

before-you-go = White would like to play Qd2. Before you let go of a piece, ask what the other side could do then. What would Black answer?
    .answer-e4 = The pawn move e4
    .why-e4 = That pawn would attack nothing. Look at Black's checks first.
    .answer-nf3 = The check Nf3+
    .why-nf3 = Right. The knight would attack king and queen together. Now the queen still guards f3, from d1.
    .answer-nothing = Nothing dangerous
    .why-nothing = Look at Black's checks: where could the knight attack the king? And what would the queen no longer guard?
    .hint-1 = First look for checks. A knight has one here.

queen-check = Put it together. One check attacks something else as well. Find it, and take the prize.
    .hint-1 = The rook in the corner is alone. From where does the queen see the king and the rook together?
    .success = The check came first, and then the queen took the rook for nothing.
    .on-e2d3 = A check, but from d3 the queen does not see the rook. Find a square from which it sees both.
    .on-e2c2 = A check, but from c2 the queen does not see the rook. Find a square from which it sees both.
    .on-e2f3 = That is a threat, and the rook can still get away. A check would leave it no time.

last = Last task, as Black. White's pawn attacks your knight. Do not run at once: checks, captures, threats.
    .hint-1 = Your knight has two checks. Which of them attacks something else as well?
    .success = You did not run, you looked: first the check, then the rook.
    .on-f4h3 = A check, but from there the knight does not reach the rook, and the king comes to chase it.
    .on-f4d5 = Your knight is safe and attacks the rook, but the rook goes away. A check would leave it no time.
    .on-f4e6 = Your knight is safe, but there was more. Did you look at your checks?
    .on-g7g5 = You protected the knight, but a pawn takes it for one pawn. Did you look at your checks?
