"""QR codes for links, as SVG paths that the page draws."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby


@lru_cache(maxsize=8)
def qr_path(link: str) -> tuple[str, int] | None:
    """Return a link's QR code as an SVG path, and the length of a side of the picture.

    The unit of length is one module, which is a small square of the code. The length includes the margin
    around the code. Returns None if the library segno is not installed.
    """
    try:
        import segno
    except ModuleNotFoundError:
        return None
    rows = [list(row) for row in segno.make_qr(link, error="m").matrix_iter(border=4)]
    path = ""
    for y, row in enumerate(rows):
        x = 0
        for dark, modules in groupby(row):
            wide = len(list(modules))
            path += f"M{x} {y}h{wide}v1h-{wide}z" if dark else ""
            x += wide
    return path, len(rows)
