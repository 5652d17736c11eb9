// What the page around the widgets does by itself: its colours, its waiting, and its way back from the browser's memory.
window.rummy = (() => {
  const KEY = 'rummy-widget:theme';
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let chosen = 'auto';
  try {
    chosen = localStorage.getItem(KEY) || 'auto';
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }

  // Widgets read the theme where JupyterLab writes it: on the body.
  function paint() {
    const isDark = chosen === 'dark' || (chosen === 'auto' && dark.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    if (document.body) {
      document.body.dataset.jpThemeLight = String(!isDark);
      document.body.dataset.jpThemeName = isDark ? 'JupyterLab Dark' : 'JupyterLab Light';
    }
    for (const button of document.querySelectorAll('[data-theme-choice]')) {
      button.setAttribute('aria-pressed', String(button.dataset.themeChoice === chosen));
    }
  }

  function offerThemes() {
    for (const button of document.querySelectorAll('[data-theme-choice]')) {
      button.addEventListener('click', () => {
        chosen = button.dataset.themeChoice;
        try {
          localStorage.setItem(KEY, chosen);
        } catch {
          // As above.
        }
        paint();
      });
      button.parentElement.hidden = false;
    }
    paint();
  }

  function late() {
    const text = document.getElementById('loading-text');
    if (text) text.textContent = document.documentElement.dataset.late;
  }

  // Waiting is over when the first output stands on the page, which is a little later than Voila says. Asked a few
  // times a second and not at every frame: a page that waits must not take the processor from those that start.
  function ready() {
    const pending = document.querySelector('script[type="application/vnd.voila.cell-output+json"]');
    if (pending && !document.querySelector('.jp-OutputArea-output')) setTimeout(ready, 200);
    else document.getElementById('loading')?.remove();
  }

  // Voila's front end gives the kernel back when the page is about to be left, which a download or a mail link looks like as well.
  // Its listener comes after this one and is not reached; the kernel goes when the page really does.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation());
  function giveBack() {
    const config = JSON.parse(document.getElementById('jupyter-config-data')?.textContent || '{}');
    const token = document.cookie.match(/\b_xsrf=([^;]*)/)?.[1];
    if (!config.kernelId || !token) return;
    navigator.sendBeacon(`${config.baseUrl}voila/api/shutdown/${config.kernelId}?_xsrf=${encodeURIComponent(token)}`);
  }
  addEventListener('pagehide', giveBack);

  // The page has a link to the style of its widgets, and each widget imports it once more: the browser would have to match
  // every rule twice.
  function dropLinkedStyle(node) {
    const address = node.localName === 'style' && node.textContent.match(/^@import url\("([^"]+)"\)/)?.[1];
    if (address && document.head.querySelector(`link[rel="stylesheet"][href="${address}"]`)) node.remove();
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(dropLinkedStyle);
  }).observe(document.head, { childList: true });

  dark.addEventListener('change', paint);
  // The body does not exist yet when this runs; its theme has to be there before it is first painted.
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    observer.disconnect();
    paint();
  }).observe(document.documentElement, { childList: true });
  paint();
  setTimeout(late, 15000);
  // Leaving a page gives its kernel back, so a page out of the browser's memory has none: load it anew.
  addEventListener('pageshow', (event) => event.persisted && location.reload());
  window.cellLoaded = true;
  return { offerThemes, late, ready, giveBack, failed: late };
})();
