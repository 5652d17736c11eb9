"""Hints: first the author's, then those computed from where the learner is.

The first computed grade names no tile and no place, the second a place, the third tiles, the fourth the move.
The way is found from where the tiles lie now, so it also helps a learner who has wandered off.
"""
