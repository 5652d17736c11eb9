"""Faults and errors: `Fault` says what is wrong with some tiles or a move, as a value that code can examine.

Text that can't be parsed raises `NotationError`. A check that finds something wrong returns a `Fault`. A
forbidden move raises `RulesError`, which carries a fault in its attribute `fault`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from reprlib import Repr
from typing import Literal

from .tiles import NotationError, Tile

__all__ = ["Fault", "FaultCode", "NotationError", "RulesError", "quote_input"]


class RulesError(ValueError):
    """An error for something that the rules forbid; its attribute `fault` says what is wrong."""

    def __init__(self, message: str, fault: Fault) -> None:
        super().__init__(message)
        self.fault = fault


class FaultCode(StrEnum):
    """The kinds of fault: what can be wrong with a meld, a rack, a pattern of tiles, a move or a deal.

    The sentences that explain each kind to players are in `rummy_widget.text`.
    """

    # A meld.
    EMPTY = "empty"
    TOO_FEW = "too_few"
    GAP = "gap"
    JOKERS_ONLY = "jokers_only"
    UNRELATED = "unrelated"
    WRONG_COLOUR = "wrong_colour"
    WRONG_NUMBER = "wrong_number"
    REPEATED_NUMBER = "repeated_number"
    REPEATED_COLOUR = "repeated_colour"
    FIFTH_TILE = "fifth_tile"
    ONE_IN_MIDDLE = "one_in_middle"
    ONE_ONLY_LOW = "one_only_low"
    JOKER_NO_PLACE = "joker_no_place"
    JOKER_PINNED = "joker_pinned"
    JOKERS_TOO_MANY = "jokers_too_many"
    JOKERS_TOUCH = "jokers_touch"
    NOT_IN_BOX = "not_in_box"

    # A whole rack.
    TOO_MANY_COPIES = "too_many_copies"
    TOO_MANY_JOKERS = "too_many_jokers"
    NO_FREE_TILE = "no_free_tile"
    SEVERAL_ALONE = "several_alone"
    RACK_TOO_SMALL = "rack_too_small"
    RACK_TOO_LARGE = "rack_too_large"
    SEGMENT_UNFINISHED = "segment_unfinished"
    SEGMENT_FAULTY = "segment_faulty"
    NOT_IN_ROW = "not_in_row"
    SHELF_FULL = "shelf_full"

    # A pattern of the price table, which has the points for ending a round with certain tiles.
    NOT_MELDS = "not_melds"
    NOT_ONLY_RUNS = "not_only_runs"
    TOO_MANY_COLOURS = "too_many_colours"
    NUMBER_TOO_HIGH = "number_too_high"
    NUMBER_TOO_LOW = "number_too_low"
    NOT_PAIRS = "not_pairs"
    NOT_EIGHT = "not_eight"
    MOSAIC_NUMBERS = "mosaic_numbers"
    MOSAIC_NEIGHBOURS = "mosaic_neighbours"
    MOSAIC_FIRST_FOUR = "mosaic_first_four"
    MOSAIC_ENDS = "mosaic_ends"
    MOSAIC_JOKERS = "mosaic_jokers"
    REST_NOT_MELDS = "rest_not_melds"
    TOO_MANY_JOKERS_IN_MELDS = "too_many_jokers_in_melds"
    NO_JOKER_FREE = "no_joker_free"
    OUT_OF_REACH = "out_of_reach"
    WRONG_PRICE = "wrong_price"

    # A move.
    MUST_DRAW = "must_draw"
    ALREADY_DRAWN = "already_drawn"
    NOT_HELD = "not_held"
    JOKER_NOT_TAKEN = "joker_not_taken"
    NOTHING_TO_TAKE = "nothing_to_take"
    TAKE_FORBIDDEN = "take_forbidden"
    DOES_NOT_CLOSE = "does_not_close"
    MUST_ANSWER = "must_answer"
    CANNOT_REFUSE = "cannot_refuse"
    EXTRA_FORBIDDEN = "extra_forbidden"
    EXTRA_USED = "extra_used"
    NOT_YOUR_TURN = "not_your_turn"
    GAME_OVER = "game_over"
    UNKNOWN_MOVE = "unknown_move"

    # A move in an open game, in which melds are laid on the table during play.
    TABLE_TILE_GONE = "table_tile_gone"
    TABLE_TILE_ON_RACK = "table_tile_on_rack"
    MELD_TAKEN_APART = "meld_taken_apart"
    NOTHING_LAID = "nothing_laid"
    OPENING_TOO_LOW = "opening_too_low"
    OPENING_WITHOUT_RUN = "opening_without_run"
    NOT_OPEN = "not_open"
    TOUCHED_IN_OPENING = "touched_in_opening"
    JOKER_NOT_REPLACED = "joker_not_replaced"
    JOKER_NOT_FROM_RACK = "joker_not_from_rack"
    JOKER_MELD_BROKEN = "joker_meld_broken"
    JOKER_NOT_IN_NEW_MELD = "joker_not_in_new_meld"
    NO_SUCH_MELD = "no_such_meld"
    DOES_NOT_FIT = "does_not_fit"
    NO_JOKER_THERE = "no_joker_there"
    NOT_WHAT_JOKER_STANDS_FOR = "not_what_joker_stands_for"
    JOKER_LEFT_OVER = "joker_left_over"
    NOTHING_LEFT_TO_DISCARD = "nothing_left_to_discard"
    JUST_TAKEN = "just_taken"
    ONLY_DISCARD = "only_discard"
    STOCK_EMPTY = "stock_empty"
    STOCK_NOT_EMPTY = "stock_not_empty"
    NO_TIMER = "no_timer"

    # A move while dealing by hand.
    TRUMP_NOT_TURNED = "trump_not_turned"
    STACK_NOT_FOUND = "stack_not_found"
    TILE_NOT_MOVED = "tile_not_moved"
    DEAL_MOVE_DONE = "deal_move_done"
    NO_SUCH_STACK = "no_such_stack"
    NOT_TRUMP_STACK = "not_trump_stack"
    NOT_NEXT_STACK = "not_next_stack"
    NOT_EIGHT_STACK = "not_eight_stack"
    NOT_IN_ORDER = "not_in_order"
    STACK_DEALT = "stack_dealt"

    @property
    def unfinished(self) -> bool:
        """Whether tiles with this fault would become a meld if more tiles were added (PRO-24)."""
        return self in (FaultCode.TOO_FEW, FaultCode.GAP, FaultCode.JOKERS_ONLY)


@dataclass(frozen=True, slots=True, repr=False)
class Fault:
    """What is wrong with some tiles or with a move, and the rule that it breaks.

    Attributes:
        code: the kind of fault.
        tiles: the tiles that are wrong, sorted.
        clause: the id of the clause of the written rules that is broken, such as "PRO-20".
        at: the index of each of `tiles` among the tiles that were judged, counted from 0.
        missing: the tiles to add to correct the fault, such as those that fill the gaps of a run.
        rest: the tiles that can stay in the meld or pattern. If only some of several identical tiles must
            be removed, any of them may be: `tiles` then contains all of them, and `rest` as many as can stay.
        meld: the kind of meld that `rest` forms, or is part of; None if both kinds are possible, or if the
            fault isn't about a meld.
        count: the number of tiles, Jokers or points, if that number is wrong; otherwise None.
        wanted: the least or greatest number allowed instead of `count` (which of the two depends on `code`);
            None if `count` is None.
    """

    code: FaultCode
    tiles: tuple[Tile, ...] = ()
    clause: str = ""
    at: tuple[int, ...] = ()
    missing: tuple[Tile, ...] = ()
    rest: tuple[Tile, ...] = ()
    meld: Literal["run", "group"] | None = None
    count: int | None = None
    wanted: int | None = None

    def __repr__(self) -> str:
        tiles = f": {' '.join(map(str, self.tiles))}" if self.tiles else ""
        return f"<Fault {self.code}{tiles} ({self.clause})>"


_QUOTE = Repr()  # writes only the first few entries and levels of a long or deeply nested list
_QUOTE.maxlevel = 2


def quote_input(value: object) -> str:
    """Return the `repr` of any value, shortened to about 40 characters, for use in an error message.

    >>> quote_input("x" * 99), quote_input(range(10**9))
    ("'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...", 'range(0, 1000000000)')
    """
    try:
        short = _QUOTE.repr if type(value) in (list, tuple, dict, set) else repr
        text = short(value[:60] if isinstance(value, str | bytes) else value)
    except Exception:  # a damaged record, or an integer with more digits than Python converts to text
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 40 else f"{text[:40]}..."
