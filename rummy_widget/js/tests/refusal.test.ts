// A refusal at a table is there for as long as the moment lasts that it speaks of, at tables of every kind.
import { act, show, text, type Shown } from "./show";
import { settled } from "./dom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ACTIONS, OPEN, openGame, openTable } from "../dev/spread";
import { discarding, game, table, TABLES, waiting } from "../dev/table";
import type { TableState } from "../src/types";

type State = TableState | TableState;

const REFUSED = "Wait for your turn.";
const refusals = ({ el }: Shown): string[] => [...el.querySelectorAll(".rw-problem, .rw-refused")].map(text);
const clone = <S>(state: S): S => structuredClone(state);
const off = ACTIONS.map((each) => ({ ...each, enabled: false, why: REFUSED }));
// In each kind of table: a moment at which everything is refused, and others that come by themselves.
const KINDS: [string, State, Record<string, State>][] = [
  [
    "table",
    table({
      game: game({
        mine: false,
        prompt: "Ana's turn",
        actions: waiting.map((each) => ({ ...each, enabled: false, why: REFUSED })),
      }),
    }),
    {
      draw: table({ game: game() }),
      discard: table({ game: game({ phase: "discard", prompt: "Discard a tile", actions: discarding }) }),
      ...TABLES,
    },
  ],
  [
    "table",
    openTable({ game: openGame({ mine: false, prompt: "Ana's turn", primary: "draw", actions: off }) }),
    {
      own: openTable({ game: openGame({ actions: ACTIONS }) }),
      later: openTable({ game: openGame({ mine: false, prompt: "Bela's turn", primary: "draw", actions: off }) }),
      ...OPEN,
    },
  ],
];

/** Asks for a tile: by the button, or by its key where the button is put away. */
function draw({ el, $ }: Shown): void {
  const button = el.querySelector<HTMLElement>(act("do-draw"));
  if (button) button.click();
  else
    $(".rw-wood .rw-tile").dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true, cancelable: true }));
}

/** Asks for a tile, with nobody to answer yet; gives what refuses it, as an answer to the state of a revision. */
async function asking(shown: Shown): Promise<(rev: number) => void> {
  const { model } = shown;
  await settled();
  model.silent = true;
  draw(shown);
  await settled();
  const { seq } = model.sent.at(-1)!;
  const { tell } = model as unknown as { tell(name: string, content: unknown): void };
  return (rev) => tell.call(model, "msg:custom", { answer: seq, ok: false, error: REFUSED, rev });
}

describe("a refusal", () => {
  for (const [view, before, later] of KINDS) {
    const refuse = (): Shown => {
      const shown = show(view, clone(before));
      draw(shown);
      assert.deepEqual(refusals(shown), [REFUSED]);
      return shown;
    };

    for (const [name, state] of Object.entries(later)) {
      test(`of ${view} is gone when ${name} has come`, async () => {
        const shown = refuse();
        shown.model.set(clone(state));
        await settled();
        assert.equal(refusals(shown).includes(REFUSED), false);
      });
    }

    test(`of ${view} stays where nothing of the game has changed`, async () => {
      const shown = refuse();
      const now = clone(before);
      now.table.notice = "Ana is at the page again.";
      shown.model.set(now);
      await settled();
      assert.deepEqual(refusals(shown), [REFUSED]);
    });

    test(`of ${view} that Python sent is not shown after the turn has come`, async () => {
      const shown = show(view, { ...clone(Object.values(later)[0]!), rev: 4 });
      const refuse = await asking(shown);
      refuse(4);
      shown.model.set({ ...clone(before), rev: 5 });
      await settled();
      assert.deepEqual(refusals(shown), []);
    });

    test(`of ${view} that speaks of the moment now is shown, whatever came before it`, async () => {
      const shown = show(view, { ...clone(Object.values(later)[0]!), rev: 4 });
      const refuse = await asking(shown);
      shown.model.set({ ...clone(before), rev: 5 });
      refuse(5);
      await settled();
      assert.deepEqual(refusals(shown), [REFUSED]);
    });
  }
});
