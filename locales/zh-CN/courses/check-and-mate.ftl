title = 将军与将死
summary = 会将军，会解将，还会一着把对方将死。
