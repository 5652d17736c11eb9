"""Formulas of a page as MathML, which browsers draw by themselves.

In JupyterLab MathJax does it. In the app it would bring Voila's whole front end with it: a hundred requests,
and more work for ten visitors who come at once than a small computer does in a minute.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape
from typing import Any

# As it is in the prose of a notebook; what stands in code is left alone.
FORMULA = re.compile(
    r"(?P<code><(pre|code)\b.*?</\2>)|\$\$(?P<block>[^$]+)\$\$"
    r"|(?P<thousands>(?<=\d) (?=\d{3}(?!\d)))|(?P<before>[(“„]*)\$(?P<line>[^$]+)\$(?P<after>[.,;:?)”]*)",
    re.DOTALL,
)
LATEX, HTML = "text/latex", "text/html"


def formulas(html: str) -> str:
    r"""HTML whose formulas, in LaTeX between dollar signs, are MathML; what is not LaTeX stays as it is.

    No line breaks inside a long number.

    >>> formulas("The chance is <em>$p$</em>.")
    'The chance is <em><math display="inline"><mrow><mi>p</mi></mrow></math></em>.'
    >>> formulas(r"$$\frac{1}{2}$$").startswith('<math display="block">')
    True
    >>> formulas(r"<p>$\unknown{x}$</p>")
    '<p>$\\unknown{x}$</p>'
    >>> formulas("and $p$, then")
    'and <span style="white-space: nowrap"><math display="inline"><mrow><mi>p</mi></mrow></math>,</span> then'
    >>> formulas("<code>echo $HOME $PATH</code>"), formulas("10 $")
    ('<code>echo $HOME $PATH</code>', '10 $')
    >>> formulas("all 134 596 of them")
    'all 134\u202f596 of them'
    """
    return FORMULA.sub(_drawn, html)


def typeset(output: Mapping[str, Any]) -> Mapping[str, Any]:
    """The output of a cell, with a formula in it as HTML, where HTML has not been given.

    >>> typeset({"data": {"text/latex": "$x$", "text/plain": "x"}})["data"]["text/html"][:22]
    '<math display="block">'
    """
    data = output.get("data", {})
    if LATEX not in data or HTML in data:
        return output
    drawn = FORMULA.sub(lambda found: _drawn(found, "block"), data[LATEX])
    if "$" in drawn:
        return output
    return {**output, "data": {**data, HTML: drawn}}


def _drawn(found: re.Match[str], display: str = "") -> str:
    from latex2mathml.converter import convert

    if found["thousands"]:
        return "\N{NARROW NO-BREAK SPACE}"
    text = found["block"] or found["line"]
    if text is None:
        return found[0]
    latex = unescape(text).replace(r"\displaystyle", "").strip()
    try:
        drawn: str = convert(latex, display=display or ("block" if found["block"] else "inline"))
    except Exception:  # its parser has no error of its own for all that may be wrong
        return found[0]
    if "\\" in drawn:  # a command that it does not know stands there as it was written
        return found[0]
    drawn = drawn.replace(' xmlns="http://www.w3.org/1998/Math/MathML"', "")
    before, after = found["before"] or "", found["after"] or ""
    if not before + after:
        return drawn
    # A browser breaks the line between a formula and the comma after it, else.
    return f'<span style="white-space: nowrap">{before}{drawn}{after}</span>'
