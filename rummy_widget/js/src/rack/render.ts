// From state to DOM: the wood, the shelves and what lies on them.
import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import type { PlaceProps, RackProps, TileProps } from "../types";
import type { Words } from "../words";
import { spans, type Line, type Span } from "./fit";
import { chosen, ownerOf, samePlace, segmentAt, tileAt, type Local } from "./state";
import { tileFace } from "./tile";

/** Everything a picture of the rack is made from. */
export interface Scene {
  rack: RackProps;
  local: Local;
  lines: Line[];
  columns: number; // of the longest line
  t: Words;
  locked: boolean;
  hinted: ReadonlySet<number>;
  hintedSlots: readonly PlaceProps[];
  open: string | null; // whose rule is open
  id: string; // makes ids unique on the page
  stop?: PlaceProps | undefined; // the tab stop of the shelves, where the focus is elsewhere
  away?: ReadonlySet<number> | undefined; // in the air: only their places are seen
  why(owner: string): void;
}

export function shelves(scene: Scene): (TemplateResult | typeof nothing)[] {
  const { rack, lines, columns, t } = scene;
  return [...new Set(lines.map(({ shelf }) => shelf))].map((shelf) => {
    const own = lines.filter((line) => line.shelf === shelf);
    return html`<div class="rw-shelf" role="group" aria-label=${t("shelf", { shelf })} >
      ${own.map((line) => {
        const found = spans(line, rack.segments, columns);
        return html`<div class="rw-line">
          ${line.slots.map((slot, column) => slotTemplate(scene, { shelf, slot }, column))}
          ${found.map((span) => segmentTemplate(scene, span))}
        </div>`;
      })}
    </div>`;
  });
}

function slotTemplate(scene: Scene, place: PlaceProps, column: number): TemplateResult {
  const tile = tileAt(scene.rack, place);
  const hinted = scene.hintedSlots.some((it) => samePlace(it, place));
  return html`<div
    class="rw-slot"
    data-shelf=${place.shelf}
    data-slot=${place.slot}
    ?data-hinted=${hinted}
    style=${`grid-column:${column + 1}`}
  >
    ${tile ? keyed(tile.id, tileTemplate(scene, place, tile)) : emptyTemplate(scene, place, hinted)}
  </div>`;
}

function emptyTemplate(scene: Scene, place: PlaceProps, hinted: boolean): TemplateResult | typeof nothing {
  const { rack, local, t } = scene;
  if (rack.readonly || rack.choose) return nothing;
  const where = { place: t("place", { shelf: place.shelf, number: place.slot + 1 }) };
  const name = t(local.lifted.length ? "over-slot" : "slot-empty", where);
  const label = hinted ? t("tile-hinted", { name }) : name;
  return html`<button
    type="button"
    class="rw-place"
    tabindex=${samePlace(scene.stop ?? local.at, place) ? 0 : -1}
    aria-label=${label}
    aria-disabled=${scene.locked ? "true" : nothing}
  ></button>`;
}

function tileTemplate(scene: Scene, place: PlaceProps, tile: TileProps): TemplateResult {
  const { rack, local } = scene;
  const marked = segmentAt(rack, place)?.marked.includes(tile.id) ?? false;
  const label = tileLabel(scene, place, tile, marked, local.lifted.includes(tile.id));
  return tilePiece(scene, tile, { label, marked, tabindex: samePlace(scene.stop ?? local.at, place) ? 0 : -1 });
}

/** A tile with its name, on the rack or on the table. */
export function tilePiece(
  scene: Scene,
  tile: TileProps,
  { label, marked, tabindex }: { label: string; marked: boolean; tabindex: 0 | -1 },
): TemplateResult {
  const { rack, local } = scene;
  const hinted = scene.hinted.has(tile.id);
  const away = scene.away?.has(tile.id) ?? false;
  if (rack.readonly) {
    return html`<span class="rw-tile" role="img" data-id=${tile.id} data-colour=${tile.colour} ?data-marked=${marked}
      tabindex=${tabindex} aria-label=${label}>${tileFace(tile)}</span>`;
  }
  const isChosen = rack.choose && chosen(rack, local).includes(tile.id);
  return html`<button
    type="button"
    class="rw-tile"
    data-id=${tile.id}
    data-colour=${tile.colour}
    ?data-marked=${marked}
    ?data-hinted=${hinted}
    ?data-new=${rack.new === tile.id}
    ?data-lifted=${local.lifted.includes(tile.id)}
    ?data-away=${away}
    tabindex=${tabindex}
    aria-label=${label}
    aria-pressed=${rack.choose ? String(isChosen) : nothing}
    aria-disabled=${scene.locked ? "true" : nothing}
  >${tileFace(tile)}</button>`;
}

/** "red 7, upper shelf, place 3, run, red 5 to red 7"; while a tile is lifted, the place that Enter would mean. */
function tileLabel(
  { rack, local, t, hinted }: Scene,
  at: PlaceProps,
  tile: TileProps,
  marked: boolean,
  picked: boolean,
): string {
  const place = t("place", { shelf: at.shelf, number: at.slot + 1 });
  if (local.lifted.length && !picked) return t("over-tile", { tile: tile.name, place });
  const segment = segmentAt(rack, at);
  const stands = tile.stands && !tile.name.includes(tile.stands.name);
  const words = { tile: stands ? t("tile-stands-for", { tile: tile.name, as: tile.stands!.name }) : tile.name, place };
  let name =
    segment && segment.length > 1 && segment.name
      ? t("tile-at-in", { ...words, segment: segment.name })
      : t("tile-at", words);
  if (rack.new === tile.id) name = t("tile-new", { name });
  if (marked) name = t("tile-marked", { name });
  if (hinted.has(tile.id)) name = t("tile-hinted", { name });
  return picked ? t("tile-lifted", { name }) : name;
}

/** The line under a segment, which is its handle, and the label with "Why?". */
function segmentTemplate(scene: Scene, span: Span): TemplateResult {
  const { rack, t, locked } = scene;
  const { segment, column, tiles, room } = span;
  const owner = ownerOf(segment);
  // The label may be wider than its tiles, as far as the next segment.
  const style = `grid-column:${column + 1}/span ${tiles};--rw-room:${Math.max(room, tiles)}`;
  const movable = !rack.readonly && !rack.choose && !locked && segment.length > 1;
  const bar =
    segment.length < 2 && segment.state !== "fault"
      ? nothing
      : movable
        ? html`<button type="button" class="rw-bar" tabindex="-1"
            aria-label=${t("segment-handle", { segment: segment.name })} title=${t("mouse-segment")}></button>`
        : html`<span class="rw-bar"></span>`;
  return html`<div
    class="rw-seg"
    data-state=${segment.state}
    data-segment=${owner}
    ?data-movable=${movable}
    style=${style}
  >
    ${bar}${segment.label || segment.clause ? labelTemplate(scene, span, owner) : nothing}
  </div>`;
}

function labelTemplate({ t, open, id, why }: Scene, { segment }: Span, owner: string): TemplateResult {
  const ask =
    segment.clause && segment.state === "fault"
      ? html`<button
          type="button"
          class="rw-why"
          data-act="why"
          aria-expanded=${String(open === owner)}
          aria-controls=${`${id}-rule`}
          title=${t("why-about", { clause: segment.clause.id })}
          @click=${() => why(owner)}
        >${t("why")}</button>`
      : nothing;
  return html`<span class="rw-label" title=${segment.label}><span
    class="rw-label-text">${segment.label}</span>${ask}</span>`;
}
