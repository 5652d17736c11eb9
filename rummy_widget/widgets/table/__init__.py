"""The table: whole games in a notebook or in the app. `desk` is its state, `widget` what a page talks to."""
