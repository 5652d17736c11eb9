"""Numbers said at a table, on the score page and by the coach, found again from the position alone.

A judge gets a sentence and what it was said of, and returns the numbers that the sentence must hold, in their
order; it asserts what else is claimed. Tiles are counted in the box, openings and exchanges are tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any, NamedTuple

import rummy_widget as rw
from engine.open_games.verify_most import verify_most
from engine.solver.plain import PRO, points_of
from engine.solver.plain_reach import distance, lowering, outs, unseen
from lessons.plain_opening import counts as opening_counts
from rummy_widget.engine.game.coach import DiscardAdvice, DiscardOption, DrawAdvice, advise, draw_advice
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.play_out import positions
from rummy_widget.engine.game.round import Round
from rummy_widget.engine.game.view import View
from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.table_melds.drafts import rows_of
from rummy_widget.engine.tiles import Tile
from rummy_widget.text.sentences.closing_rounds import player_name
from rummy_widget.text.sentences.coach import discard_sentence, draw_sentence
from rummy_widget.text.sentences.open_rounds import move_lines
from rummy_widget.widgets.table.save_files import SaveFolder
from rummy_widget.widgets.table.state import ScreenState
from widgets.pages import Page
from widgets.test_open_table import dealt, screen, turn

from .recording import Sentence, naming, recorded

OPENS = {"rummikub": 30, "rrrummy": 30, "rummy_45": 45}
"""The points that open, of the games played here (RK-2, TR-2, R45-4)."""


def box_of(rules: Ruleset) -> int:
    """Count all tiles: two of each number and colour with two Jokers, or a pack of cards without."""
    return 52 if rules.name == "basic_rummy" else 2 * 52 + 2


def texts(tiles: Iterable[Tile]) -> tuple[str, ...]:
    return tuple(str(each.kind) for each in tiles)


def family(rules: Ruleset) -> str:
    """Return the game after which an opening is counted."""
    return "rummy_45" if rules.name == "rummy_45" else "rummikub"


def value(tiles: Sequence[str], rules: Ruleset) -> int:
    """Sum what tiles cost whoever is left with them (RK-5, BR-9)."""
    ranks = {"a": 1, "j": 10, "q": 10, "k": 10}
    cards = rules.name == "basic_rummy"
    return sum(
        30 if each == "*" else ranks.get(each[1:]) or (min(10, int(each[1:])) if cards else int(each[1:]))
        for each in tiles
    )


# ---- What is in sight at a table -------------------------------------------------------------------


class Seen(NamedTuple):
    """A table as its page shows it."""

    screen: ScreenState

    @property
    def now(self) -> Round:
        return self.screen.now

    @property
    def rules(self) -> Ruleset:
        return self.screen.rules

    @property
    def new_rows(self) -> list[tuple[str, ...]]:
        """The melds in which no tile of the table lies."""
        layout = self.screen.turn.present
        lying = zip(rows_of(layout), layout.trays, strict=True)
        return [texts(row) for row, ids in lying if row and not layout.table & {*ids}]


def in_stock(seen: Seen, said: Sentence) -> list[int]:
    """All tiles of the box that lie nowhere else; a Trump lies below the stock and is not in sight here."""
    now = seen.now
    elsewhere = sum(map(len, now.hands)) + len(now.spread.tiles) + len(now.row)
    assert said.details["count"] == box_of(seen.rules) - elsewhere
    return [said.details["count"]] if said.details["count"] > 1 else said.numbers


def at_seat(seen: Seen, said: Sentence) -> list[int]:
    seat = next(at for at in range(len(seen.now.hands)) if player_name(at) == said.details["who"])
    count = len(texts(seen.now.hands[seat]))
    return [count] if count > 1 else said.numbers if said.details["count"] == count else [count]


def opened_so_far(seen: Seen, said: Sentence) -> list[int]:
    whole = [row for row in seen.new_rows if opening_counts([row], family(seen.rules), laid=False)]
    got = opening_counts(whole, family(seen.rules), laid=False)
    return [got, OPENS[seen.rules.name]]


def wanted_to_open(seen: Seen, said: Sentence) -> list[int]:
    return [OPENS[seen.rules.name]]


def laid_now(seen: Seen, said: Sentence) -> list[int]:
    """The tiles of the hand that do not lie on the rack."""
    on_rack = texts(seen.screen.turn.present.arrangement().tiles)
    laid = Counter(texts(seen.now.hands[seen.screen.you])) - Counter(on_rack)
    assert said.details["count"] == laid.total()
    return said.numbers


def can_be_laid(seen: Seen, said: Sentence) -> list[int]:
    """As many as the second program finds, where the whole rack may be used."""
    now, count = seen.now, said.details["count"]
    opened = now.opened[seen.screen.you]
    assert said.details["opens"] == ("no" if opened or seen.rules.opening is None else "yes")
    if opened and seen.rules.rearranges:
        assert_most(now, seen.screen.you, count)
    assert 0 < count <= len(now.hands[seen.screen.you])
    return [count] if count > 1 else said.numbers


def assert_most(before: Round, seat: int, count: int) -> None:
    rules, hand = before.settings.rules, tuple(before.hands[seat])
    checked = verify_most(before.spread, hand, count, rules=rules)
    assert checked.better is None, f"{count} of {hand} are said, and {checked.better} lays more"
    fewer = verify_most(before.spread, hand, count - 1, rules=rules)
    assert fewer.better is not None or not fewer.proven, f"{count} of {hand} cannot be laid"


IN_SIGHT: Mapping[str, Callable[[Seen, Sentence], list[int]]] = {
    "melds-stock": in_stock,
    "melds-stock-cards": in_stock,
    "melds-seat-label": at_seat,
    "melds-seat-label-cards": at_seat,
    "melds-meter": opened_so_far,
    "melds-turn-open": wanted_to_open,
    "melds-stands": laid_now,
    "melds-stands-cards": laid_now,
    "melds-advice-count": can_be_laid,
    "melds-advice-count-cards": can_be_laid,
}
"""What a page says of the table that it shows."""


# ---- What a move has done --------------------------------------------------------------------------


class Moved(NamedTuple):
    """Two positions with a move between."""

    before: Round
    after: Round

    @property
    def rules(self) -> Ruleset:
        return self.before.settings.rules

    @property
    def rows(self) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
        """The melds before and after, but for those that are still there."""
        old, new = ([texts(row) for row in each.spread.melds] for each in self)
        for row in [*old]:
            same = next((each for each in new if sorted(each) == sorted(row)), None)
            if same is not None:
                old.remove(row)
                new.remove(same)
        return old, new

    @property
    def drawn(self) -> int:
        seat = self.before.seat
        return len(self.after.hands[seat]) - len(self.before.hands[seat])


def opened_with(moved: Moved, said: Sentence) -> list[int]:
    """Return the points of the new melds; what opens touches no other."""
    points = opening_counts(moved.rows[1], family(moved.rules), laid=False)
    assert points >= OPENS[moved.rules.name]
    assert said.details["points"] == points
    return numbers_first(said, points)


def numbers_first(said: Sentence, number: int) -> list[int]:
    """Return the numbers of a sentence, of which the first must be this."""
    return [number, *said.numbers[1:]]


def put_to(moved: Moved, said: Sentence) -> list[int]:
    """Return the number of the one meld that has changed."""
    was, now = (each.spread.melds for each in moved)
    (place,) = [at for at, (old, new) in enumerate(zip(was, now, strict=True)) if texts(old) != texts(new)]
    return [place + 1]


def rearranged(moved: Moved, said: Sentence) -> list[int]:
    """However old melds are taken for the new ones, so many tiles at least lie elsewhere."""
    old, new = moved.rows
    kept = max(
        sum((Counter(one) & Counter(other)).total() for one, other in zip(old, some, strict=True))
        for some in permutations([*new, *[()] * max(0, len(old) - len(new))], len(old))
    )
    assert said.details["count"] == sum(map(len, old)) - kept
    return said.numbers


def drew(moved: Moved, said: Sentence) -> list[int]:
    assert said.details["count"] == moved.drawn
    return said.numbers


MOVES: Mapping[str, Callable[[Moved, Sentence], list[int]]] = {
    "melds-opened": opened_with,
    "melds-added": put_to,
    "melds-took-joker": put_to,
    "melds-rearranged": rearranged,
    "melds-taken-back": drew,
    "melds-timeout": drew,
}
"""What is said of a move."""


# ---- Rounds ----------------------------------------------------------------------------------------


def judged(heard: list[Sentence], judges: Mapping[str, Callable[[Any, Sentence], list[int]]], of: Any
           ) -> Counter[str]:  # fmt: skip
    """Hold each sentence against its judge; how often each was said."""
    said: Counter[str] = Counter()
    for each in heard:
        if each.key in judges and each.language == "en":
            with naming(each):
                wanted = judges[each.key](of, each)
                assert each.numbers == wanted, wanted
            said[each.key] += 1
    return said


def check_round(rules: Ruleset, seed: int, folder: Path, turns: int) -> Counter[str]:
    """Play a round with the coach, and judge what its page and its log say."""
    page = Page(rw.Table(rules=rules, saves=SaveFolder(folder), seats=2, speed="none", seed=seed))
    dealt(page)
    said: Counter[str] = Counter()
    plain = page.sends

    def sends(type: str, **fields: object) -> Any:
        answer = plain(type, **fields)
        if screen(page) == "play":
            nonlocal said
            with recorded() as heard:
                page.widget._refresh(None)  # type: ignore[attr-defined]
            said += judged(heard, IN_SIGHT, Seen(page.widget._screen))  # type: ignore[attr-defined]
        return answer

    page.sends = sends  # type: ignore[method-assign]
    for _ in range(turns):
        if screen(page) == "play":
            turn(page)
    past = page.widget._screen.past  # type: ignore[attr-defined]
    for before, after in pairwise(past):
        with recorded() as heard:
            [*move_lines(before, after)]
        said += judged(heard, MOVES, Moved(before, after))
    result, last = past[-1].result, past[-1]
    if screen(page) == "settled" and result.seat is not None:
        with recorded() as heard:
            page.widget._refresh(None)  # type: ignore[attr-defined]
        said += judged(heard, ENDS, last)
    return said


def gained(last: Round, said: Sentence) -> list[int]:
    """Whoever is out gains what lies on all other racks, twice when going Rummy."""
    caught = value([each for hand in last.hands for each in texts(hand)], last.settings.rules)
    assert said.details["points"] in (caught, 2 * caught)
    return [said.details["points"]] if said.details["points"] > 1 else said.numbers


ENDS: Mapping[str, Callable[[Round, Sentence], list[int]]] = {"melds-end-gained": gained}
"""What is said of the end of a round."""


# ---- The coach of a game that is closed --------------------------------------------------------------


class Weighed(NamedTuple):
    """A discard, by what its seat may know."""

    view: View
    option: DiscardOption

    @property
    def rest(self) -> tuple[str, ...]:
        left = list(texts(self.view.hand))
        left.remove(str(self.option.tile))
        return tuple(left)

    @property
    def seen(self) -> tuple[str, ...]:
        """What lies face up or is known to be with another seat, and the tile that is discarded."""
        view = self.view
        lying = [each.tile for each in view.row] + ([view.face_up] if view.face_up is not None else [])
        others = [hand for seat in range(len(view.taken)) if seat != view.seat
                  for hand in (view.taken[seat], view.shown[seat])]  # fmt: skip
        return texts([*lying, *(tile for hand in others for tile in hand), self.option.tile])


def closes_next(weighed: Weighed, said: Sentence) -> list[int]:
    """Make every draw, and count those that close."""
    found = outs(weighed.rest, weighed.seen, most=1)
    assert said.details["copies"] == sum(copies for copies, _ in found.outs.values())
    return [1, said.details["copies"], found.unseen]


def comes_nearer(weighed: Weighed, said: Sentence) -> list[int]:
    away = said.details["distance"]
    assert distance(weighed.rest, None, weighed.seen, PRO, away) == away
    nearer = lowering(weighed.rest, away, weighed.seen)
    return [away, sum(nearer.values()), sum(unseen(weighed.rest, weighed.seen).values())]


def falls_to(drawn: tuple[View, DrawAdvice], said: Sentence) -> list[int]:
    view, advice = drawn
    hand = texts(view.hand)
    found = [distance(hand), distance((*hand, str(advice.tile)))]
    assert found == [said.details["before"], said.details["after"]]
    return [each or 0 for each in found]


COACH: Mapping[str, Callable[[Any, Sentence], list[int]]] = {
    "coach-why-close": closes_next,
    "coach-why-away": comes_nearer,
}
DRAWS: Mapping[str, Callable[[Any, Sentence], list[int]]] = {"coach-take": falls_to, "coach-next": falls_to}


def check_coach(seed: int, each: int, far: int) -> Counter[str]:
    """Judge the coach in every so many positions of a game; racks farther from a close take too long."""
    said: Counter[str] = Counter()
    played = [
        now for now in positions(seed, ("strong", "strong")) if now.phase in (Phase.DISCARD, Phase.DRAW)
    ]
    for now in played[seed % each :: each]:
        view = now.view(now.seat)
        if now.phase is Phase.DRAW:
            drawn = draw_advice(view)
            if drawn.choice not in ("take", "next") or drawn.closes or drawn.before > far:
                continue
            with recorded() as heard:
                draw_sentence(drawn)
            said += judged(heard, DRAWS, (view, drawn))
            continue
        advice: DiscardAdvice = advise(view)
        near = [option for option in advice.options if (option.discard.distance or 0) <= far]
        for option in near[:1]:
            if view.jokers_thrown:
                continue
            with recorded() as heard:
                discard_sentence(option, advice)
            said += judged(heard, COACH, Weighed(view, option))
    return said


# ---- The score page ----------------------------------------------------------------------------------


class EnteredTiles(NamedTuple):
    """What has been entered on the score page."""

    tiles: tuple[str, ...]
    thrown: int = 0
    multiplier: int = 1
    players: int = 4

    @property
    def price(self) -> int:
        return max(points_of(self.tiles, PRO, self.thrown).values()) * self.multiplier


def pays(entered: EnteredTiles, said: Sentence) -> list[int]:
    return [entered.price] if entered.price > 1 else said.numbers


def pays_each(entered: EnteredTiles, said: Sentence) -> list[int]:
    assert said.details["count"] == entered.players - 1
    return [*([entered.players - 1] if entered.players > 2 else []), entered.price]


def multiplied(entered: EnteredTiles, said: Sentence) -> list[int]:
    return [entered.price // entered.multiplier, entered.multiplier]


def entered_so_far(entered: EnteredTiles, said: Sentence) -> list[int]:
    count = len(entered.tiles)
    return [count, 15] if count > 1 else [*said.numbers[:-1], 15]


def more_to_enter(entered: EnteredTiles, said: Sentence) -> list[int]:
    return [15 - len(entered.tiles)]


def left_of(entered: EnteredTiles, said: Sentence) -> list[int]:
    kinds = Counter(entered.tiles)
    (tile,) = [each for each in map(str, (*rw.RUMMY_PRO.tiles.kinds, rw.JOKER))
               if said.details["tile"] == rw.tile_name(each)]  # fmt: skip
    assert said.details["count"] == 2 - kinds[tile]
    return said.numbers


def closing_draws(entered: EnteredTiles, said: Sentence) -> list[int]:
    found = outs(entered.tiles, jt=entered.thrown).outs
    assert said.details["count"] == len(found)
    return said.numbers


SCORE: Mapping[str, Callable[[EnteredTiles, Sentence], list[int]]] = {
    "worth-price": pays,
    "worth-pays-close": pays_each,
    "worth-times": multiplied,
    "worth-count": entered_so_far,
    "worth-few": more_to_enter,
    "worth-draws": closing_draws,
}
"""What the score page says of the tiles entered."""


def check_score_page(tiles: tuple[str, ...], **options: int) -> Counter[str]:
    """Judge what the score page says of these tiles."""
    with recorded() as heard:
        rw.Score(" ".join(tiles), **{("jokers_thrown" if key == "thrown" else key): each
                                    for key, each in options.items()})  # fmt: skip
    return judged(heard, SCORE, EnteredTiles(tiles, **options))


JUDGED = {*IN_SIGHT, *MOVES, *ENDS, *COACH, *DRAWS, *SCORE}
"""All sentences with a judge here."""
