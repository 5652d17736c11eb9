"""All class notebooks, in each language, in the app and in JupyterLab; every run looks at some of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.test_class_notebooks import NAMES, ROOT, laboratory, look_in_lab, look_under_voila
from rummy_widget.text.words import languages
from servers import App

__all__ = ["laboratory"]  # a fixture

OTHERS = [
    f"{language}/{path.stem}"
    for language in languages()[1:]
    for path in sorted((ROOT / "notebooks" / "class" / language).glob("*.ipynb"))
]


@pytest.mark.parametrize("name", [*NAMES, *OTHERS])
def test_in_jupyterlab(name: str, laboratory: Any) -> None:
    look_in_lab(laboratory, name)


@pytest.mark.parametrize("name", [*NAMES, *OTHERS])
def test_under_voila(name: str, course: App, visit: Callable[..., Any]) -> None:
    look_under_voila(course, visit, name)
