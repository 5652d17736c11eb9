"""The words that a page is sent are what its own Fluent would have read."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from rummy_widget.text import words
from rummy_widget.text.words.parsed import body_of

JS = Path(words.__file__).parents[2] / "js"
READ = """
import { FluentResource } from "@fluent/bundle";
let text = "";
for await (const part of process.stdin) text += part;
console.log(JSON.stringify(new FluentResource(text).body));
"""
HARD = """
-brand = Rummy
    .gender = it
plain = One line
block =
    First line
      indented { $who }
    last
text = { "a \\"quoted\\" \\u0041" } { 1.50 } { NUMBER($n, minimumFractionDigits: 2) } { -brand } { plain }
kind = { $kind ->
    [1] one { $n ->
        [few] few
       *[other] { $n }
    }
   *[many_more] { -brand }
}
    .about = { plain } it
"""


def whole(value: Any) -> Any:
    """The same without what is empty, texts beside each other as one."""
    if isinstance(value, dict):
        kept = {key: whole(each) for key, each in value.items() if each not in (None, {})}
        return kept if kept.get("precision") != 0 else {key: kept[key] for key in kept if key != "precision"}
    if not isinstance(value, list):
        return value
    found: list[Any] = []
    for each in map(whole, value):
        if found and isinstance(each, str) and isinstance(found[-1], str):
            found[-1] += each
        else:
            found.append(each)
    return found[0] if len(found) == 1 and isinstance(found[0], str) else found


@pytest.mark.slow
@pytest.mark.parametrize(
    "text", [*map(words.ui_text, words.languages()), HARD], ids=[*words.languages(), "hard"]
)
def test_it_is_what_the_page_would_read(text: str) -> None:
    node = ["node", "--input-type=module", "--eval", READ]
    theirs = subprocess.run(node, cwd=JS, input=text, capture_output=True, text=True, check=True).stdout
    assert whole(json.loads(json.dumps(body_of(text)))) == whole(json.loads(theirs))


def test_what_is_no_fluent_is_refused() -> None:
    with pytest.raises(ValueError, match="no Fluent"):
        body_of("}}} {")
