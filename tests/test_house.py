"""How the project is built: what is imported when, how large bundles are, what the repository holds."""

from __future__ import annotations

import ast
import gc
import gzip
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import pytest

import rummy_widget
from rummy_widget.engine import rules
from rummy_widget.engine.faults import FaultCode

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "rummy_widget"
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
# The modules of the package, as ("tutor", "steps").
MODULES = [
    path.relative_to(PACKAGE).with_suffix("").parts
    for path in sorted(PACKAGE.rglob("*.py"))
    if not {"course", "js"} & set(path.relative_to(PACKAGE).parts)
]
Module: TypeAlias = "tuple[str, ...]"


@cache
def tree_of(parts: Module) -> ast.Module:
    """What Python reads in a module; looking for garbage meanwhile would take most of the time."""
    gc.disable()
    try:
        return ast.parse(PACKAGE.joinpath(*parts).with_suffix(".py").read_text(encoding="utf-8"))
    finally:
        gc.enable()


@cache
def nodes_of(parts: Module) -> tuple[ast.AST, ...]:
    """All that stands in it: several tests look for something."""
    return tuple(ast.walk(tree_of(parts)))


# -- imports -----------------------------------------------------------------------------------


@cache
def imports(parts: tuple[str, ...], *, at_once: bool = False) -> list[str]:
    """Full names of what a module imports; with `at_once`, only of what it imports when it is loaded."""
    return [*_imports(parts, at_once)]


def _imports(parts: tuple[str, ...], at_once: bool) -> Iterator[str]:
    for node in tree_of(parts).body if at_once else nodes_of(parts):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ("rummy_widget", *parts)[: len(parts) + 1 - node.level] if node.level else ()
            yield from (".".join(filter(None, (*base, node.module, alias.name))) for alias in node.names)


def libraries(parts: tuple[str, ...], *, at_once: bool = False) -> set[str]:
    return {name.split(".")[0] for name in imports(parts, at_once=at_once)}


HEAVY = {"anywidget", "ipywidgets", "IPython", "traitlets", "voila", "fluent", "numpy", "sympy"}


def test_sympy_is_imported_where_it_is_needed_and_no_sooner() -> None:
    assert [parts for parts in MODULES if "sympy" in libraries(parts, at_once=True)] == []


def test_importing_the_package_loads_nothing_yet() -> None:
    loaded = loaded_by("import rummy_widget")
    assert loaded & HEAVY == set()
    assert [module for module in loaded if module.startswith("rummy_widget.")] == []


def loaded_by(statement: str) -> set[str]:
    """Modules that a new interpreter has after a statement and had not before it."""
    code = f"import sys; before = set(sys.modules); {statement}; print(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=ROOT)
    return set(done.stdout.split())


@pytest.mark.parametrize("name", sorted(rummy_widget.__all__))
def test_every_public_name_leads_somewhere(name: str) -> None:
    assert getattr(rummy_widget, name) is not None


def test_no_public_class_has_the_name_of_another() -> None:
    homes: dict[str, list[str]] = {}
    for parts in MODULES:
        for node in tree_of(parts).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes.setdefault(node.name, []).append("/".join(parts))
    assert {name: found for name, found in homes.items() if len(found) > 1} == {}


# -- a ruleset is data ------------------------------------------------------------------------

PRESETS = {name: each for name, each in vars(rules).items() if isinstance(each, rules.Ruleset)}
GAMES = {each.name for each in PRESETS.values()}


def compared(nodes: Iterable[ast.AST]) -> Iterator[ast.expr]:
    """Everything that a module compares, matches, or looks up in a table of its own."""
    for node in nodes:
        if isinstance(node, ast.Compare):
            yield from (node.left, *node.comparators)
        elif isinstance(node, ast.Match):
            yield node.subject
        elif isinstance(node, ast.MatchValue):
            yield node.value
        elif isinstance(node, ast.Dict):
            yield from filter(None, node.keys)
        elif isinstance(node, ast.Subscript):
            yield node.slice


def names_a_game(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return node.value in GAMES
    text = ast.unparse(node)
    return text.split(".")[-1] in PRESETS or re.fullmatch(r"(.*\.)?rules(et)?\.name", text) is not None


def test_nothing_compares_the_name_of_a_game() -> None:
    found = {
        parts: [ast.unparse(node) for node in compared(nodes_of(parts)) if names_a_game(node)]
        for parts in MODULES
    }
    assert {parts: texts for parts, texts in found.items() if texts} == {}


# Where the kind of play may be asked for by its class, outside `engine/game/turns`, and what for.
ASKS_FOR_KINDS = {
    ("engine", "rules", "ruleset"): "its one home: what a ruleset says of its table",
    ("engine", "game", "settings"): "a game of closes needs a deal, turns and prices",
    ("engine", "game", "players", "__init__"): "each kind has players of its own",
    ("text", "sentences", "games"): "each kind has a name",
}
KINDS = {each.__name__ for each in (rules.ClosingPlay, rules.LayingPlay, rules.RearrangingPlay)}


def asks_for_a_kind(node: ast.AST) -> bool:
    """Whether a node tells the three kinds of play apart: by isinstance, a match, a comparison, a table."""
    asked: list[ast.expr | ast.pattern | None] = []
    match node:
        case ast.Call(func=ast.Name(id="isinstance"), args=[_, kinds]):
            asked = [kinds]
        case ast.Compare():
            asked = [node.left, *node.comparators]
        case ast.match_case():
            asked = [node.pattern]
        case ast.Dict():
            asked = list(node.keys)
    return any(
        isinstance(each, ast.Name) and each.id in KINDS for part in asked if part for each in ast.walk(part)
    )


def test_the_kind_of_play_is_asked_for_in_few_places() -> None:
    asking = {
        parts
        for parts in MODULES
        if parts[:3] != ("engine", "game", "turns") and any(map(asks_for_a_kind, nodes_of(parts)))
    }
    assert asking == set(ASKS_FOR_KINDS)


def test_every_fault_is_given_by_something() -> None:
    named = {
        node.attr
        for parts in MODULES
        if parts != ("engine", "faults")
        for node in nodes_of(parts)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "FaultCode"
    }
    assert [code.name for code in FaultCode if code.name not in named] == []


# -- sizes ------------------------------------------------------------------------------------


def test_the_bundle_is_small() -> None:
    static = PACKAGE / "static"
    packed = {
        path.relative_to(static).as_posix(): len(gzip.compress(path.read_bytes(), 9))
        for path in static.rglob("*.*")
    }
    bundles = [f"rummy{name}" for name in ("", "-pages", "-score", "-practice", "-class", "-table")]
    whole = [f"{name}.{kind}" for name in bundles for kind in ("js", "css")]
    modules = [f"modules/{name}.js" for name in bundles]
    core = packed.pop("modules/rummy-core.js")
    later = {"modules/rummy-synthesizer.js", "modules/rummy-own-tables.js"}  # loaded when needed
    assert set(packed) == {*whole, *modules, *later, "rummy-figtree.txt"}
    loaded = {name: size + core * (name in modules) for name, size in packed.items()}
    most = {name: 75_000 for name in loaded if "table.js" in name}  # a whole page of games, melds and people
    most |= {name: 60_000 for name in modules if name not in most}
    most["modules/rummy.js"] = 45_000
    assert {name: size for name, size in loaded.items() if size > most.get(name, 45_000)} == {}


def test_no_line_of_typescript_is_long() -> None:
    """The formatter breaks no templates and no comments."""
    sources = [path for path in (PACKAGE / "js" / "src").rglob("*.ts") if path.parent.name != "shapes"]
    lines = [(path.name, line) for path in sources for line in path.read_text(encoding="utf-8").splitlines()]
    assert [(name, line) for name, line in lines if len(line) > 120] == []


def test_the_parts_of_a_tile_are_drawn_by_its_own_style_alone() -> None:
    """A page's box of the same name would give a face its padding, which shows on narrow screens only."""
    source = PACKAGE / "js" / "src"
    parts = set(re.findall(r"\brw-[\w-]+", (source / "rack" / "tile.ts").read_text(encoding="utf-8")))
    elsewhere = {
        path.name: parts & set(re.findall(r"^\.(rw-[\w-]+)\s*[,{]", path.read_text(encoding="utf-8"), re.M))
        for path in (source / "css").glob("*.css")
        if path.name != "tile.css"
    }
    assert {name: found - {"rw-tile"} for name, found in elsewhere.items() if found - {"rw-tile"}} == {}


# -- the repository ---------------------------------------------------------------------------


def committed() -> list[Path]:
    """Every file that git keeps here."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    return [Path(name) for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


# Whoever installs chooses where from. Put together here, so that this file names none of them either.
HOSTS = [".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("conda", "anaconda"))]
HOSTS += [f"registry.{each}" for each in ("npmjs", "yarnpkg")]
HOSTS += ["index" + "-url", "INDEX" + "_URL", '"resol' + 'ved"']


def test_no_file_names_a_registry() -> None:
    named = re.compile("|".join(map(re.escape, HOSTS)).encode())
    assert [str(path) for path in committed() if named.search((ROOT / path).read_bytes())] == []


def test_nothing_large_is_kept() -> None:
    assert [str(path) for path in committed() if (ROOT / path).stat().st_size > 1_000_000] == []


def on_the_map() -> set[str]:
    """The paths that CONTRIBUTING's map names."""
    (drawn,) = re.findall(r"^## Map\n+```\n(.*?)```", GUIDE, re.DOTALL | re.MULTILINE)
    found, folder = set(), ""
    for line in drawn.splitlines():
        names = line.strip().split("  ")[0].split()
        if not line.startswith(" "):
            folder = names[0]
        found |= {f"{folder}{name}" if line.startswith(" ") else name for name in names}
    return found


def test_the_map_shows_what_is_there() -> None:
    shown = on_the_map()
    assert [path for path in shown if not (ROOT / path).exists()] == []
    folders = {
        path.parts[0] for path in committed() if len(path.parts) > 1 and not path.parts[0].startswith(".")
    }
    there = {f"rummy_widget/{parts[0]}/" for parts in MODULES if len(parts) > 1}
    assert (there | {f"{folder}/" for folder in folders}) - shown == set()


def test_what_runs_for_the_project_elsewhere_is_pinned() -> None:
    """Each action by the hash of a commit, since a tag can be moved, with its version to read."""
    used = [
        (path.name, line.strip())
        for path in sorted((ROOT / ".github/workflows").glob("*.yml"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r"\s*(?:- )?uses:", line)
    ]
    assert len({name for name, _ in used}) > 1
    loose = [each for each in used if not re.search(r"uses: [\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)+$", each[1])]
    assert loose == []
