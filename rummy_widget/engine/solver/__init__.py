"""The solvers: searches for everything that can be made of given tiles."""
