"""Tasks about who pays whom at the end of a round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from ...engine.closes import Closing, price
from ...engine.game.phase import Outcome
from ...engine.game.settings import Settings
from ...engine.game.settlement import bonus_points, settle
from ...engine.rules import Ruleset
from ...engine.shuffle import shuffled
from ...engine.tiles import parse_tiles
from ..checks import read_check
from ..drills.dealing import number_from, pick
from ..steps import Option, StepKind
from ..texts import Text
from .checks import best_close_of
from .racks import rack
from .sentences import text_for
from .skills import Difficulty
from .tasks import Guess, PracticeTask, practice_task, wrong_numbers

YOU = 0  # the learner's seat


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """The facts of a finished round that decide who pays whom.

    The players are numbered from 0; the learner is player 0.

    Attributes:
        players: The number of players.
        multiplier: The factor by which the players have agreed to multiply points.
        closer: The number of the player who closed, that is, ended the round.
        twin: The number of the player who was dealt the twin (the other copy) of the Trump, the tile turned
            up at the deal; None if nobody was.
        trump: Whether the learner drew the Trump itself, which pays nothing.
    """

    players: int
    multiplier: int
    closer: int
    twin: int | None
    trump: bool

    def won(self, closing: Closing) -> int:
        """Return the total points that the learner wins in this round; negative if the learner loses points.

        *closing* describes the rack with which the round ended, and the points that it is worth.
        """
        paid = replace(closing, multiplier=self.multiplier)
        settings = Settings(self.players, self.multiplier)
        return settle(settings, self.twin, Outcome.CLOSED, self.closer, paid).totals(self.players)[YOU]

    @property
    def twin_pays(self) -> int:
        """The points that each other player pays to the one who was dealt the other copy of the Trump.

        The Trump is the tile turned up at the deal.
        """
        return bonus_points(Settings(self.players, self.multiplier))

    @property
    def bonus(self) -> int:
        """The points that the learner wins because the other copy of the Trump was dealt to some player.

        The Trump is the tile turned up at the deal. The number is positive if the learner was dealt the other
        copy, negative if another player was, so that the learner has to pay, and 0 if nobody was.
        """
        if self.twin is None:
            return 0
        return self.twin_pays * (self.players - 1) if self.twin == YOU else -self.twin_pays


def who_pays_what(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal a rack with which a round ends; the task is to say how many points the learner wins or loses.

    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    players = number_from(draw, 2, 3 if band is Difficulty.EASY else 4)
    easy, hard = band is Difficulty.EASY, band is Difficulty.HARD
    jokers = number_from(draw, 0, {Difficulty.EASY: 0, Difficulty.MIDDLE: 1, Difficulty.HARD: 2}[band])
    thrown = number_from(draw, 0, 1) if hard and jokers < 2 else 0
    sorts = ("simple", "bicolor", "minor", "major", "doubles", "monocolor")
    dealt = rack(draw, pick(draw, sorts), jokers)
    closing = best_close_of(parse_tiles(dealt.notation()), thrown, rules) if dealt else None
    if dealt is None or closing is None:
        return None
    twin = pick(draw, range(players)) if draw.random() < (0.25 if easy else 0.7) else None
    game = FinishedGame(
        players,
        multiplier=1 if easy and draw.random() < 0.6 else number_from(draw, 1, 3),
        closer=pick(draw, range(players)) if draw.random() < 0.5 else YOU,
        twin=twin,
        trump=hard and twin != YOU and draw.random() < 0.4,
    )
    right = game.won(closing)
    wrong = dict(islice(wrong_numbers(_wrong_payments(game, closing), right).items(), 4))
    facts = {"players": players, "multiplier": game.multiplier, "closer": game.closer, "seat": YOU}
    return practice_task(
        StepKind.ANSWER,
        dealt.notation(),
        text_for("practice-pays", closer=game.closer, players=players, multiplier=game.multiplier),
        read_check({"settled": facts | ({} if twin is None else {"twin": twin})}, StepKind.ANSWER),
        text=_facts(game, thrown),
        why=_why(game, closing, right),
        options=tuple(
            Option(str(each), text_for("practice-points", points=abs(each), sign=_sign(each)))
            for each in shuffled([right, *map(int, wrong)], draw)
        ),
        wrong=wrong,
        thrown=thrown,
        clause="PRO-54" if twin is None else "PRO-5",
    )


def _sign(points: int) -> str:
    """Return "plus", "minus" or, for 0, "none"."""
    return "plus" if points > 0 else "minus" if points < 0 else "none"


def _facts(game: FinishedGame, thrown: int) -> Text | None:
    """Return a sentence about the Trump, its other copy and discarded Jokers.

    Returns None if there is nothing to say about them. *thrown* is the number of Jokers that the player who
    ended the round has discarded.
    """
    if game.twin is None and not game.trump and not thrown:
        return None
    return text_for(
        "practice-pays-facts",
        twin=-1 if game.twin is None else game.twin,
        trump="yes" if game.trump else "no",
        thrown=thrown if game.closer == YOU else -thrown,
    )


def _why(game: FinishedGame, closing: Closing, right: int) -> Text:
    """Return an explanation of how *right*, the points that the learner wins or loses, is computed."""
    bonus = game.bonus
    return text_for(
        "practice-pays-why",
        points=closing.points, payment=closing.points * game.multiplier,
        count=game.players - 1, who="you" if game.closer == YOU else "other",
        bonus=abs(bonus), twin=_sign(bonus), won=abs(right), how=_sign(right),
    )  # fmt: skip


def _wrong_payments(game: FinishedGame, closing: Closing) -> Iterator[Guess]:
    """Yield wrong answers to the question of what the learner wins or loses, the likeliest mistakes first.

    Each answer comes with an explanation. *closing* describes the rack with which the round ended, and the
    points that it is worth.
    """
    won, bonus, closed = game.won(closing), game.bonus, game.closer == YOU
    payment, others = closing.points * game.multiplier, game.players - 1
    if closing.jokers_in_combination:
        full = price(closing.pattern, 0, closing.jokers_thrown, closing.joker_free)[1] * game.multiplier
        explanation = text_for("practice-pays-full", count=closing.jokers_in_combination)
        yield (full * others if closed else -full) + bonus, explanation, "full-price-with-jokers"
    if game.trump:
        yield won + game.twin_pays * others, text_for("practice-pays-trump"), "trump-pays"
    if game.twin is not None:
        yield won - bonus, text_for("practice-pays-twin"), ""
        if game.multiplier > 1:
            yield won + bonus * (game.multiplier - 1), text_for("practice-pays-bonus"), ""
    if game.multiplier > 1:
        once = closing.points * others if closed else -closing.points
        yield once + bonus, text_for("practice-pays-multiplier", multiplier=game.multiplier), ""
    if closed:
        if others > 1:
            twin = "no" if game.twin is None else "yes"
            yield payment + bonus, text_for("practice-pays-each", count=others, twin=twin), ""
        yield payment * game.players + bonus, text_for("practice-pays-self"), ""
        yield -payment + bonus, text_for("practice-pays-you-close"), ""
    else:
        if others > 1:
            yield -payment * others + bonus, text_for("practice-pays-own"), ""
            yield bonus, text_for("practice-pays-all"), ""
        yield payment + bonus, text_for("practice-pays-you-lose"), ""
    yield -won, text_for("practice-pays-sign"), ""
