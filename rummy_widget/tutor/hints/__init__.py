"""Hints: first those of the author, then ones computed from the learner's current position.

Computed hints have a grade from 1 to 4: a hint of grade 1 names neither tiles nor a place, grade 2 names a
place, grade 3 names tiles, and grade 4 tells the move. They are about a path to the solution that begins with
the present places of the tiles, so they also help a learner who is on a wrong track.
"""
