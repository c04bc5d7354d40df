# 国际象棋术语。每个概念只用一个词；课程、教练和术语表都从这里取。
# 中文没有词形变化，写 `{ -fork }` 就行。

## 棋与双方

-chess = 国际象棋
term-chess = { -chess }
    .meaning = 两个人在六十四格的棋盘上下的棋，目标是将死对方的王。

-xiangqi = 中国象棋
term-xiangqi = { -xiangqi }
    .meaning = 中国的象棋，棋子走在线的交叉点上，棋盘中间有河界。

-board = 棋盘
term-board = { -board }
    .meaning = 横八格、竖八格，一共六十四格，棋就在上面下。

-white = 白方
term-white = { -white }
    .meaning = 执白棋的一方，开局先走。

-black = 黑方
term-black = { -black }
    .meaning = 执黑棋的一方，开局后走。

-white-to-move = 轮到白方走
term-white-to-move = { -white-to-move }
    .meaning = 现在该白方走棋。

-black-to-move = 轮到黑方走
term-black-to-move = { -black-to-move }
    .meaning = 现在该黑方走棋。

## 棋子

-piece = 棋子
term-piece = { -piece }
    .meaning = 棋盘上的每个子都叫棋子，每方开局有十六个。和兵对着说时，“子”不包括兵。

-king = 王
term-king = { -king }
    .meaning = 最要紧的棋子，每次向任意方向走一格；王被将死就输了。

-queen = 后
term-queen = { -queen }
    .meaning = 威力最大的棋子，横、直、斜都能走，路通就能走多远。

-rook = 车
term-rook = { -rook }
    .meaning = 沿直线和横线走，路通就能走多远。

-bishop = 象
term-bishop = { -bishop }
    .meaning = 沿斜线走，路通就能走多远，一辈子只走一种颜色的格。

-knight = 马
term-knight = { -knight }
    .meaning = 横着或直着走两格，再往旁边拐一格，可以跳过中间的棋子。

-pawn = 兵
term-pawn = { -pawn }
    .meaning = 直着往前走，斜着往前吃，从不后退。

-minor-piece = 轻子
term-minor-piece = { -minor-piece }
    .meaning = 马和象合称轻子。

-major-piece = 重子
term-major-piece = { -major-piece }
    .meaning = 后和车合称重子。

## 棋盘

-square = 格
term-square = { -square }
    .meaning = 棋盘上的一个小方块，每格都有名字，比如 e4。

-light-square = 白格
term-light-square = { -light-square }
    .meaning = 浅颜色的格。你右手边的角格就是白格。

-dark-square = 黑格
term-dark-square = { -dark-square }
    .meaning = 深颜色的格，比如 a1。

-file = 直线
term-file = { -file }
    .meaning = 从一方通到另一方的八个格，名字是 a 到 h。

-rank = 横线
term-rank = { -rank }
    .meaning = 从左到右的八个格，编号是 1 到 8。

-diagonal = 斜线
term-diagonal = { -diagonal }
    .meaning = 角对角连成的一排格，颜色都一样。

-centre = 中心
term-centre = { -centre }
    .meaning = 棋盘正中的四个格：d4、e4、d5、e5。

-extended-centre = 扩展中心
term-extended-centre = { -extended-centre }
    .meaning = 紧挨着中心的一圈格，四个角是 c3、f3、c6、f6。

-kingside = 王翼
term-kingside = { -kingside }
    .meaning = 开局时王所在的半边：e 到 h 四条直线。

-queenside = 后翼
term-queenside = { -queenside }
    .meaning = 开局时后所在的半边：a 到 d 四条直线。

## 走子与吃子

-move = 一着
term-move = { -move }
    .meaning = 一方走一次棋叫一着，也叫半回合。

-move-pair = 回合
term-move-pair = { -move-pair }
    .meaning = 白方走一着、黑方走一着，合起来是一个回合。

-capture = 吃子
term-capture = { -capture }
    .meaning = 把对方的棋子拿下棋盘，自己的子一般就站到它的格里。

-legal-move = 合规则的着法
term-legal-move = { -legal-move }
    .meaning = 规则允许走的着法。

-illegal-move = 不合规则的着法
term-illegal-move = { -illegal-move }
    .meaning = 规则不许走的着法，比如走完自己的王还被将着。

-touch-move = 摸子走子
term-touch-move = { -touch-move }
    .meaning = 面对面下棋时，有意碰了哪个子，能走就必须走它。

## 特殊着法

-castling = 王车易位
term-castling = { -castling }
    .meaning = 王和车一起动的一着，每方一局最多走一次。

-short-castling = 短易位
term-short-castling = { -short-castling }
    .meaning = 和近的那个车易位，在王翼。

-long-castling = 长易位
term-long-castling = { -long-castling }
    .meaning = 和远的那个车易位，在后翼。

-en-passant = 吃过路兵
term-en-passant = { -en-passant }
    .meaning = 对方的兵刚走了两格，你的兵可以当它只走了一格来吃。

-promotion = 升变
term-promotion = { -promotion }
    .meaning = 兵走到最后一条横线，马上变成后、车、象或马。

-underpromotion = 低升变
term-underpromotion = { -underpromotion }
    .meaning = 兵升变时不变后，而变成车、象或马。

## 将军与终局

-check = 将军
term-check = { -check }
    .meaning = 王受到攻击，必须马上应将。

-checkmate = 将死
term-checkmate = { -checkmate }
    .meaning = 王被将军，而且怎么走都解不了，棋局结束。

-stalemate = 逼和
term-stalemate = { -stalemate }
    .meaning = 轮到走的一方无子可动，王又没被将军，算和棋。

-move-away = 避将
term-move-away = { -move-away }
    .meaning = 王被将军时，把王走到安全的格。

-capture-checker = 吃掉将军的棋子
term-capture-checker = { -capture-checker }
    .meaning = 王被将军时，把将军的那个子吃掉。

-block = 垫将
term-block = { -block }
    .meaning = 王被将军时，在王和将军的子中间垫一个子。

-discovered-check = 闪将
term-discovered-check = { -discovered-check }
    .meaning = 前面的子一走开，后面的子就将了军。

-double-check = 双将
term-double-check = { -double-check }
    .meaning = 两个子同时将军，只能动王来应。

-discovered-attack-with-check = 抽将
term-discovered-attack-with-check = { -discovered-attack-with-check }
    .meaning = 走开的子露出将军，自己又顺手得子。

-perpetual-check = 长将
term-perpetual-check = { -perpetual-check }
    .meaning = 一直将军，对方躲不掉，最后成和棋。

-draw = 和棋
term-draw = { -draw }
    .meaning = 不分胜负的棋，双方各得半分。

-draw-by-agreement = 协议和棋
term-draw-by-agreement = { -draw-by-agreement }
    .meaning = 一方提和，另一方同意，棋就和了。

-threefold-repetition = 三次重复局面
term-threefold-repetition = { -threefold-repetition }
    .meaning = 同一个局面第三次出现，又轮到同一方走，可以要求判和。

-fifty-move-rule = 五十回合规则
term-fifty-move-rule = { -fifty-move-rule }
    .meaning = 双方连续五十回合没吃子、也没动兵，可以要求判和。

-dead-position = 死局
term-dead-position = { -dead-position }
    .meaning = 双方无论怎么走都不可能将死对方，立即算和棋。

-insufficient-material = 子力不足
term-insufficient-material = { -insufficient-material }
    .meaning = 剩下的子太少，将不死对方，比如王和一个象对单王。

-resign = 认输
term-resign = { -resign }
    .meaning = 自己承认输棋，对方获胜。

-flag-fall = 超时
term-flag-fall = { -flag-fall }
    .meaning = 用完了时间，一般判负；如果对方怎么也将不死你，算和棋。

## 一局棋

-opening = 开局
term-opening = { -opening }
    .meaning = 一局棋的开头，双方忙着把子调出来。

-middlegame = 中局
term-middlegame = { -middlegame }
    .meaning = 子都出动以后，双方正面交锋的阶段。

-endgame = 残局
term-endgame = { -endgame }
    .meaning = 一局棋的末尾，棋盘上只剩不多的子。

-variation = 变例
term-variation = { -variation }
    .meaning = 同一个开局或局面往下走的一种走法。

-main-line = 主变
term-main-line = { -main-line }
    .meaning = 走得最多，或者公认最好的变例。

-gambit = 弃兵
term-gambit = { -gambit }
    .meaning = 开局时主动送兵，换取出子快、占先。

-development = 出子
term-development = { -development }
    .meaning = 把棋子从原位调到能出力的格。

-tempo = 先手
term-tempo = { -tempo }
    .meaning = 走一着让对方不得不应，你就快了一步。也叫速度。

-sacrifice = 弃子
term-sacrifice = { -sacrifice }
    .meaning = 故意送掉棋子，换来更大的好处。

## 攻防与战术

-attack = 攻击
term-attack = { -attack }
    .meaning = 一个子能吃到哪格，就是在攻击哪格。

-defend = 保护
term-defend = { -defend }
    .meaning = 自己的子被吃，你能马上吃回来，这就叫保护。

-hanging = 无保护
term-hanging = { -hanging }
    .meaning = 被对方攻击，又没有自己的子看着，会被白吃。也叫悬子。

-fork = 击双
term-fork = { -fork }
    .meaning = 一个子同时攻击对方两个或更多的子。也叫捉双。

-pin = 牵制
term-pin = { -pin }
    .meaning = 前面的子一动，后面更要紧的子就会被吃，所以动不得。

-skewer = 串击
term-skewer = { -skewer }
    .meaning = 攻击前面要紧的子，它一躲开，后面的子就被吃。

-discovered-attack = 闪击
term-discovered-attack = { -discovered-attack }
    .meaning = 前面的子一走开，后面的子就攻击到对方。

-deflection = 引离
term-deflection = { -deflection }
    .meaning = 逼对方的子离开它该守的地方。

-decoy = 引入
term-decoy = { -decoy }
    .meaning = 把对方的子引到一个对它不利的格。

-overload = 过载
term-overload = { -overload }
    .meaning = 一个子要守两处，顾得了这头，顾不了那头。

-removing-the-defender = 消除保护
term-removing-the-defender = { -removing-the-defender }
    .meaning = 先吃掉或赶走看守的子，再吃目标。

-interference = 拦截
term-interference = { -interference }
    .meaning = 把子走到对方两个子之间，切断它们的联系。

-clearance = 腾挪
term-clearance = { -clearance }
    .meaning = 把自己的子走开，把格或线路让给另一个子。

-x-ray = 透视
term-x-ray = { -x-ray }
    .meaning = 车、象或后隔着一个子，对同一条线后面的格起作用。也叫 X 射线。

-in-between-move = 中间着
term-in-between-move = { -in-between-move }
    .meaning = 先不走对方预料的那着，插进一着更厉害的。也叫过门。

-back-rank-mate = 底线杀
term-back-rank-mate = { -back-rank-mate }
    .meaning = 车或后在底线将死王，王被自己的子堵住，出不来。

-smothered-mate = 闷杀
term-smothered-mate = { -smothered-mate }
    .meaning = 王被自己的子围死，对方的马一将就死。

## 兵、王与线路

-passed-pawn = 通路兵
term-passed-pawn = { -passed-pawn }
    .meaning = 前方本线和左右邻线上都没有对方的兵，这个兵叫通路兵。

-doubled-pawn = 叠兵
term-doubled-pawn = { -doubled-pawn }
    .meaning = 同一方的两个兵前后站在同一条直线上。

-isolated-pawn = 孤兵
term-isolated-pawn = { -isolated-pawn }
    .meaning = 左右相邻的直线上都没有自己的兵，这个兵就叫孤兵。

-backward-pawn = 落后兵
term-backward-pawn = { -backward-pawn }
    .meaning = 左右的同伴都走到前面去了，没有兵能保护它，它自己又不敢往前走。

-opposition = 对王
term-opposition = { -opposition }
    .meaning = 两个王隔一格相对，轮到谁走，谁就得让开。

-open-file = 开放线
term-open-file = { -open-file }
    .meaning = 一个兵也没有的直线，车在上面走得最痛快。

-outpost = 据点
term-outpost = { -outpost }
    .meaning = 有己方兵保护、对方的兵又赶不走你的格，适合放子。

-bishop-pair = 双象
term-bishop-pair = { -bishop-pair }
    .meaning = 一方的两个象都在。合起来，白格、黑格都管得到。

## 着法好坏

-blunder = 大漏着
term-blunder = { -blunder }
    .meaning = 非常糟的一着，丢子、丢掉胜势，甚至输棋。也叫败着。

-mistake = 错着
term-mistake = { -mistake }
    .meaning = 不好的一着，让自己的局面明显变差。

-inaccuracy = 欠准确
term-inaccuracy = { -inaccuracy }
    .meaning = 比最佳着稍差一点的着法。

-book-move = 谱着
term-book-move = { -book-move }
    .meaning = 开局里大家都熟悉的着法。

-best-move = 最佳着
term-best-move = { -best-move }
    .meaning = 这个局面里最强的一着。

-good-move = 好着
term-good-move = { -good-move }
    .meaning = 让局面不变坏，或者变得更好的一着。

-great-move = 妙着
term-great-move = { -great-move }
    .meaning = 不容易想到的有力着法。

-brilliant-move = 神来之着
term-brilliant-move = { -brilliant-move }
    .meaning = 又强又出人意料的一着，常常要弃子。

-forced-move = 唯一着
term-forced-move = { -forced-move }
    .meaning = 只有这一着能走，或者只有这一着不吃亏。

-missed-chance = 错过机会
term-missed-chance = { -missed-chance }
    .meaning = 本来有更好的着法，却没走出来。

-still-winning = 仍占胜势
term-still-winning = { -still-winning }
    .meaning = 虽然不是最佳着，但还是赢棋的局面。

## 学棋

-hint = 提示
term-hint = { -hint }
    .meaning = 给你一点线索，但不说破答案。

-solution = 答案
term-solution = { -solution }
    .meaning = 解开这道题的着法。

-take-back = 悔棋
term-take-back = { -take-back }
    .meaning = 把刚走的一着收回来。

-puzzle = 习题
term-puzzle = { -puzzle }
    .meaning = 给你一个局面，找出最好的着法。也叫战术题。

-coach = 教练
term-coach = { -coach }
    .meaning = 这个程序里给你讲棋的帮手。

## 开局名称

-italian-game = 意大利开局
term-italian-game = { -italian-game }
    .meaning = 双方走王前兵两格，马到 f3、c6，白象再到 c4。

-giuoco-piano = 平静变例
term-giuoco-piano = { -giuoco-piano }
    .meaning = 意大利开局里，黑方也把象走到 c5。

-giuoco-pianissimo = 极平静变例
term-giuoco-pianissimo = { -giuoco-pianissimo }
    .meaning = 意大利开局里最稳的走法：白方只走兵 d3，慢慢出子。

-evans-gambit = 伊文思弃兵
term-evans-gambit = { -evans-gambit }
    .meaning = 在平静变例里白方送出 b4 的兵，换时间占中心。

-two-knights-defence = 双马防御
term-two-knights-defence = { -two-knights-defence }
    .meaning = 白方意大利开局象到 c4，黑方应以第二个马到 f6。

-hungarian-defence = 匈牙利防御
term-hungarian-defence = { -hungarian-defence }
    .meaning = 白方意大利开局象到 c4，黑方稳稳地走象 e7。

-three-knights = 三马开局
term-three-knights = { -three-knights }
    .meaning = 开局早早跳出三个马：白马在 c3、f3，黑方出了一个马。

-four-knights = 四马开局
term-four-knights = { -four-knights }
    .meaning = 双方先把四个马都跳出来：c3、f3、c6、f6。

-ruy-lopez = 西班牙开局
term-ruy-lopez = { -ruy-lopez }
    .meaning = 和意大利开局相似，但白象走到 b5，攻击 c6 的马。

-philidor-defence = 菲利多尔防御
term-philidor-defence = { -philidor-defence }
    .meaning = 黑方走兵 d6，用它保护 e5 的兵。

-petrov-defence = 彼得罗夫防御
term-petrov-defence = { -petrov-defence }
    .meaning = 黑方不保护 e5 的兵，反而跳马 f6 攻击白方 e4 的兵。也叫俄罗斯防御。

-scotch-game = 苏格兰开局
term-scotch-game = { -scotch-game }
    .meaning = 双方王前兵和马走出以后，白方马上走兵 d4 打开中心。

-vienna-game = 维也纳开局
term-vienna-game = { -vienna-game }
    .meaning = 双方走了王前兵，白方第二着跳马 c3。

-kings-gambit = 王翼弃兵
term-kings-gambit = { -kings-gambit }
    .meaning = 双方走了王前兵，白方第二着就送出 f4 的兵。

-sicilian-defence = 西西里防御
term-sicilian-defence = { -sicilian-defence }
    .meaning = 白方兵 e4，黑方应以兵 c5。

-french-defence = 法兰西防御
term-french-defence = { -french-defence }
    .meaning = 白方兵 e4，黑方先走兵 e6，接着再走兵 d5。

-caro-kann-defence = 卡罗-康防御
term-caro-kann-defence = { -caro-kann-defence }
    .meaning = 白方兵 e4，黑方先走兵 c6，接着再走兵 d5。

-scandinavian-defence = 斯堪的纳维亚防御
term-scandinavian-defence = { -scandinavian-defence }
    .meaning = 白方兵 e4，黑方马上走兵 d5 去碰它。

-pirc-defence = 皮尔茨防御
term-pirc-defence = { -pirc-defence }
    .meaning = 黑方先让白方占中心，走兵 d6、g6，把象放到 g7。

-queens-gambit = 后翼弃兵
term-queens-gambit = { -queens-gambit }
    .meaning = 双方走了后前兵，白方第二着送出 c4 的兵。

-slav-defence = 斯拉夫防御
term-slav-defence = { -slav-defence }
    .meaning = 在后翼弃兵里，黑方走兵 c6，保护 d5 的兵。

-london-system = 伦敦体系
term-london-system = { -london-system }
    .meaning = 白方走后前兵，很快把象放到 f4，几乎不管黑方怎么走。

-kings-indian-defence = 古印度防御
term-kings-indian-defence = { -kings-indian-defence }
    .meaning = 黑方走马 f6、象 g7，先让白方占中心，以后再反击。也叫王翼印度。

-english-opening = 英国式开局
term-english-opening = { -english-opening }
    .meaning = 白方第一着走兵 c4。
