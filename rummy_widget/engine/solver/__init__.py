"""Solvers: searches for the best that a player can do with some tiles.

The package `closing` is for Rummy PRO, in which a player ends the round by laying a whole hand at once.
`open_games` is for the games in which melds are laid on the table during play, such as Rummikub. `tiling` has
the parts of the first solver that other packages use too, such as racks as counts of tiles.
"""
