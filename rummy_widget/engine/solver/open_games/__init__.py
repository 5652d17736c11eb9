"""The solver of games in which melds are laid on the table during play, and may be added to or rearranged."""
