"""Whatever a public function or widget is given, it is taken, or refused with a sentence."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rummy_widget as rw
from parts import examples
from rummy_widget.engine.game.play_out import tournament
from rummy_widget.engine.rules import prices, ruleset
from rummy_widget.engine.solver.tiling.rack_counts import Counts

FIFTEEN = "r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8"
FOURTEEN = "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10"
CLOSING = rw.best_close(FIFTEEN)
GAME = rw.new_game(players=2)

# How each public thing is called; one that is new needs its line here.
CALLS: dict[str, dict[str, Any]] = {
    "Chances": {"tiles": "r5"},
    "ClassTopics": {},
    "Classwork": {"topic": "doubles"},
    "Exercise": {"family": "outs-wait"},
    "Home": {},
    "Lesson": {"key": "runs"},
    "LiveClass": {"topic": "doubles"},
    "Practice": {"skill": "is-run", "game": "pro"},
    "Progress": {},
    "Projector": {},
    "Puzzle": {},
    "Rack": {"tiles": "r5"},
    "Rules": {},
    "Ruleset": {"name": "mine"},
    "Score": {"tiles": "r5"},
    "Simulation": {"question": "doubles"},
    "Table": {},
    "all_plays": {"before": "r5 r6 r7", "rack": "r8 k1"},
    "best_arrangement": {"tiles": "r5 r6"},
    "best_close": {"rack": FIFTEEN},
    "best_closes": {"rack": FIFTEEN},
    "best_discards": {"rack": FIFTEEN},
    "best_opening": {"rack": "r11 r12 r13 k1"},
    "best_play": {"before": "r5 r6 r7", "rack": "r8 k1"},
    "most_tiles": {"before": "r5 r6 r7", "rack": "r8 k1"},
    "can_ever_play": {"before": "r5 r6 r7", "racks": ("r8", "k1")},
    "chance_closing": {"size": 3, "jokers": 0},
    "chance_opening": {"size": 3},
    "closes": {"rack": FIFTEEN},
    "count_closing": {"size": 3, "jokers": 0},
    "count_opening": {"size": 3, "jokers": 0},
    "distance": {"rack": FOURTEEN},
    "exercise": {"start": "r5 r6 | b9 / r7", "goal": "Make a run.", "runs": 1},
    "explain": {"rack": FIFTEEN, "closing": CLOSING},
    "judge_play": {
        "before": "r5 r6 r7",
        "after": "r5 r6 r7 r8",
        "rack": "r8 k1",
        "rules": rw.RUMMIKUB,
    },
    "new_game": {"players": 2},
    "notation": {"x": "r5"},
    "outs": {"rack": FOURTEEN},
    "parse_arrangement": {"text": "r5"},
    "parse_table": {"text": "r5 r6 r7"},
    "parse_tiles": {"text": "r5"},
    "play_outs": {"before": "r5 r6 r7", "rack": "r8 k1"},
    "play_out": {"seed": 3, "players": ("steady", "steady")},
    "read_meld": {"tiles": "r5 r6 r7"},
    "read_rack": {"arrangement": "r5"},
    "read_record": {"text": rw.write_record(GAME)},
    "verify_closing": {"closing": CLOSING, "rack": FIFTEEN},
    "why_not_more": {"before": "r5 r6 r7", "rack": "r8 k1"},
    "write_record": {"position": GAME},
}
# What is found and handed out, and names; nobody is asked to make one.
FOUND = {
    "Arrangement", "Closing", "Colour", "Explanation", "Fault", "FaultCode", "Meld", "NotationError",
    "Pattern", "Play", "RackReading", "Round", "RulesError", "TableMelds", "Tier", "Tile",
}  # fmt: skip


class Odd:
    """Something that cannot even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


WRONG: tuple[Any, ...] = (
    "x", "", "\ud800", b"r7", None, True, -1, 1.5, 10**30, float("nan"), float("inf"), [], {}, {"a": 1},
    [None], [[]], {"r5"}, range(10**9), object(), rw.best_close, rw.JOKER, rw.RUMMY_PRO.close,
    rw.RUMMIKUB.tiles, rw.write_record(GAME), GAME, CLOSING, rw.read_rack("r1"), Counts.of("r1"),
)  # fmt: skip


ODD: tuple[Any, ...] = (*WRONG, 10**5000, Odd, Odd())
"""And what cannot be shown."""


def parameters(name: str) -> tuple[str, ...]:
    """What a public thing takes by name: its signature, and the options of a widget."""
    thing = getattr(rw, name)
    signed = [
        each.name
        for each in inspect.signature(thing).parameters.values()
        if each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD)
    ]
    options = () if name == "Chances" else getattr(thing, "OPTIONS", ())  # takes fewer than a rack does
    return tuple(dict.fromkeys((*signed, *options)))


PLACES = [(name, each) for name in CALLS for each in parameters(name)]


def call(name: str, **given: Any) -> object:
    """What comes of a call, some of what is given being changed."""
    return getattr(rw, name)(**{**CALLS[name], **given})


def taking(*names: str) -> list[Any]:
    return [pytest.param(*place, id=".".join(place)) for place in PLACES if place[1] in names]


def refused(ask: Callable[[], object]) -> TypeError | ValueError | None:
    """The error, of a documented kind and with a sentence of ours; None if nothing was wrong."""
    try:
        ask()
    except (TypeError, ValueError) as error:
        found = error
    else:
        return None
    assert type(found) in (TypeError, ValueError) or type(found).__module__.startswith("rummy_widget")
    assert 10 < len(str(found)) < 2000
    assert not PYTHONS.search(str(found)), f"Python's own words: {found}"
    return found


PYTHONS = re.compile(
    r"has no attribute|object is not|not iterable|unhashable|unsupported operand|not subscriptable|has no len"
    r"|argument must be|cannot unpack|not supported between|is not a valid|indices must be|can't multiply"
)


def test_every_public_name_is_looked_at() -> None:
    there = {name for name in rw.__all__ if callable(getattr(rw, name))}
    assert there == set(CALLS) | FOUND
    for name in CALLS:
        assert refused(lambda name=name: call(name)) is None


@pytest.mark.parametrize(("name", "place"), taking("rules"))
def test_rules_are_rules(name: str, place: str) -> None:
    parameter = inspect.signature(getattr(rw, name)).parameters.get(place)
    optional = parameter is not None and parameter.default is None
    for wrong in ODD:
        if wrong is None and optional:
            continue
        with pytest.raises(TypeError, match=r"rules must be a Ruleset, such as RUMMY_PRO, not .+"):
            call(name, **{place: wrong})


@pytest.mark.parametrize(("name", "place"), taking("closing", "position"))
def test_records_are_of_their_kind(name: str, place: str) -> None:
    kind = rw.Round if place == "position" else type(CALLS[name][place])
    optional = inspect.signature(getattr(rw, name)).parameters[place].default is None
    for wrong in ODD:
        if isinstance(wrong, kind) or (wrong is None and optional):
            continue
        with pytest.raises(TypeError, match=f"{place} must be {kind.__name__}.*, not .+"):
            call(name, **{place: wrong})


@pytest.mark.parametrize(("name", "place"), taking("jokers_thrown", "multiplier"))
def test_numbers_are_whole(name: str, place: str) -> None:
    for wrong in WRONG:
        if type(wrong) is int and wrong > 0:
            continue
        with pytest.raises(ValueError, match=rf"({place}|thrown)( must be|: .*; expected) .*[0-9]"):
            call(name, **{place: wrong})


@pytest.mark.parametrize(
    ("name", "place"), taking("players", "seats", "size", "seed", "first", "free", "pattern")
)
def test_nothing_that_cannot_be_counted_is_counted(name: str, place: str) -> None:
    for wrong in (float("nan"), float("inf"), -float("inf"), 10**30, "\ud800", object()):
        assert refused(lambda wrong=wrong: call(name, **{place: wrong})) is not None


@pytest.mark.parametrize(("name", "place"), [pytest.param(*each, id=".".join(each)) for each in PLACES])
def test_whatever_is_given_is_taken_or_refused_in_words(name: str, place: str) -> None:
    for wrong in WRONG:
        refused(lambda wrong=wrong: call(name, **{place: wrong}))


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.binary(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.whole
@given(st.sampled_from([each for each in PLACES if each[0] not in ("play_out", "Simulation")]), ANYTHING)
@settings(max_examples=examples(300))
def test_and_so_is_anything_else(place: tuple[str, str], value: object) -> None:
    refused(lambda: call(place[0], **{place[1]: value}))


# ---- Rulesets, tables, closings ----------------------------------------------------------------------

PARTS = ("tiles", "runs", "groups", "jokers", "turn", "play", "prices", "deal")


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_the_rules_is_of_its_kind(part: str) -> None:
    right = getattr(rw.RUMMY_PRO, part)
    optional = part in ("turn", "play", "prices", "deal")
    for wrong in (*ODD, *(getattr(rw.RUMMY_PRO, other) for other in PARTS if other != part)):
        if (wrong is None and optional) or type(wrong) is type(right):
            continue
        with pytest.raises(TypeError, match=f"{part} must be .*{type(right).__name__}.*, not .+"):
            replace(rw.RUMMY_PRO, **{part: wrong})


@pytest.mark.parametrize("part", PARTS)
def test_so_is_each_of_its_fields(part: str) -> None:
    right = getattr(rw.RUMMY_PRO, part)
    for each in fields(right):
        for wrong in (None, float("nan"), 1.5, [], {}, "x", b"x", object()):
            if isinstance(wrong, str) and isinstance(each.default, str):
                continue  # the name of a clause, or of a switch, which says itself what there is
            with pytest.raises(
                (TypeError, ValueError), match=f"{each.name}( must be .+, not |: .+; expected )"
            ):
                replace(rw.RUMMY_PRO, **{part: replace(right, **{each.name: wrong})})


def test_every_record_of_rules_is_a_part() -> None:
    made = {name for name in vars(ruleset) | vars(prices) if name.endswith(("Rules", "TileSet"))} - {
        "Ruleset"
    }
    assert made | {"ClosingPlay"} == {type(getattr(rw.RUMMY_PRO, part)).__name__ for part in PARTS}


def test_a_table_has_four_seats_however_many_are_named() -> None:
    def forever() -> Iterator[str]:
        while True:
            yield "steady"

    for many in (range(10**9), ["steady"] * 5, range(10**30), forever()):
        with pytest.raises(ValueError, match=r"players must be 2 to 4 names, not 5 or more"):
            rw.play_out(7, many)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="must be 2 to 4"):
            tournament([7], many)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="players must be 2 to 4 names, one for each seat, not 'steady'"):
        rw.play_out(7, "steady")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no such player: 'nobody'; expected beginner, steady"):
        rw.play_out(7, ("steady", "nobody"))
    assert rw.play_out(7, ["steady", "steady"]).players == ("steady", "steady")  # type: ignore[arg-type]


def test_a_damaged_closing_can_be_looked_at() -> None:
    assert CLOSING is not None
    assert repr(CLOSING) == f"<Closing bicolor 500: {CLOSING.notation()}>"
    for each in fields(CLOSING):
        for wrong in ODD:
            damaged = replace(CLOSING, **{each.name: wrong})
            assert repr(damaged).startswith("<Closing ")
            forced = replace(CLOSING)
            object.__setattr__(forced, each.name, wrong)
            assert len(repr(forced)) < 4000
    empty = object.__new__(rw.Closing)
    assert repr(empty) == "<Closing damaged: None>"
