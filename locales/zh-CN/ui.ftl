# 窗口里的字：标签、按钮、通知。

app-title = 棋师 · Chess Tutor

rail-learn = 学习
rail-openings = 开局
rail-review = 复盘
rail-play = 对局
rail-settings = 设置

action-back = 返回
action-flip = 翻转棋盘
action-again = 再来一次
action-replay = 重看一遍
action-show-me = 走给我看
action-to-task = 回到题目
action-type = 输入着法
action-hint = 提示
action-continue = 继续
action-skip = 跳过这一步
action-start = 开始
action-go-on = 接着学

typed-hint = e4、Nf3、O-O 或 e2e4，按回车

turn-white = 轮到白方走
turn-black = 轮到黑方走

stars-of-three = 三颗星得了 { $stars } 颗
hints-taken = 提示用了 { $taken } 次，共 { $of } 次
tally-found = 找到 { $found } 个，共 { $of } 个
tally-placed = 摆好了 { $placed } 个，共 { $of } 个
tally-moves = 走了 { $made } 步
tally-moves-best = 走了 { $made } 步，最少 { $best } 步

step-done = 第 { $number } 步，已完成
step-skipped = 第 { $number } 步，跳过了
step-here = 第 { $number } 步，你在这里
step-open = 第 { $number } 步

coach-calm = 教练
coach-happy = 教练很高兴
coach-thinking = 教练陪你想
coach-concerned = 教练在仔细看

lesson-to-map = 全部课程
lesson-from-xiangqi = 会下中国象棋的话
lesson-finished = 这一课共 { $of } 颗星，你得了 { $earned } 颗。
lesson-next = 下一课：{ $title }
lesson-puzzles = 做几道这样的题
lesson-again = 再来一遍

learn-loading = 正在打开课程……
learn-next = 下一课
learn-go-on = 上次学到这里
learn-all-done = 所有的课都学完了。
learn-all-done-more = 随时可以回来再学，看看还有没有没拿到的星星。
learn-minutes = 约 { $minutes } 分钟
learn-at-step = 第 { $step } 步，共 { $of } 步
learn-broken = 打不开，看看原因

first-xiangqi = 你会下中国象棋吗？
first-xiangqi-yes = 会下
first-xiangqi-no = 不会
first-level = 国际象棋你会多少？
first-level-new = 一点也不会
first-level-some = 知道棋子怎么走
first-level-plays = 已经会下棋

settings-title = 设置
settings-language = 语言
settings-theme = 浅色还是深色
settings-theme-system = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-text-size = 文字
settings-text-normal = 标准
settings-text-large = 大
settings-text-larger = 特大
settings-motion = 棋子滑动
settings-board = 棋盘
settings-board-wood = 木色
settings-board-slate = 石板色
settings-coordinates = 棋盘边上的字母和数字
settings-targets = 显示棋子能走到的格
settings-xiangqi = 和中国象棋对照着讲
settings-yes = 是
settings-no = 否

castling-title = 能易位吗？
castling-title-past = 刚才能易位吗？
castling-white-short = 白方短
castling-white-long = 白方长
castling-black-short = 黑方短
castling-black-long = 黑方长
castling-king-unmoved = 王没走动过
castling-rook-unmoved = 这边的车没走动过
castling-way-clear = 王和车之间没有棋子
castling-not-in-check = 王没有被将军
castling-crossing-safe = 王经过的格没被攻击
castling-landing-safe = 王到达的格没被攻击
castling-all-hold = 条件都符合
castling-rest-holds = 其余条件都符合
castling-holds = { $way }：{ $condition }：符合
castling-fails = { $way }：{ $condition }：不符合
castling-unknown = { $way }：{ $condition }：只看这个局面还说不准

notice-close = 关闭
notice-set-aside-damaged = { $what ->
    [puzzles] 习题文件读不出来了。原来的文件保存为 { $name }，已经重新做好一份。你的进度没有变。
    [games] 存下的棋局读不出来了。原来的文件保存为 { $name }，以后的棋存在新的文件里。你的进度没有变。
    [settings] 设置读不出来了。原来的文件保存为 { $name }，请重新选一遍。你的进度没有变。
   *[records] 学习记录读不出来了。原来的文件保存为 { $name }，已经开始新的记录。
}
notice-set-aside-newer = { $what ->
    [games] 存下的棋局来自更新的版本。那个文件保存为 { $name }，以后的棋存在新的文件里。你的进度没有变。
   *[records] 学习记录来自更新的版本。那个文件保存为 { $name }，已经开始新的记录。
}
notice-not-writable = { $folder } 里不能保存文件。可以接着学，但这次的进度关掉后就没了。请把这个文件夹改成可写的，或者用 --data 指定别的文件夹。
notice-no-folder = 找不到存放学习记录的文件夹。可以接着学；想保存进度，请用 --data 指定一个文件夹。
notice-disk-full = 磁盘满了，进度还没有保存。腾出一些空间后会自动保存。
notice-locked = 别的程序正占着学习记录，等它放开后会自动保存。
notice-not-saved = 进度没能保存：{ $reason }。稍后会再试。
notice-saved-again = 进度又能保存了。

window-cannot-open = 窗口打不开：{ $reason }。需要显示器和 OpenGL。Debian 上请安装：libegl1 libgl1-mesa-dri libxkbcommon-x11-0 libxcursor1 libxi6 libx11-xcb1
window-not-built = 这个程序编译时没有带窗口。请打开 "gui" 特性重新编译。

## 棋盘上的标示

action-layers = 标出攻击、无保护的棋子、牵制（V）

vision-attacks = 标出的，都是{ $side }攻击到的地方。

vision-undefended = 圈出的，是没有己方棋子保护的子。

vision-pins = 圈出的子被牵制在王前，箭头从牵制它的子出发。
