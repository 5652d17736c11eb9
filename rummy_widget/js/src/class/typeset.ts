// Formulas: MathML from Python, parsed as XML and rebuilt from the few elements that a formula may contain.

const SPACE = "http://www.w3.org/1998/Math/MathML";
const NAMES = /^m(ath|row|n|i|o|frac|sup|sub|subsup|sqrt|text|space|style|over|under)$/;
const ATTRIBUTES =
  /^(alttext|displaystyle|linethickness|stretchy|form|fence|separator|lspace|rspace|width|mathvariant)$/;
const DEEPEST = 200;

/**
 * Return a formula, given as MathML (`source`), as an element. If the MathML is invalid or contains anything that is
 * not allowed, return `text` as plain text instead.
 */
export function typeset(source: string, text: string): Node {
  const root = new DOMParser().parseFromString(source, "application/xml").documentElement;
  const formula = root?.localName === "math" ? copyAllowed(root, 0) : null;
  return formula ?? document.createTextNode(text);
}

/** Return a copy of an element made only of allowed elements and attributes, or null. */
function copyAllowed(from: Element, depth: number): Element | null {
  if (depth > DEEPEST || !NAMES.test(from.localName)) return null;
  const copy = document.createElementNS(SPACE, from.localName);
  for (const { name, value } of [...from.attributes]) if (ATTRIBUTES.test(name)) copy.setAttribute(name, value);
  for (const child of [...from.childNodes]) {
    if (child.nodeType === Node.TEXT_NODE) copy.append(child.textContent ?? "");
    if (child.nodeType !== Node.ELEMENT_NODE) continue;
    const inner = copyAllowed(child as Element, depth + 1);
    if (!inner) return null;
    copy.append(inner);
  }
  return copy;
}
