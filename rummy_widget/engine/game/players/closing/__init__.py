"""Computer players of games of closes."""
