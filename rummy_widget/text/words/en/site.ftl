### What the pages of the site say beside those of the app.

site-about = Learn Rummy PRO, Rummikub, Tile Rummy, Rummy 45 and Basic Rummy by playing: every move gets its verdict, and every verdict its reason.
site-judging = A moment, please: your move is judged as soon as Python is here.
site-news = A newer version of these pages is ready.
site-load = Load it
site-cut = Python can't be fetched right now. Read on and lay tiles; you get your verdict once it's here.
site-damaged = A file of this site didn't arrive as it should.
site-policy = This server keeps Python from running: its content policy has to allow 'wasm-unsafe-eval' for scripts. You can still read on.
site-failed = Python didn't start here. You can still read on.
site-again = Try again
site-anew = Python had stopped and is starting anew. Your tiles lie where they lay.
site-types = Nothing moves here yet: the programs of this page haven't arrived. If it stays like this, the server doesn't send them as text/javascript.
site-script-off = JavaScript is off here: you can read everything, but nothing moves. Switch it on to play along.
site-notebook = Open as notebook
site-served-title = This one needs a server
site-served = Live classes and tables of people meet on a server, and this site is only a folder of files. Ask whoever sent you here for the address of the app, or start it yourself with the command rummy-widget.

cli-about-site = Write the course as a site: a folder that any web server can offer, and that works without a network.
cli-about-site-out = folder to write into
cli-about-site-lite = also write JupyterLite, where the lessons and a class's notebooks open with their cells
cli-about-site-address = where the site will be, for the picture that is shown where somebody posts a link to it
cli-site-address = { $address } is no address of a site. It begins with https://
cli-site-needs = The site is made from a checkout of the project, where Node and its packages are installed: run `make site` there.
cli-site-needs-lite = JupyterLite isn't installed beside this. In a checkout, run `make site LITE=yes`, which sees to that.
cli-site-folder = { $folder } holds something else already. Choose a folder that is new, empty, or has an earlier site.
cli-site-failed = The site couldn't be made; what stands above says why.
cli-site-written = The site is in { $folder }. Put it on any web server, or try it with: python -m http.server --directory { $folder }
