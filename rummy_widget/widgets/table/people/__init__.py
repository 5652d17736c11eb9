"""Tables of people: `following` follows one, `people_view` shows it, `multiplayer` talks to pages."""
