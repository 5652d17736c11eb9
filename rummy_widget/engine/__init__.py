"""The rules and mathematics of the games: tiles, melds, rulesets, solvers, exact counts and rounds.

The engine holds no sentences for people, and does no input or output. It needs nothing but Python.
"""
