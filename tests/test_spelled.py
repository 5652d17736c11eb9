"""What is said to people is spelled in `text/words/` and in the steps of lessons, and nowhere else."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from together import together

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "rummy_widget"
# These speak to whoever writes lessons, never to a learner.
FOR_AUTHORS = {PACKAGE / "tutor" / "proof.py", PACKAGE / "tutor" / "errors.py"}
PYTHON = [
    path
    for path in sorted(PACKAGE.rglob("*.py"))
    if not {"course", "js", "words"} & set(path.relative_to(PACKAGE).parts) and path not in FOR_AUTHORS
]
TYPESCRIPT = sorted((PACKAGE / "js" / "src").rglob("*.ts"))
LESSONS = sorted((ROOT / "lessons").glob("*/*.toml"))

# Four plain words in a row are a sentence or a part of one, and so are three that begin like one.
SENTENCE = re.compile(r"\b(?:[a-z']+,? [a-z']+|[A-Z][a-z']*),? [a-z']+ [a-z']+\b")
# What a page shows as it stands is one already with two words, or as one word that begins like one.
SHOWN = re.compile(r"[A-Za-z]{2,},? [a-z]{2,}|^[A-Z][a-z]+\W?$")
LABEL = re.compile(r"""\b(?:aria-label|title|alt|placeholder)=["']([^"']+)["']""")
FOR_PROGRAMMERS = re.compile(r"(self\.)?(log\.|_answer)|\w+Error$|list_of$")
CARD = re.compile(r"\b[hsdc](?:10|[1-9ajqk])\b")  # which are no words
TAG = re.compile(r"<[^>]*>?")


def in_python(source: str) -> list[str]:
    """Sentences in a module. What programmers read is none: docstrings, errors, logs, the help of a trait.

    >>> in_python('def f(x):\\n    "Say what is said."\\n    return f"<b>You may not {x}</b>"')
    ['<b>You may not ']
    """
    tree = ast.parse(source)
    apart: set[ast.AST] = set()
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Raise | ast.Assert)
            or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
            or (isinstance(node, ast.keyword) and node.arg == "help")
            or (isinstance(node, ast.Call) and FOR_PROGRAMMERS.match(ast.unparse(node.func)))
        ):
            apart.update(ast.walk(node))
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in apart
    ]
    return [text for text in texts if SENTENCE.search(TAG.sub("|", text)) and not text.startswith("/*")]


TOKEN = re.compile(
    r"""//[^\n]*|/\*.*?\*/  # a comment
    |(?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    |(?:(?<=[=(,:&|!\[])|(?<=[=(,:&|!\[]\s))/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/  # a pattern
    |.""",
    re.DOTALL | re.VERBOSE,
)
PIECE = re.compile(r"((?:[^\\`$]|\\.|\$(?!\{))*)(`|\$\{)", re.DOTALL)
HOLE = "\0"


def spelled(source: str) -> Iterator[str]:
    """All strings and templates of a TypeScript file; a hole stands for what is computed.

    >>> [*spelled('f("a", `b ${g(`c`)} d`) // "e"')]
    ['a', 'c', 'b \\x00 d']
    """
    templates: list[list[str]] = []  # those that are open
    braces: list[int] = []  # open in the hole of each; 0 while its text goes on
    at = 0
    while at < len(source):
        if templates and not braces[-1]:
            piece = PIECE.match(source, at)
            assert piece, f"a template that does not end: {source[at : at + 40]!r}"
            at = piece.end()
            templates[-1].append(piece[1])
            if piece[2] == "`":
                braces.pop()
                yield "".join(templates.pop())
            else:
                templates[-1].append(HOLE)
                braces[-1] = 1
            continue
        token = TOKEN.match(source, at)
        assert token
        at = token.end()
        if token["string"]:
            yield token["string"][1:-1]
        elif token[0] == "`":
            templates.append([])
            braces.append(0)
        elif braces:
            braces[-1] += {"{": 1, "}": -1}.get(token[0], 0)


def in_typescript(source: str) -> list[str]:
    """What a page would show of a file as it stands: plain strings, text between tags, labels.

    >>> in_typescript('html`<p class="x y z" title=${t("w")}>${b ? html`<b>Take it back</b>` : ""} Done</p>`')
    ['Take it back', 'Done']
    >>> in_typescript('say("you may not do that") // nor this')
    ['you may not do that']
    """
    shown: list[str] = []
    for text in spelled(source):
        shown += LABEL.findall(text)
        if "<" in text:
            shown += (piece.strip() for piece in re.split(f"<[^>]*>|{HOLE}", text))
        elif SENTENCE.search(text):
            shown.append(text)
    return [text for text in shown if SHOWN.search(text)]


def in_lesson(of: object, way: tuple[str, ...] = ()) -> list[str]:
    """Sentences of a lesson's file that belong to no language.

    >>> in_lesson({"goal": {"en": "Lay a run."}, "check": {"runs": 1, "why": "so it must be"}})
    ['check.why: so it must be']
    """
    if isinstance(of, dict):
        return [text for key, value in of.items() for text in in_lesson(value, (*way, key))]
    if isinstance(of, list):
        return [text for value in of for text in in_lesson(value, way)]
    in_a_language = re.fullmatch("[a-z]{2}", way[-1]) if way else None
    sentence = isinstance(of, str) and SENTENCE.search(CARD.sub("|", of))
    return [f"{'.'.join(way)}: {of}"] if sentence and not in_a_language else []


@together("path", PYTHON)
def test_python_spells_no_sentence(path: Path) -> None:
    assert in_python(path.read_text(encoding="utf-8")) == []


@together("path", TYPESCRIPT)
def test_typescript_spells_no_sentence(path: Path) -> None:
    assert in_typescript(path.read_text(encoding="utf-8")) == []


@together("path", LESSONS)
def test_lessons_say_in_a_language_what_they_say(path: Path) -> None:
    assert in_lesson(tomllib.loads(path.read_text(encoding="utf-8"))) == []
