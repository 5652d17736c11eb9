// Draws the shelves and what lies on them.
import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import type { SlotProps, RackProps, ReadRowProps, TileProps } from "../types";
import type { Words } from "../words";
import { columnsOf, isFixed, spans, type Fit, type Row, type Span } from "./fit";
import { chosen, segmentName, samePlace, segmentAt, tileAt, type Local } from "./state";
import { mark, tileFace } from "./tile";
import { whyButton, type Piece } from "./verdict";

/** Everything from which a rack is drawn, such as its state, its sizes, the texts, and which tiles are lifted. */
export interface Scene {
  rack: RackProps;
  fit: Fit;
  local: Local;
  t: Words;
  locked: boolean; // the connection to Python is lost, so no input is taken
  hinted: ReadonlySet<number>; // ids of the tiles that a hint marks
  hintedSlots: readonly SlotProps[]; // places that a hint marks
  open: string | null; // whose explanation is shown: "verdict", or the name of a segment; null if none is shown
  id: string; // prefix that makes ids unique on the page
  stop?: SlotProps | undefined; // the tab stop of the shelves, if the focus is elsewhere
  away?: ReadonlySet<number> | undefined; // ids of dragged tiles: only their places are drawn
  why(owner: string): void; // shows or hides the explanation of a segment or of the verdict
}

/** Return the shelves of a rack, each drawn as one or more rows of slots. */
export const shelves = (scene: Scene): TemplateResult[] =>
  [...new Set(scene.fit.rows.map(({ shelf }) => shelf))].map(
    (shelf) =>
      html`<div class="rw-shelf" role="group" aria-label=${scene.t("shelf", { shelf })}>${scene.fit.rows
        .filter((row) => row.shelf === shelf)
        .map((row) => lineTemplate(scene, row))}</div>`,
  );

function lineTemplate(scene: Scene, row: Row): TemplateResult {
  const { fit, rack } = scene;
  const columns = columnsOf(row, fit);
  return html`<div class="rw-line" style=${columns ? `grid-template-columns:${columns}` : nothing}>
    ${row.widths.map((px, i) => slotTemplate(scene, { shelf: row.shelf, slot: row.first + i }, i, px < fit.tile))}
    ${spans(row, rack.segments, fit.tile).map((span) => segmentTemplate(scene, span))}
  </div>`;
}

/** Return whether a hint marks this place. */
export const hints = ({ hintedSlots }: Scene, place: SlotProps): boolean =>
  hintedSlots.some((each) => samePlace(each, place));

/** Return the tabindex of a place: 0 at the tab stop, otherwise -1. */
const stopAt = ({ stop, local }: Scene, place: SlotProps): 0 | -1 => (samePlace(stop ?? local.at, place) ? 0 : -1);

function slotTemplate(scene: Scene, place: SlotProps, column: number, narrow: boolean): TemplateResult {
  const tile = tileAt(scene.rack, place);
  return html`<div class="rw-slot" data-shelf=${place.shelf} data-slot=${place.slot} ?data-hinted=${hints(scene, place)}
    ?data-narrow=${narrow} style=${`grid-column:${column + 1}`}>
    ${tile ? keyed(tile.id, tileTemplate(scene, place, tile)) : emptyTemplate(scene, place)}
  </div>`;
}

function emptyTemplate(scene: Scene, place: SlotProps): Piece {
  const { rack, local, t } = scene;
  if (isFixed(rack)) return nothing;
  const where = { place: t("place", { shelf: place.shelf, number: place.slot + 1 }) };
  const name = t(local.lifted.length ? "over-slot" : "slot-empty", where);
  return placePiece(scene, hints(scene, place) ? t("tile-hinted", { name }) : name, stopAt(scene, place));
}

/** Return an empty place as a button, so that the keyboard and screen readers reach it. `label` is read aloud. */
export const placePiece = (scene: Scene, label: string, tabindex: 0 | -1, inside: unknown = nothing): TemplateResult =>
  html`<button type="button" class="rw-place" tabindex=${tabindex} aria-label=${label}
    aria-disabled=${scene.locked ? "true" : nothing}>${inside}</button>`;

function tileTemplate(scene: Scene, place: SlotProps, tile: TileProps): TemplateResult {
  const marked = segmentAt(scene.rack, place)?.marked.includes(tile.id) ?? false;
  const label = tileLabel(scene, place, tile, marked);
  return tilePiece(scene, tile, { label, marked, tabindex: stopAt(scene, place) });
}

/**
 * Return a tile of the rack or the table. `label` is read aloud; `marked` says whether the tile is highlighted because
 * it doesn't fit where it lies.
 */
export function tilePiece(
  scene: Scene,
  tile: TileProps,
  { label, marked, tabindex }: { label: string; marked: boolean; tabindex: 0 | -1 },
): TemplateResult {
  const { rack, local } = scene;
  if (rack.readonly) {
    return html`<span class="rw-tile" role="img" data-id=${tile.id} data-colour=${tile.colour} ?data-marked=${marked}
      tabindex=${tabindex} aria-label=${label}>${tileFace(tile)}</span>`;
  }
  const isChosen = rack.choose && chosen(rack, local).includes(tile.id);
  return html`<button type="button" class="rw-tile" data-id=${tile.id} data-colour=${tile.colour}
    ?data-marked=${marked} ?data-hinted=${scene.hinted.has(tile.id)} ?data-new=${rack.new?.includes(tile.id)}
    ?data-lifted=${local.lifted.includes(tile.id)} ?data-away=${scene.away?.has(tile.id) ?? false}
    tabindex=${tabindex} aria-label=${label} aria-pressed=${rack.choose ? String(isChosen) : nothing}
    aria-disabled=${scene.locked ? "true" : nothing}>${tileFace(tile)}</button>`;
}

/**
 * Return the spoken name of a tile: "red 7, upper shelf, place 3, run, red 5 to red 7". While another tile is lifted,
 * return the place where Enter would put that one, such as "Before red 6, ...".
 */
function tileLabel(scene: Scene, at: SlotProps, tile: TileProps, marked: boolean): string {
  const { rack, local, t } = scene;
  const place = t("place", { shelf: at.shelf, number: at.slot + 1 });
  if (local.lifted.length && !local.lifted.includes(tile.id)) return t("over-tile", { tile: tile.name, place });
  const segment = segmentAt(rack, at);
  const words = { tile: meaning(tile, t), place };
  const name =
    segment && segment.length > 1 && segment.name
      ? t("tile-at-in", { ...words, segment: segment.name })
      : t("tile-at", words);
  return remarkOn(scene, tile, name, marked);
}

/** Return the spoken name of a tile. For a Joker it includes the tile that the Joker stands for. */
export const meaning = ({ name, stands }: TileProps, t: Words): string =>
  stands && !name.includes(stands.name) ? t("tile-stands-for", { tile: name, as: stands.name }) : name;

/** Return the spoken name of a tile (`name`) with remarks added: just drawn, doesn't fit (`marked`), hinted, lifted. */
export function remarkOn({ rack, local, t, hinted }: Scene, { id }: TileProps, name: string, marked: boolean): string {
  const remarks = [
    rack.new?.includes(id) && "tile-new",
    marked && "tile-marked",
    hinted.has(id) && "tile-hinted",
    local.lifted.includes(id) && "tile-lifted",
  ];
  return remarks.reduce((said: string, key) => (key ? t(key, { name: said }) : said), name);
}

/** Return the bar under a segment, by which the segment is moved, with its label and "Why?". */
function segmentTemplate(scene: Scene, { segment, column, tiles, room, rest }: Span): TemplateResult {
  const { rack, t, locked } = scene;
  const { state, name, length, label, clause } = segment;
  const owner = segmentName(segment);
  // The label may be wider than its tiles, up to the next segment.
  const style = `grid-column:${column + 1}/span ${tiles};--rw-room:${Math.max(room, tiles)}`;
  const movable = !isFixed(rack) && !locked && length > 1;
  const bar = length < 2 && state !== "fault" ? nothing : barPiece(scene, name, movable && t("mouse-segment"));
  const labelled = labelPiece(scene, owner, segment, label);
  return html`<div class="rw-seg" data-state=${state} data-segment=${owner} ?data-movable=${movable}
    ?data-roomy=${room >= 3} style=${style}>
    ${bar}${(label || clause) && !rest ? labelled : nothing}
  </div>`;
}

/**
 * Return the label under a segment (a row of tiles without a gap) or a meld: a sign such as ✓, the button "Why?" if the
 * tiles break a rule, and `text`. If `row.ghosts` lists tiles that would each complete the row, these are shown, and
 * `text` is only read aloud. `owner` identifies the segment or meld; `row` says what it is.
 */
export function labelPiece(scene: Scene, owner: string, row: ReadRowProps, text: string): TemplateResult {
  const ghosts = (row.ghosts ?? []).map(
    (tile) =>
      html`<span class="rw-ghost" data-colour=${tile.colour}
      aria-hidden="true">${tile.text}${mark(tile.colour)}</span>`,
  );
  const words = html`<span class=${ghosts.length ? "rw-visually-hidden" : "rw-label-text"}>${text}</span>`;
  return html`<span class="rw-label" title=${text}><span class="rw-sign" aria-hidden="true"></span
    >${faultButton(scene, owner, row)}${words}${ghosts}</span>`;
}

/**
 * Return the bar under a segment (a row of tiles without a gap) or a meld: a button that moves it, with `about` as its
 * tooltip, or a plain line if `about` is false because it can't be moved. `segment` is its spoken name.
 */
export const barPiece = ({ t }: Scene, segment: string, about: string | false): TemplateResult =>
  about
    ? html`<button type="button" class="rw-bar" tabindex="-1" aria-label=${t("segment-handle", { segment })}
        title=${about}></button>`
    : html`<span class="rw-bar"></span>`;

/** Return the button "Why?" beside something that breaks a rule, otherwise nothing. */
const faultButton = (
  { t, open, id, why }: Scene,
  owner: string,
  { clause, state }: { clause: { id: string } | null; state: string },
): Piece => (clause && state === "fault" ? whyButton(t, clause.id, id, open === owner, () => why(owner)) : nothing);
