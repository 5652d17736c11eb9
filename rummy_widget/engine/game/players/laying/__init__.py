"""Players of games of laying, and what they count."""
