"""The `Table` widget: `widget` handles the page's messages, `state` has the game, `view` what is drawn."""
