"""Players of games of closes."""
