"""Run the command `rummy-widget` when the package is started with `python -m rummy_widget`."""

import sys

from .command.main import main

if __name__ == "__main__":
    sys.exit(main())
