"""Names at tables and in live classes: nobody sits beside Ana under a name that looks like hers."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import unicodedata
from itertools import combinations
from random import Random

import pytest
from confusable_homoglyphs import confusables

from rummy_widget.classroom.seeds import pseudonyms
from rummy_widget.rooms.classes.classes import Classes
from rummy_widget.rooms.errors import Refusal
from rummy_widget.rooms.names import check_name, look_alike
from rummy_widget.rooms.referee import Referee
from rummy_widget.text.words import languages, speaking

NAMES = ("Ana", "Mihai", "Ștefan", "Ilie", "Zoe", "Otto", "Ioana", "red 7", "Corina M", "Eva-Maria", "Paul")
INVISIBLE = (
    "\u3164\u034f\u2800\u115f\u1160\uffa0\u17b4\u180b\u180e\u200b\u200d\u2060\ufe0f\ufeff\u00ad\u061c"
    "\U000e0041\U000e0100\U0001d159\U0001d173"
)
# Asks another program, which has its own copy of Unicode's tables, for all signs that are shown as nothing.
ASK = """
const found = [];
for (let at = 0; at < 0x110000; at += 1)
  if ((at < 0xd800 || at > 0xdfff) && /\\p{Default_Ignorable_Code_Point}/u.test(String.fromCodePoint(at)))
    found.push(at);
console.log(JSON.stringify(found));
"""


def shown_as(name: str, rng: Random) -> str:
    """Another way to write a name, some of its letters in place of others that look like them."""
    signs = list(name)
    for at in rng.sample(range(len(signs)), rng.randint(1, len(signs))):
        alike = confusables.is_confusable(signs[at], greedy=True)
        others = [each["c"] for each in alike[0]["homoglyphs"] if len(each["c"]) == 1] if alike else []
        signs[at] = rng.choice(others or [signs[at]])
    return "".join(signs)


def test_names_that_only_look_otherwise_are_taken(here: Referee) -> None:
    rng, refused = Random(2), 0
    for name in NAMES:
        code = here.make("rummikub", name=name, who=name).code
        for number in range(12):
            other = shown_as(name, rng)
            with pytest.raises(Refusal):
                here.join(code, name=rng.choice([other, f" {other} "]), who=f"{name} {number}")
            refused += other != name
        assert here.join(code, name=f"{name} B", who=f"{name} last")
    assert refused > 100


def test_pseudonyms_of_a_live_class_that_only_look_otherwise_are_taken(here: Referee) -> None:
    rng, classes = Random(3), Classes(here.store)
    code = classes.open("racks", who="teacher").code
    for name in NAMES:
        classes.join(code, name, who=name)
    for name in NAMES * 3:
        with pytest.raises(Refusal):
            classes.join(code, shown_as(name, rng), who=str(rng.random()))
    classes.join(code, "Anna", who="another")


@pytest.mark.parametrize("sign", INVISIBLE)
def test_a_sign_that_shows_as_nothing_is_in_no_name(here: Referee, sign: str) -> None:
    code = here.make("rummikub", name="Ana", who="Ana").code
    for name in (f"Ana{sign}", f"{sign}Ana", f"A{sign}na", sign):
        with pytest.raises(Refusal):
            here.join(code, name=name, who=name)


@pytest.mark.skipif(not shutil.which("node"), reason="asks Node, which has Unicode's table")
def test_no_sign_of_all_that_show_as_nothing_is_in_a_name() -> None:
    done = subprocess.run(["node", "-e", ASK], capture_output=True, text=True, check=True)
    signs = json.loads(done.stdout)
    assert len(signs) > 4000
    for sign in map(chr, signs):
        with pytest.raises(Refusal):
            check_name(f"An{sign}a")


def test_names_that_people_have_are_names() -> None:
    """Of many languages and scripts; and no two pseudonyms of a class look alike."""
    for name in (
        "Zoë",
        "Ștefan",
        "Åsa",
        "Νίκος",
        "Андрей",
        "محمد",
        "דוד",
        "さくら",
        "김민준",
        "अनिल",
        "Łukasz",
        "Nguyễn",
        "O’Neil",
    ):
        assert check_name(name) == unicodedata.normalize("NFC", name)
    for language in languages():
        with speaking(language):
            assert not [pair for pair in combinations(pseudonyms(104), 2) if look_alike(*pair)]


def test_without_the_library_it_is_said_what_to_install() -> None:
    code = (
        "import sys; sys.modules['confusable_homoglyphs'] = None\n"
        "from rummy_widget.rooms.errors import NotInstalled\n"
        "from rummy_widget.rooms.names import look_alike\n"
        "try: look_alike('Ana', 'Ana')\n"
        "except NotInstalled as missing: print(missing.sentence)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "confusable-homoglyphs" in done.stdout
