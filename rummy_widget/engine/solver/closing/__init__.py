"""What can be made of some tiles in a game of closes: closes, prices, distance, outs, discards."""
