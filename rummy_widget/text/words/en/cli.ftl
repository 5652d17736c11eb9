### What the command says: `rummy-widget`, `rummy-widget --lab` and `rummy-widget score`.

## rummy-widget score

score-closes = closes: { $price }
score-not = doesn't close
score-holds = + { $text }  [{ $clause }]
score-fails = - { $text }  [{ $clause }]
score-bad-text = Can't read these tiles: { $reason }
score-help-text = Write tiles as r7 (red), y7 (yellow), b7 (blue), k7 (black) and * for a Joker, with | between melds.

## The launcher

cli-about = Learn Rummy PRO, Rummikub, Tile Rummy, Rummy 45 and Basic Rummy by playing, in the browser.
cli-about-score = Say what a rack is worth, or why it doesn't close.
cli-about-play-out = Let computer players play a whole game, and tell it move by move.
cli-about-rules = the game
cli-about-seed = the deal: a number, the same tiles for each
cli-about-players = how many play
cli-about-player = how well they play: beginner, steady or strong
cli-about-lab = open the course in JupyterLab in place of the app
cli-about-lang = language that the course opens in; otherwise the one that the browser asks for
cli-about-teacher = with --lab, put the teacher’s pages of the class into that copy too
cli-about-port = port to serve on
cli-about-host = address to serve on; others than this computer ask for a token
cli-about-proxy = believe the proxies at these addresses, such as 127.0.0.1, when they say who asks
cli-about-base = path that all addresses begin with, such as /rummy
cli-about-browser = don't open a browser
cli-about-tiles = the rack in notation, such as "r5 r6 r7 | b8 b9 b10 | k10"
cli-about-thrown = how many Jokers you threw earlier in this game
cli-about-multiplier = what the table multiplies points by
cli-about-folder = where --lab puts its copy of the course
cli-about-verbose = tell what the server does
cli-number-wrong = { $number } doesn't fit here: choose 0, 1, 2 …
cli-host-wrong = The course can't open at { $host }: { $reason }.
cli-open = The course is open at { $url }
cli-stop = Press Ctrl+C to stop it.
cli-stopped = Stopped.
cli-port-taken = Port { $port } is in use. The course opens on port { $other }; stars that your browser kept for port { $port } stay there.
cli-port-taken-asked = Port { $port } is in use. Choose another one with --port.
cli-port-wrong = { $port } isn't a port: choose a number from 1 to 65535.
cli-extra-missing = This needs { $package }, which isn't installed. Install it with: pip install { $target }
cli-host-open = This serves to other computers at { $host }. Each visitor takes about { $memory } MB of memory.
cli-host-token = Whoever has this address can open the course: { $url }
cli-token-given = Visitors need the token that you've put into { $name }.
cli-token-missing = Behind a proxy the token has to outlast a restart: put one into { $name }.
cli-token-wrong = { $name } needs { $least } signs or more, of letters, digits and . _ ~ -.
cli-proxy-wrong = { $address } isn't the address of a proxy: write one as 127.0.0.1, a network as 172.30.0.0/24.
cli-base-wrong = { $path } doesn't fit: write a path of letters and digits, such as /rummy.
cli-database-away = { $place } doesn't answer yet. The course opens all the same; tables of people wait for it.
cli-database-wrong = { $place } isn't a database that tables can be kept in: write sqlite:///FILE or postgresql+psycopg://user@host/name.
cli-database-password = Everybody on this computer can read a password in a command. Put the address into { $name } instead.
cli-copied = { $count ->
    [one] Copied one page of the course into { $folder }.
   *[other] Copied { $count } pages of the course into { $folder }.
}
cli-kept = { $count ->
    [one] One page was there already and stays as it was.
   *[other] { $count } pages were there already and stay as they were.
}
cli-folder-unwritable = The folder { $folder } can't be written. Start the command in a folder of your own.
cli-course-missing = The pages of the course aren't where they should be: { $folder }. Install rummy_widget again.
