"""Somebody at a table whose melds lie open, in Chromium: by drag, by clicks without a drag, or by keys alone.

What lies there and what may be done is read from names and roles (`aloud`), never from pixels, ids or styles.
What to lay is thought out from those names; the page helps nobody.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from browser.aloud import Aloud, Thing
from browser.everywhere import answered
from browser.hands import watched
from rummy_widget.engine.rules import LayingPlay, Ruleset
from rummy_widget.engine.solver.open_games.best_play import best_play
from rummy_widget.engine.table_melds import TableMelds, parse_table
from rummy_widget.engine.tiles import JOKER, Tile, tile
from rummy_widget.text.sentences.tiles import tile_name
from rummy_widget.text.words import speaking

MOST_KEYS = 400
MOST_PUSHES = 150
MOST_TURNS = 150


@dataclass(frozen=True)
class Names:
    """How a page names what lies there, in its language: patterns of those names."""

    lying: str  # a tile of a meld: which, its number, of how many, the number of the meld
    held: str
    stands: str
    in_hand: str  # what is there only while something is picked up
    table: str
    end: str  # places to put down: behind a meld, before a tile, beside all melds
    before: str
    new: str


NAMES = {
    "en": Names(
        lying=r"(.+?), (\d+) of (\d+), meld (\d+): ",
        held=r"(.+?), (upper|lower) shelf, place (\d+)",
        stands=r"Joker(?: for|, standing for) (.+)",
        in_hand=r"Before .+, meld |Before .+ shelf, |At the end of meld |As a new meld|Empty, |.*, picked up",
        table="On the table: ",
        end="At the end of meld {meld}: ",
        before=r"(Before .+, meld {meld}: |.+ of \d+, meld {meld}: )",
        new="As a new meld",
    ),
    "ro": Names(
        lying=r"(.+?), (\d+) din (\d+), formația (\d+): ",
        held=r"(.+?), etajul de (sus|jos), locul (\d+)",
        stands=r"[Jj]oker(?: pentru|, ține loc de) (.+)",
        in_hand=r"Înainte de .+, (formația|etajul) |La capătul formației|Ca formație nouă|Gol, |.*, ridicat",
        table="Pe masă: ",
        end="La capătul formației: formația {meld}: ",
        before=r"(Înainte de .+, formația {meld}: |.+ din \d+, formația {meld}: )",
        new="Ca formație nouă",
    ),
}
STANDS = re.compile(NAMES["en"].stands)

Where = tuple[Literal["end", "before", "new"], int, int]  # which meld, and before which of its tiles, from 0
NEW: Where = ("new", 0, 0)


def end(meld: int) -> Where:
    """Behind the last tile of a meld."""
    return "end", meld, 0


@dataclass(frozen=True)
class Sight:
    """What lies on table and rack, by the names of its tiles."""

    melds: tuple[tuple[str, ...], ...]
    rack: tuple[str, ...]


@dataclass(frozen=True)
class Push:
    """Tiles carried: from a place of the table, or by name from the rack; with `count` those that follow too."""

    name: str
    source: tuple[int, int] | None
    to: Where
    count: int = 1


class Sitter:
    """Somebody at the table; how hands do it is a matter of their kind."""

    def __init__(self, page: Any, rules: Ruleset, language: str = "en") -> None:
        self.page = page
        self.language = language
        self.spoken = NAMES[language]
        self.plays_by(rules)
        self.saw = watched(page)
        self.laid = 0  # tiles of the rack, in the last turn
        self.aloud = Aloud(page)

    def plays_by(self, rules: Ruleset) -> None:
        """From here on by these rules, with the names of their tiles."""
        self.rules = rules
        self.names = {self.name(each): each for each in (*rules.tiles.kinds, JOKER)}

    def name(self, each: Tile) -> str:
        """A tile's name in the page's language."""
        with speaking(self.language):
            return tile_name(each)

    # ---- What is read ----------------------------------------------------------------------------------

    def sight(self) -> Sight | None:
        """What lies there; None while anything is picked up."""
        melds: dict[int, list[str]] = {}
        rack = []
        for each in self.aloud.all():
            if each.role not in ("button", "image"):
                continue
            if re.match(self.spoken.in_hand, each.name):
                return None
            if found := re.match(self.spoken.lying, each.name):
                melds.setdefault(int(found[4]), []).append(found[1])
            elif (found := re.match(self.spoken.held, each.name)) and found[1] not in ("empty", "gol"):
                rack.append(found[1])
        lie = tuple(tuple(row) for _, row in sorted(melds.items()))
        return Sight(lie, tuple(rack))

    def plain(self, sight: Sight) -> list[list[str]]:
        """The melds by the names of their tiles, whatever their Jokers stand for."""
        joker, stands = self.name(JOKER), self.spoken.stands
        return [[joker if re.match(stands, each) else each for each in row] for row in sight.melds]

    def looks(self) -> Sight:
        """What lies there once nothing is picked up."""
        found: Sight = self.aloud.until(self.sight, "tiles are still picked up")
        return found

    def may(self, name: str) -> Thing | None:
        """A button that can be pressed now."""
        return next((each for each in self.aloud.each("button", name) if not each.disabled), None)

    @property
    def opened(self) -> bool:
        """Whether one is open, as one's own place says."""
        return not self.says(r"You: .*not opened yet")

    def says(self, text: str) -> bool:
        """Whether that stands on the page; what was told aloud and is over does not count."""
        return any(each.within("status") is None for each in self.aloud.each("StaticText", text))

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.may("Look back$") is not None

    def spread(self, sight: Sight) -> TableMelds:
        """What lies on the table."""
        rows = (" ".join(map(str, map(self.tile, row))) for row in sight.melds)
        return parse_table(" | ".join(rows))

    def tile(self, name: str) -> Tile:
        """A tile by its name, a Joker as what it stands for."""
        found = re.match(self.spoken.stands, name)
        return tile(f"*{self.names[found[1]]}") if found else self.names[name]

    # ---- What is done ----------------------------------------------------------------------------------

    def press(self, name: str) -> None:
        """Press a button by its name."""
        raise NotImplementedError

    def unfolds(self, name: str, role: str, inside: str) -> None:
        """Open what is folded under a name, unless it is open: then what is inside is told."""
        if not self.aloud.find(role, inside):
            self.aloud.wait("DisclosureTriangle", name)
            self.opens(name)

    def opens(self, name: str) -> None:
        """Press what opens or closes a fold."""
        raise NotImplementedError

    def choose(self, label: str, value: str) -> None:
        """Choose an option of a list."""
        raise NotImplementedError

    def types(self, label: str, text: str) -> None:
        """Type into a field."""
        raise NotImplementedError

    def carry(self, what: Thing, to: Where, whole: bool) -> None:
        """Carry a tile, or all from it to the end of its meld, to a place."""
        raise NotImplementedError

    def throw(self, what: Thing) -> None:
        """Discard a tile of the rack."""
        raise NotImplementedError

    def kept_its_word(self) -> None:
        """Assert that it did nothing that its name denies."""
        raise NotImplementedError

    # ---- Playing ---------------------------------------------------------------------------------------

    def sits_down(self, url: str, game: str, code: str) -> None:
        """Set a table for that deal, with players who wait for nothing."""
        self.page.goto(url, wait_until="commit")
        self.sets(game, code)

    def sets(self, game: str, code: str) -> None:
        """The same from the set-up on."""
        name = f"{game}( |$)"  # a phone shows no description
        self.unfolds(".+ Other games$", "button", name)
        if not self.aloud.wait("button", name).pressed:
            self.press(name)
            self.aloud.until(lambda: self.aloud.wait("button", name).pressed, f"{game} is not picked")
        self.press("My own ")
        self.aloud.wait("combobox", "Players")
        self.unfolds("More settings$", "textbox", "Deal code")
        self.choose("How fast the computers play", "at once")
        self.types("Deal code", code)
        self.press("Play$")
        self.aloud.wait("list", "On the table")

    def held(self, name: str) -> Thing:
        """A tile of the rack."""
        held = self.spoken.held.replace("(.+?)", re.escape(name), 1)
        return self.aloud.wait("button", held)

    def row(self, meld: int) -> list[Thing]:
        """The tiles of a meld."""
        found = self.aloud.each("button", self.spoken.lying)
        return [each for each in found if self.meld_number(each) == meld]

    def meld_number(self, what: Thing) -> int | None:
        """Which meld a tile belongs to, from 0."""
        found = re.match(self.spoken.lying, what.name)
        return int(found[4]) - 1 if found else None

    def put(self, push: Push) -> None:
        """Carry tiles, and wait until they lie elsewhere."""
        lay = self.looks()
        what = self.held(push.name) if push.source is None else self.row(push.source[0])[push.source[1]]
        self.carry(what, push.to, push.count > 1)
        self.aloud.until(lambda: (now := self.sight()) and now != lay, f"{push} is not done")

    def lays(self, goal: TableMelds) -> None:
        """Push tiles until the table lies as it was thought out, each of them once."""
        lies = self.plain(self.looks())
        wanted = [[self.name(JOKER if each.joker else each) for each in row] for row in goal.melds]
        for push in pushes(lies, wanted):
            self.put(push)
            lies = pushed(lies, push)
            assert self.plain(self.looks()) == lies, push
        assert sorted(map(sorted, lies)) == sorted(map(sorted, wanted))

    def turn(self) -> bool:
        """What is to be done now, as well as it goes; False once the round has ended."""
        self.aloud.until(
            lambda: (
                self.over
                or self.may("(Draw|Pass|Keep this deal)")
                or (self.aloud.find("button", "Discard") and self.says("You begin: "))
            ),
            "it is nobody's turn",
        )
        if self.over:
            return False
        if self.may("Keep this deal"):
            self.press("Keep this deal")
            self.aloud.until(lambda: not self.may("Keep this deal"), "the deal is not played")
            return True
        laying = isinstance(self.rules.play, LayingPlay)
        first = laying and self.says("You begin: ")
        if laying and self.may("Draw$"):
            self.draws()
        play = None if first else self.thinks()
        held = len(self.looks().rack)
        self.laid = 0
        if play is not None:
            self.lays(play)
            self.laid = held - len(self.looks().rack)
            self.ends("(Done|Lay)$")
        if self.over:
            return False
        if laying:
            lay = self.looks()
            self.throw(self.held(least_useful(lay.rack, self.names)))
            self.aloud.until(
                lambda: self.over or ((now := self.sight()) and now != lay), "nothing is discarded"
            )
        elif play is None:
            self.ends("(Draw|Pass)$")
        return not self.over

    def thinks(self) -> TableMelds | None:
        """The table after the best turn."""
        now = self.looks()
        hand = [self.names[each] for each in now.rack]
        play = best_play(self.spread(now), hand, rules=self.rules, opened=self.opened)
        return None if play is None else play.after

    def draws(self) -> None:
        """Draw from the stock, and see the tile come."""
        lay = self.looks()
        self.press("Draw$")
        self.aloud.until(lambda: (now := self.sight()) and len(now.rack) > len(lay.rack), "nothing was drawn")

    def ends(self, name: str) -> None:
        """Press what ends the turn; what lies there says that it has ended."""
        self.aloud.until(lambda: self.may(name), f"{name} can't be pressed: {self.speech()}")
        made = self.made()
        self.press(name)
        self.aloud.until(lambda: self.over or self.made() != made, f"{name} does nothing: {self.speech()}")

    def made(self) -> list[str]:
        """What tells one moment of the game from the next."""
        return [
            each.name
            for each in self.aloud.all()
            if each.role in ("meter", "StaticText") or re.match(self.spoken.lying, each.name)
        ]

    def speech(self) -> str:
        """What stands over the rack."""
        return " ".join(each.name for each in self.aloud.each("StaticText") if each.within("group"))

    def to_last(self) -> None:
        """Looking back, to how it lay at the end."""
        slider = self.aloud.wait("slider", "Move")
        self.page.mouse.click(*self.aloud.middle(slider))
        before = self.sight()
        self.page.keyboard.press("End")
        self.aloud.until(lambda: self.sight() != before and self.may("One move forward") is None, "no end")

    def plays(self, turns: int = MOST_TURNS) -> None:
        """So many turns, or to the end of the round."""
        for _ in range(turns):
            if not self.turn():
                return


# ---- The end of a round --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Settled:
    """A round that has ended, as it is read aloud: points, and what the others held."""

    title: str
    totals: dict[str, int]
    paid: list[tuple[str, int]]  # what for, and how much
    held: dict[str, tuple[str, ...]]


def settled(aloud: Aloud) -> Settled:
    """What the page says of the end."""
    whole = aloud.all()
    totals, paid, held = {}, [], {}
    for row in whole:
        if row.role == "row":
            own = [each for each in whole if row in each.inside]
            name = next((each.name for each in own if each.role == "rowheader"), None)
            if name is not None:
                totals[name] = _number(next(each.name for each in own if each.role == "cell"))
        elif row.role == "listitem":
            texts = [each.name for each in whole if row in each.inside and each.role == "StaticText"]
            pictures = [each.name for each in whole if row in each.inside and each.role == "image"]
            if pictures and pictures[0].startswith("Left at the end: "):
                held[texts[0]] = tuple(pictures[0].partition(": ")[2].split(", "))
            elif ": " in texts[0]:
                paid.append((texts[0], _number(texts[-1])))
    title = next(each.name for each in whole if each.role == "region")
    return Settled(title, totals, paid, held)


def _number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))


# ---- Thinking ------------------------------------------------------------------------------------------


def pushes(lies: list[list[str]], wanted: list[list[str]]) -> list[Push]:
    """Which tiles are to be carried where, one after another, so that melds lie as wanted."""
    found: list[Push] = []
    lies = [list(row) for row in lies]
    homes = _homes(lies, wanted)
    while (push := _next(lies, wanted, homes)) is not None:
        found.append(push)
        assert len(found) < MOST_PUSHES
        gone = [at for at, row in enumerate(pushed(lies, push, keep=True)) if not row]
        lies = pushed(lies, push)
        homes = {goal: at - sum(each < at for each in gone) for goal, at in homes.items()}
    return found


def _homes(lies: list[list[str]], wanted: list[list[str]]) -> dict[int, int]:
    """Which meld becomes which: those that share most go first."""
    pairs = sorted(
        ((Counter(row) & Counter(goal)).total(), -at, -to)
        for at, row in enumerate(lies)
        for to, goal in enumerate(wanted)
    )
    homes: dict[int, int] = {}
    for shared, at, to in reversed(pairs):
        if shared and -to not in homes and -at not in homes.values():
            homes[-to] = -at
    return homes


def _next(lies: list[list[str]], wanted: list[list[str]], homes: dict[int, int]) -> Push | None:
    spare = {at: Counter(row) for at, row in enumerate(lies)}
    for goal, at in homes.items():
        spare[at] -= Counter(wanted[goal])
    for to, goal in enumerate(wanted):
        at = homes.get(to)
        row = lies[at] if at is not None else []
        for place, name in enumerate(goal):
            if goal[: place + 1].count(name) <= row.count(name):
                continue
            where = _source(lies, spare, name)
            if at is None:
                homes[to] = len(lies)
                return Push(name, where, NEW, _tail(lies, spare, where, goal[place:]))
            behind = [
                slot
                for slot, each in enumerate(row)
                if each in goal[place + 1 :] and each not in goal[:place]
            ]
            return Push(name, where, ("before", at, behind[0]) if behind else ("end", at, 0))
    return None


def _source(lies: list[list[str]], spare: dict[int, Counter[str]], name: str) -> tuple[int, int] | None:
    """Where a tile of that name can be taken from: the table, where one is left over; else the rack."""
    for at, row in enumerate(lies):
        if spare[at][name] > 0:
            return at, len(row) - 1 - row[::-1].index(name)
    return None


def _tail(
    lies: list[list[str]], spare: dict[int, Counter[str]], where: tuple[int, int] | None, goal: Sequence[str]
) -> int:
    """How many tiles go along at once: all that follow it, where they follow it in the new meld too."""
    if where is None:
        return 1
    at, slot = where
    tail = lies[at][slot:]
    whole = list(goal[: len(tail)]) == tail and not Counter(tail) - spare[at]
    return len(tail) if whole else 1


def pushed(lies: list[list[str]], push: Push, *, keep: bool = False) -> list[list[str]]:
    """Melds after tiles were carried; one that is empty goes."""
    after = [list(row) for row in lies]
    tiles = [push.name]
    if push.source is not None:
        at, slot = push.source
        tiles = after[at][slot : slot + push.count]
        del after[at][slot : slot + push.count]
    kind, meld, before = push.to
    if kind == "new":
        after.append(tiles)
    else:
        place = len(after[meld]) if kind == "end" else before
        after[meld][place:place] = tiles
    return after if keep else [row for row in after if row]


def least_useful(rack: Sequence[str], names: dict[str, Tile]) -> str:
    """A tile to discard: with fewest others that it could meet, the highest of them; no Joker."""
    tiles = {name: names[name] for name in rack if names[name] is not JOKER}

    def meets(name: str) -> int:
        own, hand = tiles[name], [names[each] for each in rack if each != name]
        near = [
            each
            for each in hand
            if each.colour is own.colour and abs((each.number or 0) - (own.number or 0)) < 3
        ]
        return len(
            {*near, *(each for each in hand if each.number == own.number and each.colour is not own.colour)}
        )

    return min(tiles, key=lambda name: (meets(name), -(tiles[name].number or 0))) if tiles else rack[0]


# ---- Hands ---------------------------------------------------------------------------------------------


class Mouse(Sitter):
    """What drag and clicks share: buttons are clicked, a code is typed."""

    def click_on(self, what: Thing) -> None:
        """Click, or tap, in the middle of it."""
        self.page.mouse.click(*self.aloud.middle(what))

    def press(self, name: str) -> None:
        answered(self.page)
        self.click_on(self.aloud.until(lambda: self.may(name), f"no button {name!r}"))

    def opens(self, name: str) -> None:
        self.click_on(self.aloud.wait("DisclosureTriangle", name))

    def choose(self, label: str, value: str) -> None:
        self.page.get_by_role("combobox", name=label).select_option(label=value)
        self.aloud.until(lambda: self.aloud.wait("combobox", label).value == value, f"{label} is not {value}")

    def types(self, label: str, text: str) -> None:
        self.click_on(self.aloud.wait("textbox", label))
        self.page.keyboard.type(text)

    def target(self, to: Where) -> Thing:
        """The place that is meant, while tiles are in hand."""
        kind, meld, slot = to
        if kind == "new":
            return self.aloud.wait("button", self.spoken.new)
        if kind == "end":
            return self.aloud.wait("button", self.spoken.end.format(meld=meld + 1))
        return list(self.aloud.each("button", self.spoken.before.replace("{meld}", str(meld + 1))))[slot]


class Dragger(Mouse):
    """By drag; nothing is picked up by a click."""

    def carry(self, what: Thing, to: Where, whole: bool) -> None:
        mouse = self.page.mouse
        if whole:
            self.page.keyboard.down("Shift")
        mouse.move(*self.aloud.middle(what))
        mouse.down()
        x, y = self.aloud.middle(what)
        mouse.move(x, y - 12, steps=3)
        left, top, width, height = self.aloud.box(self.target(to))
        aside = 4 if to[0] == "before" else min(width / 2, 20)
        mouse.move(left + aside, top + min(height / 2, 30), steps=6)
        mouse.up()
        if whole:
            self.page.keyboard.up("Shift")

    def throw(self, what: Thing) -> None:
        mouse = self.page.mouse
        mouse.move(*self.aloud.middle(what))
        mouse.down()
        x, y = self.aloud.middle(what)
        mouse.move(x, y - 12, steps=3)
        mouse.move(*self.aloud.middle(self.aloud.wait("button", "Discard (here|[a-zA-Z0-9 ]+)$")), steps=6)
        mouse.up()

    def kept_its_word(self) -> None:
        assert self.saw["drag"] > 0


class Clicker(Mouse):
    """By clicks alone."""

    def carry(self, what: Thing, to: Where, whole: bool) -> None:
        if whole:
            self.page.keyboard.down("Shift")
        self.click_on(what)
        if whole:
            self.page.keyboard.up("Shift")
        self.click_on(self.target(to))

    def throw(self, what: Thing) -> None:
        self.click_on(what)
        self.press("Discard .+")

    def kept_its_word(self) -> None:
        assert self.saw["drag"] == 0


class Toucher(Clicker):
    """By a finger on a phone, which lifts one tile at a time."""

    def click_on(self, what: Thing) -> None:
        self.page.touchscreen.tap(*self.aloud.middle(what))

    def put(self, push: Push) -> None:
        kind, meld, slot = push.to
        if push.count == 1 or push.source is None:
            return super().put(push)
        lying = self.plain(self.looks())
        at, first = push.source
        for number in range(push.count):
            to: Where = (kind, meld, slot + number if kind == "before" else slot)
            if kind == "new" and number:
                to = ("end", len(lying), 0)
            super().put(Push(lying[at][first + number], push.source, to))


class Typist(Sitter):
    """By keys alone: where the focus is, its name says."""

    def key(self, name: str) -> str:
        """Press a key; what has the focus then."""
        self.page.keyboard.press(name)
        return self.aloud.focus.name

    def tab(self, role: str, name: str) -> None:
        """Tab to something that can be pressed now."""
        for _ in range(MOST_KEYS):
            here = self.aloud.focus
            if here.role == role and re.match(name, here.name) and not here.disabled:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab leads to no {role} {name!r}")

    def press(self, name: str) -> None:
        answered(self.page)
        self.aloud.until(lambda: self.may(name), f"no button {name!r}")
        self.tab("button", name)
        self.page.keyboard.press("Enter")

    def opens(self, name: str) -> None:
        self.tab("DisclosureTriangle", name)
        self.page.keyboard.press("Enter")

    def choose(self, label: str, value: str) -> None:
        self.tab("combobox", label)
        self.page.keyboard.press("Home")
        for _ in range(MOST_KEYS):
            if self.aloud.focus.value == value:
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"no {value!r} in {label}")

    def types(self, label: str, text: str) -> None:
        self.tab("textbox", label)
        self.page.keyboard.type(text)

    def to(self, zone: re.Pattern[str]) -> None:
        """The focus to rack or table."""
        answered(self.page)
        for _ in range(MOST_KEYS):
            if zone.match(self.aloud.focus.name):
                return
            names = (self.spoken.held, self.spoken.lying, self.spoken.in_hand)
            inside = any(re.match(each, self.aloud.focus.name) for each in names)
            self.page.keyboard.press("F6" if inside else "Tab")
        raise AssertionError(f"no way to {zone.pattern}")

    def walk(self, name: str, keys: Sequence[str]) -> None:
        """Arrow keys until the focus has that name, one way after the other."""
        for key in keys:
            last = None
            while (here := self.aloud.focus.name) != last:
                if re.match(name, here):
                    return
                last = here
                self.page.keyboard.press(key)
        raise AssertionError(f"arrow keys lead to no {name!r}")

    def find(self, what: Thing) -> None:
        """The focus on a tile."""
        found = re.match(self.spoken.lying, what.name)
        self.to(re.compile(self.spoken.lying if found else self.spoken.held))
        self.page.keyboard.press("Control+Home")
        if not found:
            return self.walk(re.escape(what.name), ("ArrowRight", "ArrowDown", "ArrowLeft"))
        self.meld(int(found[4]) - 1)
        for _ in range(int(found[2]) - 1):
            self.page.keyboard.press("ArrowRight")
        assert self.aloud.focus.name == what.name, self.aloud.focus.name

    def meld(self, number: int) -> None:
        """From the first meld to that one."""
        for _ in range(number):
            self.page.keyboard.press("PageDown")

    def carry(self, what: Thing, to: Where, whole: bool) -> None:
        self.find(what)
        self.page.keyboard.press("Shift+Enter" if whole else "Enter")
        self.to(re.compile(r"Before .+, meld |At the end|As a new|.+ of \d+, meld .+picked up"))
        kind, meld, slot = to
        if kind == "new":
            self.page.keyboard.press("Control+End")
            wanted = "As a new meld"
        else:
            self.page.keyboard.press("Control+Home")
            self.meld(meld)
            wanted = (
                rf"At the end of meld {meld + 1}: " if kind == "end" else rf"Before .+, meld {meld + 1}: "
            )
            for _ in range(slot):
                self.page.keyboard.press("ArrowRight")
            if kind == "end":
                self.page.keyboard.press("End")
        assert re.match(wanted, self.aloud.focus.name), self.aloud.focus.name
        self.page.keyboard.press("Enter")

    def throw(self, what: Thing) -> None:
        self.find(what)
        self.page.keyboard.press("Enter")
        self.press("Discard .+")

    def kept_its_word(self) -> None:
        assert set(self.saw) == {"keydown"}, self.saw


WAYS: tuple[type[Sitter], ...] = (Dragger, Clicker, Typist)
