"""What the solvers share: tiles as counts by column, groups, open runs, colours that may change places."""
