"""Romanian says all that English says, with its three plural forms, and can say it of any number."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import product
from math import prod
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

from parts import WHOLE
from rummy_widget.text import words
from rummy_widget.text.words import Voice
from text.test_all_sentences import texts
from text.written import of_language
from together import together

ENGLISH = words.FOLDER / "en"
ROMANIAN = words.FOLDER / "ro"

NUMBERS = (0, 1, 2, 19, 20, 100, 101, 120)
MOST = 1000 if WHOLE else 24

# What is the same in both languages: names, and words of the game that are Romanian as they are.
SAME = {
    "Rummy PRO", "Bicolor", "Minor", "Major", "Monocolor", "Joker", "Segment", "Valid", "Verdict",
    "Ana", "Mihai", "Ilinca", "Radu", "exact", "Rummikub", "Tile Rummy", "Rummy 45", "Basic Rummy",
    "Pup Rummy", "Easy Rummy", "Dutch Rummy", "RRRummy", "Tiles 50",
}  # fmt: skip

# Nouns that are counted in some sentence, in the plural.
COUNTED = (
    "piese|puncte|jokeri|suite|grupuri|formații|stive|perechi|duble|culori|numere|segmente|lecții|pași|"
    "pagini|stele|indicii|răspunsuri|reguli|cuvinte|schimburi|ori|exerciții|mutări|jocuri|"
    "jucători|elevi|cărți|exemplare|semne|cifre|părți|trageri|împărțiri|încercări|feluri|îndemânări"
)
SAID_NUMBER = re.compile(rf"(?<![\w.])(\d+) (de )?({COUNTED})\b")


def en() -> dict[str, ast.Pattern]:
    return of_language("en")


def ro() -> dict[str, ast.Pattern]:
    return of_language("ro")


def both() -> list[str]:
    return sorted({*en()} & {*ro()})


FILES = sorted(ROMANIAN.glob("*.ftl"))
VOICE = Voice("ro", "\n".join(path.read_text(encoding="utf-8") for path in FILES))


def walk(node: object) -> Iterator[ast.BaseNode]:
    """A piece of Fluent with all that is in it."""
    if isinstance(node, list):
        for each in node:
            yield from walk(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for name, each in vars(node).items():
            if name != "span":
                yield from walk(each)


def places(said: dict[str, ast.Pattern], key: str) -> set[str]:
    """The names of all that is put into a text, also into those that it refers to."""
    found: set[str] = set()
    for node in walk(said[key]):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found |= places(said, node.id.name)
    return found


def choices(said: dict[str, ast.Pattern], key: str) -> Iterator[tuple[str, list[str]]]:
    """What a text chooses by, with the keys of the choice, also in the texts that it refers to."""
    for node in walk(said[key]):
        if isinstance(node, ast.SelectExpression):
            chosen = next(each for each in walk(node.selector) if isinstance(each, ast.VariableReference))
            yield chosen.id.name, [name_of(variant.key) for variant in node.variants]
        elif isinstance(node, ast.MessageReference):
            yield from choices(said, node.id.name)


def formatted(key: str) -> set[str]:
    """What a text formats as a number, which therefore is one."""
    calls = [node for node in walk(ro()[key]) if isinstance(node, ast.FunctionReference)]
    return {each.id.name for each in walk(calls) if isinstance(each, ast.VariableReference)}


def name_of(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def counts(keys: list[str]) -> bool:
    """Whether a choice goes by the plural form of a number, not by words such as none, one and two."""
    forms = {key for key in keys if not key.lstrip("-").isdigit()}
    return bool(forms & {"one", "few"}) and forms <= {"one", "few", "other"}


def numbered(keys: list[str]) -> bool:
    return counts(keys) or any(key.lstrip("-").isdigit() for key in keys)


def spoken(key: str) -> Iterator[tuple[dict[str, str | int], str]]:
    """A text said of all that it chooses by: of words by their names, of numbers by one after the other."""
    chosen: dict[str, set[str | int]] = {name: set() for name in places(ro(), key)}
    for name in formatted(key):
        chosen[name] |= {*NUMBERS}
    for name, keys in [*choices(ro(), key), *choices(en(), key)]:
        chosen[name] |= (
            {*NUMBERS, *(int(each) for each in keys if each.lstrip("-").isdigit())}
            if numbered(keys)
            else {*keys, "Ana"}
        )
    for plain in (*NUMBERS, "7 roșu"):
        values = [sorted(found, key=str) if found else [plain] for found in chosen.values()]
        for told in some(values, key):
            given = dict(zip(chosen, told, strict=True))
            yield given, VOICE.say(key, **given)
        if all(chosen.values()):
            return


def some(values: list[list[str | int]], key: str) -> Iterator[tuple[str | int, ...]]:
    """Every choice of one value from each list; of very many, as many as MOST, always the same."""
    if prod(map(len, values)) <= MOST:
        yield from product(*values)
    else:
        chance = Random(key)
        yield from (tuple(map(chance.choice, values)) for _ in range(MOST))


def test_both_languages_have_the_same_texts_in_the_same_files() -> None:
    english, romanian = (
        {key: path.stem for path in folder.glob("*.ftl") for key in Voice("", path.read_text("utf-8")).keys}
        for folder in (ENGLISH, ROMANIAN)
    )
    assert english == romanian
    assert sorted({*en()} ^ {*ro()}) == []


def test_rules_and_words_of_the_game_stand_in_the_same_order() -> None:
    for name in ("glossary.ftl", *(path.name for path in ENGLISH.glob("clauses-*.ftl"))):
        english, romanian = (
            Voice("", (folder / name).read_text("utf-8")).keys for folder in (ENGLISH, ROMANIAN)
        )
        assert english == romanian


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_is_fluent_and_says_what_it_is_for(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert source.startswith("### ")
    body = FluentParser().parse(source).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = Voice("ro", source).keys
    assert sorted(keys) == sorted({*keys})


def test_the_same_is_put_into_both() -> None:
    differ = [key for key in both() if places(en(), key) != places(ro(), key)]
    assert differ == []


def test_every_number_has_the_three_plural_forms_of_romanian() -> None:
    lacking = [
        (key, name, keys)
        for key in ro()
        for name, keys in choices(ro(), key)
        if counts(keys) and not {"one", "few", "other"} <= {*keys}
    ]
    assert lacking == []


def test_what_english_counts_is_counted_in_romanian_too() -> None:
    def counted(said: dict[str, ast.Pattern], key: str) -> set[str]:
        return {name for name, keys in choices(said, key) if counts(keys)}

    assert [key for key in both() if not counted(en(), key) <= counted(ro(), key)] == []


def test_a_choice_between_words_has_all_that_english_has() -> None:
    def worded(said: dict[str, ast.Pattern], key: str) -> set[tuple[str, str]]:
        words = [(name, keys) for name, keys in choices(said, key) if not numbered(keys)]
        return {(name, each) for name, keys in words for each in keys if each != "other"}

    assert [key for key in both() if not worded(en(), key) <= worded(ro(), key)] == []


@pytest.mark.slow
@pytest.mark.whole
@together("key", lambda: sorted(ro()))
def test_it_can_be_said_of_any_number(key: str) -> None:
    for given, said in spoken(key):
        for number, joint, noun in SAID_NUMBER.findall(said):
            # 0 and 2 to 19 piese, 101 to 119 piese; 20 de piese, 100 de piese; and 1 is "o piesă".
            assert number != "1", (given, said)
            tens = int(number) % 100
            few = number == "0" or 0 < tens < 20
            assert bool(joint) != few, (given, said, noun)


def test_no_text_is_left_in_english() -> None:
    left = [
        (key, text)
        for key in both()
        for text in {*texts(en()[key])} & {*texts(ro()[key])}
        if re.search(r"[^\W\d_]{2}", text) and text.strip("… ,:.") not in SAME
    ]
    assert left == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_letters_are_romanian(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert unicodedata.normalize("NFC", source) == source
    assert set(source) & set("şţŞŢãõ“«»’‘") == set()  # s and t have a comma below; quotes are „ and ”
    assert source.count("„") == source.count("”")
    letters = {letter.lower() for letter in source if letter.isalpha()}
    assert letters <= set("abcdefghijklmnopqrstuvwxyzăâîșț")
    # â inside a word, î at its ends; after a prefix î stays
    assert re.findall(r"\b(?!(?:ne|re)î)\w+î\w+", source.lower()) == []
    assert re.findall(r"\bsînt\w*", source.lower()) == []


def test_rules_say_the_same_numbers_and_settings() -> None:
    rules = [key for key in both() if re.match(r"(PRO|RK|TR|R45|BR)-\d", key)]
    assert rules
    for key in rules:
        english, romanian = "".join(texts(en()[key])), "".join(texts(ro()[key]))
        for found in (r"\d+", r"`\w+`"):
            assert sorted(re.findall(found, english)) == sorted(re.findall(found, romanian)), key


def test_labels_of_faults_are_short_and_reasons_begin_small() -> None:
    for key, pattern in ro().items():
        for text in texts(pattern):
            if key.startswith("fault-") and key.endswith(".why"):
                assert text[0] in "…0123456789" or text[0].islower(), text
                assert text.endswith("."), text
            elif key.startswith("fault-"):
                assert len(text.split()) <= 8, text
                assert not text.endswith("."), text


def longest(pattern: ast.Pattern) -> int:
    """How many characters the longest sentence of a text has."""
    return max(len(sentence) for text in texts(pattern) for sentence in re.split(r"[.:] ", text))


def test_sentences_are_of_a_sensible_length_and_calm() -> None:
    said = [(key, text) for key, pattern in ro().items() for text in texts(pattern)]
    assert [key for key in both() if longest(ro()[key]) > max(125, 1.4 * longest(en()[key]))] == []
    assert [key for key, text in said if "!" in text] == []
    # the words of our glossary, and not those of other games
    other = re.compile(r"\b(cart[ei]|cărți\w*|mân[ăa]\b|eroare|ups|terț[ăe]\w*|decart\w*)\b", re.I)
    # cards are called so where one plays with them; the glossary names what a group is called at the table
    fine = re.compile(r"card-|BR-|game-|keys-|mouse-drag|par|lifted|check-choose|.*-cards(\.|$)|term-group$")
    assert [
        (key, found[0]) for key, text in said if (found := other.search(text)) and not fine.match(key)
    ] == []


@pytest.mark.parametrize(
    ("key", "given", "said"),
    [
        ("tile-name", {"colour": "red", "number": 7}, "7 roșu"),
        ("tile-copies", {"tile": "7 roșu", "count": 2}, "doi de 7 roșu"),
        ("tile-copies", {"tile": "joker", "count": 2}, "doi jokeri"),
        ("count-tiles", {"count": 1}, "o piesă"),
        ("count-tiles", {"count": 19}, "19 piese"),
        ("count-tiles", {"count": 20}, "20 de piese"),
        ("count-tiles", {"count": 101}, "101 piese"),
        ("price-each", {"points": 500}, "500 de puncte de la fiecare jucător"),
        ("fault-wrong-colour", {"tiles": "7 negru și 8 negru", "many": 2, "of": "roșu"},
         "7 negru și 8 negru nu sunt roșii"),
        ("log-draw-own", {"tile": "joker"}, "Ai tras un joker."),
        ("log-draw", {"who": "Tu"}, "Ai tras o piesă."),
        ("log-draw", {"who": "Ana"}, "Ana a tras o piesă."),
        ("pays", {"who": "Mihai", "you": "no", "whom": "tine"}, "Mihai îți plătește"),
        ("pays", {"who": "Tu", "you": "yes", "whom": "Ana"}, "Îi plătești Anei"),
        ("pays", {"who": "Ana", "you": "no", "whom": "Mihai"}, "Ana îi plătește lui Mihai"),
    ],
)  # fmt: skip
def test_samples(key: str, given: dict[str, str | int], said: str) -> None:
    assert VOICE.say(key, **given) == said
