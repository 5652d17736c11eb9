"""Solvers: searches for the best that a player can make of some tiles, in closing games and in open games."""
