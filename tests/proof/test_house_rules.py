"""Every lesson under every house rule; every run looks at a part of them."""

from __future__ import annotations

import pytest

from widgets.test_house_rules import ALL, goes_and_comes_back


@pytest.mark.parametrize(("key", "name"), ALL)
def test_every_step_goes_under_every_rule_and_comes_back(key: str, name: str) -> None:
    goes_and_comes_back(key, name)
