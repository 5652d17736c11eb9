"""What stands in for Babel, attrs and the rest on the site says what they say."""

from __future__ import annotations

import doctest
import json
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from babel import Locale
from babel.plural import PluralRule

from rummy_widget.site import packing
from rummy_widget.text.words import languages

NUMBERS = (*range(-3, 130), 999, 1000, 1019, 12_345, 1_000_000, -1_234_567)
MANY = ("pl", "ar", "cy", "lt", "mt", "he", "fr")
REPLACED = ("attr", "babel", "fluent", "platformdirs", "pytz", "typing_extensions")
SAID = """
count = { $n ->
    [one] one
    [few] { $n } few
    [7] seven
   *[other] { $n } others
}
plain = { NUMBER($n, useGrouping: 0) }
wide = { NUMBER($n, minimumIntegerDigits: 3) }
literal = { 12345 }
bare = { $n }
-term = { $case ->
    [a] A
   *[b] B
}
whole = { -term(case: "a") } { count.way }
    .way = way
"""


@pytest.fixture
def lean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever imports these now gets what the site has."""
    (tmp_path / "babel").mkdir()
    for path in packing.LEAN.rglob("*.py"):
        (tmp_path / path.relative_to(packing.LEAN)).write_bytes(path.read_bytes())
    (tmp_path / packing.NUMBERS).write_text(json.dumps(packing.numbers()), encoding="utf-8")
    kept = {name: module for name, module in sys.modules.items() if name.partition(".")[0] in REPLACED}
    for name in kept:
        del sys.modules[name]
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] in REPLACED]:
        del sys.modules[name]
    sys.modules.update(kept)


def said(language: str) -> list[object]:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(SAID))
    found: list[object] = []
    for key in ("count", "plain", "wide", "literal", "bare", "whole"):
        pattern = bundle.get_message(key).value
        for number in NUMBERS:
            text, problems = bundle.format_pattern(pattern, {"n": number})
            found.append((text, [str(each) for each in problems]))
    return found


@pytest.fixture
def real() -> dict[str, list[object]]:
    return {language: said(language) for language in languages()}


@pytest.fixture
def plurals() -> dict[str, PluralRule]:
    return {name: Locale.parse(name).plural_form for name in (*languages(), *MANY)}


def test_every_whole_number_is_said_as_by_babel(real: dict[str, list[object]], lean: None) -> None:
    import babel

    assert hasattr(babel.Locale.parse("en"), "signs"), "the real one"
    assert {language: said(language) for language in languages()} == real


def test_plurals_are_those_of_babel_in_languages_that_have_many(
    plurals: dict[str, PluralRule], lean: None
) -> None:
    from babel import plural

    for name, known in plurals.items():
        rule = plural.PluralRule(known.rules)
        assert [rule(number) for number in NUMBERS] == [known(number) for number in NUMBERS], name


def test_what_is_no_whole_number_is_not_said(lean: None) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource(SAID))
    with pytest.raises(TypeError, match="only whole numbers"):
        bundle.format_pattern(bundle.get_message("plain").value, {"n": 1.5})
    with pytest.raises(TypeError, match="no dates"):
        bundle.format_pattern(bundle.get_message("bare").value, {"n": date(2026, 1, 2)})


def test_options_that_are_none_are_refused_as_by_attrs(lean: None) -> None:
    from fluent.runtime.types import fluent_number

    with pytest.raises(ValueError, match="'style' must be in"):
        fluent_number(3, style="roman")


def test_the_state_of_a_program_lies_where_platformdirs_has_it(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    from platformdirs.unix import Unix

    known = Unix("rummy_widget", appauthor=False).user_state_path
    request.getfixturevalue("lean")
    from platformdirs import user_state_path

    assert user_state_path("rummy_widget", appauthor=False) == known


def test_their_examples_hold(lean: None) -> None:
    import platformdirs
    from babel import numbers, plural

    for module in (platformdirs, numbers, plural):
        done = doctest.testmod(module)
        assert done.attempted, module
        assert not done.failed, module
