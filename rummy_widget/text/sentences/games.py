"""The main features and settings of a game in a few words each, for example to compare two games.

>>> from rummy_widget.engine.rules import RUMMIKUB, RUMMY_45
>>> game_features(RUMMIKUB)["opening"], game_features(RUMMY_45)["opening"]
('30 points', '45 points')
"""

from __future__ import annotations

from itertools import compress

from ...engine import rules as game_rules
from ...engine.rules import (
    CaughtScore,
    ClosingPlay,
    DealRules,
    HandDeal,
    LayingPlay,
    RearrangingPlay,
    Ruleset,
)
from ..words import say
from .tiles import say_of

FEATURES = (
    "box", "hand", "ace", "table", "opening", "turn", "discards", "jokers", "end", "score",
)  # fmt: skip
"""The keys of the features that are compared, in this order; the message `game-asked` gives their names."""


def game_features(rules: Ruleset) -> dict[str, str]:
    """Return a short phrase about each main feature of a game; the keys of the dict are those in `FEATURES`.

    Raises ValueError if *rules* do not say how turns are played.
    """
    if rules.play is None:
        raise ValueError(f"no turns in {rules!r}: expected the rules of a whole game")
    kinds = rules.tiles.kinds[:1]
    return {
        "box": _box(rules),
        "hand": _hand(rules),
        "ace": say_of(kinds, "game-one", high="yes" if rules.runs.high else "no"),
        "table": say("game-table", way=_kind_of_play(rules)),
        "opening": _opening(rules),
        "turn": say("game-turn", way=_kind_of_play(rules)),
        "discards": say("game-discards", taken="no" if rules.rearranges else "yes"),
        "jokers": _jokers(rules),
        "end": _end(rules),
        "score": _score(rules),
    }


def _kind_of_play(rules: Ruleset) -> str:
    names = {ClosingPlay: "closing", LayingPlay: "laying", RearrangingPlay: "rearranging"}
    return names[type(rules.play)]


def _box(rules: Ruleset) -> str:
    tiles = say_of(rules.tiles.kinds[:1], "count-tiles", count=rules.tiles.size)
    return say("game-box", tiles=tiles, jokers=say("game-jokers-boxed", count=rules.tiles.jokers))


def _hand(rules: Ruleset) -> str:
    """Return a phrase that says how many tiles each player is dealt.

    If the number depends on how many people play, the phrase gives the smallest and the largest number.
    """
    kinds, deal = rules.tiles.kinds[:1], rules.deal
    sizes = deal.sizes if isinstance(deal, HandDeal) else (2 * (deal or DealRules()).stack,)
    tiles = say_of(kinds, "count-tiles", count=max(sizes))
    return say("game-hand", more="yes" if min(sizes) < max(sizes) else "no", tiles=tiles, least=min(sizes))


def _opening(rules: Ruleset) -> str:
    opening = rules.opening
    key = "game-opening-run" if opening and opening.needs_run else "game-opening"
    return say(key, points=opening.points if opening else 0)


def _jokers(rules: Ruleset) -> str:
    if not rules.tiles.jokers:
        return say("game-jokers", way="none")
    if rules.rearranges:
        return say("game-jokers", way=_restricted(rules.rearranging.jokers))
    return say("game-jokers", way="given" if rules.has_table and rules.laying.replacing else "hand")


def _restricted(jokers: game_rules.TableJokers) -> str:
    """Return the letters of the restrictions on Jokers that apply, such as "ab"; "free" if none do.

    `TableJokers` explains the four restrictions, A to D.
    """
    return "".join(compress("abcd", jokers.in_force)) or "free"


def _end(rules: Ruleset) -> str:
    if not rules.has_table:
        return say("game-end", way="close")
    return say_of(rules.tiles.kinds[:1], "game-end", way="last" if rules.must_keep else "empty")


def _score(rules: Ruleset) -> str:
    score = rules.score
    if score is None:
        return say("game-score", way="price")
    if isinstance(score, CaughtScore):
        return say("game-score", way="paid" if score.losers_pay else "caught")
    return say("game-score", way="laid")


# ---- Settings --------------------------------------------------------------------------------------


def match_text(length: game_rules.MatchLength | None) -> str:
    """Return the length of a match in words; None means the length that the game's own rules state.

    >>> match_text(game_rules.MatchLength(rounds=3)), match_text(game_rules.MatchLength(points=200))
    ('3 rounds', 'until somebody has 200 points')
    """
    if length is None:
        return say("match-published")
    for name in ("rounds", "minutes", "points"):
        if count := getattr(length, name):
            return say(f"match-{name}", count=count)
    return say("match-free")


def switch_name(name: str, *, closing: bool) -> str:
    """Return the name of a switch (a setting of a game's rules) in words.

    *name* is the key of the switch. *closing* is true for Rummy PRO, in which players lay a whole rack in a
    single turn; some switches have a different name in that game.
    """
    return say("switch-name" if closing and name in game_rules.SWITCHES else "melds-switch-name", name=name)


def switch_value(name: str, value: str, *, closing: bool) -> str:
    """Return the value of a switch (a setting of a game's rules) in words.

    *name* is the key of the switch, and *value* its value as a string. *closing* is true for Rummy PRO, as in
    `switch_name`.

    >>> switch_value("opening_points", "50", closing=False), switch_value("match", "2_rounds", closing=True)
    ('50 points', '2 rounds')
    """
    if name == "match":
        return match_text(game_rules.EVERY_SWITCH[name].read(value))
    if closing and name in game_rules.SWITCHES:
        return say("switch-value", value=value)
    return say("melds-switch-value", value=f"{name}-{value}", plain=value)
