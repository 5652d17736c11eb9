"""The rules and mathematics of the games: tiles, melds, rulesets, solvers, exact counts and rounds.

The engine contains no sentences for people to read and does no input or output. It depends only on Python's
standard library.
"""
