"""Reading a rack or a table in the middle of a turn: each row, and the whole."""
