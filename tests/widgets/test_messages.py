"""Whatever a page sends, `read_message` gives back a well-shaped message or says what was wrong."""

import math
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummy_widget.engine.typed_reading import ReadError
from rummy_widget.widgets.messages import SHAPES, Message, read_message, read_seq

ALL = frozenset(SHAPES)

GOOD = [
    {"type": "hello", "seq": 1},
    {"type": "move", "tiles": [0, 1], "shelf": 1, "slot": 3},
    {"type": "sort", "by": "run"},
    {"type": "lay"},
    {"type": "check"},
    {"type": "check", "answer": "106"},
    {"type": "choose", "tiles": []},
    {"type": "another", "seed": 7},
    {"type": "progress", "stored": {"runs": "garbage is for the progress reader to judge"}},
]

BAD = [
    ({"type": "move", "tiles": [0], "shelf": 999, "slot": 0}, "'shelf'"),
    ({"type": "move", "tiles": [0], "shelf": True, "slot": 0}, "'shelf'"),
    ({"type": "move", "tiles": [0], "shelf": 0, "slot": math.nan}, "'slot'"),
    ({"type": "move", "tiles": [0, 0], "shelf": 0, "slot": 0}, "twice"),
    ({"type": "move", "tiles": list(range(10**6)), "shelf": 0, "slot": 0}, "at most 128"),
    ({"type": "move", "shelf": 0, "slot": 0}, "missing key .tiles."),
    ({"type": "undo", "_esm": "alert(1)"}, "'_esm'"),
    ({"type": "sort", "by": ["run"]}, "'by'"),
    ({"type": "check", "answer": "x" * 10**6}, "'answer'"),
    ({"type": {"deep": {"er": {}}}}, "'type'"),
    ({"type": "eval"}, "'type'"),
    (["move"], "an object"),
    (None, "an object"),
    ({}, "'type'"),
]


@pytest.mark.parametrize("content", GOOD)
def test_an_honest_message_is_read(content):
    message = read_message(content, ALL)
    assert message.type == content["type"]
    assert set(message.fields) == set(content) - {"type", "seq"}


@pytest.mark.parametrize(("content", "names"), BAD)
def test_a_bad_message_is_named(content, names):
    with pytest.raises(ReadError, match=names):
        read_message(content, ALL)


def test_a_widget_takes_only_the_types_it_accepts():
    with pytest.raises(ReadError, match="one of redo, undo"):
        read_message({"type": "hello"}, {"undo", "redo"})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=20,
)
FIELDS = st.sampled_from(
    sorted({name for shape in SHAPES.values() for name in shape.__annotations__} | {"_esm", "seq"})
)


@given(st.sampled_from(sorted(SHAPES)) | JSON, st.dictionaries(FIELDS, JSON, max_size=4))
def test_anything_else_is_a_message_or_a_clear_error(kind, fields):
    content = {"type": kind, **fields}
    with suppress(ReadError):
        message = read_message(content, ALL)
        assert isinstance(message, Message)
        assert all(type(each) is int for each in message.fields.get("tiles", ()))
    seq = read_seq(content)
    assert seq is None or type(seq) is int
