# 教练请教的引擎：自己选的引擎和残局库。

engine-title = 教练用的引擎
engine-inside = 自带引擎
engine-outside = { $engine }
engine-program = 其他引擎的程序（UCI）
engine-program-hint = 例如 /usr/games/stockfish
engine-use = 用这个引擎
engine-use-inside = 用自带引擎
engine-endings-title = 残局库
engine-endings-none = 没有
engine-endings-some = 最多 { $men } 个棋子
engine-endings-folder = Syzygy 残局库的文件夹
engine-endings-hint = 例如 /home/me/syzygy
engine-endings-use = 用这个残局库
engine-endings-leave = 不用残局库

engine-ready = { $engine } 准备好了，教练以后就请教它。
engine-endings-ready = 残局库已经启用，最多 { $men } 个棋子。
engine-not-started = { $engine } 启动不了：{ $why }。先由自带引擎接着算；请在设置里看看路径对不对。
engine-silent = { $engine } 没有回应，已经换成自带引擎。
engine-gone = { $engine } 自己退出了，已经换成自带引擎。
engine-lies = { $engine } 给了不可能的答案：“{ $said }”。已经换成自带引擎。
engine-endings-fault = { $folder } 里的残局库不能用：{ $why }。引擎不靠它接着算。

engine-no-mate = { $moves } 着之内不能将死。
engine-mate-undecided = { $moves ->
    [0] 看了 { $nodes } 个局面，还没有结论。
   *[other] 看了 { $nodes } 个局面，还没有结论；已知 { $moves } 着之内不能将死。
}
engine-bench = 共 { $nodes } 个节点，每秒 { $nps } 个节点
