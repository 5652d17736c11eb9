"""Computer players of closing games, such as Rummy PRO."""
