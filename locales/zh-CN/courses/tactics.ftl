title = 战术
summary = 几着之内得子、将死，全靠这些手段。
