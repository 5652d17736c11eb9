"""Types of everything that Python sends to the page, and of the messages that it gets, by subject.

They are defined here only: mypy checks the Python code against them, and `tests/shapes.py` writes
`js/src/shapes` from them, docstrings and comments included. Data for the page are called *props*, as in
React. *Notation* is the short way to write tiles, such as "r7" for the red 7 or "*" for a Joker.
"""
