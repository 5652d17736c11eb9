"""Read steps from the TOML tables of a lesson file, or from the dicts that the function `exercise` creates.

The form of a step is checked here. The module `proof` checks that its solution is right, and that each
mistake listed in it really breaks the rule that is given for it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ..engine.closes import Pattern
from ..engine.faults import FaultCode, NotationError, RulesError
from ..engine.game.closing_turn import PHASES as TURN_PHASES
from ..engine.game.round_setup import RoundSetup
from ..engine.game.settings import MOST_MULTIPLIER
from ..engine.layout import parse_arrangement
from ..engine.melds.box import box_fault
from ..engine.rules import RUMMY_PRO, Ruleset
from ..engine.table_melds import parse_table
from ..engine.tiles import Tile, parse_tiles
from ..text import words
from . import scenes
from .answers import read_answer
from .checks import read_check
from .drills import MAKERS, TABLES, vary
from .errors import LessonError, unknown, within
from .kinds import StepKind
from .proof import solutions_of, with_par
from .steps import KNOWN_MISTAKES, Drill, Mistake, Option, StepData, Variant
from .toml_reader import TomlReader


def read_step(
    raw: object, languages: tuple[str, ...] = (), rules: Ruleset = RUMMY_PRO, *, exam: bool = False
) -> StepData:
    """Read a step from a table of a lesson file, or from a dict that the function `exercise` creates.

    Raises LessonError if the step is not valid.

    Args:
        raw: The table or dict.
        languages: The codes of the languages in which each sentence must be given.
        rules: The rules of the lesson, which the step may override.
        exam: Whether the lesson is an exam, in which no hint gives an answer.
    """
    table = TomlReader(raw, languages)
    if table.has("variants") or table.has("drill"):
        return _drill(table, rules, exam)
    rules = table.rules(rules)
    kind = StepKind(table.choice("kind", tuple(StepKind)))
    raw_check = table.take("check", needed=True)
    with within("check"):
        check = read_check(raw_check, kind)
    turn = _start(table, rules) if kind is StepKind.ACT else None
    may_be_empty = kind is StepKind.ANSWER or (turn is not None and turn.brings_rack)
    step = StepData(
        key=table.word("key"),
        kind=kind,
        title=table.text("title"),
        goal=table.text("goal"),
        check=check,
        start=table.arrangement("start", "" if may_be_empty else None),
        text=table.maybe_text("text"),
        why=table.maybe_text("why"),
        solution=table.maybe(table.string, "solution"),
        also=table.strings("also"),
        hints=table.texts("hints"),
        par=table.maybe(table.number, "par"),
        mistakes=table.each("mistakes", _mistake, "mistake"),
        options=_options(table),
        turn=turn,
        moves=table.strings("moves"),
        judged=table.flag("judged", turn is None or turn.judged),
        thrown=table.number("thrown", 0),
        aim=table.member("aim", Pattern),
        clause=_clause(table),
        spread=table.maybe(table.spread, "spread"),
        opened=table.flag("opened", True),
        same=tuple(map(_split_address, table.strings("same"))),
        rules=rules,
        exam=exam,
    )
    table.done()
    _check_table(step)
    if step.solution is None:
        found = solutions_of(step)
        step = replace(step, solution=next(iter(found), None), also=(*found[1:], *step.also))
    _check_consistency(step)
    step.first_scene()  # raises LessonError if it is impossible
    return step if step.spread is None else with_par(step)


def _split_address(text: str) -> tuple[str, str]:
    """Return the keys of the lesson and the step in *text*, which is like `runs/first-run`.

    Raises LessonError if one of the two is missing.
    """
    lesson, _, step = text.rpartition("/")
    if not lesson or not step:
        raise LessonError(f"'same': expected a lesson and a step, like 'runs/first-run', not {text!r}")
    return lesson, step


def _check_table(step: StepData) -> None:
    """Raise LessonError if the melds on the table do not fit the kind, the rules or the tiles of a step."""
    if step.spread is None:
        if not step.opened:
            raise LessonError("'opened' is for steps with a 'spread'")
        return
    if step.kind is StepKind.ACT:
        raise LessonError(
            "'spread': a step to act has its table in its turn, like turn = { spread = \"r5 r6 r7\" }"
        )
    if not step.rules.has_table:
        raise LessonError(f"'spread': no melds lie on the table in {step.rules!r}")
    tiles = (*step.start.tiles, *step.spread.tiles)
    if (fault := box_fault(tuple(tile.kind for tile in tiles), step.rules)) is not None:
        raise LessonError(f"'spread': too many of {fault.tiles[0]} on rack and table: {fault.count}")


def _drill(table: TomlReader, rules: Ruleset, exam: bool) -> StepData:
    variants = table.each("variants", lambda each: _variant(each, rules), "variant", needed=True)
    if not variants:
        raise LessonError("'variants': expected at least one")
    key, title, seed = table.word("key"), table.text("title"), table.number("drill")
    table.done()
    return vary(key, title, Drill(seed, variants, rules, exam), seed)


def _variant(table: TomlReader, rules: Ruleset) -> Variant:
    return Variant(
        make=table.choice("make", tuple(TABLES if rules.has_table else MAKERS)),
        goal=table.text("goal"),
        text=table.maybe_text("text"),
        why=table.maybe_text("why"),
        hints=table.texts("hints"),
        options=_options(table),
        mistakes=table.each("mistakes", _mistake, "mistake"),
        clause=_clause(table),
    )


def _options(table: TomlReader) -> tuple[Option, ...]:
    found = table.each("options", lambda each: Option(each.word("key"), each.text("text")), "option")
    if len({option.key for option in found}) != len(found):
        raise LessonError("'options': expected different keys")
    return found


def _mistake(table: TomlReader) -> Mistake:
    return Mistake(
        fault=table.member("fault", FaultCode),
        tiles=table.tiles("tiles", ""),
        answer=table.string("answer", ""),
        text=table.maybe_text("text"),
        known=table.choice("known", ("", *KNOWN_MISTAKES), ""),
    )


def _start(table: TomlReader, rules: Ruleset) -> scenes.Start:
    """Read the start of a step in which moves are made: a deal, a game or, by default, a turn.

    Raises LessonError if more than one of them is given.
    """
    given = [name for name in ("turn", "deal", "game") if table.has(name)]
    if len(given) > 1:
        raise LessonError(f"expected one of 'turn', 'deal' and 'game', not {' and '.join(map(repr, given))}")
    name = given[0] if given else "turn"
    with within(name):
        inner = TomlReader({} if (raw := table.take(name)) is None else raw)
        if name == "turn":
            found: scenes.Start = _table_turn_start(inner) if rules.has_table else _turn_start(inner)
        elif name == "deal":
            found = _dealt_start(inner, scenes.DealStart())
        else:
            found = _dealt_start(inner, scenes.TableGameStart()) if rules.has_table else _game_start(inner)
        inner.done()
    return found


def _dealt_start(table: TomlReader, start: scenes.DealtStart) -> scenes.DealtStart:
    """Return a copy of *start* with the values that a TOML table in a lesson file gives for it.

    The TOML table gives the number of players, the seed, the first player, house rules and earlier moves.
    """
    first = table.maybe(table.number, "first")
    start = replace(
        start,
        players=table.number("players", start.players),
        seed=table.number("seed"),
        first=start.first if first is None else first,
        switches=_switches(table),
    )
    # Moves made earlier, as text with commas between them.
    moves = [move.strip() for move in table.string("done", "").split(",") if move.strip()]
    with within("'done'"):
        return replace(
            start, done=tuple(move if move == scenes.OTHERS else _move(start, move) for move in moves)
        )


def _game_start(table: TomlReader) -> scenes.DealtStart:
    multiplier = table.number("multiplier", 1)
    if not 1 <= multiplier <= MOST_MULTIPLIER:
        raise LessonError(f"'multiplier': expected 1 to {MOST_MULTIPLIER}, not {multiplier}")
    return _dealt_start(table, scenes.GameStart(multiplier=multiplier))


def _switches(table: TomlReader) -> tuple[tuple[str, str], ...]:
    given = table.take("switches", {})
    if not isinstance(given, dict):
        raise LessonError(f"'switches': expected a table, like {{ extra_joker = \"off\" }}, not {given!r}")
    return tuple((name, str(value)) for name, value in given.items())


def _one_tile(table: TomlReader, key: str) -> Tile | None:
    tiles = table.tiles(key, "")
    if len(tiles) > 1:
        raise LessonError(f"{key!r}: expected one tile")
    return tiles[0].kind if tiles else None


def _turn_start(table: TomlReader) -> scenes.TurnStart:
    return scenes.TurnStart(
        phase=table.choice("phase", TURN_PHASES, "draw"),
        discard=_one_tile(table, "discard"),
        stock=table.tiles("stock", ""),
        thrown=table.number("thrown", 0),
    )


def _table_turn_start(table: TomlReader) -> scenes.TableStart:
    """Read a turn in a game in which melds are laid on the table during play.

    The TOML table *table* contains either the latest discard ('discard') or the whole row of discards
    ('row'); LessonError is raised if it contains both.
    """
    discard = _one_tile(table, "discard")
    if table.has("row") and discard is not None:
        raise LessonError("expected one of 'discard' and 'row', not both")
    setup = RoundSetup(
        hand=(),
        spread=table.spread("spread", ""),
        opened=table.flag("opened", True),
        phase=table.member("phase", scenes.TABLE_PHASES),
        row=table.tiles("row", "") if discard is None else (discard,),
        buried=not table.has("row"),
        stock=table.tiles("stock", ""),
        left=table.maybe(table.number, "left"),
        trump=_one_tile(table, "trump"),
        points=table.number("points", 0),
        taken=_one_tile(table, "taken"),
    )
    return scenes.TableStart(setup, _switches(table))


def _clause(table: TomlReader) -> str | None:
    clause = table.maybe(table.string, "clause")
    if clause is not None and not words.has(clause):
        raise LessonError(unknown("clause", clause, (each.id for each in words.clauses())))
    return clause


# -- consistency of a step -------------------------------------------------------------------------


def _check_consistency(step: StepData) -> None:
    """Raise LessonError if a step's solution, mistakes, options or moves do not fit its start or its kind."""
    at_start = step.layout() if step.kind is StepKind.ARRANGE else step.start
    held = Counter(tile.kind for tile in at_start.tiles)
    for place, answer in enumerate(step.answers):
        with within("'also'" if place else "'solution'"):
            _check_answer(step, answer)
    for mistake in step.mistakes:
        with within("'mistakes'"):
            if mistake.answer:
                _check_answer(step, mistake.answer)
            if more := Counter(tile.kind for tile in mistake.tiles) - held:
                raise LessonError(f"{' '.join(map(str, more))!r} does not lie on the rack at the start")
            if step.kind is StepKind.ARRANGE and mistake.fault is None:
                raise LessonError("expected 'fault': an arrangement is wrong only where it shows one")
            if step.kind is StepKind.ANSWER and not mistake.answer:
                raise LessonError("expected 'answer': the answer that is the mistake")
            if step.kind is StepKind.ACT and not mistake.answer and mistake.fault is None:
                raise LessonError("expected 'answer' or 'fault': the move that is the mistake")
            if mistake.fault is None and mistake.text is None:
                raise LessonError("expected 'fault' or 'text': something must be said to it")
    if step.options and step.kind is not StepKind.ANSWER:
        raise LessonError(f"'options' are for steps to answer, not to {step.kind}")
    if step.moves and step.kind is not StepKind.ACT:
        raise LessonError(f"'moves' are for steps to act, not to {step.kind}")
    for move in step.moves:
        with within("'moves'"):
            _move(step.turn, move)


def _check_answer(step: StepData, answer: str) -> None:
    """Raise LessonError if an answer listed in a lesson is impossible in its step.

    The answer may be a solution or a mistake. It is impossible if it has the wrong form for the step, or if
    the learner couldn't give it with the tiles of the step.
    """
    held = Counter(tile.kind for tile in step.start.tiles)
    match step.kind:
        case StepKind.ARRANGE if step.spread is not None:
            after, before = parse_table(answer).counts(), step.spread.counts()
            if before - after:
                raise LessonError(f"{answer!r} does not hold all tiles of the spread")
            if after - before - held:
                raise LessonError(f"{answer!r} holds tiles that lie neither on the table nor on the rack")
        case StepKind.ARRANGE:
            if Counter(tile.kind for tile in parse_arrangement(answer).tiles) != held:
                raise LessonError(f"{answer!r} does not hold the tiles of the start")
        case StepKind.CHOOSE:
            if more := Counter(tile.kind for tile in parse_tiles(answer)) - held:
                raise LessonError(f"{' '.join(map(str, more))!r} does not lie on the rack at the start")
        case StepKind.ANSWER if step.options:
            if answer not in {option.key for option in step.options}:
                raise LessonError(unknown("option", answer, (option.key for option in step.options)))
        case StepKind.ANSWER:
            if isinstance(read_answer(answer), str):
                raise LessonError(f"expected a number, or 'options' to pick from, not {answer!r}")
        case StepKind.ACT:
            for move in answer.split(","):
                _move(step.turn, move)


def _move(start: scenes.Start | None, text: str) -> str:
    """Return the move *text* in its standard notation; raises LessonError if it cannot be read as a move.

    *start* determines which moves there are; None stands for a turn of Rummy PRO.
    """
    scene = start or scenes.TurnStart()
    try:
        return scene.normalized(text)
    except (RulesError, NotationError):
        raise LessonError(f"expected a move: {scene.expected}, not {text.strip()!r}") from None
