title = Checkmates
summary = The mates every player knows: how they look, and how to get them.
