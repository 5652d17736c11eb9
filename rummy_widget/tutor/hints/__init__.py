"""Hints: first those of the author, then ones computed from the learner's current position.

The first computed grade names no tile and no place, the second names a place, the third tiles, and the fourth
the move. The way to the solution starts where the tiles are now, so the hints also help a learner who has
gone astray.
"""
