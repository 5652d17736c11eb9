"""A JupyterHub whose users' servers open the course. See deploy/README.md.

Users run code of their own there. Give their servers no database that others' tables lie in: who can read it
can read every hand. Without one, a table that somebody makes is in their own folder, and nobody else's.
"""

from pathlib import Path

c = get_config()  # noqa: F821 - JupyterHub calls this file with it
here = Path(__file__).resolve().parent

# Users' servers begin with the course; in an image of deploy/Containerfile the script is
# /opt/jupyterhub/start, and RUMMY_WIDGET_BINDER need not be set.
c.Spawner.cmd = [str(here / "start"), "jupyterhub-singleuser"]
c.Spawner.environment = {"RUMMY_WIDGET_BINDER": str(here.parent.parent / "binder")}
c.Spawner.default_url = "/voila/render/notebooks/home.ipynb"
c.Spawner.notebook_dir = "~/rummy-course"
c.Spawner.mem_limit = "1G"

# Choose these for your school: who may come in, and where users' servers run. As they stand, for a try on
# one's own machine, everybody comes in with any name and one password, and each user is a folder in /tmp.
c.JupyterHub.authenticator_class = "dummy"
c.DummyAuthenticator.password = "for a try"
c.Authenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"
c.JupyterHub.bind_url = "http://127.0.0.1:8000"
