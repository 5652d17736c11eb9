"""Solvers: searches for the best that a player can do with some tiles.

The package `closing` is for Rummy PRO, in which a player ends the round by laying a whole hand at once. The
package `open_games` is for games in which melds are laid on the table during play, such as Rummikub. The
package `tiling` contains the parts of `closing` that other packages use too, such as racks as counts of
tiles.
"""
