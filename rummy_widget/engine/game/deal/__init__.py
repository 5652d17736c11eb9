"""Dealing the tiles: by stacks with a trump tile (PRO-2 to PRO-5), or one by one (RK-1, BR-1)."""
