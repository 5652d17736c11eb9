"""How a rack reads: row by row, and as a whole."""
