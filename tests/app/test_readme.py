"""The documentation is true: its sessions give the results shown, and its commands, files and links exist."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

import rummy_widget

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "deploy" / "README.md")
)
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
# A file as documentation names it: with a suffix, perhaps in a folder; not a pattern such as NN-key.toml.
FILE = re.compile(r"`([\w./@-]+\.(?:py|ts|js|css|toml|ftl|ipynb|md|yml|yaml|txt))`")
MADE_UP = re.compile(r"NN-|visitors\.key|course\.toml|family")
BUILT = {"mined.txt"}


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


CODE = [
    pytest.param(page, text, id=f"{page}-{number}")
    for page in PAGES
    for number, (kind, text) in enumerate(FENCE.findall(text_of(page)))
    if kind == "python"
]
SESSIONS = [each for each in CODE if ">>>" in str(each.values[1])]
PROGRAMS = [each for each in CODE if ">>>" not in str(each.values[1])]


def test_there_are_sessions_to_run() -> None:
    assert {"README.md", "docs/engine.md"} <= {str(each.values[0]) for each in SESSIONS}


@pytest.mark.parametrize(("page", "text"), SESSIONS)
def test_a_session_gives_what_it_says(page: str, text: str) -> None:
    session = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    said: list[str] = []
    failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=said.append).failed
    assert not failed, "".join(said)


@pytest.mark.parametrize(("page", "text"), PROGRAMS)
def test_a_program_is_python(page: str, text: str) -> None:
    assert ast.parse(text).body


def test_every_widget_in_the_docs_can_be_made() -> None:
    (program,) = [each.values[1] for each in PROGRAMS if each.values[0] == "docs/widgets.md"]
    exec(compile(str(program), "docs/widgets.md", "exec"), {})


@pytest.mark.parametrize("page", PAGES)
def test_every_public_name_that_a_page_uses_exists(page: str) -> None:
    used = set(re.findall(r"\brw\.(\w+)", text_of(page)))
    gone = {"Spread", "parse_spread"} if page == "CHANGELOG.md" else set()
    assert used - gone - set(rummy_widget.__all__) == set()


@pytest.mark.parametrize("page", PAGES)
def test_make_can_make_what_is_named(page: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    commands = "\n".join(text for kind, text in FENCE.findall(text_of(page)) if kind == "sh")
    named = set(re.findall(r"`make ([a-z]+)", text_of(page)))
    named |= set(re.findall(r"^make ([a-z]+)", commands, re.MULTILINE))
    assert named - targets == set()


def anchors(path: Path) -> set[str]:
    """The names by which GitHub links to the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    broken = []
    for link in sorted(set(LINK.findall(text_of(page)))):
        if "://" in link:
            continue
        file, _, anchor = link.partition("#")
        path = (ROOT / page).parent / file if file else ROOT / page
        if not path.exists() or (anchor and anchor not in anchors(path)):
            broken.append(link)
    assert broken == []


@cache
def tracked() -> tuple[str, ...]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    return tuple(f"/{name}" for name in listed.stdout.split("\0"))


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_exists(page: str) -> None:
    named = {name for name in FILE.findall(text_of(page)) if not MADE_UP.search(name) and name not in BUILT}
    missing = [name for name in named if not any(each.endswith(f"/{name}") for each in tracked())]
    assert sorted(missing) == []


@pytest.mark.parametrize(("page", "most"), [("README.md", 5_000), ("CONTRIBUTING.md", 6_000)])
def test_the_first_pages_are_short(page: str, most: int) -> None:
    assert len(text_of(page).encode()) <= most
