"""The Python half of each widget: it sends state to the page, gets messages from it, and asks the engine."""
