title = 名局
summary = 重走有名的对局，猜猜下一着。
