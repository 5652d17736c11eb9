"""Binder's server: a kernel whose page is gone is let go for memory."""

c = get_config()  # noqa: F821 - Jupyter calls this file with it
c.MappingKernelManager.cull_interval = 60
c.MappingKernelManager.cull_idle_timeout = 10 * 60
c.MappingKernelManager.cull_connected = False
