"""Every kind of step shows its title, its place in the lesson and its stars at the head of its screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.everywhere import DRAWN, screens
from parts import WHOLE
from rummy_widget.text.words import languages
from rummy_widget.tutor import all_lessons
from servers import App

SIZES = [(1280, 800), (820, 1180), (1024, 768), (390, 664)][: None if WHOLE else 2]
# What stands at the head of the step that is seen, and what of it lies over another part or out of sight.
HEAD = """() => {
  const step = [...document.querySelectorAll('.rw-step')].find(it => it.checkVisibility());
  const parts = ['.rw-title', '.rw-where', '.rw-won'].map(name => step.querySelector(`.rw-task ${name}`));
  const seen = parts.filter(it => it?.checkVisibility());
  const boxes = seen.map(it => [it, it.getBoundingClientRect()]);
  const over = boxes.filter(([it, a], at) => boxes.slice(at + 1).some(([, b]) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
  const hidden = boxes.filter(([it, { x, y, width, height }]) =>
    !it.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    && !document.elementFromPoint(x + width / 2, y + height / 2)?.contains(it));
  const cut = seen.filter(it => it.scrollWidth > it.clientWidth + 1);
  return { kind: step.dataset.kind, parts: seen.map(it => it.classList[0]),
    where: step.querySelector('.rw-task .rw-where')?.checkVisibility() ? step.querySelector('.rw-task .rw-where').innerText.trim() : null,
    wrong: [...over, ...hidden].map(([it]) => it.innerText).concat(cut.map(it => it.innerText)) };
}"""
ACTED = [lesson for lesson in all_lessons().values() if any(step.turn is not None for step in lesson.steps)]
# Where words are longest: of the long proofs every lesson that has a turn, in every language.
LOOKED_AT = [
    (lesson, language)
    for lesson in ACTED
    for language in languages()
    if WHOLE or (lesson.page == "pro/06-turn.ipynb" and language != "en")
]


def test_there_are_turns_to_look_at() -> None:
    assert ("pro/06-turn.ipynb", "ro") in [(lesson.page, language) for lesson, language in LOOKED_AT]


@pytest.mark.whole
@pytest.mark.parametrize(
    ("lesson", "language"), LOOKED_AT, ids=[f"{lesson.page}-{language}" for lesson, language in LOOKED_AT]
)
def test_every_step_has_the_same_head(
    lesson: Any, language: str, course: App, visit: Callable[..., Any]
) -> None:
    page = visit(course.page(f"lessons/{lesson.page_in(language).removesuffix('.ipynb')}"))
    page.wait_for_function(DRAWN)
    heads: dict[tuple[int, int], list[dict[str, Any]]] = {size: [] for size in SIZES}
    for key in screens(page):
        if key == "the end":
            break
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(DRAWN)
            heads[width, height].append(page.evaluate(HEAD))
        page.set_viewport_size({"width": 1280, "height": 800})
    for size, found in heads.items():
        assert len(found) == len(lesson.steps)
        assert len({tuple(each["parts"]) for each in found}) == 1, (size, found)
        assert [each["wrong"] for each in found if each["wrong"]] == [], size
        if size[0] > 700:
            numbers = [
                [int(word) for word in (each["where"] or "").split() if word.isdecimal()][:2]
                for each in found
            ]
            assert numbers == [[at, len(found)] for at in range(1, len(found) + 1)], size
    assert {"act"} < {each["kind"] for each in heads[SIZES[0]]}
