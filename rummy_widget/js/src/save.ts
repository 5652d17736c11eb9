// Files for the user to save.

/** Offer `content` to the user as a download. `name` is the name of the file, `type` its MIME type. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type = "application/json"): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
