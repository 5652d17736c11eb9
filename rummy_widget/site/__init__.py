"""The course as a folder of files that any web server can offer: no server of ours, no install, no waiting.

Who makes what, when `rummy-widget site OUT` is run (`command` starts `build` in a Python of its own,
because the stand-in for anywidget has to be found before the real one):

- `packing` puts our package and the few pure ones that it needs into an archive. `js/site.mjs` gives that
  to Pyodide, which compiles it, loads every module that lessons load (`python_memory.tried` finds out
  which), and keeps its memory: `memory.zst`, without what the WebAssembly program lays there anyway
  (`js/src/site/wasm.ts`). A browser begins with that memory, which takes a second where starting anew
  takes six. What only other pages load lies in `more.zip`, all else in `rest.zip`, fetched when it is first
  asked for (`lazy_import`). What proves formulas, for a class's exercises, is `sympy.zip`: only a page that
  may need it has it kept for later.
- `pages` runs the cells of each notebook once, in this Python, with the stand-in (`standin/anywidget`, on
  the real traitlets): a `DrawnPage` has what they show. Node draws each widget's first state with the bundle
  that will bring it to life, and that goes into the page as HTML, beside the prose; the states stand in
  the page as JSON.
- `classes` picks the cells of a class's notebook that run, those that show a widget; what the
  others gave is there as kept.
- `offline` lists every file with its hash, for the service worker.
- `lite` has JupyterLite laid beside the pages where that is wished for, with what `wheels` gives its Python.

And when a page is opened: `js/src/site/shell.ts` puts living widgets in the place of the pictures, from
the states in the page; each has a `SiteModel`, which keeps what is said to Python until it is there.
After the first paint it asks the worker (`js/src/site/worker.ts`) for Python: a SharedWorker that all
open pages share, and that lives on between two pages where the browser lets it (`extendedLifetime`): then
the next page is judged 0.15 s after it is drawn; where it may not, Python starts anew, in about a second.
One page of all, in which others are loaded, would have spared that too, but every program here thinks
that a page is a document. The worker hands the page's cells to `page_runner.OpenPages`, which runs them in a
namespace of their own and tells what their widgets show; from then on messages go both ways as they do
through a kernel. Python is the only judge here too.

Words are no part of a state: each language has them once, as a program (`words-en.js`).
"""
