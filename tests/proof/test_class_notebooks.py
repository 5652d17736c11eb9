"""All notebooks of a class in JupyterLab; under Voila every run looks at them."""

from __future__ import annotations

from typing import Any

import pytest

from browser.test_class_notebooks import NAMES, laboratory, look_in_lab

__all__ = ["laboratory"]  # a fixture


@pytest.mark.parametrize("name", NAMES)
def test_in_jupyterlab(name: str, laboratory: Any) -> None:
    look_in_lab(laboratory, name)
