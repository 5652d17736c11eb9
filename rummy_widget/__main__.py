"""`python -m rummy_widget` is the command `rummy-widget`."""

import sys

from .command.main import main

if __name__ == "__main__":
    sys.exit(main())
