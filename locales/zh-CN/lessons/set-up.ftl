title = 摆棋
summary = 开局时每个棋子站在哪里。

ready = 开局就是这样摆的。每方十六个子，占自己这边的两排：前排是八个{ -pawn }，后排是另外八个子。
    .xiangqi = 中国象棋也是每方十六个子。这里没有炮，但多了一个后，兵有八个。

rooks = { -rook }像一座城楼。白方的两个车站在角上，把它们点出来。
    .hint-1 = 看第 1 横线的两头。
    .retry = 白方是浅色的子。在里面找两座城楼。
    .success = 白方的两个车在 a1 和 h1。

knights = { -knight }长着马头，每个车旁边站一个。这回找黑方的：把两个黑马点出来。
    .hint-1 = 黑方是深色的子。看第 8 横线，角的旁边。
    .retry = 在深色的子里找马头。
    .success = 黑方的两个马在 b8 和 g8。

from-the-corner = 从角上往里数：车、马、{ -bishop }。象戴着一顶有缺口的尖帽子。把白方的两个马和两个象摆好。
    .hint-1 = 从外往里摆：车旁边是马，马旁边是象。
    .retry = 和对面黑方那排比一比，顺序是一样的。
    .success = 两边都是车、马、象。马在 b1 和 g1，象在 c1 和 f1。
    .xiangqi = 从角上往里是车、马、象，和中国象棋的顺序一样。

royals = { -king }头上有十字，{ -queen }戴着带尖的冠。后站在和自己同色的格：白后在白格 d1，黑后在黑格 d8。

queen-square = 白方还缺王和后。白后该站哪一格？
    .answer-on-d1 = d1
    .why-on-d1 = d1 是白格，白后就站这里。王站在她旁边的 e1。
    .answer-on-e1 = e1
    .why-on-e1 = e1 是黑格。白后要站白格，所以她在 d1。

black-royals = 现在你坐到黑方这边。把黑方的后和王摆好。
    .hint-1 = 先摆后：黑后要站黑格。
    .retry = 看看对面：后对着后，王对着王。
    .success = 后在 d8，王在 e8。两个后在 d 线相对，两个王在 e 线相对。

mix-up = 白方这一排摆错了。哪两个子换了位置？
    .answer-rooks-knights = 车和马
    .why-rooks-knights = 两个车都在角上，旁边都是马，没错。看看这一排的中间。
    .answer-knights-bishops = 马和象
    .why-knights-bishops = 车旁边是马，马旁边是象，没错。看看这一排的中间。
    .answer-king-queen = 王和后
    .why-king-queen = 白后站到了 e1，那是黑格。她应该在白格 d1，王在 e1。

last = 黑方和你的兵都摆好了。把白方后排的八个子摆到第 1 横线上。
    .hint-1 = 从两个角往里摆，最后把后放到和她同色的格。
    .retry = 和黑方那排比一比，同样的子面对面。
    .success = 全都摆对了。白方先走。
