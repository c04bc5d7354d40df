# Looking back at a finished game.

review-game-title = Game { $number }: { $white } against { $black }, { $result }

review-accuracy-of = { $side } played { $percent } % accurately.

review-moments-are = Key moments: { $moves }
