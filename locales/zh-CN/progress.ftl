## 进步：今天做什么，学会了什么，给家长和老师看的

rail-progress = 进步

progress-today = 今天的小事
progress-done-today = 今天做过了
progress-open-today = 还没做
progress-more = 再来
progress-next-lesson = 下一课：{ $title }
progress-lesson-again = 还有星星没拿全：{ $title }

progress-puzzles-today = { $due ->
    [0] 做五道习题
   *[other] 做五道习题，其中 { $due } 道是以前做过、该复习的
}
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
progress-minutes = 一共学了 { $count } 分钟
progress-days = { $count ->
    [0] 最近 { $of } 天没下棋，今天正好开始。
   *[other] 最近 { $of } 天里有 { $count } 天下了棋。柱子越高，时间越长。
}

progress-teacher = 给家长和老师
progress-course = { $title }：学完 { $finished } 课，共 { $of } 课；{ $stars } 颗星；{ $misses ->
    [0] 没有走错
   *[other] 走错 { $misses } 次
}
progress-hard = 这几课走错得最多，要不要陪着再走一遍？
progress-hard-lesson = { $title }（{ $misses } 次）

## 命令行

progress-exported = { $file }：写好了 { $count } 条记录。
progress-imported = { $file }：读入了 { $count } 条记录，原来的都还在。
