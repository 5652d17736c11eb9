"""What a close is worth, said with its proof, and the verdict that the terminal prints."""

import pytest

from rummy_widget.engine.closes import Closing
from rummy_widget.engine.reading.rack import RackReading, read_rack
from rummy_widget.text.sentences.closings import closing_sentences, price_text, score_text
from rummy_widget.text.sentences.racks import rack_sentence
from rummy_widget.text.words import clause

# The published racks, each with the line that says why it is what it is.
PUBLISHED = [
    ("r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 k1 ; k10", "Simple, Small: 250 points", "PRO-40",
     "Simple: all in runs and groups."),
    ("r2 r3 r4 * r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 * ; k10", "Simple, Small: 150 points", "PRO-40",
     "Two Jokers among the tiles that count: 150 instead of 250."),
    ("r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1 ; k3", "Mosaic, Small: 250 points", "PRO-41",
     "Mosaic: from 1 to 13 and on to another 1, neighbours in different colours."),
    ("r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 | r11 r12 r13 r1 ; k8", "Bicolor, Big: 500 points", "PRO-42",
     "Bicolor: only runs, in red and blue."),
    ("r2 r3 r4 r5 r6 | b3 b4 b5 b6 b7 | r7 y7 b7 k7 ; k12", "Minor, Big: 500 points", "PRO-43",
     "Minor: every arranged tile is 7 or lower."),
    ("r8 r9 r10 r11 r12 | b10 b11 b12 b13 b1 | r13 y13 b13 k13 ; k11", "Major, Big: 500 points", "PRO-44",
     "Major: every arranged tile is 8 or higher, or a 1."),
    ("r8 r8 | b10 b10 | k12 k12 | y10 y10 | r1 r1 | b2 b2 | y13 y13 ; k11", "Doubles, Special: 1000 points",
     "PRO-49",
     "Doubles: seven pairs of identical tiles."),
    ("r8 r8 y8 y8 b8 b8 k8 k8 r1 y2 b3 k13 r12 y10 ; b11", "Grand Care, Special: 1000 points", "PRO-50",
     "Grand Care: the eight tiles numbered 8."),
    ("r2 r3 r4 r5 r6 | r6 r7 r8 r9 r10 | r11 r12 r13 r1 ; k8", "Monocolor, Special: 1000 points", "PRO-51",
     "Monocolor: only runs, all red."),
]  # fmt: skip
BICOLOR = "r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 |"


def closing(rack: str, **more: int) -> Closing:
    found = read_rack(rack, **more).closing
    assert found is not None
    return found


@pytest.mark.parametrize(("rack", "price", "cited", "line"), PUBLISHED)
def test_the_published_racks(rack: str, price: str, cited: str, line: str) -> None:
    found = closing(rack)
    assert price_text(found) == f"{price} from each player"
    lines = closing_sentences(found)
    assert (True, line, cited) in lines
    assert lines[0].holds
    assert lines[0].text.startswith("Closes")
    holds = [each.holds for each in lines]
    assert holds == sorted(holds, reverse=True)  # first what holds, then what does not
    for each in lines:
        assert clause(each.clause)
        assert each.text.endswith(".")


def texts(rack: str, **more: int) -> list[str]:
    return [line.text for line in closing_sentences(closing(rack, **more))]


def test_jokers_given_up_raise_the_price() -> None:
    assert "The free tile is a Joker, so the close pays the Special price instead of Big." in texts(
        f"{BICOLOR} *"
    )
    said = "A Joker as the free tile would make the close worth 1000, but the free tile is black 8."
    assert said in texts(f"{BICOLOR} k8")
    assert "Two Jokers were thrown: the Special price instead of Big." in texts(
        f"{BICOLOR} k8", jokers_thrown=2
    )
    assert "A Joker was thrown, and another is the free tile: the Special price instead of Small." in texts(
        "r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 k1 ; *", jokers_thrown=1
    )


def test_one_thrown_joker_raises_simple_only() -> None:
    simple = "r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 k1 ; k10"
    assert "One Joker was thrown: the Big price instead of Small." in texts(simple, jokers_thrown=1)
    assert not any("thrown" in text for text in texts(f"{BICOLOR} k8", jokers_thrown=1))


def test_the_multiplier_is_told() -> None:
    found = closing(f"{BICOLOR} k8", multiplier=2)
    assert price_text(found) == "Bicolor, Big: 500 times 2: 1000 points from each player"
    assert (True, "This table multiplies by 2: 1000 from each player.", "PRO-54") in closing_sentences(found)


def test_prices_are_never_added() -> None:
    said = texts("r2 r3 r4 r5 r6 | b3 b4 b5 b6 b7 | r4 r5 r6 r7 ; k12")
    assert (
        sum("only the best price counts" in text for text in said) == 2
    )  # Simple, and the other of Bicolor and Minor


def test_what_the_same_tiles_are_worth_is_said_with_the_rack_and_with_the_proof() -> None:
    reading = read_rack("r5 r6 r7 * | b1 b2 b3 | b8 b9 b10 b11 | k1 k2 k3 ; r8")
    assert rack_sentence(reading) == (
        "You can close now: Simple, 200 points. Laid differently, the same tiles are worth 500."
    )
    line = (
        "Worth more as Simple, 500: run, red 5 to red 8, run, blue 8 to blue 11, run, blue 1 to blue 3, "
        "then run, black 1 to black 3; Joker left over."
    )
    assert f"+ {line}  [PRO-52]" in score_text(reading)


def test_the_terminal_prints_price_lying_tiles_and_proof() -> None:
    assert score_text(read_rack(f"{BICOLOR} k8")).splitlines()[:8] == [
        "closes: Bicolor, Big: 500 points from each player",
        "",
        "  run, red 2 to red 6",
        "  run, blue 10 to blue 1",
        "  run, red 11 to red 1",
        "  free tile, black 8",
        "",
        "+ Closes: 14 tiles in melds, black 8 left over.  [PRO-30]",
    ]


NOT_CLOSING = [
    ("", ["doesn't close", "", "- There's no tile here yet.  [PRO-30]"]),
    (
        "r5 r6 r7 | b9",
        [
            "doesn't close",
            "",
            "  run, red 5 to red 7",
            "  loose, blue 9",
            "",
            "- You need 15 tiles to close, and there are 4.  [PRO-30]",
        ],
    ),
    (
        "r5 r6 r7 / k13 k1 k2 | b7 b8",
        [
            "doesn't close",
            "",
            "  run, red 5 to red 7",
            "  not valid, 13 - 1 - 2: not a run",
            "  unfinished, needs blue 6 or blue 9",
            "",
            "- Black 2 can't follow a 1 that ends a run.  [PRO-20]",
            "- Blue 7 and blue 8 need blue 6 or blue 9.  [PRO-20]",
        ],
    ),
]


@pytest.mark.parametrize(("rack", "lines"), NOT_CLOSING)
def test_the_terminal_says_why_a_rack_does_not_close(rack: str, lines: list[str]) -> None:
    assert score_text(read_rack(rack)).splitlines() == lines


def test_every_line_of_a_verdict_that_closes_cites_a_clause() -> None:
    reading: RackReading = read_rack(f"{BICOLOR} k8")
    proof = score_text(reading).split("\n\n")[-1].splitlines()
    assert all(line[0] in "+-" and line.endswith("]") and "[PRO-" in line for line in proof)
