// Notes at the edge of the page, already written in its language in page.html.

/**
 * The name of a note. "news": a newer version of the site is ready. "judging": Python is still loading, so moves
 * can't be judged yet. "anew": Python stopped and is starting again. The others say why there is no Python, as in
 * `StartTrouble`.
 */
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
