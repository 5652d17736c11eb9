"""Steps read from tables: those of a lesson's file, and those of a teacher's cell.

What a step needs is checked here. Whether the solution solves it and each mistake gives its fault is for
`proof`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ..engine.closes import Pattern
from ..engine.faults import FaultCode, NotationError
from ..engine.game.phase import Phase
from ..engine.game.round_setup import RoundSetup
from ..engine.game.settings import MOST_MULTIPLIER
from ..engine.layout import Arrangement, parse_arrangement
from ..engine.melds.box import box_fault
from ..engine.rules import RUMMY_PRO, Ruleset
from ..engine.rules.games import GAMES
from ..engine.table_melds import TableMelds, parse_table
from ..engine.tiles import Tile, parse_tiles
from ..text import words
from .answers import read_answer
from .checks import read_check
from .drills import MAKERS, TABLES, vary
from .errors import LessonError, unknown, within
from .proof import solutions_of, with_par
from .scenes import (
    OTHERS,
    TABLE_PHASES,
    TURN_PHASES,
    Start,
    TableGameStart,
    TableStart,
    TurnStart,
    is_move,
)
from .steps import (
    KNOWN_MISTAKES,
    DealStart,
    Drill,
    GameStart,
    Mistake,
    Option,
    StepData,
    StepKind,
    Variant,
)
from .toml_reader import TomlReader


def read_step(
    raw: object, languages: tuple[str, ...] = (), rules: Ruleset = RUMMY_PRO, *, exam: bool = False
) -> StepData:
    """The step of a table; `exercise` uses it too, so that a cell and a file are judged alike.

    *rules* are those of its lesson; a step may name others. *exam* says whether the lesson is one.
    """
    table = TomlReader(raw, languages)
    if table.has("variants") or table.has("drill"):
        return _drill(table, languages, rules, exam)
    if table.has("rules"):
        rules = GAMES[table.choice("rules", tuple(GAMES))]
    kind = StepKind(table.choice("kind", tuple(StepKind)))
    raw_check = table.take("check", needed=True)
    with within("check"):
        check = read_check(raw_check, kind)
    turn = _start(table, rules) if kind is StepKind.ACT else None
    step = StepData(
        key=table.word("key"),
        kind=kind,
        title=table.text("title"),
        goal=table.text("goal"),
        check=check,
        start=table.arrangement("start", "" if _may_be_empty(kind, turn) else None),
        text=table.maybe_text("text"),
        why=table.maybe_text("why"),
        solution=table.string("solution") if table.has("solution") else None,
        also=table.strings("also"),
        hints=table.texts("hints"),
        par=table.number("par") if table.has("par") else None,
        mistakes=_mistakes(table, languages),
        options=_options(table, languages),
        turn=turn,
        moves=table.strings("moves"),
        judged=table.flag("judged", turn is None or turn.judged),
        thrown=table.number("thrown", 0),
        aim=Pattern(table.choice("aim", tuple(Pattern))) if table.has("aim") else None,
        clause=_clause(table),
        spread=table.spread("spread") if table.has("spread") else None,
        opened=table.flag("opened", True),
        same=tuple(map(_address, table.strings("same"))),
        rules=rules,
        exam=exam,
    )
    table.done()
    _has_table(step)
    if step.solution is None:
        found = solutions_of(step)
        step = replace(step, solution=next(iter(found), None), also=(*found[1:], *step.also))
    _agree(step)
    step.first_scene()  # which has to be possible
    return step if step.spread is None else with_par(step)


def _address(text: str) -> tuple[str, str]:
    """A step of another course, like `runs/first-run` or `rummikub/adding/end`: its lesson and its key."""
    lesson, _, step = text.rpartition("/")
    if not lesson or not step:
        raise LessonError(f"'same': expected a lesson and a step, like 'runs/first-run', not {text!r}")
    return lesson, step


def _has_table(step: StepData) -> None:
    """Raise LessonError where a step has a table that it can't have."""
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


def _drill(table: TomlReader, languages: tuple[str, ...], rules: Ruleset, exam: bool) -> StepData:
    variants = []
    for number, each in enumerate(table.tables("variants", needed=True), 1):
        with within(f"variant {number}"):
            variants.append(_variant(each, languages, rules))
    if not variants:
        raise LessonError("'variants': expected at least one")
    key, title, seed = table.word("key"), table.text("title"), table.number("drill")
    table.done()
    return vary(key, title, Drill(seed, tuple(variants), rules, exam), seed)


def _variant(raw: object, languages: tuple[str, ...], rules: Ruleset) -> Variant:
    table = TomlReader(raw, languages)
    variant = Variant(
        make=table.choice("make", tuple(TABLES if rules.has_table else MAKERS)),
        goal=table.text("goal"),
        text=table.maybe_text("text"),
        why=table.maybe_text("why"),
        hints=table.texts("hints"),
        options=_options(table, languages),
        mistakes=_mistakes(table, languages),
        clause=_clause(table),
    )
    table.done()
    return variant


def _options(table: TomlReader, languages: tuple[str, ...]) -> tuple[Option, ...]:
    found = []
    for raw in table.tables("options"):
        each = TomlReader(raw, languages)
        found.append(Option(each.word("key"), each.text("text")))
        each.done()
    if len({option.key for option in found}) != len(found):
        raise LessonError("'options': expected different keys")
    return tuple(found)


def _mistakes(table: TomlReader, languages: tuple[str, ...]) -> tuple[Mistake, ...]:
    with within("mistakes"):
        return tuple(_mistake(TomlReader(raw, languages)) for raw in table.tables("mistakes"))


def _mistake(table: TomlReader) -> Mistake:
    mistake = Mistake(
        fault=FaultCode(table.choice("fault", tuple(FaultCode))) if table.has("fault") else None,
        tiles=table.tiles("tiles", ""),
        answer=table.string("answer", ""),
        text=table.maybe_text("text"),
        known=table.choice("known", ("", *KNOWN_MISTAKES), ""),
    )
    table.done()
    return mistake


def _may_be_empty(kind: StepKind, turn: Start | None) -> bool:
    return kind is StepKind.ANSWER or (turn is not None and turn.brings_rack)


def _start(table: TomlReader, rules: Ruleset) -> Start:
    """What a step to act plays: a deal, a game, or else a turn."""
    given = [name for name in ("turn", "deal", "game") if table.has(name)]
    if len(given) > 1:
        raise LessonError(f"expected one of 'turn', 'deal' and 'game', not {' and '.join(map(repr, given))}")
    name = given[0] if given else "turn"
    with within(name):
        inner = TomlReader({} if (raw := table.take(name)) is None else raw)
        turn, game = (_table_turn, _table_game) if rules.has_table else (_turn, _game)
        found: Start = turn(inner) if name == "turn" else _deal(inner) if name == "deal" else game(inner)
        inner.done()
    return found


def _deal(table: TomlReader) -> DealStart:
    deal = DealStart(
        players=table.number("players", 4),
        seed=table.number("seed"),
        first=table.number("first", 0),
        switches=_switches(table),
    )
    return replace(deal, done=_done(table, deal))


def _game(table: TomlReader) -> GameStart:
    multiplier = table.number("multiplier", 1)
    if not 1 <= multiplier <= MOST_MULTIPLIER:
        raise LessonError(f"'multiplier': expected 1 to {MOST_MULTIPLIER}, not {multiplier}")
    game = GameStart(
        players=table.number("players", 4),
        seed=table.number("seed"),
        first=table.number("first", 0),
        multiplier=multiplier,
        switches=_switches(table),
    )
    return replace(game, done=_done(table, game))


def _table_game(table: TomlReader) -> TableGameStart:
    """A turn of a game where melds lie on the table; each round counts once."""
    game = TableGameStart(
        players=table.number("players", 4),
        seed=table.number("seed"),
        first=table.number("first") if table.has("first") else None,
        switches=_switches(table),
    )
    return replace(game, done=_done(table, game))


def _switches(table: TomlReader) -> tuple[tuple[str, str], ...]:
    given = table.take("switches", {})
    if not isinstance(given, dict):
        raise LessonError(f"'switches': expected a table, like {{ extra_joker = \"off\" }}, not {given!r}")
    return tuple((name, str(value)) for name, value in given.items())


def _done(table: TomlReader, start: Start) -> tuple[str, ...]:
    """The moves made before, as text with commas between."""
    moves = tuple(move.strip() for move in table.string("done", "").split(",") if move.strip())
    with within("'done'"):
        return tuple(move if move == OTHERS else _move(start, move) for move in moves)


def _turn(table: TomlReader) -> TurnStart:
    discard = table.tiles("discard", "")
    if len(discard) > 1:
        raise LessonError("'discard': expected one tile")
    turn = TurnStart(
        phase=table.choice("phase", TURN_PHASES, "draw"),
        discard=discard[0] if discard else None,
        stock=table.tiles("stock", ""),
        thrown=table.number("thrown", 0),
    )
    return turn


def _table_turn(table: TomlReader) -> TableStart:
    """A turn at a table where melds lie: of the discards the last one, or the whole row."""
    single = {name: table.tiles(name, "") for name in ("discard", "trump", "taken")}
    for name, tiles in single.items():
        if len(tiles) > 1:
            raise LessonError(f"{name!r}: expected one tile")
    discard, trump, taken = ((tiles[0].kind if tiles else None) for tiles in single.values())
    if table.has("row") and discard is not None:
        raise LessonError("expected one of 'discard' and 'row', not both")
    moment = RoundSetup(
        hand=(),
        spread=table.spread("spread", ""),
        opened=table.flag("opened", True),
        phase=Phase(table.choice("phase", TABLE_PHASES)) if table.has("phase") else None,
        row=table.tiles("row", "") if discard is None else (discard,),
        buried=not table.has("row"),
        stock=table.tiles("stock", ""),
        left=table.number("left") if table.has("left") else None,
        trump=trump,
        points=table.number("points", 0),
        taken=taken,
    )
    return TableStart(moment, _switches(table))


def _clause(table: TomlReader) -> str | None:
    if not table.has("clause"):
        return None
    clause = table.string("clause")
    if not words.has(clause):
        raise LessonError(unknown("clause", clause, (each.id for each in words.clauses())))
    return clause


# -- what the parts of a step must agree on -------------------------------------------------------


def _agree(step: StepData) -> None:
    """Raise LessonError where solution, mistakes and options do not fit start and kind."""
    lying = step.layout() if step.kind is StepKind.ARRANGE else step.start
    held = Counter(tile.kind for tile in lying.tiles)
    for name, answers in (("solution", step.answers[:1]), ("also", step.also)):
        for answer in answers:
            with within(f"{name!r}"):
                read_solution(step, answer)
    for mistake in step.mistakes:
        with within("'mistakes'"):
            if mistake.answer:
                read_solution(step, mistake.answer)
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


def read_solution(
    step: StepData, answer: str
) -> Arrangement | TableMelds | tuple[Tile, ...] | tuple[str, ...] | str:
    """An answer in the form that the kind of step asks for; LessonError where it is none."""
    held = Counter(tile.kind for tile in step.start.tiles)
    try:
        match step.kind:
            case StepKind.ARRANGE:
                if step.spread is not None:
                    return _spread_of(step, answer)
                arrangement = parse_arrangement(answer)
                if Counter(tile.kind for tile in arrangement.tiles) != held:
                    raise LessonError(f"{answer!r} does not hold the tiles of the start")
                return arrangement
            case StepKind.CHOOSE:
                tiles = parse_tiles(answer)
                if more := Counter(tile.kind for tile in tiles) - held:
                    raise LessonError(f"{' '.join(map(str, more))!r} does not lie on the rack at the start")
                return tiles
            case StepKind.ANSWER:
                if step.options and answer not in {option.key for option in step.options}:
                    raise LessonError(unknown("option", answer, (option.key for option in step.options)))
                if not step.options and isinstance(read_answer(answer), str):
                    raise LessonError(f"expected a number, or 'options' to pick from, not {answer!r}")
                return answer
            case StepKind.ACT:
                return tuple(_move(step.turn, move) for move in answer.split(","))
    except NotationError as error:
        raise LessonError(str(error)) from None


def _spread_of(step: StepData, answer: str) -> TableMelds:
    """The table after a turn: it holds all that lay there, and of the rest only tiles of the rack."""
    spread, before = parse_table(answer), step.spread or TableMelds()
    if before.counts() - spread.counts():
        raise LessonError(f"{answer!r} does not hold all tiles of the spread")
    if spread.counts() - before.counts() - Counter(tile.kind for tile in step.start.tiles):
        raise LessonError(f"{answer!r} holds tiles that lie neither on the table nor on the rack")
    return spread


def _move(start: Start | None, text: str) -> str:
    scene = start or TurnStart()
    if is_move(scene, text):
        return scene.spelled(text)
    raise LessonError(f"expected a move: {scene.expected}, not {text.strip()!r}")
