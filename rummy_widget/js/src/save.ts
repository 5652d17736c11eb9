// Something given to whoever is at the page, as a file of their own.

export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type = "application/json"): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
