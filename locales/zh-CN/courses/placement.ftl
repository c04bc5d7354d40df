title = 从哪里开始
summary = 十道小题。
