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
cli-about-play-out = Let computer players play a whole game, and describe each move.
cli-about-rules = the game
cli-about-seed = the deal: the same number always gives the same tiles
cli-about-players = number of players
cli-about-player = how well the computer players play: beginner, steady or strong
cli-about-lab = open the course in JupyterLab instead of the app
cli-about-lang = language of the course; without it, the browser's language
cli-about-teacher = with --lab, also copy the teacher's pages
cli-about-port = port to serve on
cli-about-host = address to serve on; at any address but this computer's own, visitors need a token
cli-about-proxy = trust the proxies at these addresses, such as 127.0.0.1, to say who a visitor is
cli-about-base = path at which the course is served, such as /rummy
cli-about-browser = don't open a browser
cli-about-tiles = the rack in notation, such as "r5 r6 r7 | b8 b9 b10 | k10"
cli-about-thrown = how many Jokers you threw earlier in this game
cli-about-multiplier = what the table's points are multiplied by
cli-about-folder = folder for the copy of the course that --lab makes
cli-about-verbose = log what the server does
cli-number-wrong = { $number } isn't valid here: choose 0, 1, 2 …
cli-host-wrong = The course can't open at { $host }: { $reason }.
cli-open = The course is open at { $url }
cli-stop = Press Ctrl+C to stop it.
cli-stopped = Stopped.
cli-port-taken = Port { $port } is in use, so the course opens on port { $other }. Stars that your browser kept for port { $port } aren't shown there.
cli-port-taken-asked = Port { $port } is in use. Choose another one with --port.
cli-port-wrong = { $port } isn't a port: choose a number from 1 to 65535.
cli-extra-missing = This needs { $package }, which isn't installed. Install it with: pip install { $target }
cli-host-open = Other computers can open the course at { $host }. Each visitor takes about { $memory } MB of memory.
cli-host-token = Anyone with this address can open the course: { $url }
cli-token-given = Visitors need the token from { $name }.
cli-token-missing = Behind a proxy the token must stay the same after a restart. Set one in { $name }.
cli-token-wrong = The token in { $name } needs at least { $least } characters: letters, digits and . _ ~ -.
cli-proxy-wrong = { $address } isn't the address of a proxy. Write an address like 127.0.0.1, or a network like 172.30.0.0/24.
cli-base-wrong = { $path } can't be used. Write a path of letters and digits, such as /rummy.
cli-database-away = { $place } doesn't answer yet. The course opens anyway; games with people work once it answers.
cli-database-wrong = { $place } isn't the address of a database. Write sqlite:///FILE or postgresql+psycopg://user@host/name.
cli-database-password = Everybody on this computer can read a password in a command. Put the address into { $name } instead.
cli-copied = { $count ->
    [one] Copied one page of the course into { $folder }.
   *[other] Copied { $count } pages of the course into { $folder }.
}
cli-kept = { $count ->
    [one] One page was already there. I didn't change it.
   *[other] { $count } pages were already there. I didn't change them.
}
cli-folder-unwritable = I can't write to the folder { $folder }. Start the command in one of your own folders.
cli-course-missing = The pages of the course aren't in { $folder }. Install rummy_widget again.
