// Notes at the edge of the page. Their texts are in the page already, in its language (see page.html).

/**
 * The name of a note. "news": a newer version of the site is ready. "judging": Python is still loading, so moves can't
 * be judged yet. "anew": Python has ended and is being started again. The other names are those of `StartTrouble`: they
 * say why Python could not start.
 */
export type Note = "news" | "judging" | "cut" | "damaged" | "policy" | "failed" | "anew";

const element = (note: Note): HTMLElement | null => document.getElementById(`site-${note}`);

/** Show a note at the edge of the page. If it has a button, `press` is called when that is pressed. */
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

/** Hide notes that `show` has shown. */
export function hide(...notes: Note[]): void {
  for (const note of notes) element(note)?.setAttribute("hidden", "");
}
