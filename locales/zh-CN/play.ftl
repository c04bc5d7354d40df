# 对局：对手、约定、棋钟、和棋，以及过程中说的话。

## 对手，从弱到强

character-name = { $who ->
    [chick] 啾啾
    [frog] 呱呱
    [rabbit] 跳跳
    [piglet] 团团
    [puppy] 豆豆
    [cat] 咪咪
    [goat] 墨墨
    [panda] 竹竹
    [fox] 阿狸
    [bear] 大宝
    [owl] 夜夜
    [crane] 云鹤
    [wolf] 灰灰
    [eagle] 鹰眼
    [tiger] 虎子
    [lion] 狮狮
   *[dragon] 阿龙
}
character-kind = { $who ->
    [chick] 小鸡
    [frog] 青蛙
    [rabbit] 兔子
    [piglet] 小猪
    [puppy] 小狗
    [cat] 小猫
    [goat] 山羊
    [panda] 熊猫
    [fox] 狐狸
    [bear] 大熊
    [owl] 猫头鹰
    [crane] 仙鹤
    [wolf] 狼
    [eagle] 鹰
    [tiger] 老虎
    [lion] 狮子
   *[dragon] 龙
}
character-about = { $who ->
    [chick] 只会走子，觉得哪步好玩就走哪步。
    [frog] 看到眼前能吃的就吃，别的时候随便跳。
    [rabbit] 偶尔想想自己的棋，很少看你要干什么。
    [piglet] 身边有子就想吃，没想到你还会还手。
    [puppy] 也会想你怎么应，只要就在鼻子底下。
    [cat] 出手快，常忘了自己哪个子没人保护。
    [goat] 又倔又小心，就是看不到长长的斜线。
    [panda] 慢慢想，能想两步。马的击双还是躲不过。
    [fox] 像校队的棋手，喜欢设圈套。
    [bear] 下得扎实，只偶尔看漏不声不响的威胁。
    [owl] 像比赛了很多年的老棋手。
    [crane] 又强又有耐心，偶尔漏看往回走的棋。
    [wolf] 很有耐心，看得远。你的马还能吓它一跳。
    [eagle] 从高处看全盘，很少漏掉不声不响的棋。
    [tiger] 几乎不出错。
    [lion] 好像什么都逃不过它的眼睛，真漏掉的很少。
   *[dragon] 引擎本人：看到的地方，一点都不会漏。
}
character-hello = { $who ->
    [chick] 啾！六种棋子我都会走，来下棋吧！
    [frog] 看到什么吃什么。准备好了吗？跳！
    [rabbit] 哇，这么多格子，我去哪儿好呢？
    [piglet] 那个兵没人要吧？没人要我就吃啦。
    [puppy] 这回我看了你怎么应！嗯，差不多看了。
    [cat] 我喜欢突然出手，你的子可要靠拢些。
    [goat] 别催我。轮到你啦。
    [panda] 想两步，就够远了。
    [fox] 小心哦，送上门的不一定是礼物。
    [bear] 慢慢下，才下得好。
    [owl] 来看看这个局面要我们做什么。
    [crane] 棋盘静，心也静。请。
    [wolf] 我等得起，你呢？
    [eagle] 从高处看，哪儿都近。
    [tiger] 拿出你的真本事来。
    [lion] 你慢慢想，我也不急。
   *[dragon] 我不会手下留情。你可以请教练帮忙。
}

character-lost = { $who ->
    [chick] 啾！你赢啦！再来，再来！
    [frog] 你跳得比我远。下得好！
    [rabbit] 我一点都没看出来。你真行！
    [piglet] 今天还是你吃得好。
    [puppy] 你赢了！我也想像你这样下。
    [cat] 你比我的爪子还快。
    [goat] 我可不轻易让步，这盘你赢得漂亮。
    [panda] 你想得比我远，佩服！
    [fox] 没想到，你比狐狸还机灵。
    [bear] 下得真扎实，这盘我记住了。
    [owl] 赢得好，看得出你用了功。
    [crane] 下得真好，佩服。
    [wolf] 猎手也有被猎的一天。
    [eagle] 我站得高，你看得更远。
    [tiger] 能赢我的可不多。
    [lion] 今天，你才是狮子。
   *[dragon] 你赢了我，这可不简单。
}
character-won = { $who ->
    [chick] 啾？我赢了？我赢了！再下一盘嘛！
    [frog] 呱呱，我赢啦。再来一盘？
    [rabbit] 哎呀，我赢了！再来一盘好不好？
    [piglet] 这盘真香。下回再来呀！
    [puppy] 我赢了，和你下棋真好玩。再来一盘？
    [cat] 喵。下回你的子要靠拢些。
    [goat] 我站得稳吧？再来试试。
    [panda] 慢慢下，就下好了。再来一盘？
    [fox] 回头看看这盘棋，就知道我是在哪儿得手的。
    [bear] 每下一盘，你都会强一点。
    [owl] 一起复盘吧，学问都在那里面。
    [crane] 谢谢你陪我下。每盘棋都能学到东西。
    [wolf] 我等到了机会。
    [eagle] 再飞高一点，再来一次。
    [tiger] 很勇敢。练好了再来。
    [lion] 输给狮子，不丢人。
   *[dragon] 差不多谁都输给我。回头看看这盘棋，你会长进的。
}
character-drew = { $who ->
    [chick] 谁都没输，真好！
    [frog] 和棋！我们谁都没掉进水里。
    [rabbit] 和棋，胡萝卜一人一半！
    [piglet] 一人一半，公平。
    [puppy] 和棋！我们俩都很棒。
    [cat] 和了。我还想要整条鱼呢。
    [goat] 你也不肯让，我喜欢。
    [panda] 和棋也挺好，安安静静的。
    [fox] 谁也没骗到谁。
    [bear] 和得公平。握个手？
    [owl] 和棋，是实实在在的结果。
    [crane] 不分高下，正好。
    [wolf] 我们还会再见的。
    [eagle] 平手。改天再比。
    [tiger] 能和我下平，不简单。
    [lion] 你顶住了狮子，好样的。
   *[dragon] 和我下成平手，很了不起。
}

## 对局中说的话

play-says = { $name }：“{ $words }”
play-two-people = 两个人，一张棋盘。{ $side }先走。
play-goes-on = 接着下。轮到{ $side }走。
play-swapped = 现在你执{ $side }，看你怎么走。
play-look-again = 好，不着急。看看对方的子能走到哪些格？
play-took-back = { $move } 收回来了。还能怎么走？
play-no-takeback = 比赛规则下，落子无悔。
play-nothing-yet = 先走一着，我再来说。
play-coach-strict = 比赛规则，谁都不能帮忙。下完了我们再聊。
play-coach-two = 你们两个下，我不插嘴。下完了可以一起复盘。
play-coach-quiet = 我在看着呢，哪步想不明白就问我。

play-coach-looks = 我看看……
play-no-hint = 比赛规则下，谁都不能帮忙。

## 和棋

play-offer-with-move = 现在走你的棋，提和跟着这一着送出去。
play-offer-not-again = 你已经提过和了。等对方也提过一次，你才能再提。
play-offer-declined = 先不和，我还想下。
play-offer-was-declined = 没有同意和棋，接着下。
play-offer-declined-by-touch = 你碰了 { $man } 准备走，就是不同意和棋。
play-claim-after-touch = 你已经碰了 { $man }，这一着就不能再要求判和了。要先提出，再碰棋子。
play-claim-with-move = 请走出那一着：走了以后同一局面出现三次，或者满五十回合。
play-claim-dropped = 那就不要求判和，接着下。
play-claim-wrong = 这一着走了，局面没有出现三次，也没满五十回合，所以只当普通的一着。
play-claim-wrong-clock = 这一着走了，局面没有出现三次，也没满五十回合。这一着照走，{ $other }加 { $minutes } 分钟。

## 规则生效的时候

play-touch-move = { -touch-move }：你先碰了 { $man }，它能走，就必须走它。
play-king-first = { -castling }要先动王，而且只用一只手。你先拿了 { $rook } 的车，所以必须走这个车。
play-king-first-free = { -castling }要先动王：把王朝车的方向走两格。
play-illegal-counted = 这是第 { $count } 次走了不合规则的着法，到第 { $limit } 次就判负。
play-illegal-counted-clock = 这是第 { $count } 次走了不合规则的着法，{ $other }加 { $minutes } 分钟。到第 { $limit } 次就判负。
play-must-move = 你碰了 { $man }，它要是能走，就得走它。
play-lost-by-illegal = { $loser }走了太多次不合规则的着法，{ $winner }胜。
play-drawn-by-illegal = { $loser }走了太多次不合规则的着法。可是{ $winner }怎么走都不可能{ -checkmate }对方，算{ -draw }。

## 开始之前

play-title = 对局
play-you = 你
play-white = 白方
play-black = 黑方
play-two = 两人对下
play-two-about = 两个人共用这张棋盘，轮流走。
play-rung = 阶梯第 { $rung } 级，共 { $of } 级
play-so-far = 你们下过：你胜 { $won } 盘，和 { $drawn } 盘，负 { $lost } 盘
play-go-on = 接着下没下完的棋
play-go-on-with = { $white }对{ $black }，走了 { $moves } 个回合
play-start = 开始下
play-set-up = 自己摆局面
play-more = 更多选择
play-fewer = 收起

option-side = 你执哪方
choose-white = 白方
choose-black = 黑方
choose-either = 都行
option-time = 棋钟
time-none = 不用棋钟
time-minutes = { $minutes } 分 + { $seconds } 秒
option-time-odds = 对手只用一半时间
option-start = 从哪里开始
start-whole = 正常开局
start-odds-pawn = 让一兵
start-odds-knight = 让一马
start-odds-rook = 让一车
start-odds-queen = 让一后
start-pawns = 只有兵
start-knights-pawns = 双马对八兵
start-bishops-pawns = 双象对八兵
start-rook-pawns = 单车对六兵
start-queen-pawns = 单后对八兵
start-bishops-knights = 双象对双马
start-queens = 后和兵
start-rooks = 车和兵
start-position = 自己摆的局面
start-odds-about = “让”是对手少用一个子。
start-pawns-about = 白方拿前面说的子，黑方拿兵。
start-bishops-about = 白方用象，黑方用马。
option-rules = 规则
rules-casual = 随便下
rules-two = 比赛规则，犯规两次判负
rules-three = 比赛规则，犯规三次判负
rules-casual-about = 不合规则的走法会讲明白，再走就是了。
rules-tournament-about = 碰了哪个子就走哪个，易位先动王，落子不能悔，也没有人帮忙。
option-talk = 教练说话
talk-every = 说错着和好着
talk-mistakes = 只说错着
talk-asked = 问了才说
talk-silent = 不说
option-asks-first = 要白丢子、要被将死之前，教练先问一句
option-flips = 走一着转一次棋盘

## 对局当中

play-to-choice = 所有对手
play-thinking = { $name }在想……
play-clock = { $name }：还剩 { $time }
play-moves = 着法
play-move-none = 还没走棋
play-hint = 提示
play-ask-coach = 问教练
play-hush = 让教练安静
play-unhush = 让教练说话
play-coach-silent = 我先不说话。点上面的气泡，我再开口。
play-tried = 刚才试的是 { $move }。
play-try-row = 收回的：{ $line }
play-stronger-than-try = { $move } 比先前试的 { $tried } 更强。
play-weaker-than-try = 先前试的 { $tried } 比 { $move } 更强。
play-undo = 悔棋
play-offer = 提和
play-claim = 要求判和
play-claim-stop = 不要求判和了
play-resign = 认输
play-resign-sure = 这盘认输吗？
play-resign-sure-of = { $name }要认输吗？
play-resign-yes = 是的，认输
play-resign-no = 接着下
play-swap = 换边
play-draw-offered = { $name }提和。
play-accept = 同意
play-decline = 不同意
play-think-again = 再想想
play-play-it = 就走这着
play-copy = 复制棋谱（PGN）
play-again = 再下一盘
play-next = 下一位：{ $name }
play-look-back = 复盘
play-edit-this = 从这里摆局面
play-illegal-so-far = 犯规：白方 { $white } 次，黑方 { $black } 次，满 { $limit } 次判负

## 摆局面

edit-title = 自己摆局面
edit-about = 把棋子从旁边拖到棋盘上，也可以拖出去。
edit-turn = 轮到谁走
edit-castling = 还能易位
right-white-short = 白方短易位
right-white-long = 白方长易位
right-black-short = 黑方短易位
right-black-long = 黑方长易位
edit-clear = 只留王
edit-whole = 摆好全部棋子
edit-fen = 局面代码（FEN）
edit-copy = 复制代码
edit-use = 下一步：选对手
edit-fine = 这个局面可以下。
edit-over = { $outcome }摆成这样，棋就已经结束了，可以再改一改。

setup-empty-board = 棋盘是空的。双方都要有王。
setup-missing-king = 少了王。双方各要一个王。
setup-too-many-kings = 有一方的王多于一个。
setup-pawns-on-backrank = 兵不能在第 1 横线或第 8 横线上。
setup-castling-rights = 要能易位，王和车都得在原来的格上。
setup-en-passant-square = 吃过路兵的格不对：没有兵刚刚走过那里。
setup-opposite-check = 刚走完的一方还被将着军，这不可能。换一方走，或者挪一个子。
setup-kings-touch = 两个王挨在一起了。王和王永远不能相邻，把其中一个挪开。
setup-impossible-check = 没有哪一着能走成这样的将军。
setup-too-much-material = 有一方的子太多了，兵全都升变也到不了这么多。
fen-whole = FEN 有六段，中间用空格隔开：棋子、轮到谁走、易位、过路兵，还有两个数（这两个数可以不写）。
fen-board = 棋子那一段读不懂。八条横线用“/”隔开，每条都要数满八格。
fen-turn = 轮到谁走，写 w 或 b。
fen-castling = 易位用 KQkq 几个字母来写，没有就写“-”。
fen-en-passant = 过路兵的格写成 e3 这样，没有就写“-”。
fen-halfmove-clock = 第五段是没吃子也没动兵的半回合数，要写数字。
fen-move-number = 第六段是回合数，要写数字。

play-save = 把这局棋存成文件
lesson-play-on = 从这一步开头的局面下一局
