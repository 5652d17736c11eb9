"""The Python half of each widget: state out, messages in, every verdict from the engine."""
