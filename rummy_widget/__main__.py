"""Run the command `rummy-widget`, for `python -m rummy_widget`."""

import sys

from .command.main import main

if __name__ == "__main__":
    sys.exit(main())
