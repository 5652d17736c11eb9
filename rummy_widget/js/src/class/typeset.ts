// Formulas: MathML that Python made, read as XML and built anew from the few elements that a formula has.
const SPACE = "http://www.w3.org/1998/Math/MathML";
const NAMES = /^m(ath|row|n|i|o|frac|sup|sub|subsup|sqrt|text|space|style|over|under)$/;
const ATTRIBUTES =
  /^(alttext|displaystyle|linethickness|stretchy|form|fence|separator|lspace|rspace|width|mathvariant)$/;
const DEEPEST = 200;

/** The formula as an element; its text where it is no MathML of ours. */
export function typeset(source: string, text: string): Node {
  const found = new DOMParser().parseFromString(source, "application/xml").documentElement;
  const made = found?.localName === "math" ? built(found, 0) : null;
  return made ?? document.createTextNode(text);
}

function built(from: Element, depth: number): Element | null {
  if (depth > DEEPEST || !NAMES.test(from.localName)) return null;
  const made = document.createElementNS(SPACE, from.localName);
  for (const { name, value } of [...from.attributes]) if (ATTRIBUTES.test(name)) made.setAttribute(name, value);
  for (const child of [...from.childNodes]) {
    if (child.nodeType === Node.TEXT_NODE) made.append(child.textContent ?? "");
    if (child.nodeType !== Node.ELEMENT_NODE) continue;
    const inner = built(child as Element, depth + 1);
    if (!inner) return null;
    made.append(inner);
  }
  return made;
}
