"""Tables of people in the widgets: `desks` follow them, `views` show them, `peopled` speaks with the page."""
