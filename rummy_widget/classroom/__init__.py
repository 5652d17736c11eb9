"""Combinatorics in class: exercises by seed, results as small files, marks that are worked out again.

>>> from rummy_widget.classroom import FAMILIES, check, seed_of
>>> seed = seed_of("7b maths", "red 7")
>>> asked = FAMILIES["outs-wait"].exercise(seed)
>>> str(check("outs-wait", seed, asked.formula).outcome)
'right'
"""

from __future__ import annotations

from .csv_table import class_table
from .families import FAMILIES, ClassExercise, Family, Topic, exercise
from .grading import ClassWork, grade_files, read_folder
from .marks import check, score_of
from .results import Answer, ExerciseWork, Results, ResultsError, SheetScore, read_results
from .results_file import export
from .seeds import exercises_for, families_of, pseudonyms, seed_of

__all__ = [
    "FAMILIES",
    "Answer",
    "ClassExercise",
    "ClassWork",
    "ExerciseWork",
    "Family",
    "Results",
    "ResultsError",
    "SheetScore",
    "Topic",
    "check",
    "class_table",
    "exercise",
    "exercises_for",
    "export",
    "families_of",
    "grade_files",
    "pseudonyms",
    "read_folder",
    "read_results",
    "score_of",
    "seed_of",
]  # fmt: skip
