// Before the page is painted: with a program its screens are those of the app, without one it is read downwards.
(() => {
  const root = document.documentElement;
  if (root.dataset.shown) root.dataset.stage = root.dataset.shown;
  if (/[?&](step|seed|game|quick)=/.test(location.search)) root.dataset.waits = ''; // another screen than the one that is drawn
})();
