"""Multiplayer tables, at which several people play.

`seat` connects a page to a table, `following` updates the screen, `people_view` and `terms` make the data
that the page shows, and `multiplayer` is the part of the `Table` widget that handles messages from the page.
"""
