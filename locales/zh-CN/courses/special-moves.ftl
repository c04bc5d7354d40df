title = 特殊着法
summary = 王车易位、吃过路兵，还有会变成后的小兵。
