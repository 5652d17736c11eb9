// Sentences: formats the words that Python sends as the trait `words`, read from Fluent already.
import { FluentBundle, type FluentResource } from "@fluent/bundle";

/** The sign that people read; a hyphen is for notation and code. */
export const MINUS = "−";
export type Args = Record<string, string | number>;
/** Says a key of text/words/<language>/ui.ftl: `t("place", { shelf: 0, number: 3 })` is "upper shelf, place 3". */
export type Words = (key: string, args?: Args) => string;

/** Points won or lost: "+3000", "−1000" or "0". */
export const signed = (points: number): string => `${points > 0 ? "+" : points < 0 ? MINUS : ""}${Math.abs(points)}`;

/**
 * The words of one language, as the JSON of a Fluent resource. A key that is missing is told to the developer and said
 * to nobody.
 */
export function words(read: string, lang: string): Words {
  const bundle = new FluentBundle(lang || "en", { useIsolating: false });
  bundle.addResource({ body: JSON.parse(read || "[]") } as FluentResource);
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) {
      console.warn(`[rummy] words: no message "${key}"`);
      return "";
    }
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.warn(`[rummy] words: ${key}:`, error.message);
    return Object.values(args ?? {}).some((each) => typeof each === "number" && each < 0)
      ? said.replace(/(?<!\w)-(?=\d)/g, MINUS)
      : said;
  };
}
