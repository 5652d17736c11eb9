"""What melds count and what a rack opens with, found from the words of RK-2, R45-4 and R45-8 alone.

It shares nothing with the package: tiles are texts, a Joker is tried as every tile there is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

COLOURS, WANTED = "rybk", {"rummikub": 30, "rummy_45": 45}

Row = Sequence[str]


def number(tile: str) -> int:
    return int(tile[1:])


def as_run(row: Row, game: str) -> bool:
    """Whether tiles without Jokers, in this order, are a run."""
    if len(row) < 3 or len({each[0] for each in row}) > 1:
        return False
    places = [number(each) for each in row]
    if game == "rummy_45" and places[-1] == 1 and len(places) > 1:
        places[-1] = 14
    return places == list(range(places[0], places[0] + len(places)))


def as_group(row: Row) -> bool:
    return 3 <= len(row) <= 4 and len({*map(number, row)}) == 1 and len({each[0] for each in row}) == len(row)


def worth(tile: str, where: str, game: str) -> int:
    """What a tile counts to open: low in a run, at its end after the 13, or in a group."""
    if game == "rummikub":
        return number(tile)
    if number(tile) == 1:
        return {"group": 25, "end": 10, "run": 5}[where]
    return 10 if number(tile) > 9 else 5


def opening(row: Row, game: str) -> int:
    """What a meld without Jokers counts to open; 0 for none."""
    if as_run(row, game):
        return sum(worth(each, "end" if at else "run", game) for at, each in enumerate(row))
    return sum(worth(each, "group", game) for each in row) if as_group(row) else 0


def without_jokers(row: Row) -> Iterator[list[str]]:
    """The row with each Joker as every tile that there is."""
    if "*" not in row:
        yield [*row]
        return
    at = list(row).index("*")
    for colour in COLOURS:
        for each in range(1, 14):
            yield from without_jokers([*row[:at], f"{colour}{each}", *row[at + 1 :]])


def counts(rows: Sequence[Row], game: str, *, laid: bool) -> int:
    """What melds count to open, or give once they are laid."""
    if laid:
        flat = [each for row in rows for each in row]
        return sum(50 if each == "*" else 25 if number(each) == 1 else 10 if number(each) > 9 else 5
                   for each in flat)  # fmt: skip
    return sum(max(opening(each, game) for each in without_jokers(row)) for row in rows)


def melds(tiles: Row, game: str) -> Iterator[list[str]]:
    """Every meld of tiles without Jokers."""
    held = {*tiles}
    for colour in COLOURS:
        for low in range(1, 13):
            row: list[str] = []
            for place in range(low, 15):
                tile = f"{colour}{place if place < 14 else 1}"
                if tile not in held or (tile in row and list(tiles).count(tile) < 2):
                    break
                row.append(tile)
                if as_run(row, game):
                    yield [*row]
    for each in range(1, 14):
        there = [f"{colour}{each}" for colour in COLOURS if f"{colour}{each}" in held]
        if as_group(there):
            yield there
        if len(there) == 4:
            yield from ([one for one in there if one != out] for out in there)


def best(tiles: list[str], found: list[list[str]], game: str, keep: int) -> tuple[int, int]:
    """The most that disjoint melds count: with no run among them, and with one; -1 for none."""
    most_of = [0, -1]
    for at, meld in enumerate(found):
        rest = [*tiles]
        try:
            for each in meld:
                rest.remove(each)
        except ValueError:
            continue
        if len(rest) < keep:
            continue
        mine, is_run = opening(meld, game), as_run(meld, game)
        plain, run = best(rest, found[at:], game, keep)
        if is_run:
            most_of[1] = max(most_of[1], mine + plain, mine + run if run >= 0 else -1)
        else:
            most_of[0] = max(most_of[0], mine + plain)
            most_of[1] = max(most_of[1], mine + run if run >= 0 else -1)
    return most_of[0], most_of[1]


def most(rack: Row, game: str) -> int:
    """The most that a rack opens with, and 0 where it does not."""
    found = 0
    for tiles in without_jokers(rack):
        plain, run = best(tiles, list(melds(tiles, game)), game, keep=game == "rummy_45")
        found = max(found, plain, run)
    return found if found >= WANTED[game] else 0
