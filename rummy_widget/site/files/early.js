// Before the page is painted: with a program its screens are those of the app, without one it is read downwards.
(() => {
  const root = document.documentElement;
  // A program that doesn't come, or as something else than a program: site.css has the sentence for it.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && (root.dataset.broken = ''), true);
  if (root.dataset.shown) root.dataset.stage = root.dataset.shown;
  if (/[?&](step|seed|game|quick)=/.test(location.search)) root.dataset.waits = ''; // another screen than the one that is drawn
})();
