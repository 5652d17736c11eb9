"""Reading a rack, or the table in the middle of a turn: the rows of tiles and what is wrong with them."""
