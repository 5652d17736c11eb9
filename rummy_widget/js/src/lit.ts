// What templates are made with, for parts that are loaded later: the program that loads them has lit-html, and draws them.
import type { html as make, nothing as none } from "lit-html";

type Values = unknown[];

export const html = ((strings: TemplateStringsArray, ...values: Values) => ({ _$litType$: 1, strings, values })) as unknown as typeof make;
export const svg = ((strings: TemplateStringsArray, ...values: Values) => ({ _$litType$: 2, strings, values })) as unknown as typeof make;
export const nothing = Symbol.for("lit-nothing") as unknown as typeof none;
