"""The solver for Rummy PRO: what a rack is worth, how far it is from a close, and what to discard.

To close is to end the round with a whole rack: 14 tiles that form melds or another pattern, and one tile left
over.
"""
