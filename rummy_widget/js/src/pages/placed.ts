// A view may be drawn before it stands on the page; only there it has headings above it.

/** Calls back once the view stands on the page, if it does not yet; the function it returns gives that up. */
export function placed(root: HTMLElement, then: () => void): () => void {
  if (root.isConnected) return () => undefined;
  const waiting = new ResizeObserver(() => {
    if (!root.isConnected) return;
    waiting.disconnect();
    then();
  });
  waiting.observe(root);
  return () => waiting.disconnect();
}
