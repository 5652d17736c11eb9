// What the page itself says at its edge; the sentences stand in it already, in its language (page.html).
export type Note = "news" | "judging" | "cut" | "damaged" | "policy" | "failed" | "anew";

const element = (note: Note): HTMLElement | null => document.getElementById(`site-${note}`);

/** Says it; `press` is done when its button is pressed, where it has one. */
export function say(note: Note, press?: () => void): void {
  const found = element(note);
  if (!found) return;
  found.hidden = false;
  const button = found.querySelector("button");
  if (!button) return;
  button.disabled = false;
  button.onclick = () => {
    button.disabled = true;
    press?.();
  };
}

/** It is true no more. */
export function unsay(...notes: Note[]): void {
  for (const note of notes) element(note)?.setAttribute("hidden", "");
}
