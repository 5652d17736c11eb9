"""Shared parts of the solvers: tile counts by number, groups, open runs, and runs of one colour."""
