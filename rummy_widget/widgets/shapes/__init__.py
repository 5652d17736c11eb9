"""Types of everything that Python sends to the page, and of the messages that it gets, by subject.

They are defined only here: mypy checks the Python code against them, and `tests/shapes.py` writes the same
types in TypeScript to `js/src/shapes`, docstrings included. A docstring should therefore suit both languages:
a condition such as "if any" says that the value is otherwise None in Python and null in TypeScript. The
docstring of a module must have only one line, because it becomes a comment of one line. Data for the page are
called *props*, as in React. *Notation* is the short way to write tiles, such as "r7" for the red 7 or "*" for
a Joker.
"""
