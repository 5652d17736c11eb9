// Formats the texts that Python sends in the trait `words`, parsed from Fluent already.
import { FluentBundle, type FluentResource } from "@fluent/bundle";

/** The minus sign of displayed numbers; the hyphen is for notation and code. */
export const MINUS = "−";
/** The values for the placeholders of a text. */
export type TextArgs = Record<string, string | number>;
/**
 * A function that looks up a text by its key in text/words/<language>/ui.ftl, with `args` for its placeholders:
 * `t("place", { shelf: 0, number: 3 })` is "upper shelf, place 3".
 */
export type Words = (key: string, args?: TextArgs) => string;

/** Return points with their sign: "+3000", "−1000" or "0". */
export const signed = (points: number): string => `${points > 0 ? "+" : points < 0 ? MINUS : ""}${Math.abs(points)}`;

/**
 * Return the function that looks up the texts of one language, given as the JSON of a Fluent resource. A missing key
 * gives an empty text and a warning in the console.
 */
export function words(json: string, lang: string): Words {
  const bundle = new FluentBundle(lang || "en", { useIsolating: false });
  bundle.addResource({ body: JSON.parse(json || "[]") } as FluentResource);
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) {
      console.warn(`[rummy] words: no message "${key}"`);
      return "";
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.warn(`[rummy] words: ${key}:`, error.message);
    return Object.values(args ?? {}).some((each) => typeof each === "number" && each < 0)
      ? text.replace(/(?<!\w)-(?=\d)/g, MINUS)
      : text;
  };
}
