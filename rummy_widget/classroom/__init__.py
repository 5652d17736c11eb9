"""Exercises in combinatorics for a class: each student has their own numbers, and answers are graded.

A student's numbers follow from a seed, which is computed from the class code and the student's pseudonym.
Students hand in small results files; grading never trusts the score that a file states, but computes it
again.

>>> from rummy_widget.classroom import FAMILIES, check, seed_of
>>> seed = seed_of("7b maths", "red 7")
>>> asked = FAMILIES["outs-wait"].exercise(seed)
>>> str(check("outs-wait", seed, asked.formula).outcome)
'right'
"""

from __future__ import annotations

from .csv_table import class_table as class_table
from .families import FAMILIES as FAMILIES
from .families import ClassExercise as ClassExercise
from .families import Family as Family
from .families import Topic as Topic
from .families import exercise as exercise
from .grading import ClassWork as ClassWork
from .grading import grade_files as grade_files
from .grading import read_folder as read_folder
from .marks import check as check
from .marks import export as export
from .marks import score_of as score_of
from .results import Answer as Answer
from .results import ExerciseWork as ExerciseWork
from .results import Results as Results
from .results import ResultsError as ResultsError
from .results import SheetScore as SheetScore
from .results import read_results as read_results
from .seeds import exercises_for as exercises_for
from .seeds import families_of as families_of
from .seeds import pseudonyms as pseudonyms
from .seeds import seed_of as seed_of
