# 复盘。

review-game-title = 第 { $number } 局：{ $white } – { $black }，{ $result }

review-accuracy-of = { $side }的准确率是 { $percent }%。

review-moments-are = 关键时刻：{ $moves }
