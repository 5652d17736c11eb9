// Sentences: formats the Fluent text that Python sends as the trait `words`.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Args = Record<string, string | number>;
/** Says a key of words/<language>/ui.ftl: `t("place", { shelf: 0, number: 3 })` is "upper shelf, place 3". */
export type Words = (key: string, args?: Args) => string;

/** The words of one language. A key that is missing is told to the developer and said to nobody. */
export function words(text: string, lang: string): Words {
  const bundle = new FluentBundle(lang || "en", { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(text))) console.warn("[rummy] words:", error.message);
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) {
      console.warn(`[rummy] words: no message "${key}"`);
      return "";
    }
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.warn(`[rummy] words: ${key}:`, error.message);
    return said;
  };
}
