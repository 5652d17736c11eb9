"""The loader: lazy, strict, cached, and able to serve a language with three plural forms."""

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from rummy_widget.text import words
from rummy_widget.text.words import Voice

FILES = sorted((words.FOLDER / "en").glob("*.ftl"))

# A sample, made here and not shipped. Romanian has three forms: for 1, for 0 and 2 to 19, and with "de".
ROMANIAN = """
joker = Joker
tiles-left = { $count ->
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
}
step-left = Mai { $count ->
    [one] este { tiles-left }
   *[other] sunt { tiles-left }
} la rând.
tile-name = { $colour ->
    [red] { $number } roșu
   *[black] { $number } negru
}
"""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_is_fluent_and_is_cut_into_its_messages(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(source).body if not isinstance(entry, ast.BaseComment)]
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk
    cut = Voice("en", source)
    serialized = FluentSerializer()
    for entry in entries:
        assert isinstance(entry, ast.Message | ast.Term)
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        alone = FluentParser().parse(cut._sources[name] + "\n").body
        entry.comment = None
        assert [serialized.serialize_entry(each) for each in alone] == [serialized.serialize_entry(entry)]
    assert len(cut._sources) == len(entries)


def test_no_key_stands_twice() -> None:
    keys = [key for path in FILES for key in Voice("en", path.read_text(encoding="utf-8")).keys]
    assert sorted(keys) == sorted(set(keys))


def test_a_message_is_parsed_when_it_is_said_with_all_that_it_refers_to() -> None:
    voice = Voice(
        "en", "a = { b } and { -c }\nb = { -c }\n-c = sea\nd = { $x ->\n    [one] { b }\n   *[other] -\n}\n"
    )
    assert voice.say("b") == "sea"
    assert voice._parsed == {"b", "-c"}
    assert voice.say("a") == "sea and sea"
    assert voice.say("d", x=1) == "sea"


@pytest.mark.parametrize("key", ["no-such-key", "joker.title", "term-tile.no-such-attribute"])
def test_a_missing_key_is_never_read_by_a_person(key: str) -> None:
    with pytest.raises(KeyError):
        words.say(key)


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(ValueError, match=r"cannot say 'tile-name' in 'en'.*number"):
        words.say("tile-name", colour="red")


def test_numbers_are_plain_digits_and_still_have_plural_forms() -> None:
    assert words.say("count-tiles", count=1000) == "1000 tiles"
    assert words.say("count-tiles", count=1) == "one tile"


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "0 piese"),
        (1, "o piesă"),
        (2, "2 piese"),
        (19, "19 piese"),
        (20, "20 de piese"),
        (101, "101 piese"),
        (106, "106 piese"),
        (120, "120 de piese"),
        (1000, "1000 de piese"),
    ],
)
def test_a_language_with_three_plural_forms(count: int, said: str) -> None:
    assert Voice("ro", ROMANIAN).say("tiles-left", count=count) == said


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in FILES:
        (tmp_path / "en").mkdir(exist_ok=True)
        (tmp_path / "en" / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "ro").mkdir()
    (tmp_path / "ro" / "sample.ftl").write_text(ROMANIAN, encoding="utf-8")
    caches = (words.voice, words.languages, words._clause, words._glossary)
    for cached in caches:
        cached.cache_clear()
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    yield
    for cached in caches:
        cached.cache_clear()


@pytest.mark.usefixtures("two_languages")
def test_another_language_is_spoken_inside_and_english_fills_its_gaps() -> None:
    assert words.languages() == ("en", "ro")
    with words.speaking("ro"):
        assert words.language() == "ro"
        assert words.say("tile-name", colour="black", number=2) == "2 negru"
        assert words.say("step-left", count=20) == "Mai sunt 20 de piese la rând."
        assert words.say("tool-undo") == "Undo"
        assert words.clause("PRO-20").title == "Run"
        assert words.glossary()[0].term == "Tile"
    assert words.say("tile-name", colour="black", number=2) == "black 2"


@pytest.mark.usefixtures("two_languages")
def test_sentences_of_the_engine_follow_the_language() -> None:
    from rummy_widget.engine.tiles import parse_tiles
    from rummy_widget.text.sentences.tiles import tile_name, tiles_names

    black, joker = parse_tiles("k2 *")
    assert tile_name(black) == "black 2"
    with words.speaking("ro"):
        assert tile_name(black) == "2 negru"
        assert tiles_names([black, joker]) == "2 negru and Joker"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown language 'xx': expected one of en"), words.speaking("xx"):
        pass


def test_the_fluent_library_waits_for_the_first_sentence() -> None:
    script = "import sys, rummy_widget.text.words; print('fluent' in sys.modules, 'babel' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False", "False"]


def test_what_the_browser_says_is_handed_over_as_text() -> None:
    assert words.ui_text() == (words.FOLDER / "en" / "ui.ftl").read_text(encoding="utf-8")
