"""The course as a static site: a folder of files for any web server, without a server of ours.

When `rummy-widget site OUT` is run, `command` starts `build` in a separate Python process, because the
stand-in for anywidget has to be found before the real one. These modules then take part:

- `packing` puts our package and the few pure Python packages that it needs into an archive. `js/site.mjs`
  gives it to Pyodide, which compiles it, loads every module that lessons use (`python_memory.modules_loaded`
  finds out which), and saves its memory: `memory.zst`, without what is in the WebAssembly program anyway
  (`js/src/site/wasm.ts`). A browser starts with that memory, which takes a second, while starting Python
  takes six. Modules that only other pages use are in `more.zip`, all others in `rest.zip`; both are fetched
  on first use (`lazy_import`). The libraries that prove formulas, for exercises of classes, are in
  `sympy.zip`: only pages that may need it cache it.
- `pages` runs the cells of each notebook once, in this Python, with the stand-in (`standin/anywidget`, on the
  real traitlets): a `DrawnPage` has what they show. Node draws the first state of each widget with the bundle
  that will run it later, and the result goes into the page as HTML, beside the prose; the states are in the
  page as JSON.
- `classes` selects the cells of class notebooks that run, those that show a widget; the saved outputs of the
  others are shown.
- `offline` lists every file with its hash, for the service worker.
- `lite` adds JupyterLite to the site if asked for, with the packages that `wheels` prepares.

When a page is opened, `js/src/site/shell.ts` replaces the drawn widgets by live ones, made from the states in
the page; each has a `SiteModel`, which queues messages to Python until Python is ready. After the first paint
it asks the worker (`js/src/site/worker.ts`) for Python: a SharedWorker that all open pages share, and that
stays alive between two pages if the browser supports it (`extendedLifetime`). Then the next page gets its
first answer 0.15 s after it is drawn; otherwise Python starts again, in about a second. A single page that
loads the others would avoid that too, but all of our scripts assume that a page is a document. The worker
passes the page's cells to `page_runner.OpenPages`, which runs them in a namespace of their own and returns
what their widgets show. From then on messages go both ways, as they do with a kernel. Every verdict comes
from Python here too.

Texts are not part of a state: each language has them once, as a script (`words-en.js`).
"""
