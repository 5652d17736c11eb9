"""Hints: first those that the lesson's author wrote, then ones computed from what the learner has done.

Computed hints have a grade from 1 to 4: a hint of grade 1 names neither tiles nor a place, grade 2 names a
place, grade 3 names tiles, and grade 4 gives the answer or the next move. Computed hints follow a path to
the solution from the present places of the tiles, so they also help a learner who has gone astray.
"""
