"""Types of everything that Python sends to the page, and of the messages that it gets, by subject.

They are defined here only: mypy checks the Python code against them, and `tests/shapes.py` writes
`js/src/shapes` from them, comments included. Data that the page shows are called *props*, as in React.
"""
