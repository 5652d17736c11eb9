"""The solver of Rummy PRO: closes, their prices, the distance to them, and the best discards."""
