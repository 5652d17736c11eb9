"""Games in which the melds on the table are everybody's to rearrange (RK, TR)."""
