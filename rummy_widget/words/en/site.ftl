# What the pages of the site say beside those of the app.

site-about = Learn Rummy PRO, Rummikub and their relatives by moving tiles: every lesson is played, and every verdict gives its reason.
