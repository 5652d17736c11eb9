// What templates are made with, for parts that are loaded later: the program that loads them has lit-html, and draws them.
import type { html as make, nothing as none, render as draw } from "lit-html";
import type { keyed as key } from "lit-html/directives/keyed.js";

type Values = unknown[];

export const html = ((strings: TemplateStringsArray, ...values: Values) => ({
  _$litType$: 1,
  strings,
  values,
})) as unknown as typeof make;
export const svg = ((strings: TemplateStringsArray, ...values: Values) => ({
  _$litType$: 2,
  strings,
  values,
})) as unknown as typeof make;
export const nothing = Symbol.for("lit-nothing") as unknown as typeof none;

/** What a part needs of the program that loads it, where it draws by itself. */
export interface Lit {
  render: typeof draw;
  keyed: typeof key;
}

let own: Lit;

export const drawnBy = (lit: Lit): void => void (own = lit);

export const render = ((...given: Parameters<typeof draw>) => own.render(...given)) as typeof draw;

export const keyed = ((...given: Parameters<typeof key>) => own.keyed(...given)) as typeof key;
