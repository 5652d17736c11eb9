"""The solver of open games, in which melds lie on the table: the first lay, rearranging, and adding tiles."""
