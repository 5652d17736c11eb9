### What the app says: the page around a notebook.

## The page around a notebook

page-title = Rummy
page-skip = Skip to the main content
page-loading = Setting out the tiles …
page-late = This is taking longer than usual. Please wait a little, or reload the page.
page-script-off = This page needs JavaScript.
page-theme = Colours
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-course = Course
page-question = In class, question { $number } of { $count }
page-next = Next:
page-missing = This page isn’t part of the course.
page-failed = Something went wrong on the server.
page-back = To the course
page-login-title = What’s the token?
page-login-about = Ask your teacher for the token. It’s also at the end of the address that you were given, after “token=”.
page-login-token = The token
page-login-open = Open the course
page-login-slow = Too many tries. Wait a few seconds, then try again.
page-login-wrong = That’s not the token. Check each letter: A isn’t a, and 0 isn’t O.
page-full = This course is full right now.
page-full-when = Please try again in a few minutes.
page-enter = Open this page

## The name of the language, as it calls itself

language-name = English
