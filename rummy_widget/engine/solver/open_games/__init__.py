"""What can be laid on the table of an open game: the first lay, rearranging, every restriction of Jokers."""
