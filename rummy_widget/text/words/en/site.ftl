### What the pages of the site say beside those of the app.

site-about = Learn Rummy PRO, Rummikub, Tile Rummy, Rummy 45 and Basic Rummy by playing: you see at once whether a move is right, and why.
site-judging = Just a moment: Python is still loading. You'll soon see whether your move is right.
site-news = A newer version of these pages is ready.
site-load = Load the new version
site-cut = I can't load Python right now. You can read on and move tiles; once Python is loaded, you'll see whether your moves are right.
site-damaged = A file of this site is damaged.
site-policy = This server doesn't let Python run: its content policy needs 'wasm-unsafe-eval' for scripts. You can still read on.
site-failed = Python didn't start. You can still read on.
site-again = Try again
site-anew = Python stopped and is starting again. Your tiles are where you left them.
site-types = Nothing moves yet: this page's scripts haven't loaded. If it stays like this, the server probably isn't sending them as text/javascript.
site-script-off = JavaScript is off: you can read everything, but you can't move tiles. Switch it on to play.
site-notebook = Open as notebook
site-served-title = This page needs a server
site-served = Live classes and tables with people need a server, and this site is only a folder of files. Ask whoever sent you here for the address of the app, or start it yourself with the command rummy-widget.

cli-about-site = Write the course as a site: a folder for any web server, which also works without a network.
cli-about-site-out = folder for the site
cli-about-site-lite = add JupyterLite, which opens lessons and class notebooks with their cells
cli-about-site-address = address of the site, for the preview picture of shared links
cli-site-address = { $address } isn't the address of a site. It should begin with https://
cli-site-needs = To make the site, you need a checkout of the project with Node and its packages. Run `make site` there.
cli-site-needs-lite = JupyterLite isn't installed. In a checkout, run `make site LITE=yes`, which installs it.
cli-site-folder = { $folder } has other files in it. Choose a new folder, an empty one, or one with an earlier site.
cli-site-failed = I couldn't make the site. The lines above say why.
cli-site-written = The site is in { $folder }. Put it on any web server, or try it with: python -m http.server --directory { $folder }
