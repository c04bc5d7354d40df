title = 基本杀法
summary = 人人都该会的杀法：长什么样，怎么走出来。
