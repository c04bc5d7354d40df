//! Small parts that the screens share. Each sizes, allocates, interacts and paints, in this order, and names itself.
