"""The solver of Rummy PRO: closes, their prices, how far a rack is from a close, and the best discards."""
