"""The game itself. So far: one seat's turn (`turn`)."""
