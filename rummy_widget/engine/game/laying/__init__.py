"""Games in which melds are laid and added to, and never taken apart (R45, BR)."""
