"""Handing in: the file of what a student has done, with the score that it states."""

from __future__ import annotations

import json

from .marks import score_of
from .results import FORMAT, VERSION, Results, SheetScore


def export(results: Results, score: SheetScore | None = None) -> str:
    """The text of the file. The score is worked out from the answers unless it is given."""
    stated = score_of(results) if score is None else score
    table = {
        "format": FORMAT,
        "version": VERSION,
        "code": results.code,
        "pseudonym": results.pseudonym,
        "seed": results.seed,
        "exercises": [
            {
                "family": work.family,
                "seed": work.seed,
                "answers": [answer._asdict() for answer in work.answers],
            }
            for work in results.works
        ],
        "lessons": {
            key: {"v": 1, "steps": {step: {"stars": count} for step, count in stars.items()}}
            for key, stars in results.lessons.items()
        },
        "score": stated._asdict(),
    }
    return json.dumps(table, ensure_ascii=False, indent=1) + "\n"
