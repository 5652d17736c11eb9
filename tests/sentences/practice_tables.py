"""What is said to wrong answers about melds on the table, about their Jokers, and about what is caught."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from lessons.plain_tables import divides, is_group, is_meld, is_run, number, suit
from rummy_widget.engine.rules import LayingPlay, RearrangingPlay, TableJokers
from rummy_widget.engine.table_melds import Play, judge_play
from rummy_widget.engine.tiles import parse_tiles
from rummy_widget.text.sentences.tiles import tile_name

if TYPE_CHECKING:
    from .practice import Reply

Row = list[str]


def rows(told: Reply) -> list[Row]:
    """The melds of the table as they lie, a Joker as `*`."""
    assert told.step.spread is not None
    return [[str(each.kind) for each in row] for row in told.step.spread.melds]


def standing(told: Reply) -> list[Row]:
    """The same with each Joker of a run as the tile that its place means."""
    found = []
    for row in rows(told):
        at = next(at for at, each in enumerate(row) if each != "*")
        first = number(row[at]) - at
        if any(suit(each) != suit(row[at]) for each in row if each != "*"):
            found.append(row)
        else:
            found.append([f"{suit(row[at])}{(first + place - 1) % 13 + 1}" if each == "*" else each
                          for place, each in enumerate(row)])  # fmt: skip
    return found


def high(told: Reply) -> bool:
    return told.step.rules.name == "rummy_45"


def meant(told: Reply, name: str) -> str:
    """A tile that stands in the sentence, in notation."""
    return next(str(each) for each in told.step.rules.tiles.kinds if told.details[name] == spoken(str(each)))


def spoken(tile: str) -> str:
    return tile_name(parse_tiles(tile)[0])


def taken_in(told: Reply, tile: str) -> bool:
    """Whether some meld takes a tile as it lies."""
    return any(is_meld([*row, tile], high=high(told)) for row in standing(told) if "*" not in row)


def nowhere(told: Reply) -> None:
    """The tile goes nowhere: all that lies there doesn't divide with it, alone or with more of the rack."""
    assert not taken_in(told, told.answer)
    lying = [tile for row in rows(told) for tile in row]
    if isinstance(told.step.rules.play, RearrangingPlay) and "*" not in lying:
        assert not divides([*lying, told.answer])
        assert all(not divides([*lying, told.answer, each]) for each in told.tiles if each != told.answer)


def laid_why(told: Reply) -> None:
    tile = meant(told, "tile")
    lying = [each for row in rows(told) for each in row]
    assert tile in told.step.answers
    assert len(told.step.answers) == told.details["count"]
    assert told.details["count"] == 1 or meant(told, "more") in set(told.step.answers) - {tile}
    if "*" not in lying:
        assert taken_in(told, tile) == (told.details["how"] == "add")
        assert divides([*lying, tile]) or high(told)


def laid_high_one(told: Reply) -> None:
    nowhere(told)
    assert number(told.answer) == 1
    assert any(suit(row[-1]) == suit(told.answer) and number(row[-1]) == 13
               for row in standing(told) if is_run(row))  # fmt: skip


def laid_full(told: Reply) -> None:
    nowhere(told)
    assert any(len(row) == 4 and number(told.answer) in {number(each) for each in row if each != "*"}
               and not is_run(row) for row in standing(told))  # fmt: skip


def laid_colour(told: Reply) -> None:
    nowhere(told)
    groups = [row for row in standing(told) if len({suit(each) for each in row}) == len(row)]
    assert any(len(row) == 3 and told.answer in row for row in groups)


def laid_twin(told: Reply) -> None:
    nowhere(told)
    assert any(told.answer in row and is_run(row, high=high(told)) for row in standing(told))


def laid_gap(told: Reply) -> None:
    nowhere(told)
    missing, one = meant(told, "missing"), high(told)
    runs = [row for row in standing(told) if "*" not in row and is_run(row, high=one)]
    assert any(is_meld([*row, missing, told.answer], high=one) for row in runs)


def laid_apart(told: Reply) -> None:
    nowhere(told)
    assert isinstance(told.step.rules.play, LayingPlay)


def lent(length: int) -> Callable[[Reply], None]:
    """The tile that would have to come from a run of that length, from its middle where that is four."""

    def claim(told: Reply) -> None:
        nowhere(told)
        mate = meant(told, "mate")
        assert number(mate) == number(told.answer)
        assert suit(mate) != suit(told.answer)
        assert any(len(row) == length and mate in (row if length == 3 else row[1:-1]) and is_run(row)
                   for row in standing(told))  # fmt: skip

    return claim


# ---- Jokers ----------------------------------------------------------------------------------------


def joker_row(told: Reply) -> Row:
    """The meld that is asked about."""
    _, (at, _) = told.step.check.value
    return rows(told)[at]


def in_place(told: Reply) -> set[str]:
    """The tiles that make the meld a meld in the Joker's place, the other Joker as what it stands for."""
    _, (at, which) = told.step.check.value
    row, whole = rows(told)[at], standing(told)[at]
    place = [at for at, each in enumerate(row) if each == "*"][which]
    found = set()
    for each in map(str, told.step.rules.tiles.kinds):
        new = [*whole[:place], each, *whole[place + 1 :]]
        if is_run(new, high=high(told)) or is_group(new):
            found.add(each)
    return found


def stands_why(told: Reply) -> None:
    right = in_place(told)
    assert len(right) == told.details["count"]
    assert set(told.step.answers) == right & set(told.tiles)
    assert all(spoken(each) in told.details["tiles"] for each in right)


def not_it(told: Reply) -> None:
    assert told.answer not in in_place(told)


def stands_there(told: Reply) -> None:
    not_it(told)
    _, (at, _) = told.step.check.value
    assert told.answer in standing(told)[at]


def stands_end(told: Reply) -> None:
    not_it(told)
    _, (at, _) = told.step.check.value
    row = standing(told)[at]
    assert any(is_run(each, high=high(told)) for each in ([told.answer, *row], [*row, told.answer]))


def stands_run(told: Reply) -> None:
    """The answer has another suit than the run in which the Joker lies."""
    not_it(told)
    assert suit(told.answer) not in {suit(each) for each in joker_row(told) if each != "*"}


def stands_colour(told: Reply) -> None:
    """The answer lies in the meld of the Joker already."""
    not_it(told)
    assert told.answer in joker_row(told)


def stands_group(told: Reply) -> None:
    not_it(told)
    assert number(told.answer) not in {number(each) for each in joker_row(told) if each != "*"}


# The restrictions in force, game by game, as the table of TR-9 has them; RK-4 is A alone.
STRICT = {
    "rummikub": "a", "pup_rummy": "", "easy_rummy": "", "dutch_rummy": "ab", "rrrummy": "abc",
    "tiles_50": "abcd",
}  # fmt: skip


def may(told: Reply, letters: str) -> bool:
    """Whether it may be done where these restrictions hold."""
    before, after = told.step.check.value
    rules = told.step.rules
    assert isinstance(rules.play, RearrangingPlay)
    jokers = TableJokers(*(each in letters for each in "abcd"))
    held = parse_tiles(" ".join(told.tiles))
    rules = replace(rules, play=replace(rules.play, jokers=jokers))
    return isinstance(judge_play(before, after, held, rules=rules), Play)


def may_no(told: Reply) -> None:
    strict = STRICT[told.step.rules.name]
    assert told.step.answers == ("no",)
    assert not may(told, strict)
    letters = strict[: strict.index(told.details["letter"]) + 1]
    assert not may(told, letters)
    assert may(told, letters[:-1])


def may_yes(told: Reply) -> None:
    strict = STRICT[told.step.rules.name]
    assert told.step.answers == ("yes",)
    assert may(told, strict)
    assert (told.details["free"] == "yes") == (strict == "")
    use = told.details["use"]
    assert may(told, "abcd") == (use in ("new", "add"))
    assert use != "break" or "c" not in strict
    assert use != "table" or "b" not in strict
    assert use != "old" or "d" not in strict
    assert use not in ("move", "beside") or strict == ""


# ---- What is caught --------------------------------------------------------------------------------


def total(told: Reply, joker: int = 30, face: Callable[[int], int] | None = None) -> int:
    """The sum of a rack, from RK-5 and BR-9."""
    cards = told.step.rules.name == "basic_rummy"
    count = face or (lambda each: min(10, each) if cards else each)
    return sum(joker if each == "*" else count(number(each)) for each in told.tiles)


def off(told: Reply) -> int:
    """What the winner's own tiles come to, where that is taken off."""
    how, winners = told.step.check.value
    return sum(number(str(each)) for each in winners) if how == "blocked" else 0


def times(told: Reply) -> int:
    return 2 if told.step.check.value[0] == "at_once" else 1


def caught(told: Reply) -> int:
    if told.step.rules.name == "rummy_45":
        return 0
    return max(0, total(told) * times(told) - off(told))


def caught_why(told: Reply) -> None:
    assert told.details["points"] == caught(told) == int(told.answer)


def caught_nothing(told: Reply) -> None:
    assert told.step.rules.name == "rummy_45"
    assert told.step.answers == ("0",)


def caught_double(told: Reply) -> None:
    assert times(told) == 2
    assert int(told.answer) * 2 == caught(told)


def caught_less(told: Reply) -> None:
    assert max(0, int(told.answer) - off(told)) == caught(told)
    assert off(told) > 0


def caught_joker(told: Reply) -> None:
    assert "*" in told.tiles
    assert int(told.answer) == total(told, joker=told.details["each"]) - off(told)


def caught_faces(told: Reply) -> None:
    assert int(told.answer) == total(told, face=int) * times(told) != caught(told)


def caught_ace(told: Reply) -> None:
    count = lambda each: 11 if each == 1 else min(10, each)  # noqa: E731
    assert int(told.answer) == total(told, face=count) * times(told)


def caught_tens(told: Reply) -> None:
    assert int(told.answer) == total(told, face=lambda each: min(10, each)) - off(told)


def caught_fives(told: Reply) -> None:
    assert int(told.answer) == 5 * len(told.tiles)


def caught_without(told: Reply) -> None:
    tile = meant(told, "tile")
    worth = min(10, number(tile)) if told.step.rules.name == "basic_rummy" else number(tile)
    assert tile in told.tiles
    assert int(told.answer) == caught(told) - worth * times(told)


def nothing(told: Reply) -> None:
    """It says what the rules say, and nothing of these tiles."""


CLAIMS: Mapping[str, Callable[[Any], None]] = {
    "practice-laid-why": laid_why,
    "practice-laid-nothing": nowhere,
    "practice-laid-high-one": laid_high_one,
    "practice-laid-high-one-cards": laid_high_one,
    "practice-laid-full": laid_full,
    "practice-laid-colour": laid_colour,
    "practice-laid-twin": laid_twin,
    "practice-laid-gap": laid_gap,
    "practice-laid-apart": laid_apart,
    "practice-laid-three": lent(3),
    "practice-laid-middle": lent(4),
    "practice-stands-why": stands_why,
    "practice-stands-there": stands_there,
    "practice-stands-end": stands_end,
    "practice-stands-run": stands_run,
    "practice-stands-colour": stands_colour,
    "practice-stands-group": stands_group,
    "practice-may-no": may_no,
    "practice-may-yes": may_yes,
    "practice-caught-why": caught_why,
    "practice-caught-why-cards": caught_why,
    "practice-caught-nothing": caught_nothing,
    "practice-caught-double": caught_double,
    "practice-caught-less": caught_less,
    "practice-caught-joker": caught_joker,
    "practice-caught-faces": caught_faces,
    "practice-caught-ace": caught_ace,
    "practice-caught-tens": caught_tens,
    "practice-caught-fives": caught_fives,
    "practice-caught-fives-cards": caught_fives,
    "practice-caught-without": caught_without,
    "practice-caught-again": nothing,
    "practice-caught-again-cards": nothing,
}
"""What each sentence claims of the task that it is said in."""
