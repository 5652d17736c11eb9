"""Tasks about who pays whom when a game is settled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from ...engine.closes import Closing, price
from ...engine.game.phase import Outcome
from ...engine.game.settings import Settings
from ...engine.game.settlement import bonus_points, settle
from ...engine.rules import RUMMY_PRO
from ...engine.shuffle import shuffled
from ...engine.tiles import parse_tiles
from ..checks import read_check
from ..drills.dealing import number_from, pick
from ..steps import Option, StepKind
from ..texts import Text
from .checks import dearest
from .racks import rack
from .sentences import text_for
from .skills import Difficulty
from .tasks import PracticeTask, practice_task

YOU = 0


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """The facts of a finished game: who closed, who has the Trump's twin, and what the multiplier is."""

    players: int
    multiplier: int
    closer: int
    twin: int | None
    trump: bool  # whether the reader drew the Trump itself, which pays nothing

    @property
    def settings(self) -> Settings:
        return Settings(self.players, self.multiplier)

    def won(self, closing: Closing, seat: int = YOU) -> int:
        """What a seat wins or loses in all."""
        paid = replace(closing, multiplier=self.multiplier)
        settled = settle(self.settings, self.twin, Outcome.CLOSED, self.closer, paid)
        return settled.totals(self.players)[seat]


def who_pays_what(draw: Random, band: Difficulty) -> PracticeTask | None:
    """A close, a table and perhaps the Trump's twin: what do you win or lose in all?"""
    players = number_from(draw, 2, 3 if band is Difficulty.EASY else 4)
    easy, hard = band is Difficulty.EASY, band is Difficulty.HARD
    jokers = number_from(draw, 0, {Difficulty.EASY: 0, Difficulty.MIDDLE: 1, Difficulty.HARD: 2}[band])
    thrown = number_from(draw, 0, 1) if hard and jokers < 2 else 0
    sorts = ("simple", "bicolor", "minor", "major", "doubles", "monocolor")
    dealt = rack(draw, pick(draw, sorts), jokers)
    closing = dearest(parse_tiles(dealt.notation()), thrown, RUMMY_PRO) if dealt else None
    if dealt is None or closing is None:
        return None
    twin = pick(draw, range(players)) if draw.random() < (0.25 if easy else 0.7) else None
    deed = FinishedGame(
        players,
        multiplier=1 if easy and draw.random() < 0.6 else number_from(draw, 1, 3),
        closer=pick(draw, range(players)) if draw.random() < 0.5 else YOU,
        twin=twin,
        trump=hard and twin != YOU and draw.random() < 0.4,
    )
    right = deed.won(closing)
    wrong: dict[str, tuple[Text, str]] = {}
    for points, told, known in _mistaken(deed, closing):
        if points != right:
            wrong.setdefault(str(points), (told, known))
    chosen = dict(list(wrong.items())[:4])
    options = shuffled([right, *map(int, chosen)], draw)
    facts = {"players": players, "multiplier": deed.multiplier, "closer": deed.closer, "seat": YOU}
    return practice_task(
        StepKind.ANSWER,
        dealt.notation(),
        text_for("practice-pays", closer=deed.closer, players=players, multiplier=deed.multiplier),
        read_check({"settled": facts | ({} if twin is None else {"twin": twin})}, StepKind.ANSWER),
        text=_facts(deed, thrown),
        why=_why(deed, closing, right),
        options=tuple(
            Option(str(each), text_for("practice-points", points=abs(each), sign=_sign(each)))
            for each in options
        ),
        wrong=chosen,
        thrown=thrown,
        clause="PRO-54" if twin is None else "PRO-5",
    )


def _sign(points: int) -> str:
    return "plus" if points > 0 else "minus" if points < 0 else "none"


def _facts(deed: FinishedGame, thrown: int) -> Text | None:
    """What else is known, in a sentence, if there is anything."""
    if deed.twin is None and not deed.trump and not thrown:
        return None
    return text_for(
        "practice-pays-facts",
        twin=-1 if deed.twin is None else deed.twin,
        trump="yes" if deed.trump else "no",
        thrown=thrown if deed.closer == YOU else -thrown,
    )


def _why(deed: FinishedGame, closing: Closing, right: int) -> Text:
    bonus = _bonus(deed)
    return text_for(
        "practice-pays-why",
        points=closing.points, payment=closing.points * deed.multiplier,
        count=deed.players - 1, who="you" if deed.closer == YOU else "other",
        bonus=abs(bonus), twin=_sign(bonus), won=abs(right), how=_sign(right),
    )  # fmt: skip


def _bonus(deed: FinishedGame) -> int:
    """What the Trump's twin brings or costs you."""
    each = bonus_points(deed.settings)
    return 0 if deed.twin is None else each * (deed.players - 1) if deed.twin == YOU else -each


def _mistaken(deed: FinishedGame, closing: Closing) -> Iterator[tuple[int, Text, str]]:
    """Sums that are found by a mistake, the likeliest first, and what it is."""
    bonus, mine = _bonus(deed), deed.closer == YOU
    payment, others = closing.points * deed.multiplier, deed.players - 1
    if closing.jokers_in_combination:
        full = price(closing.pattern, 0, closing.jokers_thrown, closing.joker_free)[1] * deed.multiplier
        told = text_for("practice-pays-full", count=closing.jokers_in_combination)
        yield (full * others if mine else -full) + bonus, told, "full-price-with-jokers"
    if deed.trump:
        counted = deed.won(closing) + bonus_points(deed.settings) * others
        yield counted, text_for("practice-pays-trump"), "trump-pays"
    if deed.twin is not None:
        yield deed.won(closing) - bonus, text_for("practice-pays-twin"), ""
        if deed.multiplier > 1:
            yield (
                deed.won(closing) + bonus * (deed.multiplier - 1),
                text_for("practice-pays-bonus"),
                "",
            )
    if deed.multiplier > 1:
        once = closing.points * others if mine else -closing.points
        yield once + bonus, text_for("practice-pays-multiplier", multiplier=deed.multiplier), ""
    if mine:
        if others > 1:
            twin = "no" if deed.twin is None else "yes"
            yield payment + bonus, text_for("practice-pays-each", count=others, twin=twin), ""
        yield payment * deed.players + bonus, text_for("practice-pays-self"), ""
        yield -payment + bonus, text_for("practice-pays-you-close"), ""
    else:
        if others > 1:
            yield -payment * others + bonus, text_for("practice-pays-own"), ""
            yield bonus, text_for("practice-pays-all"), ""
        yield payment + bonus, text_for("practice-pays-you-lose"), ""
    yield -deed.won(closing), text_for("practice-pays-sign"), ""
