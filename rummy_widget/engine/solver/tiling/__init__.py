"""Parts that the solvers share: racks as counts of tiles, groups, unfinished runs, and runs of one colour."""
