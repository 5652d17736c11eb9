"""Voila's settings on Binder, where it runs inside Binder's own Jupyter server."""

from rummy_widget.app.settings import offer_template, voila_settings

offer_template()
get_config().merge(voila_settings())  # noqa: F821 - Jupyter calls this file with it
