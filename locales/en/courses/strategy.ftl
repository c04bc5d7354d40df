title = Strategy
summary = No forced win in sight? How to find a good move anyway: files, squares, pawns, kings and plans.
