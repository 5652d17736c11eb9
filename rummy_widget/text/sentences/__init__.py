"""Sentences about tiles, melds, racks, closes, games and faults, made from the results of the engine.

>>> from rummy_widget.engine.melds import read_meld
>>> from rummy_widget.text.sentences.faults import fault_sentence
>>> fault_sentence(read_meld("k12 k13 k1 k2"))
"Black 2 can't follow a 1 that ends a run."
"""
