"""Every fault has a label of at most eight words and a reason in a sentence."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummy_widget.engine.faults import Fault, FaultCode
from rummy_widget.engine.melds import Meld, read_meld
from rummy_widget.engine.rules import BASIC_RUMMY, ROMANIAN_HOUSE, RUMMIKUB, RUMMY_PRO, Ruleset
from rummy_widget.engine.tiles import ALL_TILES, JOKER, Tile, parse_tiles
from rummy_widget.engine.tiles import CARDS as CARD_KINDS
from rummy_widget.text.sentences.faults import fault_label, fault_reason, fault_sentence

NOTATION = re.compile(r"(?<![\w-])\*?([rybk]\d{1,2}|[hdcs](\d{1,2}|[ajqk]))\b|\*")

MELDS = [
    ("", "no tiles here", "There's no tile here yet."),
    ("r5 r6", "one tile short", "One more tile makes this a run."),
    ("r7 b7", "one tile short", "One more tile makes this a group."),
    ("r7 *", "one tile short", "One more tile makes this a run or a group."),
    ("r5 r7", "red 6 is missing", "A run has no gaps: red 6 is missing."),
    ("r5 r8", "red 6 and red 7 are missing", "A run has no gaps: red 6 and red 7 are missing."),
    ("b2 b12", "9 numbers are missing in between", "A run has no gaps: 9 numbers are missing."),
    ("*", "add a tile", "A meld needs at least one tile that isn't a Joker."),
    ("* *", "add a tile", "A meld needs at least one tile that isn't a Joker."),
    ("r5 y9", "neither a run nor a group", "Red 5 and yellow 9 share neither colour nor number."),
    ("r5 * y9", "neither a run nor a group", "Red 5 and yellow 9 share neither colour nor number."),
    ("r5 r6 k7", "black 7 isn't red", "A run has one colour: black 7 isn't red."),
    ("r7 y7 b8", "blue 8 isn't a 7", "A group has one number: blue 8 isn't a 7."),
    ("r5 r5 r6", "red 5 appears twice", "A run has each number once, but red 5 appears twice."),
    ("r6 *r6 r7", "this Joker stands for red 6", "This Joker stands for red 6, which doesn't fit here."),
    ("r7 b7 r7", "red appears twice in a group", "A group has each colour once, but red appears twice."),
    (
        "r7 b7 r7 b7",
        "red and blue appear twice in a group",
        "A group has each colour once, but red and blue appear twice.",
    ),
    (
        "y7 y7 b7 b7 k7 k7",
        "3 colours appear twice in a group",
        "A group has each colour once, but yellow, blue and black appear twice.",
    ),
    (
        "r7 y7 b7 k7 r7",
        "a group has four tiles at most",
        "There are only four colours, so a fifth tile doesn't fit.",
    ),
    (
        "r7 y7 b7 k7 *",
        "no place for the Joker",
        "The group has all four colours, so there's none left for the Joker.",
    ),
    ("k13 k1 k2", "13 - 1 - 2: not a run", "Black 2 can't follow a 1 that ends a run."),
    ("k12 k13 k1 k2 k3", "13 - 1 - 2: not a run", "Black 2 and black 3 can't follow a 1 that ends a run."),
    ("k13 k1 k2 k3", "13 - 1 - 2: not a run", "Black 13 can't come before a 1 that begins a run."),
]

HOUSE = [
    (
        RUMMIKUB,
        "r12 r13 r1",
        "a 1 is only low here",
        "Here a 1 only begins a run: red 1 can't follow 13.",
    ),
    (
        ROMANIAN_HOUSE,
        "r5 r6 * *",
        "too many Jokers here",
        "These tiles have room for one Joker, and there are 2.",
    ),
    (
        ROMANIAN_HOUSE,
        "r5 * * r8 r9 r10",
        "these Jokers touch",
        "By these rules two Jokers in a run can't touch.",
    ),
]


@pytest.mark.parametrize(("tiles", "label", "reason"), MELDS)
def test_what_is_said_of_tiles_that_are_no_meld(tiles: str, label: str, reason: str) -> None:
    found = read_meld(tiles)
    assert isinstance(found, Fault)
    assert (fault_label(found), fault_sentence(found)) == (label, reason)


CARDS = [
    ("h5 h6", "one card short", "One more card makes this a run."),
    ("h5 h7", "6 of hearts is missing", "A run has no gaps: the 6 of hearts is missing."),
    ("h5 d6", "neither a run nor a set",
     "The 5 of hearts and 6 of diamonds share neither suit nor rank."),
    ("h5 h6 cq", "queen of clubs doesn't match the hearts",
     "A run has one suit: the queen of clubs doesn't match the hearts."),
    ("hq dq sk", "king of spades doesn't match the queens",
     "A set has one rank: the king of spades doesn't match the queens."),
    ("hj h10 h10", "10 of hearts appears twice",
     "A run has each card once, but the 10 of hearts appears twice."),
    ("h5 d5 h5", "hearts appear twice in a set", "A set has each suit once, but hearts appear twice."),
    ("h5 d5 s5 c5 h5", "a set has four cards at most",
     "There are only four suits, so a fifth card doesn't fit."),
    ("hq hk ha", "an ace is only low here",
     "Here an ace can only begin a run, so the ace of hearts can't follow the king."),
    ("r5 h6 h7", "not part of this game", "Red 5 isn't part of this game."),
]  # fmt: skip


@pytest.mark.parametrize(("tiles", "label", "reason"), CARDS)
def test_what_is_said_of_cards_that_are_no_meld(tiles: str, label: str, reason: str) -> None:
    found = read_meld(tiles, BASIC_RUMMY)
    assert isinstance(found, Fault)
    assert (fault_label(found), fault_sentence(found)) == (label, reason)
    check(found)


def test_a_fault_that_knows_no_tile_speaks_of_what_its_game_is_played_with() -> None:
    assert fault_sentence(fault("must_draw", clause="BR-3")) == "Draw a card first."
    assert fault_sentence(fault("must_draw", clause="R45-2")) == "Draw a tile first."


@given(st.lists(st.sampled_from(CARD_KINDS), max_size=6))
def test_whatever_cards_lie_there_nobody_calls_them_tiles(cards: list[Tile]) -> None:
    found = read_meld(cards, BASIC_RUMMY)
    if not isinstance(found, Meld) and cards:
        check(found)
        said = f"{fault_label(found)} {fault_sentence(found)}"
        assert not re.search(r"\b(tiles?|colours?|numbers?|groups?)\b", said), said


@pytest.mark.parametrize(("rules", "tiles", "label", "reason"), HOUSE)
def test_what_is_said_by_other_rules(rules: Ruleset, tiles: str, label: str, reason: str) -> None:
    found = read_meld(tiles, rules)
    assert isinstance(found, Fault)
    assert (fault_label(found), fault_sentence(found)) == (label, reason)


def test_of_several_things_that_are_wrong_only_the_tiles_of_the_one_said_are_named() -> None:
    found = read_meld("y3 y4 y5 y5 y6 b7 *")
    assert isinstance(found, Fault)
    assert set(found.tiles) == set(parse_tiles("y5 b7"))
    assert fault_sentence(found) == "A run has one colour: blue 7 isn't yellow."


def fault(code: str, tiles: str = "", clause: str = "PRO-24", **more: int | str) -> Fault:
    return Fault(FaultCode(code), parse_tiles(tiles), clause, **more)  # type: ignore[arg-type]


# What the engine gives beyond melds, in its plainest form, and the reason that is said for it.
OTHERS = [
    (fault("joker_pinned", "*r9", "PRO-22"), "This Joker stands for red 9, which doesn't fit here."),
    (
        fault("too_many_copies", "r7", "PRO-1", count=3, wanted=2),
        "Red 7 is in the box twice, but you have 3 copies.",
    ),
    (
        fault("too_many_jokers", "*", "PRO-8", count=7, wanted=6),
        "There are at most 6 Jokers, but you have 7.",
    ),
    (
        fault("no_free_tile", clause="PRO-30"),
        "You've arranged all your tiles: leave one out as the free tile.",
    ),
    (
        fault("no_free_tile", "k10", "PRO-30"),
        "Leave a gap next to black 10 to make it the free tile.",
    ),
    (fault("several_alone", "r2 b9"), "Red 2 and blue 9 are alone, but only one tile can be free."),
    (fault("several_alone", "r2 b9 k1 k3 k5"), "5 tiles are alone, but only one tile can be free."),
    (
        fault("rack_too_small", clause="PRO-30", count=14, wanted=15),
        "You need 15 tiles to close, and there are 14.",
    ),
    (
        fault("rack_too_small", clause="PRO-30", count=1, wanted=15),
        "You need 15 tiles to close, and there's one here.",
    ),
    (
        fault("rack_too_large", clause="PRO-30", count=16, wanted=15),
        "You need 15 tiles to close, and there are 16.",
    ),
    (fault("segment_unfinished", "r5 r6"), "Some melds aren't finished yet."),
    (fault("segment_faulty", "r5 y9"), "Some tiles aren't in melds."),
    (fault("not_in_row", "r5 r7"), "Your tiles could make this, but you've laid them out differently."),
    (fault("shelf_full"), "There's no room for this on that shelf."),
    (fault("not_melds", clause="PRO-40"), "Some tiles aren't in runs or groups."),
    (
        fault("not_only_runs", "r7 y7 b7", "PRO-42"),
        "Only runs count, and red 7, yellow 7 and blue 7 are a group.",
    ),
    (fault("not_only_runs", "r7 y7 b7 r8 y8 b8", "PRO-42"), "Only runs count, and 6 tiles are in groups."),
    (
        fault("too_many_colours", "b5", "PRO-51", count=2, wanted=1),
        "Only one colour counts, and blue is among the tiles, too.",
    ),
    (
        fault("too_many_colours", "b5 k9", "PRO-51", count=3, wanted=1),
        "Only one colour counts, and blue and black are among the tiles, too.",
    ),
    (
        fault("too_many_colours", "b5", "PRO-42", count=3, wanted=2),
        "You may have 2 colours at most, and there are 3.",
    ),
    (fault("number_too_high", "r8", "PRO-43", wanted=7), "Red 8 is above 7."),
    (fault("number_too_high", "r8 r9", "PRO-43", wanted=7), "Red 8 and red 9 are above 7."),
    (fault("number_too_high", "r8 r9 k8 k9 b13", "PRO-43", wanted=7), "5 arranged tiles are above 7."),
    (fault("number_too_low", "r7", "PRO-44", wanted=8), "Red 7 is below 8."),
    (fault("not_pairs", "r7", "PRO-49"), "Red 7 has no twin."),
    (fault("not_pairs", "r7 k9", "PRO-49"), "Red 7 and black 9 have no twin."),
    (fault("not_pairs", "r1 r2 r3 r4 r5 r6", "PRO-49"), "6 tiles have no twin."),
    (
        fault("not_eight", clause="PRO-50", count=5, wanted=8),
        "You need all eight tiles of one number, and have at most 5 of any one.",
    ),
    (fault("mosaic_numbers", clause="PRO-41"), "The numbers don't go from 1 to 13 and on to a 1."),
    (fault("mosaic_neighbours", "r5 r6", "PRO-41"), "Red 5 and red 6 are neighbours and share a colour."),
    (
        fault("mosaic_first_four", "r1 r3", "PRO-41"),
        "Among the first four tiles, red 1 and red 3 share a colour.",
    ),
    (fault("mosaic_ends", "r1 r1", "PRO-41"), "At this table the two 1s need different colours."),
    (fault("mosaic_jokers", "*", "PRO-41"), "At this table a Mosaic has no Jokers."),
    (fault("rest_not_melds", clause="PRO-50"), "At this table the other tiles must be in melds, too."),
    (
        fault("too_many_jokers_in_melds", "* * *", "PRO-53", count=3, wanted=2),
        "At this table you may arrange 2 Jokers at most, and there are 3.",
    ),
    (fault("no_joker_free", "k10", "PRO-45"), "The free tile isn't a Joker."),
    (
        fault("out_of_reach", clause="PRO-51"),
        "These tiles can't make it.",
    ),
    (
        fault("out_of_reach", clause="PRO-51", count=1, missing=parse_tiles("r7")),
        "These tiles can't make it: red 7 is missing.",
    ),
    (
        fault("out_of_reach", clause="PRO-51", count=2, missing=parse_tiles("r7 k8")),
        "These tiles can't make it: at best, you still need red 7 and black 8.",
    ),
    (
        fault("out_of_reach", clause="PRO-51", count=5, missing=parse_tiles("r7 k8 k9 k10 k11")),
        "These tiles can't make it: at best, you still need 5 tiles.",
    ),
    (
        fault("wrong_price", clause="PRO-42", count=1000, wanted=500),
        "The price table says 500 here, not 1000.",
    ),
    (fault("must_draw", clause="PRO-10"), "Draw a tile first."),
    (fault("already_drawn", clause="PRO-10"), "You've already drawn a tile; now discard one."),
    (fault("not_held", "r7", "PRO-10"), "Red 7 isn't among your tiles."),
    (fault("joker_not_taken", "*", "PRO-12"), "A thrown Joker stays where it is: draw from the stock."),
    (fault("nothing_to_take", clause="PRO-11"), "There's no tile to take."),
    (fault("take_forbidden", clause="PRO-11"), "At this table you can't take discards: draw from the stock."),
    (fault("does_not_close", clause="PRO-30"), "These tiles don't close yet."),
    (fault("unknown_move", clause="PRO-10"), "There's no such move."),
    (
        fault("must_answer", clause="PRO-7"),
        "Somebody may still refuse this deal: they decide before the first discard.",
    ),
    (
        fault("cannot_refuse", clause="PRO-7", count=1, wanted=3),
        "Before the first discard you can refuse with 3 doubles or more; you have 1.",
    ),
    (
        fault("cannot_refuse", clause="PRO-7", count=2, wanted=3),
        "Before the first discard you can refuse with 3 doubles or more; you have 2.",
    ),
    (fault("extra_forbidden", clause="PRO-8"), "This table plays without extra Jokers."),
    (
        fault("extra_used", clause="PRO-8"),
        "You've already taken your extra Joker: each player gets one.",
    ),
    (fault("not_your_turn", clause="PRO-10"), "It's another player's turn."),
    (fault("game_over", clause="PRO-10"), "This game has ended."),
    (fault("not_held", "r7 k8", "RK-3"), "Red 7 and black 8 aren't among your tiles."),
    (fault("not_in_box", "h7", "RK-1"), "The 7 of hearts isn't part of this game."),
    (fault("not_in_box", "r7 k9", "BR-1"), "Red 7 and black 9 aren't part of this game."),
    (fault("table_tile_gone", "r5", "RK-3"), "Tiles on the table stay there: red 5 is missing."),
    (
        fault("table_tile_gone", "r5 *", "RK-3"),
        "Tiles on the table stay there: red 5 and Joker are missing.",
    ),
    (
        fault("table_tile_on_rack", "r5", "RK-3"),
        "Red 5 belongs to the table: take back only what you laid this turn.",
    ),
    (
        fault("table_tile_on_rack", "r5 *", "RK-3"),
        "Red 5 and Joker belong to the table: take back only what you laid this turn.",
    ),
    (
        fault("table_tile_on_rack", "r5 r6 r7 r8 r9", "RK-3"),
        "5 of these tiles belong to the table: take back only what you laid this turn.",
    ),
    (
        fault("meld_taken_apart", "r5 r6 r7", "R45-3"),
        "You can't take melds apart: red 5, red 6 and red 7 stay together.",
    ),
    (
        fault("meld_taken_apart", "r5 r6 r7 r8 r9 r10", "R45-3"),
        "You can't take melds apart: you split a meld of 6 tiles.",
    ),
    (fault("nothing_laid", clause="RK-3"), "Lay at least one tile of your own."),
    (
        fault("opening_too_low", "r7 r8 r9", "RK-2", count=24, wanted=30),
        "24 of 30 points: you need 6 more points to open.",
    ),
    (
        fault("opening_without_run", "r7 y7 b7", "R45-4"),
        "Lay at least one run to open.",
    ),
    (
        fault("not_open", clause="R45-5", wanted=45),
        "You haven't opened yet: first lay 45 points from your own tiles.",
    ),
    (
        fault("touched_in_opening", "r5 r6 r7", "RK-8"),
        "In the turn you open, leave the other melds alone: you touched red 5, red 6 and red 7.",
    ),
    (
        fault("joker_not_replaced", "*r6", "TR-4", missing=parse_tiles("r6")),
        "Put red 6 in this Joker's place before you use it elsewhere.",
    ),
    (
        fault("joker_not_replaced", "*", "TR-4", missing=parse_tiles("b2 k2")),
        "Put blue 2 or black 2 in this Joker's place before you use it elsewhere.",
    ),
    (
        fault("joker_not_from_rack", "*r6", "TR-5", missing=parse_tiles("r6")),
        "Replace this Joker with red 6 from your rack, not from the table.",
    ),
    (
        fault("joker_meld_broken", "*r6", "TR-6", missing=parse_tiles("r6")),
        "Replace this Joker with red 6 before you take tiles from its meld.",
    ),
    (
        fault("joker_not_in_new_meld", "*r6", "TR-7", missing=parse_tiles("r6")),
        "Put a Joker you've replaced into a new meld with tiles from your rack.",
    ),
    (fault("no_such_meld", clause="R45-5", wanted=3), "There are 3 melds on the table, numbered from 1."),
    (fault("no_such_meld", clause="R45-5", wanted=1), "There's one meld on the table: number 1."),
    (fault("no_such_meld", clause="R45-5", wanted=0), "There's no meld on the table yet."),
    (fault("does_not_fit", "r7", "R45-5"), "Red 7 doesn't fit this meld."),
    (fault("does_not_fit", "cq", "BR-4"), "The queen of clubs doesn't fit this meld."),
    (fault("no_joker_there", clause="R45-6"), "There's no Joker in this meld."),
    (
        fault("not_what_joker_stands_for", "r7", "R45-6"),
        "To take a Joker, give the tile it stands for. That isn't red 7.",
    ),
    (
        fault("joker_left_over", "*", "R45-6"),
        "Lay the Joker you took in a meld this turn.",
    ),
    (fault("nothing_left_to_discard", clause="R45-10"), "Keep one tile to discard."),
    (
        fault("just_taken", "cq", "BR-5"),
        "You've just taken the queen of clubs, so you can't discard it this turn.",
    ),
    (fault("only_discard", clause="R45-2"), "On the first turn of the game, you just discard."),
    (fault("stock_empty", clause="RK-6"), "There's no tile left to draw."),
    (fault("stock_not_empty", clause="RK-6"), "You can't pass while there are tiles to draw: draw one."),
    (fault("no_timer", clause="TR-3"), "This table plays without a timer."),
    (fault("trump_not_turned", clause="PRO-2"), "First turn up the tile that's left over."),
    (
        fault("stack_not_found", clause="PRO-3"),
        "First put the Trump onto the stack with its number.",
    ),
    (
        fault("tile_not_moved", clause="PRO-3"),
        "The Trump took a tile's place: first put that tile on the next stack.",
    ),
    (fault("deal_move_done", clause="PRO-3"), "That's done already; go on from here."),
    (
        fault("no_such_stack", clause="PRO-2", count=16, wanted=15),
        "There are 15 stacks, numbered from 1.",
    ),
    (
        fault("not_trump_stack", "r8", "PRO-3", count=9),
        "Find the stack with the number of red 8: it isn't stack 9.",
    ),
    (
        fault("not_next_stack", clause="PRO-3", count=7, wanted=8),
        "The Trump took a tile's place: put that tile on the stack after stack 8.",
    ),
    (
        fault("not_eight_stack", clause="PRO-3", count=8),
        "Start with the stack of eight tiles, not with stack number 8.",
    ),
    (
        fault("not_in_order", clause="PRO-3", count=12, wanted=9),
        "Deal the stacks in order, and start again after the last: you've just dealt stack 9.",
    ),
    (fault("stack_dealt", clause="PRO-3", count=9), "You've dealt stack 9 already."),
]


@pytest.mark.parametrize(("found", "reason"), OTHERS, ids=lambda value: getattr(value, "code", None))
def test_what_is_said_of_racks_rows_and_moves(found: Fault, reason: str) -> None:
    assert fault_sentence(found) == reason
    check(found)


def test_every_code_is_tested_here() -> None:
    melds = [read_meld(tiles) for tiles, _, _ in MELDS] + [
        read_meld(tiles, rules) for rules, tiles, _, _ in HOUSE
    ]
    codes = {found.code for found in melds if isinstance(found, Fault)} | {found.code for found, _ in OTHERS}
    assert codes == set(FaultCode)


@pytest.mark.parametrize("code", FaultCode)
def test_a_fault_that_knows_nothing_can_still_be_said(code: FaultCode) -> None:
    assert fault_label(Fault(code))
    assert fault_sentence(Fault(code)).endswith(".")


@given(
    st.lists(st.sampled_from([*ALL_TILES, JOKER]), max_size=8),
    st.sampled_from([RUMMY_PRO, RUMMIKUB, ROMANIAN_HOUSE]),
)
def test_whatever_lies_there_is_said_in_few_words(tiles: list[Tile], rules: Ruleset) -> None:
    found = read_meld(tiles, rules)
    if not isinstance(found, Meld):
        check(found)


def check(found: Fault) -> None:
    label, reason = fault_label(found), fault_sentence(found)
    assert 0 < len(label.split()) <= 8, label
    assert not label.endswith(".")
    assert reason[0].isupper() or reason[0].isdigit(), reason
    assert reason.endswith(".")
    assert ".." not in reason
    assert len(reason) < 160, reason
    for said in (label, reason):
        assert not NOTATION.search(said), said
        assert not any(hole in said for hole in ("None", "{", "  ")), said
    assert fault_reason(found)[1:] == reason[1:]
