// Notes at the edge of the page, already written in its language in page.html.

/** The name of a note. */
export type Note = "news" | "judging" | "cut" | "damaged" | "policy" | "failed" | "anew";

const element = (note: Note): HTMLElement | null => document.getElementById(`site-${note}`);

/** Show a note; `press` is called when its button is pressed. */
export function show(note: Note, press?: () => void): void {
  const box = element(note);
  if (!box) return;
  box.hidden = false;
  const button = box.querySelector("button");
  if (!button) return;
  button.disabled = false;
  button.onclick = () => {
    button.disabled = true;
    press?.();
  };
}

/** Hide notes. */
export function hide(...notes: Note[]): void {
  for (const note of notes) element(note)?.setAttribute("hidden", "");
}
