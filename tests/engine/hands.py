"""Tiles for property tests, as words in notation."""

from __future__ import annotations

from hypothesis import strategies as st

KINDS = [f"{colour}{number}" for colour in "rybk" for number in range(1, 14)]
RED = [kind for kind in KINDS if kind[0] == "r"]
CLOSE = [f"{colour}{number}" for colour in "ry" for number in (1, 2, 3, 11, 12, 13)]
SEVENS = [f"{colour}{number}" for colour in "rybk" for number in (7, 8)]


def words(most: int = 7, jokers: int = 3) -> st.SearchStrategy[tuple[str, ...]]:
    """Some tiles of the box in any order: of all kinds, or from a part of it where much is nearly a meld."""
    natural = st.sampled_from([KINDS, RED, CLOSE, SEVENS]).flatmap(
        lambda kinds: st.lists(st.sampled_from(kinds * 2), max_size=most).filter(in_the_box)
    )
    wild = st.integers(0, jokers).map(lambda count: ["*"] * count)
    return st.tuples(natural, wild).map(sum_up).flatmap(st.permutations).map(tuple)


def racks(size: int = 15) -> st.SearchStrategy[tuple[str, ...]]:
    """A rack as it might be dealt from the box, extra Jokers among it."""
    return st.permutations([*KINDS, *KINDS, *["*"] * 6]).map(lambda box: tuple(box[:size]))


def arrangements(most: int = 30) -> st.SearchStrategy[str]:
    """Tiles and gaps on two shelves."""
    bound = [f"*{kind}" for kind in KINDS]
    slots = st.lists(st.sampled_from([*KINDS, *bound, "*", "*", "_", "_", "|"]), max_size=most)
    return st.tuples(slots, slots).map(lambda shelves: " / ".join(" ".join(shelf) for shelf in shelves))


def in_the_box(tiles: list[str]) -> bool:
    return all(tiles.count(each) <= 2 for each in tiles)


def sum_up(parts: tuple[list[str], list[str]]) -> list[str]:
    return parts[0] + parts[1]
