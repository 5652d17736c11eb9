"""Rounds of every game: positions and moves, deals, records, matches, and computer players."""
