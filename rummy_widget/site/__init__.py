"""The course as a static site: a folder of files for any web server, which runs Python in the browser.

When `rummy-widget site OUT` is run, `command` starts `build` in a separate Python process, because our
stand-in for anywidget must be found before the real one. These modules then take part:

- `packing` puts our package, and the few pure Python packages that it needs, into an archive. `js/site.mjs`
  gives it to Pyodide (Python for browsers), which compiles it, loads every module that lessons use
  (`python_memory.modules_loaded` finds out which), and saves its memory as `memory.zst`. Data that the
  WebAssembly program contains anyway is left out (`js/src/site/wasm.ts`). A browser starts from that memory
  in a second; without it, starting Python would take six. Modules that only other pages use are in
  `more.zip`, all other modules in `rest.zip`; both are fetched on first use (`lazy_import`). The libraries
  that prove formulas equal, for exercises of classes, are in `sympy.zip`. The browser caches this file when
  it opens a page that may need it.
- `pages` runs the cells of each notebook once, while the site is made, with the stand-in
  (`standin/anywidget`, which uses the real traitlets). A `DrawnPage` holds what the cells show. Node draws
  the first state of each widget as HTML, with the same scripts that will run the widget later. This HTML goes
  into the page next to the prose. The states are in the page as JSON.
- `classes` selects the cells of class notebooks that are run: those that show a widget. For the other cells,
  their saved outputs are shown.
- `offline` lists every file with its hash, for the service worker.
- `lite` adds JupyterLite to the site if asked for, with the packages that `wheels` prepares.

When a page is opened, `js/src/site/shell.ts` replaces the drawn widgets with live ones, made from the states
in the page. Each of them has a `SiteModel`, which queues messages to Python until Python is ready. After the
first paint, the page connects to the worker in which Python runs (`js/src/site/worker.ts`): a SharedWorker
that all open pages share, and that stays alive between two pages if the browser supports that
(`extendedLifetime`). Then the next page gets its first answer 0.15 s after it is drawn; otherwise Python
starts again, in about a second. A single page that loads all other pages would avoid that, too, but our
scripts assume that each page is a document of its own. The worker passes the page's cells to
`page_runner.OpenPages`, which runs them in their own namespace and returns what their widgets show. From then
on, messages go both ways, as they do with a kernel. As in the app, every verdict comes from Python.

Labels and sentences of the widgets' own interface are not part of a state: each language has them once, as a
script (`words-en.js`).
"""
