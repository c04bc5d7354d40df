## 进步：今天做什么，学会了什么，给家长和老师看的

rail-progress = 进步

progress-today = 今天的小事
progress-done-today = 今天做过了
progress-open-today = 还没做
progress-more = 再来
progress-next-lesson = 下一课：{ $title }
progress-lesson-done = 今天学完了一课。下一课：{ $title }
progress-lesson-again = 还有星星没拿全：{ $title }

progress-puzzles-today = 做五道习题
progress-puzzles-of = 做五道习题：{ $idea }
progress-puzzles-back = { $due ->
    [0] 以前的习题：今天的都复习完了
   *[other] 有 { $due } 道以前做过的习题该复习了
}
progress-game-today = 下一盘棋，对手随你挑
progress-openings-today = { $due ->
    [0] 开局：今天的都复习完了
   *[other] 开局：今天有 { $due } 步要复习
}

progress-learnt = 学会了什么
progress-blank = 还没开始。学完第一课，这里就有内容了。
progress-lessons = 学完 { $count } 课，一共 { $of } 课
progress-stars = 得了 { $count } 颗星
progress-puzzles = 解出 { $count } 道习题
progress-rating = 习题等级分 { $count }
progress-rating-guess = 习题等级分大约 { $count }，还没稳定，多做几题就准了
progress-openings = 记牢了 { $count } 个开局局面
progress-games = 下完 { $count } 盘棋，赢了 { $won } 盘
progress-minutes = 一共学了 { $count } 分钟
progress-days = { $count ->
    [0] 最近 { $of } 天没学棋，今天正好开始。
   *[other] 最近 { $of } 天里有 { $count } 天学了棋。柱子越高，时间越长。
}

progress-day = { $ago ->
    [0] 今天
    [1] 昨天
   *[other] { $ago } 天前
}：{ $minutes ->
    [0] 没学棋
   *[other] { $minutes } 分钟
}

progress-teacher = 给家长和老师
progress-week = 最近七天：{ $days ->
    [0] 没学棋
   *[other] 有 { $days } 天学了棋，一共 { $minutes } 分钟
}。学完 { $lessons } 课，做了 { $puzzles } 道习题，下完 { $games } 盘棋。
progress-course = { $title }：学完 { $finished } 课，共 { $of } 课；{ $stars } 颗星；{ $misses ->
    [0] 没有走错
   *[other] 走错 { $misses } 次
}{ $skipped ->
    [0] { "" }
   *[other] ，跳过 { $skipped } 步没做
}
progress-ideas = 习题：哪些拿手，哪些还不熟
progress-hard = 这几课走错得最多，要不要陪着再走一遍？
progress-hard-lesson = { $title }（{ $misses } 次）

## 命令行

progress-exported = { $file }：写好了 { $count } 条记录。
progress-imported = { $file }：读入了 { $count } 条记录，原来的都还在。

## 这台电脑上的学员

progress-learners = 换人、存取学习记录
learner-number = 第 { $number } 位学员
learners-title = 今天谁来学？
learners-here = 正在学
learners-turn-to = 换我来
learners-rename = 给{ $name }改名
learners-name = 名字
learners-save-name = 改好了
learners-add-about = 还有别人用这台电脑学棋？每个人的进步、棋局和设置各存各的。
learners-new-name = 新学员的名字
learners-add = 加进来
learners-lay-aside = 先不显示{ $name }
learners-aside-sure = 先不显示{ $name }吗？什么都不会删掉，随时可以再显示。
learners-aside-yes = 先不显示
learners-aside-no = 还是留着
learners-aside = 没有显示的学员
learners-bring-back = 重新显示{ $name }
learners-nobody = 这里没有叫{ $name }的学员。现有：{ $known }。写编号也可以。
learners-files = 学习记录存成文件
learners-give-out-about = 把这位学员的进度存成一个文件，留作备份，也能带到别的电脑上。下过的棋在“复盘”那一页另存。
learners-give-out-path = 存到哪个文件
learners-give-out = 存成文件
learners-take-in-about = 读入这样的文件。只会添上新的，不会丢掉已有的。也可以把文件拖到这里。
learners-take-in-path = 读哪个文件
learners-take-in = 读入

notice-not-exchanged = { $file }：{ $reason }原来的记录都没有变。

## 文件

file-not-text = 这不是文字文件，里面的内容读不出来。
file-disk-full = 磁盘满了。先腾出一些地方再试。
file-no-folder = 没有这个文件夹，请选一个已有的。
file-not-writable = 那里不允许写入，请选你自己的文件夹。
file-is-folder = 这是一个文件夹，请在后面加上文件名。

exchange-no-records = 还没有学习记录。
exchange-damaged = 你的学习记录损坏了，或者是新版棋师写的。
exchange-locked = 另一个程序正开着你的学习记录。先把它关掉再试。
exchange-not-readable = 第 { $line } 行不是本程序的写法。文件损坏了，或者是别的文件。
exchange-other-form = 里面没有棋师的学习记录。请选在“进步”页上存的文件。
exchange-newer = 这是新版棋师写的文件，请先装上新版。
exchange-row = [[{ $table }]] 里的第 { $row } 条损坏了。
exchange-senseless = 里面有个数不可能是对的，文件损坏了。
