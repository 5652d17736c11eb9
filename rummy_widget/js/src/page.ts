// The page around the widgets: which program shows it, and where its links lead.

/**
 * The program that shows the page: our app or website ("voila"), JupyterLab or Jupyter Notebook ("lab"), or any other.
 */
export type PageHost = "voila" | "lab" | "other";

/** Return which program shows this page. */
export function pageHost(): PageHost {
  const body = document.body;
  if (document.querySelector("[data-rw-host='voila']") || location.pathname.includes("/voila/") || body.dataset.voila)
    return "voila";
  if (document.querySelector(".jp-LabShell, #jp-MainLogo, .jp-NotebookPanel, #notebook-container")) return "lab";
  return "other";
}

/** Decode the percent escapes of a part of an address; return it unchanged if they are malformed. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Return the address of a clause (a numbered rule, such as "PRO-20") on the page of rules, or null if no page of rules
 * can be reached from this page.
 */
export function rulesHref(clause: string): string | null {
  const rules = document.querySelector<HTMLElement>("[data-rw-rules]")?.dataset.rwRules;
  if (rules) return `${rules}#${clause}`;
  const course = /^(.*\/voila\/render\/)(?:lessons\/(?:[a-z0-9-]+\/)?|notebooks\/)([a-z]{2}\/)?/.exec(
    location.pathname,
  );
  return course ? `${course[1]}notebooks/${course[2] ?? ""}rules.ipynb#${clause}` : null;
}
