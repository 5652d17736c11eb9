// A document for tests that render; to be imported before anything that draws.
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach } from "node:test";
import { Window } from "happy-dom";
import names from "../dom.json";
import type { Message, Model } from "../src/types";

export const dom = new Window({
  url: "http://localhost/voila/render/lessons/pro/02-runs.ipynb",
  width: 1200,
  height: 800,
});

for (const name of names) {
  const found = (dom as unknown as Record<string, unknown>)[name];
  const value = name === "window" ? dom : name === "matchMedia" ? dom.matchMedia.bind(dom) : found;
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Let every media query match in each test; after it run what *closing* holds, and empty the page. */
export function matchMediaAndClose(closing: (() => void)[]): void {
  beforeEach(() => {
    Object.defineProperty(globalThis, "matchMedia", {
      value: () => ({ matches: true }),
      configurable: true,
      writable: true,
    });
  });
  afterEach(() => {
    for (const close of closing.splice(0)) close();
    document.body.innerHTML = "";
  });
}

/** Fluent text as Python sends it: read already. */
export const readWords = (text: string): string => JSON.stringify(new FluentResource(text).body);
export const WORDS = readWords(
  readFileSync(join(import.meta.dirname, "..", "..", "text", "words", "en", "ui.ftl"), "utf8"),
);

type Callback = (...args: unknown[]) => void;

/** A model whose kernel answers "done" to everything, or what `reply` says; messages are collected in `sent`. */
export class FakeModel implements Model {
  sent: (Message & { seq: number })[] = [];
  silent = false; // nobody is there
  reply: (message: Message) => string | null = () => null; // an error, or nothing
  private values: Record<string, unknown>;
  private heard = new Map<string, Set<Callback>>();

  constructor(view: string, state: unknown) {
    this.values = { view, state, words: WORDS, lang: "en" };
  }

  get(name: string): unknown {
    return this.values[name];
  }

  /** What Python does when something has changed. */
  set(state: unknown): void {
    this.values["state"] = state;
    this.tell("change:state");
  }

  send(content: unknown): void {
    const message = content as Message & { seq: number };
    this.sent.push(message);
    if (!this.silent) queueMicrotask(() => this.answer(message));
  }

  /** Answers late, what was not answered in its time; else the timers of the client keep the test alive. */
  wake(): void {
    for (const message of this.sent) this.answer(message);
  }

  private answer(message: Message & { seq: number }): void {
    const error = this.reply(message);
    this.tell("msg:custom", { answer: message.seq, ok: error === null, error });
  }

  on(name: string, callback: (...args: never[]) => void): void {
    const own = this.heard.get(name) ?? new Set();
    this.heard.set(name, own.add(callback as Callback));
  }

  off(name: string, callback?: (...args: never[]) => void): void {
    if (callback) this.heard.get(name)?.delete(callback as Callback);
  }

  /** The types of the messages sent, those that every view sends by itself left out. */
  get types(): string[] {
    return this.sent.map(({ type }) => type).filter((type) => type !== "hello" && type !== "progress");
  }

  /** The last of them, without its number. */
  get last(): unknown {
    const found = this.sent
      .slice()
      .reverse()
      .find(({ type }) => type !== "hello" && type !== "progress");
    if (!found) return null;
    const { seq: _, ...message } = found;
    return message;
  }

  private tell(name: string, ...args: unknown[]): void {
    for (const callback of [...(this.heard.get(name) ?? [])]) callback(...args);
  }
}

/** Long enough for an answer to arrive and be drawn; in several waits, so that each can follow what the one before began. */
export async function settled(ms = 25): Promise<void> {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setTimeout(resolve, ms / 5));
}
