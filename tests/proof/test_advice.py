"""No grade of the coach tells more than it should, at five hundred tables."""

from __future__ import annotations

from collections import Counter

from widgets.advice import asks, tables

TABLES = 500


def test_a_hint_reveals_no_more_than_its_level_allows() -> None:
    grades = Counter(asks(table) for table in tables(TABLES, "proof"))
    assert grades.total() == TABLES
    assert grades[4] > TABLES // 2
