"""The solver of open games: the first lay, rearranging under every restriction of Jokers, and laying."""
