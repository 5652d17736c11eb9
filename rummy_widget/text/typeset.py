"""Convert the LaTeX formulas of a page to MathML, which browsers can show by themselves.

JupyterLab uses MathJax for this. In the app, MathJax would load all of Voila's front end, with a hundred
requests for each page. If ten visitors opened a page at the same time, a small computer would need more than
a minute to answer them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape
from typing import Any

# Matches formulas in the text of a notebook. Code is matched, too, so that it can be left unchanged.
FORMULA = re.compile(
    r"(?P<code><(pre|code)\b.*?</\2>)|\$\$(?P<block>[^$]+)\$\$"
    r"|(?P<thousands>(?<=\d) (?=\d{3}(?!\d)))|(?P<before>[(“„]*)\$(?P<line>[^$]+)\$(?P<after>[.,;:?)”]*)",
    re.DOTALL,
)
LATEX, HTML = "text/latex", "text/html"


def formulas(html: str) -> str:
    r"""Return HTML with its LaTeX formulas, which are between dollar signs, converted to MathML.

    Anything that is not valid LaTeX stays as it is. Spaces in long numbers become narrow spaces, at which no
    line is broken.

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
    return FORMULA.sub(_to_mathml, html)


def typeset(output: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the output of a notebook cell, with HTML added if it contains a LaTeX formula but no HTML.

    >>> typeset({"data": {"text/latex": "$x$", "text/plain": "x"}})["data"]["text/html"][:22]
    '<math display="block">'
    """
    data = output.get("data", {})
    if LATEX not in data or HTML in data:
        return output
    drawn = FORMULA.sub(lambda found: _to_mathml(found, "block"), data[LATEX])
    if "$" in drawn:
        return output
    return {**output, "data": {**data, HTML: drawn}}


def _to_mathml(found: re.Match[str], display: str = "") -> str:
    from latex2mathml.converter import convert

    if found["thousands"]:
        return "\N{NARROW NO-BREAK SPACE}"
    text = found["block"] or found["line"]
    if text is None:
        return found[0]
    latex = unescape(text).replace(r"\displaystyle", "").strip()
    try:
        drawn: str = convert(latex, display=display or ("block" if found["block"] else "inline"))
    except Exception:  # the converter raises various exceptions for invalid LaTeX
        return found[0]
    if "\\" in drawn:  # an unknown command was left as it was typed
        return found[0]
    drawn = drawn.replace(' xmlns="http://www.w3.org/1998/Math/MathML"', "")
    before, after = found["before"] or "", found["after"] or ""
    if not before + after:
        return drawn
    # Otherwise a browser may break the line between a formula and the comma after it.
    return f'<span style="white-space: nowrap">{before}{drawn}{after}</span>'
