"""The command `rummy-widget`: the course in the browser, racks, rounds and a class's work in the terminal."""
