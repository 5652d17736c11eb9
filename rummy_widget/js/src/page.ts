// The page around us: who shows it, and which links lead somewhere.

export type Shower = "voila" | "lab" | "other";

/** Who shows this page. Voila's own pages reload to wake up; in JupyterLab a cell is run again. */
export function shower(): Shower {
  const body = document.body;
  if (document.querySelector("[data-rw-host='voila']") || location.pathname.includes("/voila/") || body.dataset.voila)
    return "voila";
  if (document.querySelector(".jp-LabShell, #jp-MainLogo, .jp-NotebookPanel, #notebook-container")) return "lab";
  return "other";
}

/** A part of an address as it is meant; as it is written, where nothing can be meant by it ("#%"). */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page of rules at a clause; null where no such page is served beside this one. */
export function rulesHref(clause: string): string | null {
  const told = document.querySelector<HTMLElement>("[data-rw-rules]")?.dataset.rwRules;
  if (told) return `${told}#${clause}`;
  const course = /^(.*\/voila\/render\/)(?:lessons\/(?:[a-z0-9-]+\/)?|notebooks\/)([a-z]{2}\/)?/.exec(
    location.pathname,
  );
  return course ? `${course[1]}notebooks/${course[2] ?? ""}rules.ipynb#${clause}` : null;
}
