"""The `Rack` widget: two shelves of tiles that the user can move, and that are judged after every move."""

from __future__ import annotations

from typing import Any, cast

import traitlets

from ..engine.closes.prices import pattern_of
from ..engine.faults import NotationError
from ..engine.layout import Arrangement, History, Layout, parse_arrangement
from ..engine.melds.box import check_rack
from ..engine.reading.rack import RackReading, read_rack
from ..engine.reading.table import TableReading, read_table
from ..engine.rules import RUMMY_PRO, Ruleset, check_choice, check_inputs, check_type
from ..engine.solver.closing.lay_out import MOST
from ..engine.table_melds import TableMelds, as_table_melds, layout_of, parse_table
from ..engine.table_melds.trays import with_table
from ..engine.tiles import notation
from ..text.sentences.racks import rack_name, rack_sentence
from ..text.sentences.tiles import are_cards
from ..text.svg import rack_svg
from ..text.words import say
from .base import GuardedWidget, refuse_unknown, spoken
from .melds import table_verdict, trays_view
from .messages import Message
from .orders import RACK_COMMANDS, TABLE_COMMANDS, Shelves, apply_command
from .rack_view import TOOLS, RackDetails, rack_view, verdict_view
from .reasons import can_explain, reasons_view
from .shapes.racks import RackTool, ReasonProps, Size
from .shapes.steps import RackState

SIZES = ("normal", "projector")
"""The sizes in which the tiles of a widget can be drawn; "projector" is the large one."""


class Rack(GuardedWidget):
    """A widget that shows a rack of tiles to arrange; *tiles* are the tiles in notation.

    You can set and observe the trait `arrangement`, the tiles on both shelves in notation. The traits
    `verdict` (a sentence) and `reading` (the engine's `RackReading`) are read-only, and are updated whenever
    the arrangement changes. Assigning the same tiles in another order is a move that you can undo; assigning
    other tiles makes a new rack.

    The options are `rules` (by default those of Rummy PRO), `readonly` (whether the tiles can't be moved),
    `size` ("normal" or "projector") and `lang` (the language).

    In some games, the round ends when a player closes (lays the whole hand in one move). For these games,
    there are three more options. `aim` is the pattern that you are trying to build, if it is one of those
    without melds: "mosaic", "doubles" or "grand_care". `jokers_thrown` is the number of Jokers that you have
    discarded, and `multiplier` the factor by which the table multiplies the points of a close.

    For games with melds on the table, there are two more options. `spread` contains the melds on the table in
    notation. If it is given, you make a turn by moving tiles on the rack and the table, and the property
    `table` contains the verdict on the turn. `opened` says whether you have opened in an earlier turn: a
    player's first melds must be worth enough points.

    >>> rack = Rack("r5 r6 | b9 / r7")
    >>> rack.arrangement = "r5 r6 r7 | b9"
    >>> rack.verdict
    'One meld, one loose tile.'
    >>> rack
    Rack('r5 r6 r7 | b9')
    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> rack = Rack("r8 | k1", spread="r5 r6 r7 | b9 y9 k9", rules=RUMMIKUB)
    >>> rack.spread = "r5 r6 r7 r8 | b9 y9 k9"
    >>> rack.verdict, rack.table.play.tiles, rack
    ('That works: one tile laid.', (tile('r8'),), Rack('_ _ k1', spread='r5 r6 r7 r8 | b9 y9 k9'))

    Raises NotationError for tiles that can't be parsed, RulesError for more copies of a tile or more Jokers
    than one player can get, TypeError for an unknown option or a value of the wrong type, and ValueError for
    an unknown value.
    """

    VIEW = "rack"
    ACCEPTS = RACK_COMMANDS | TABLE_COMMANDS | {"hello", "size", "explain", "explain-off"}
    OPTIONS = (
        "rules", "readonly", "size", "aim", "jokers_thrown", "multiplier", "spread", "opened", "lang",
    )  # fmt: skip

    arrangement = traitlets.Unicode(help="the tiles on both shelves, in notation")
    spread = traitlets.Unicode(None, allow_none=True, help="the melds on the table; None: there is none")
    verdict = traitlets.Unicode(read_only=True, help="the verdict on the rack as a sentence")
    reading = traitlets.Instance(RackReading, read_only=True, help="how the engine reads the rack")
    readonly = traitlets.Bool(False, help="whether the rack is only for looking at")
    size = traitlets.Enum(SIZES, "normal", help="'projector' draws large tiles")

    def __init__(self, tiles: str | Arrangement = "", **options: Any) -> None:
        refuse_unknown("Rack", options, self.OPTIONS)
        self.rules: Ruleset = options.pop("rules", RUMMY_PRO)
        aim, lang = options.pop("aim", None), options.pop("lang", None)
        self._priced = {
            "aim": None if aim is None else pattern_of(aim),
            "jokers_thrown": options.pop("jokers_thrown", 0),
            "multiplier": options.pop("multiplier", 1),
        }
        check_inputs(self.rules, self._priced["jokers_thrown"], self._priced["multiplier"])
        self._before = _table(options.pop("spread", None), self.rules)
        self._opened = options.pop("opened", True)
        check_type("opened", self._opened, bool)
        check_choice("size", options.get("size", "normal"), SIZES)
        check_type("readonly", options.get("readonly", False), bool)
        self._history = History(self._starting_layout(self._checked(tiles)))
        self._shown = ""  # the arrangement that the page shows, in notation
        self._spread: str | None = None  # the melds on the table that the page shows, in notation
        # The explanation that the learner has asked for, with the reading of the rack for which it was made.
        self._asked: tuple[RackReading, list[ReasonProps]] | None = None
        with self.hold_trait_notifications():
            for name, value in options.items():
                setattr(self, name, value)
        super().__init__(lang)
        self._refresh()
        self.observe(self._arrangement_assigned, "arrangement")
        self.observe(self._spread_assigned, "spread")
        self.observe(lambda _: self._refresh(), ["readonly", "size"])

    def __repr__(self) -> str:
        spread = "" if self.spread is None else f", spread={self.spread!r}"
        return f"Rack({self.arrangement!r}{spread})"

    @property
    def table(self) -> TableReading | None:
        """The engine's analysis of the table and of the turn in progress; None if there is no table."""
        if self._before is None:
            return None
        return read_table(self._history.present, self._before, self.rules, opened=self._opened)

    def _svg(self) -> str:
        """Return a picture of the rack as SVG, for pages without a kernel."""
        return rack_svg(self._history.present.arrangement(), self.reading)

    # -- the arrangement, set from Python -----------------------------------------------------

    def _checked(self, tiles: str | Arrangement) -> Arrangement:
        """Return *tiles* as an arrangement.

        Raises NotationError if they can't be parsed, and RulesError for more copies of a tile or more Jokers
        than one player can get.
        """
        arrangement = tiles if isinstance(tiles, Arrangement) else parse_arrangement(tiles)
        before = () if self._before is None else self._before.tiles
        lying = [tile.kind for tile in (*arrangement.tiles, *before)]
        check_rack(lying, self.rules, jokers_thrown=self._priced["jokers_thrown"])
        return arrangement

    def _starting_layout(self, arrangement: Arrangement) -> Layout:
        """Return a new layout: the *arrangement* on the rack and, if there is a table, the table's melds."""
        return Layout.of(arrangement) if self._before is None else layout_of(self._before, arrangement)

    @traitlets.validate("arrangement")
    def _arrangement_is_notation(self, proposal: Any) -> str:
        """Return the assigned arrangement in standard notation.

        Raises NotationError if it can't be parsed, and TraitError if the rules don't allow its tiles.
        """
        if proposal["value"] == self._shown:
            return self._shown
        try:
            return notation(self._checked(proposal["value"]))
        except NotationError:
            raise
        except ValueError as error:
            raise traitlets.TraitError(str(error)) from error

    def _arrangement_assigned(self, change: Any) -> None:
        """Show an arrangement that was assigned in Python.

        If it consists of the same tiles as before, this is a move that can be undone. Otherwise, a new rack
        begins, with nothing to undo.
        """
        if change["new"] == self._shown:
            return
        present, wanted = self._history.present, parse_arrangement(change["new"])
        laid = present.relaid(wanted)
        self._history = self._history.do(laid) if laid else History(self._starting_layout(wanted))
        self._refresh()

    @traitlets.validate("spread")
    def _spread_is_notation(self, proposal: Any) -> str | None:
        """Return the melds that were assigned to `spread` (the melds on the table) in standard notation.

        Raises TraitError if the rack was made without a table.
        """
        if proposal["value"] == self._spread:
            return self._spread
        if self._before is None:
            raise traitlets.TraitError(
                "a rack has a table from its beginning or never: Rack(..., spread=...)"
            )
        return parse_table(proposal["value"]).notation()

    def _spread_assigned(self, change: Any) -> None:
        """Show melds on the table that were assigned in Python.

        If they contain all tiles that were on the table when the turn began, and all their other tiles come
        from the player's rack, this is a move that can be undone. Otherwise, a new turn begins with these
        melds. Raises TraitError if None was assigned.
        """
        if change["new"] == self._spread:
            return
        if change["new"] is None:  # traitlets doesn't call the validator for None
            self.spread = self._spread
            raise traitlets.TraitError("a rack with a table keeps it; expected its melds in notation")
        present, wanted = self._history.present, parse_table(change["new"])
        if laid := with_table(present, wanted, [each for each, _ in self._history.past]):
            self._history = self._history.do(laid)
        else:
            self._before = wanted
            self._history = History(self._starting_layout(self._checked(present.arrangement())))
        self._refresh()

    def arrange_best(self) -> None:
        """Arrange the tiles so that as many of them as possible are in melds; this can be undone.

        >>> rack = Rack("r5 b9 r7 k9 r6 r1")
        >>> rack.arrange_best()
        >>> rack
        Rack('r5 r6 r7 | b9 k9 | r1')
        """
        self._history = self._shelves.lay().history
        self._refresh()

    @property
    def _shelves(self) -> Shelves:
        table = self._before is not None
        return Shelves(self._history, self.rules, self._priced["jokers_thrown"], table)

    # -- messages from the page ---------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        before = self._history
        match message.type:
            case "size":
                self.size = message["size"]
            case "explain" | "explain-off":
                self._explain(message.type == "explain")
            case _ if self.readonly:
                raise ValueError(say("rack-look-only"))
            case _:
                self._history = apply_command(self._shelves, message).history
        if self._history is not before:
            self._refresh()

    def _explain(self, wanted: bool) -> None:
        """Show the explanation of what the rack is worth if it is *wanted*; otherwise hide it.

        Raises ValueError if the explanation is wanted but there is none (see `can_explain`).
        """
        if wanted and not can_explain(self.reading, self.rules):
            raise ValueError(say("explain-no-close"))
        self._asked = (self.reading, reasons_view(self.reading, self.rules)) if wanted else None
        self._refresh()

    def _reasons(self, reading: RackReading) -> RackDetails:
        """Return a dictionary with one field, `reasons`: the explanation of what the rack is worth.

        The field is None unless the learner has asked for the explanation since the rack was last changed.
        The dictionary is empty if the rack's points can't be explained (see `can_explain`).
        """
        if not can_explain(reading, self.rules):
            return {}
        if self._asked is not None and self._asked[0] != reading:
            self._asked = None
        return {"reasons": self._asked[1] if self._asked else None}

    def _tools(self) -> list[RackTool]:
        """Return the tool buttons of this rack; a read-only rack has none.

        The button "lay", which arranges the tiles in melds and unfinished melds, is left out if there are
        more tiles than a player can hold, or if the widget also shows a table with melds. The button that
        sorts pairs is left out in games in which pairs don't count.
        """
        if self.readonly:
            return []
        many = len(self._history.present.tiles) > MOST or self._before is not None
        without = {"lay"} if many else set[str]()
        without |= set() if self.rules.prices else {"sort-pair"}
        return [tool for tool in TOOLS if tool not in without]

    def _house(self) -> str | None:
        """Return a sentence about the house rules in force; None here, because only lessons have any."""
        return None

    @spoken
    def _refresh(self) -> None:
        """Judge the tiles again, update `verdict` and the other traits, and send the rack to the page."""
        layout = self._history.present
        reading = read_rack(layout.arrangement(), self.rules, **self._priced)
        table, aim = self.table, self._priced["aim"]
        if table is None:
            verdict, sentence = verdict_view(reading, self.rules, aim), rack_sentence(reading, aim)
        else:
            verdict = table_verdict(table, self.rules)
            sentence = verdict["text"]
        with self.hold_trait_notifications():
            self.set_trait("reading", reading)
            self.set_trait("verdict", sentence)
            self._shown = reading.arrangement.notation()
            self.arrangement = self._shown
            if table is not None:
                self._spread = table.draft.after.notation()
                self.spread = self._spread
        around: RackDetails = {
            "undo": bool(self._history.past),
            "redo": bool(self._history.future),
            "readonly": self.readonly,
            "size": cast(Size, self.size),
            "tools": self._tools(),
            "house": self._house(),
            "cards": are_cards(self.rules.tiles.kinds),
            **self._reasons(reading),
        }
        rack = rack_view(layout, reading, verdict=verdict, aim=aim, **around)
        if table is not None:
            rack["trays"] = trays_view(layout, table.trays)
            rack["label"] = rack_name(layout.arrangement(), self.rules.tiles.kinds)
        state: RackState = {"said": sentence, "rack": rack}
        self._show(state)


def _table(spread: str | TableMelds | None, rules: Ruleset) -> TableMelds | None:
    """Return the melds that lie on the table when a rack is created; None if *spread* is None.

    *spread* contains the melds, in notation or as `TableMelds`. Raises TypeError if it is anything else, and
    ValueError if no melds are laid on the table in the game with these *rules*.
    """
    if spread is None:
        return None
    check_type("spread", spread, str | TableMelds)
    if not rules.has_table:
        raise ValueError(
            f"no melds lie on the table in {rules!r}; expected rules such as RUMMIKUB or RUMMY_45"
        )
    return as_table_melds(spread)
