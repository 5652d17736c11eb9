"""The shapes of all that Python says to the page, one module a subject.

They are the one place where these are written down: mypy holds what is made against them, and
`tests/shapes.py` writes `js/src/shapes.ts` from them, comments and all.
"""
