"""The solver of open games, in which melds lie on the table: first lays, rearranging, and adding tiles."""
