"""The `Table` widget: `widget` handles messages, `state` holds the game, `view` makes data for the page."""
