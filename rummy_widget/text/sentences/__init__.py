"""What is said of tiles, faults, segments, racks and closes, all made from what the engine found.

>>> from rummy_widget.engine.melds import read_meld
>>> fault_sentence(read_meld("k12 k13 k1 k2"))
"Black 2 can't follow a 1 that ends a run."
"""

from __future__ import annotations

from .closings import closing_sentences, dearer_line, price_text, score_text
from .faults import fault_sentence
from .racks import (
    is_free,
    meld_name,
    rack_name,
    rack_sentence,
    segment_label,
    segment_name,
    segment_reason,
    standing_tiles,
)
from .tiles import colour_key, joined, say_of, sentence, tile_name, tile_print, tiles_names
from .typed import in_notation, notation_sentence

__all__ = [
    "closing_sentences",
    "colour_key",
    "dearer_line",
    "fault_sentence",
    "in_notation",
    "is_free",
    "joined",
    "meld_name",
    "notation_sentence",
    "price_text",
    "rack_name",
    "rack_sentence",
    "say_of",
    "score_text",
    "segment_label",
    "segment_name",
    "segment_reason",
    "sentence",
    "standing_tiles",
    "tile_name",
    "tile_print",
    "tiles_names",
]
