"""Draw a rack as a static SVG picture, for pages without a kernel; it looks like the rack on a live page.

>>> picture = rack_svg("r5 r6 r7 | k9")
>>> picture.startswith("<svg") and len(picture) < 6000
True

The wood of the rack is drawn as the background, so that the picture suits light and dark pages. The state of
a segment, a row of tiles between two gaps, is shown in three ways, as on the live rack: by the line under the
row, by a label, and by raising and outlining wrong tiles.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple
from zlib import crc32

from ..engine.layout import Arrangement, parse_arrangement
from ..engine.reading.rack import RackReading, Segment, SegmentState
from ..engine.tiles import Colour, Tile, as_tiles
from .sentences.racks import is_free, rack_name, rack_sentence, segment_label, segment_name, standing_tiles
from .sentences.tiles import colour_key, tile_print, tiles_names

PITCH, WIDTH, HEIGHT, EDGE, PAD, LIFT = 62, 56, 75, 5, 20, 9
LEAST_SLOTS = 9
# Labels: a line of text has the height LINE; the widths of characters are those in the widest of the fonts.
LINE, LABEL_GAP = 15, 18
NARROW, HALF, WIDE = frozenset("ijl.,:;'|! "), frozenset("tfr-()"), frozenset("mwMW")
FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif"

INKS = {"red": "#b3201c", "yellow": "#7a5100", "blue": "#1453ac", "black": "#17181a"}
# The mark of each colour, with its centre at the origin, for people who can't tell the colours apart.
MARKS = {
    "red": '<circle r="6.5"/>',
    "yellow": '<path d="M0-7 7.5 6h-15z" fill="#ffc414" stroke="#7a5100" stroke-width="2"/>',
    "blue": '<path d="M-6-6H6V6H-6z"/>',
    "black": '<path d="M0-8 7.5 0 0 8-7.5 0z"/>',
}
# Yellow tiles have a bright face and a bright mark, as on the live rack, and dark text.
YELLOW_FACE, YELLOW_DEPTH = "#ffd84a", ".4"
# The shape of each suit in a square of 20 by 20, drawn so that no font is needed.
SUITS = {
    "hearts": '<path d="M10 18.5C2 12 1 9 1 6a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 19 6c0 3-1 6-9 12.5z"/>',
    "diamonds": '<path d="M10 .5 17.5 10 10 19.5 2.5 10z"/>',
    "clubs": (
        '<path d="M10 1a4.3 4.3 0 0 1 3.4 6.9A4.3 4.3 0 1 1 11.4 14l2 5.5H6.6l2-5.5A4.3 4.3 0 1 1 6.6 7.9'
        ' 4.3 4.3 0 0 1 10 1z"/>'
    ),
    "spades": (
        '<path d="M10 .5C18 7 19 10 19 12a4.4 4.4 0 0 1-7.7 2.5l2 5H6.7l2-5A4.4 4.4 0 0 1 1 12'
        'c0-2 1-5 9-11.5z"/>'
    ),
}
FACE = (
    '<path d="M-17 3V-13l8 7 4-11 5 10 5-10 4 11 8-7V3z"/><circle cx="-7" cy="9" r="2.4"/>'
    '<circle cx="7" cy="9" r="2.4"/><path d="M-9 15q9 8 18 0" fill="none" stroke="#17181a" '
    'stroke-width="2.6" stroke-linecap="round"/>'
)


class Style(NamedTuple):
    """The colours with which a row of tiles is marked in a picture of a rack.

    `ink` and `ground` are the colours of the text and the background of the row's label, and `line` is the
    colour of the line under the row.
    """

    ink: str
    ground: str
    line: str


GOOD = Style("#12592f", "#e2f3e6", "#c4ecce")
BEGUN = Style("#6d4a00", "#fff1d2", "#f7dc9a")
WRONG = Style("#9c1c17", "#ffe3e0", "#ffd0c9")
PLAIN = Style("#3d3a35", "#efece5", "#e6dfd2")
STYLES = {SegmentState.VALID: GOOD, SegmentState.UNFINISHED: BEGUN, SegmentState.FAULT: WRONG}


class SegmentMark(NamedTuple):
    """A description of how to draw a segment, a row of tiles between two gaps.

    `style` gives its colours, `lines` contains the lines of its label, and `lifted` contains the indexes,
    counted from 0, of its wrong tiles, which are drawn higher.
    """

    segment: Segment
    style: Style
    lines: tuple[str, ...]
    lifted: frozenset[int]


def rack_svg(arrangement: Arrangement | str, reading: RackReading | None = None) -> str:
    """Return the picture of a rack as SVG.

    *reading* says which melds the rack contains and what is wrong; if it is given, each row of adjacent tiles
    is marked and labelled. Raises NotationError if *arrangement* is a string that cannot be read.

    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> rack_svg("r5 r6 r7", read_rack("r5 r6 r7")).count("<title")
    1
    """
    rack = parse_arrangement(arrangement) if isinstance(arrangement, str) else arrangement
    slots = max(LEAST_SLOTS, *(len(shelf) + 1 for shelf in rack.shelves))
    shelves = [shelf for number, shelf in enumerate(rack.shelves) if number == 0 or any(shelf)]
    name = f"rw{crc32((rack.notation() + repr(reading is None)).encode()):08x}"
    width, top, parts = 2 * PAD + slots * PITCH - (PITCH - WIDTH), PAD, []
    for number, shelf in enumerate(shelves):
        marks = [] if reading is None else [_mark(found, reading, slots) for found in reading.segments]
        own = [mark for mark in marks if mark.segment.shelf == number]
        standing = _with_meanings(shelf, own)
        lifted = {mark.segment.start + at for mark in own for at in mark.lifted}
        standing += [None] * (slots - len(standing))
        for at, tile in enumerate(standing):
            x, up = PAD + at * PITCH, at in lifted
            hole = _hole(x, top, WIDTH, HEIGHT, 8, ".1")
            parts.append(hole if tile is None else _tile(tile, x, top - LIFT * up, name, ringed=up))
        bottom = top + HEIGHT + EDGE
        parts += [_segment(mark, bottom) for mark in own]
        deepest = max((len(mark.lines) for mark in own), default=0)
        shelf_line = bottom + (LABEL_GAP + deepest * LINE + 8 if deepest else 12)
        parts.append(_hole(PAD, shelf_line, width - 2 * PAD, 6, 0, ".24"))
        top = shelf_line + 6 + PAD
    height = top - PAD + 12
    return "".join((_head(name, width, height, rack_name(rack), _description(reading)), *parts, "</svg>"))


def tiles_svg(tiles: Iterable[Tile] | str, *, scale: float = 0.6) -> str:
    """Return a picture, as SVG, of tiles in a row without a rack, for use in the rules or on a worksheet.

    *scale* is the size of the tiles, relative to the tiles on a rack.

    >>> ">red 7 and Joker</title>" in tiles_svg("r7 *")
    True
    """
    row = as_tiles(tiles)
    name = f"rt{crc32(' '.join(map(str, row)).encode()):08x}"
    width, height = len(row) * PITCH - (PITCH - WIDTH) + 2, HEIGHT + EDGE + 2
    parts = [_tile(tile, 1 + at * PITCH, 1, name) for at, tile in enumerate(row)]
    head = _head(name, width, height, tiles_names(row), "", scale=scale, wood=False)
    return "".join((head, *parts, "</svg>"))


def _description(reading: RackReading | None) -> str:
    if reading is None:
        return ""
    return " ".join((rack_sentence(reading), *(f"{segment_name(found)}." for found in reading.segments)))


def _mark(segment: Segment, reading: RackReading, slots: int) -> SegmentMark:
    """Return a description of how to draw a segment, that is, a row of adjacent tiles on a rack.

    The label is wrapped so that it ends before the next segment. *slots* is the number of slots on a shelf.
    """
    shelf, start = segment.shelf, segment.start
    following = [other.start for other in reading.segments if other.shelf == shelf and other.start > start]
    room = (min(following, default=slots) - start) * PITCH - (PITCH - WIDTH)
    text = segment_label(segment, free=is_free(segment, reading), whole=reading.whole)
    lines = _wrapped(text, room - 16)
    lifted = segment.fault.at if segment.fault and segment.state is SegmentState.FAULT else ()
    return SegmentMark(segment, STYLES.get(segment.state, PLAIN), tuple(lines), frozenset(lifted))


def _wrapped(text: str, room: int) -> list[str]:
    """Split a string into lines of at most *room* pixels; a word that is wider gets a line of its own."""
    lines: list[str] = []
    for word in text.split():
        if lines and _width(f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _width(text: str) -> float:
    return sum(4.5 if c in NARROW else 6.2 if c in HALF else 12.6 if c in WIDE else 8.8 for c in text)


def _with_meanings(shelf: Sequence[Tile | None], marks: Iterable[SegmentMark]) -> list[Tile | None]:
    """Return the tiles of a shelf; each Joker in a meld is given with the tile that it stands for.

    None is an empty slot. *marks* describe the rows of adjacent tiles on the shelf, each with what its Jokers
    stand for.
    """
    standing = list(shelf)
    for mark in marks:
        own = slice(mark.segment.start, mark.segment.start + len(mark.segment.tiles))
        standing[own] = standing_tiles(mark.segment)
    return standing


def _tile(tile: Tile, x: int, y: int, name: str, *, ringed: bool = False) -> str:
    body = f'<use href="#{name}" x="{x}" y="{y}"/>'
    if not tile.joker and tile.colour is Colour.YELLOW:  # a bright face inside a plain rim
        body += (
            f'<rect x="{x + 1.5}" y="{y + 1.5}" width="{WIDTH - 3}" height="{HEIGHT - 3}" rx="7.5" '
            f'fill="{YELLOW_FACE}" fill-opacity="{YELLOW_DEPTH}"/>'
        )
    if ringed:
        body += _ring(x, y, 5, "#fff") + _ring(x, y, 2, "#c8201a")
    if not tile.joker and tile.colour is not None and tile.colour.suit:
        return body + _card(tile, x, y)
    if not tile.joker:
        return body + _print(tile, x + WIDTH / 2, y + 42, x + WIDTH / 2, y + 59)
    face = f'<g transform="translate({x + WIDTH // 2} {y + 37})" fill="{INKS["black"]}">{FACE}</g>'
    if tile.stands_for is None:
        return body + face
    # The tile that a Joker stands for is printed small below a smaller face.
    small = face.replace(f"{y + 37})", f"{y + 28}) scale(.9)")
    middle, apart = x + WIDTH / 2, 11 if (tile.number or 0) < 10 else 15
    return body + small + _print(tile.stands_for, middle - 7, y + 69, middle - 3 + apart, y + 63, size=17)


def _print(tile: Tile, x: float, y: float, mark_x: float, mark_y: float, size: int | None = None) -> str:
    """Return the SVG of a tile's number at (x, y), and of the mark of its colour at (mark_x, mark_y).

    If *size* is given, the number has this font size, and the mark is smaller, too.
    """
    small, shrink = (f' font-size="{size}"', " scale(.7)") if size else ("", "")
    return (
        f'<g fill="{_ink(tile)}"><text x="{x:g}" y="{y}"{small}>{tile_print(tile)}</text>'
        f'<g transform="translate({mark_x:g} {mark_y}){shrink}">{_sign(tile)}</g></g>'
    )


def _ink(tile: Tile) -> str:
    return INKS["black" if tile.colour is None else tile.colour.ink]


def _sign(tile: Tile) -> str:
    """Return the SVG of the shape that shows a tile's colour or suit, with its centre at the origin."""
    key = colour_key(tile)
    return MARKS[key] if key in MARKS else _suit(key, 0, 0, 0.75)


def _suit(key: str, x: float, y: float, scale: float) -> str:
    where = f"translate({x - 10 * scale:g} {y - 10 * scale:g}) scale({scale:g})"
    return f'<g transform="{where}">{SUITS[key]}</g>'


def _card(tile: Tile, x: int, y: int) -> str:
    """Return the SVG of a card's face: rank and suit in a corner, and the suit again, enlarged."""
    key, rank = colour_key(tile), tile_print(tile)
    middle = x + (15 if len(rank) == 1 else 17)
    return (
        f'<g fill="{_ink(tile)}"><text x="{middle}" y="{y + 25}" font-size="23">{rank}</text>'
        f"{_suit(key, x + 15, y + 37, 0.72)}{_suit(key, x + 36, y + 51, 1.5)}</g>"
    )


def _ring(x: int, y: int, out: int, ink: str) -> str:
    wide, high, round = WIDTH + 2 * out, HEIGHT + EDGE + 2 * out, 9 + out
    return (
        f'<rect x="{x - out}" y="{y - out}" width="{wide}" height="{high}" rx="{round}" fill="none" '
        f'stroke="{ink}" stroke-width="3.5"/>'
    )


def _hole(x: int, y: int, wide: int, high: int, round: int, depth: str) -> str:
    """Return the SVG of a dark area on the wooden rack: an empty slot or the edge of a shelf.

    *round* is the radius of the area's corners, *depth* its opacity.
    """
    return f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="{round}" fill-opacity="{depth}"/>'


def _segment(mark: SegmentMark, bottom: int) -> str:
    """Return the SVG of the line and the label under a row of adjacent tiles.

    *bottom* is the y coordinate of the lower edge of the tiles. The line is solid for a valid meld, dashed
    for an unfinished one, double for a fault and missing for a loose tile.
    """
    x = PAD + mark.segment.start * PITCH
    wide = len(mark.segment.tiles) * PITCH - (PITCH - WIDTH)
    y, end, line = bottom + 8, x + wide, mark.style.line
    match mark.segment.state:
        case SegmentState.FAULT:
            drawn = f'<path d="M{x} {y - 2.5}H{end}M{x} {y + 2.5}H{end}" stroke="{line}" stroke-width="2"/>'
        case SegmentState.LOOSE:
            drawn = ""
        case state:
            dashes = ' stroke-dasharray="10 7"' if state is SegmentState.UNFINISHED else ""
            drawn = f'<path d="M{x} {y}H{end}" stroke="{line}" stroke-width="4"{dashes}/>'
    if not mark.lines:
        return drawn
    longest = max(map(_width, mark.lines)) + 16
    ground = (
        f'<rect x="{x}" y="{y + 8}" width="{longest:.0f}" height="{len(mark.lines) * LINE + 6}" '
        f'rx="9" fill="{mark.style.ground}"/>'
    )
    words = "".join(
        f'<tspan x="{x + 8}" y="{y + 22 + number * LINE}">{escape(line)}</tspan>'
        for number, line in enumerate(mark.lines)
    )
    return (
        f'{drawn}{ground}<text text-anchor="start" font-size="12.5" font-weight="700" letter-spacing="0" '
        f'fill="{mark.style.ink}">{words}</text>'
    )


def _head(
    name: str, width: int, height: int, title: str, text: str, *, scale: float = 1, wood: bool = True
) -> str:
    described = f'<desc id="{name}d">{escape(text)}</desc>' if text else ""
    labelled = f'aria-labelledby="{name}t"' + (f' aria-describedby="{name}d"' if text else "")
    ground = f'<rect width="{width}" height="{height}" rx="18" fill="url(#{name}w)"/>' if wood else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {labelled} width="{width * scale:.0f}" '
        f'height="{height * scale:.0f}" viewBox="0 0 {width} {height}" style="max-width:100%;height:auto" '
        f'font-family="{FONT}" font-size="33" font-weight="800" text-anchor="middle" letter-spacing="-1">'
        f'<title id="{name}t">{escape(title)}</title>{described}<defs>'
        f'<linearGradient id="{name}i" x2="0" y2="1"><stop stop-color="#fffef9"/><stop offset="1" '
        f'stop-color="#f1ead8"/></linearGradient><linearGradient id="{name}w" x2="0" y2="1"><stop '
        f'stop-color="#b27f4f"/><stop offset="1" stop-color="#976538"/></linearGradient><g id="{name}">'
        f'<rect y="2" width="{WIDTH}" height="{HEIGHT + EDGE - 2}" rx="9" fill="#b9ab87"/>'
        f'<rect x=".75" y=".75" width="{WIDTH - 1.5}" height="{HEIGHT - 1.5}" rx="8.5" '
        f'fill="url(#{name}i)" stroke="#d2c5a4" stroke-width="1.5"/></g></defs>{ground}'
    )
