"""The `Table` widget: `widget` handles the page's messages, `state` is the game, `view` what is drawn."""
