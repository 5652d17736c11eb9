"""The Python half of each widget: it sends state, gets messages, and takes every verdict from the engine."""
