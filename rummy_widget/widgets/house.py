"""House rules on a lesson's page: boxes in which a rule can be changed, and racks judged by that rule.

A rule switch is a rule with several possible values. If the learner changes one, the change applies to the
whole page for as long as the page is open, and is never stored. While the value of any switch differs from
the course, no stars can be won.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from ..engine.rules import switches_for
from ..text.sentences.games import switch_name, switch_value
from ..text.words import clause, say
from ..tutor import LessonError, LessonProgress
from ..tutor.errors import unknown
from .base import spoken
from .messages import Message
from .rack import Rack
from .rack_view import cited_view
from .session import Session, SessionPart
from .shapes.steps import HouseState, RulingProps


def house_text(switches: Mapping[str, str]) -> str | None:
    """Return the sentence that lists a page's house rules; None if there are no house rules.

    *switches* gives the value of each rule switch that is set differently from the course, by its key.

    >>> house_text({"mosaic_jokers": "natural_only"})
    'Your house rule applies. Jokers in a Mosaic: none.'
    """
    if not switches:
        return None
    said = (
        say("house-rule", name=_name(name), value=_value(name, value)) for name, value in switches.items()
    )
    return say("house-stands", count=len(switches), rules="; ".join(said))


def house_note(switches: Mapping[str, str]) -> str | None:
    """Return a note that lists a page's house rules, and says that no stars can be won under them.

    *switches* gives the value of each rule switch that is set differently from the course, by its key.
    Returns None if *switches* is empty.
    """
    stands = house_text(switches)
    return None if stands is None else f"{stands} {say('house-stars')}"


def _name(switch: str) -> str:
    """Return the name of a rule switch in words; *switch* is its key.

    Some switches have different names in different games. The name in Rummy PRO is returned or, if Rummy PRO
    doesn't have the switch, the name in the games that have it.
    """
    return switch_name(switch, closing=True)


def _value(switch: str, value: str) -> str:
    """Return a value of a rule switch in words; *switch* is the key of the switch."""
    return switch_value(switch, value, closing=True)


class HouseRule(SessionPart):
    """A card on which learners can replace a ruling by another rule; created by `Lesson.house_rule`.

    A ruling is the course's decision on a question that the published rules leave open. *switch* is the key
    of the rule switch (the setting) that the card changes, and *session* the state of the lesson's page. The
    rule that a learner picks applies to all racks of the page for as long as it is open.

    >>> from rummy_widget.tutor import course
    >>> HouseRule(Session(course().lesson("runs")), "jokers_adjacent")
    Lesson('runs').house_rule('jokers_adjacent')

    Raises LessonError if there is no such switch; the message suggests the switch with the most similar key.
    """

    VIEW = "house"
    ACCEPTS = frozenset({"hello", "house", "house-off"})

    def __init__(self, session: Session, switch: str) -> None:
        self._course = session.progress.lesson.rules
        known = switches_for(self._course)
        if switch not in known:
            raise LessonError(unknown("switch", switch, known))
        self._switch = known[switch]
        super().__init__(session)

    def __repr__(self) -> str:
        return f"Lesson({self._progress.lesson.key!r}).house_rule({self._switch.name!r})"

    def _html(self) -> str:
        """Return a ruling, and the rules that can replace it, as HTML for pages without a kernel.

        A ruling is the course's decision on a question that the published rules leave open.
        """
        rule = self._rule()
        choices = "".join(f"<li>{escape(_choice(each))}</li>" for each in rule["options"])
        title = f"<h3>{escape(rule['title'])} · {escape(rule['clause']['id'])}</h3>"
        ruling = f"<p>{escape(rule['intro'])} {escape(rule['ruling'])}</p>"
        return f"{title}{ruling}<p>{escape(rule['legend'])}</p><ul>{choices}</ul>"

    @spoken
    def show_changes(self, before: LessonProgress | None) -> None:
        """Send this widget's state to the page again if the page's house rules have changed.

        *before* is the learner's progress before the change, and contains the earlier house rules; None means
        that the state is sent in any case.
        """
        if before is not None and before.switches == self._progress.switches:
            return
        stands = house_text(self._progress.switches)
        # All cards of a page are sent again; only the one whose rule was changed announces the change.
        own = before is not None and self._value(before) != self._value(self._progress)
        said = (stands or say("house-as-course")) if own else ""
        state: HouseState = {"rule": self._rule(), "said": said}
        self._show(state)

    def _handle(self, message: Message) -> None:
        if message.type == "house":
            self._session.switch(self._switch.name, message["value"])
        else:
            super()._handle(message)

    def _value(self, progress: LessonProgress) -> str:
        """Return the value of this widget's rule switch under the rules that hold in *progress*."""
        return self._switch.of(progress.rules)

    def _rule(self) -> RulingProps:
        """Return the data with which the page shows a ruling and the rules that can replace it.

        A ruling is the course's decision on a question that the published rules leave open.
        """
        switch = self._switch
        cited, course = clause(switch.clause_in(self._course)), switch.of(self._course)
        return {
            "name": switch.name,
            "title": _name(switch.name),
            "intro": say("house-intro"),
            "ruling": cited.ruling or cited.text,
            "clause": cited_view(cited.id),
            "legend": say("house-legend"),
            "options": [
                {
                    "key": value,
                    "text": _value(switch.name, value),
                    "about": say("house-course") if value == course else None,
                }
                for value in switch.values
            ],
            "value": self._value(self._progress),
            "house": house_note(self._progress.switches),
        }


def _choice(option: Mapping[str, Any]) -> str:
    """Return the wording of a rule that can be picked, with a note if it is the one that the course uses."""
    return f"{option['text']} ({option['about']})" if option["about"] else str(option["text"])


class LessonRack(Rack):
    """A read-only rack that follows the house rules of its lesson's page; created by `Lesson.rack`.

    *session* is the state of the lesson's page, and *tiles* are the rack's tiles in notation. *thrown* is the
    number of Jokers that the player has discarded. *aim* is the pattern that the player is trying to build,
    if it is a pattern without melds, such as "mosaic". *spread* contains the melds on the table, in notation;
    None if there is no table.

    >>> from rummy_widget.tutor import course
    >>> rack = LessonRack(Session(course().lesson("runs")), "r5 r6 r7 | b9")
    >>> rack, rack.verdict
    (Lesson('runs').rack('r5 r6 r7 | b9'), 'One meld, one loose tile.')
    """

    ACCEPTS = frozenset({"hello", "size", "house-off", "explain", "explain-off"})

    def __init__(
        self, session: Session, tiles: str, *, thrown: int = 0, aim: str | None = None,
        spread: str | None = None,
    ) -> None:  # fmt: skip
        self._session = session
        rules, lang = session.progress.rules, session.lang
        priced = {"jokers_thrown": thrown, "aim": aim}
        super().__init__(tiles, readonly=True, spread=spread, rules=rules, lang=lang, **priced)
        session.add_watcher(self)

    def __repr__(self) -> str:
        thrown, aim = self._priced["jokers_thrown"], self._priced["aim"]
        more = (f", thrown={thrown}" if thrown else "") + (f", aim={str(aim)!r}" if aim else "")
        more += "" if self.spread is None else f", spread={self.spread!r}"
        return f"Lesson({self._session.progress.lesson.key!r}).rack({self.arrangement!r}{more})"

    def show_changes(self, before: LessonProgress | None) -> None:
        """Judge the rack again if the house rules differ from those in *before*.

        *before* is the progress before a change; None means that the rack is judged in any case.
        """
        if before is None or before.switches != self._session.progress.switches:
            self.rules = self._session.progress.rules
            self._refresh()

    def _house(self) -> str | None:
        return house_text(self._session.progress.switches)

    def _handle(self, message: Message) -> None:
        if message.type == "house-off":
            self._session.play("", message)
        else:
            super()._handle(message)
