"""What can be chosen of puzzles: the game and how hard, and what is said where a game has none so hard."""

from __future__ import annotations

from ..engine.rules import GAMES, Ruleset, check_given
from ..text.sentences.tiles import say_of
from ..text.words import say
from ..tutor.puzzles import PuzzleBand, PuzzleRecord, games, nearest
from .fields import pick_field
from .shapes.fields import SetupFieldProps

FOLLOW = "follow"  # the band that the rating leads to


def puzzle_fields(record: PuzzleRecord) -> list[SetupFieldProps]:
    """The game, and how hard; with what such puzzles are about in that game."""
    value = record.chosen.value if record.chosen else FOLLOW
    bands = [(str(each), say("puzzle-band", band=each)) for each in (FOLLOW, *PuzzleBand)]
    hard = pick_field("band", say("puzzle-hard"), value, bands)
    hard["about"] = _about(game_named(record.rules), value)
    options = [(each.name, say("game-name", game=each.name)) for each in games()]
    return [pick_field("game", say("puzzle-game"), record.rules, options), hard]


def _about(rules: Ruleset, value: str) -> str:
    if value != FOLLOW and (near := nearest(rules, PuzzleBand(value))) is not PuzzleBand(value):
        return none_so_hard(rules.name, PuzzleBand(value), near)
    if not rules.rearranges:
        return say_of(rules.tiles.kinds, "puzzle-band-laid", band=value)
    return say("puzzle-band-about", band=value)


def none_so_hard(game: str, band: PuzzleBand, near: PuzzleBand) -> str:
    """That a game has no puzzles of a band, and what there is."""
    bands = {name: say("puzzle-band", band=each) for name, each in (("band", band), ("near", near))}
    return say("puzzle-band-none", game=say("game-name", game=game), **bands)


def game_given(rules: Ruleset) -> Ruleset:
    check_given(rules)
    if rules not in games():
        raise ValueError(say("puzzle-no-game", value=rules.name[:40]))
    return rules


def game_named(name: str) -> Ruleset:
    if name not in GAMES:
        raise ValueError(say("puzzle-no-game", value=name[:40]))
    return game_given(GAMES[name])


def band_named(value: str) -> PuzzleBand:
    try:
        return PuzzleBand(value)
    except ValueError:
        raise ValueError(say("puzzle-no-band", value=str(value)[:40])) from None
