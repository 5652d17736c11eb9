"""What README and CONTRIBUTING show is true: sessions give what they say, commands and files exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "CONTRIBUTING.md")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
SESSIONS = [
    pytest.param(page, text, id=f"{page}-{number}")
    for page in PAGES
    for number, (kind, text) in enumerate(FENCE.findall((ROOT / page).read_text(encoding="utf-8")))
    if kind == "python" and ">>>" in text
]


@pytest.mark.parametrize(("page", "text"), SESSIONS)
def test_a_session_gives_what_it_says(page: str, text: str) -> None:
    session = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    said: list[str] = []
    failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=said.append).failed
    assert not failed, "".join(said)


@pytest.mark.parametrize("page", PAGES)
def test_make_can_make_what_is_named(page: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"(?:`|^)make ([a-z]+)", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE))
    assert named - targets == set()


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = {target for target in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in target}
    assert [link for link in sorted(links) if not (ROOT / link).exists()] == []
