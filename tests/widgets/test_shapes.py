"""What Python sends has its shape, and TypeScript is told of the same shapes."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from typing import Any

import pytest

import rummy_widget as rw
import shapes
from rummy_widget import widgets
from rummy_widget.widgets.base import GuardedWidget
from widgets.pages import Page
from widgets.shaped import STATES, misfits, shape_of


def test_the_page_is_told_of_the_shapes_as_they_are() -> None:
    assert shapes.kept() == shapes.written(), "run `make shapes`"


def test_every_view_has_its_shape() -> None:
    def all_of(kind: type[GuardedWidget]) -> set[str]:
        return {kind.VIEW} | {view for each in kind.__subclasses__() for view in all_of(each)}

    for module in pkgutil.walk_packages(widgets.__path__, f"{widgets.__name__}."):
        importlib.import_module(module.name)
    assert all_of(GuardedWidget) - {""} == set(STATES)


def test_the_page_has_no_shape_of_its_own_beside_those() -> None:
    """`types.ts` has how a message is answered; states and messages are Python's shapes alone."""
    text = (shapes.WRITTEN.parent / "types.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"export (?:interface|type) (\w+)", text)) == {
        "Answer",
        "Model",
    }


def changed(value: Any, path: str, to: Any) -> Any:
    """The same with something else at a place; `...` takes it away."""
    name, _, rest = path.partition(".")
    key: Any = int(name) if isinstance(value, list) else name
    copy = value.copy()
    if rest:
        copy[key] = changed(copy[key], rest, to)
    elif to is ...:
        del copy[key]
    else:
        copy[key] = to
    return copy


@pytest.mark.parametrize(
    ("path", "to", "found"),
    [
        ("rack.size", "huge", "rack.rack.size: 'huge'"),
        ("rack.size", ..., "rack.rack.size: missing"),
        ("rack.undo", 0, "rack.rack.undo: 0"),
        ("rack.slots", None, "rack.rack.slots: None"),
        ("rack.most", 3, "rack.rack.most: no such field"),
        ("rack.verdict.clause", {"id": "PRO-20"}, "rack.rack.verdict.clause.title: missing"),
        ("rack.shelves.0.0.colour", "green", "rack.rack.shelves[0][0].colour: 'green'"),
        ("rack.shelves.0.0", "r5", "rack.rack.shelves[0][0]: 'r5'"),
    ],
)
def test_what_has_not_its_shape_is_found(path: str, to: object, found: str) -> None:
    state = rw.Rack("r5 r6 r7 | b9").state
    assert list(misfits(state, shape_of("rack"), "rack")) == []
    assert any(each.startswith(found) for each in misfits(changed(state, path, to), shape_of("rack"), "rack"))


def test_what_can_be_left_out_may_be() -> None:
    page = Page(rw.Rack("r5 r6 r7 | b9"))
    assert "reasons" not in page.rack
    assert list(misfits(changed(page.widget.state, "said", ...), shape_of("rack"), "rack")) == []


@pytest.mark.parametrize("annotation", ["set[str]", "Sequence[int]", "frozenset[int]", "not_a_type()"])
def test_what_has_no_typescript_is_refused(annotation: str) -> None:
    with pytest.raises(ValueError, match="no TypeScript for"):
        shapes.typescript(ast.parse(annotation, mode="eval").body)
