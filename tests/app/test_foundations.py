"""What we build on in Jupyter, Voila and Tornado is still there, by its name and its parameters.

A method of theirs that we override, or lean on although it is nobody's promise, may go with a new version.
Then nothing would call ours any more, and the server would silently be what strangers can stop.
"""

from __future__ import annotations

import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from ipykernel.comm.manager import CommManager
from ipykernel.kernelapp import IPKernelApp
from ipykernel.zmqshell import ZMQInteractiveShell
from IPython.core.application import BaseIPythonApplication
from IPython.core.shellapp import InteractiveShellApp
from ipywidgets import Widget
from jupyter_client.kernelspec import KernelSpecManager
from jupyter_client.manager import AsyncKernelManager
from jupyter_client.multikernelmanager import AsyncMultiKernelManager
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from jupyter_server.auth.identity import IdentityProvider
from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from nbclient.client import NotebookClient
from nbconvert.exporters.exporter import Exporter
from packaging.requirements import Requirement
from tornado.http1connection import HTTP1Connection
from tornado.httpserver import HTTPServer
from tornado.web import RequestHandler
from tornado.websocket import WebSocketHandler, WebSocketProtocol13
from traitlets.config import SingletonConfigurable
from voila import handler, notebook_renderer, utils
from voila.app import Voila
from voila.execute import VoilaExecutor
from voila.handler import BaseVoilaHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from rummy_widget.app import forked_kernels, kernels, login, prepared_kernel, server, sockets, templates

ROOT = Path(__file__).parents[2]
# class of ours -> what it overrides -> whose that is, and its parameters as they were tested
OVERRIDDEN: dict[type, dict[str, tuple[type, str]]] = {
    sockets.PageSocket: {
        "select_subprotocol": (KernelWebsocketHandler, "subprotocols"),
        "get_compression_options": (KernelWebsocketHandler, ""),
        "get_websocket_protocol": (WebSocketHandler, ""),
        "max_message_size": (WebSocketHandler, ""),
        "get": (KernelWebsocketHandler, "kernel_id"),
        "open": (KernelWebsocketHandler, "kernel_id"),
        "on_close": (KernelWebsocketHandler, ""),
        "on_message": (KernelWebsocketHandler, "ws_message"),
        "write_error": (JupyterHandler, "status_code kwargs"),
        "write_message": (VoilaKernelWebsocketHandler, "message binary"),
    },
    login.TokenIdentityProvider: {
        "get_user": (IdentityProvider, "handler"),
        "get_user_token": (IdentityProvider, "handler"),
    },
    sockets.PacedProtocol: {"_receive_frame": (WebSocketProtocol13, "")},
    sockets.PageConnection: {"_on_zmq_reply": (ZMQChannelsWebsocketConnection, "stream msg_list")},
    kernels.Kernels: {
        "_context_default": (AsyncMultiKernelManager, ""),
        "pre_start_kernel": (AsyncMultiKernelManager, "kernel_name kwargs"),
        "start_kernel": (AsyncMappingKernelManager, "kernel_id path kwargs"),
        "start_buffering": (AsyncMappingKernelManager, "kernel_id session_key channels"),
        "notify_connect": (AsyncMappingKernelManager, "kernel_id"),
        "notify_disconnect": (AsyncMappingKernelManager, "kernel_id"),
        "remove_kernel": (AsyncMappingKernelManager, "kernel_id"),
        "cull_kernel_if_idle": (AsyncMappingKernelManager, "kernel_id"),
    },
    kernels.OwnPython: {
        "get_kernel_spec": (KernelSpecManager, "kernel_name"),
        "find_kernel_specs": (KernelSpecManager, ""),
        "get_all_specs": (KernelSpecManager, ""),
    },
    forked_kernels.ForkedKernel: {"launch_kernel": (LocalProvisioner, "cmd kwargs")},
    templates.CourseExporter: {"_preprocess": (Exporter, "nb resources")},
    templates.CourseExecutor: {"async_start_new_kernel_client": (NotebookClient, "")},
    templates.CourseRenderer: {
        "initialize": (notebook_renderer.NotebookRenderer, "kwargs"),
        "generate_content_generator": (
            notebook_renderer.NotebookRenderer,
            "kernel_id kernel_future",
        ),
        "_jinja_kernel_start": (notebook_renderer.NotebookRenderer, "nb kernel_id kernel_future"),
        "_jinja_cell_generator": (notebook_renderer.NotebookRenderer, "nb kernel_id"),
    },
    prepared_kernel.PreparedKernel: {"instance": (SingletonConfigurable, "cls args kwargs")},
    prepared_kernel.FirstHalf: {"initialize": (BaseIPythonApplication, "argv")},
    prepared_kernel.PreparedApp: {
        "kernel_class": (IPKernelApp, ""),
        "init_code": (InteractiveShellApp, ""),
    },
    server.CourseServer: {
        "name": (Voila, ""),
        "init_settings": (Voila, ""),
        "init_handlers": (Voila, ""),
        "start": (Voila, ""),
        "listen": (Voila, ""),
        "_handle_signal_stop": (Voila, "sig frame"),
    },
    server.CoursePage: {
        "get": (TornadoVoilaHandler, "path"),
        "content_security_policy": (JupyterHandler, ""),
        "on_connection_close": (RequestHandler, ""),
    },
}
# What is neither overridden nor promised, and used all the same.
LEANED_ON: tuple[tuple[type, str, str], ...] = (
    (AsyncMappingKernelManager, "stop_buffering", "kernel_id"),
    (AsyncMappingKernelManager, "stop_watching_activity", "kernel_id"),
    (AsyncMappingKernelManager, "get_buffer", "kernel_id session_key"),
    (AsyncMappingKernelManager, "_kernel_buffers", ""),
    (AsyncMappingKernelManager, "_kernel_connections", ""),
    (AsyncMappingKernelManager, "allow_tracebacks", ""),
    (ZMQChannelsWebsocketConnection, "handle_incoming_message", "incoming_msg"),
    (ZMQChannelsWebsocketConnection, "disconnect", ""),
    (ZMQChannelsWebsocketConnection, "kernel_info_channel", ""),
    (ZMQChannelsWebsocketConnection, "_kernel_info_future", ""),
    (ZMQChannelsWebsocketConnection, "_open_sessions", ""),
    (ZMQChannelsWebsocketConnection, "_register_session", ""),
    (JupyterHandler, "get_current_user", ""),
    (IdentityProvider, "get_token", "handler"),
    (IdentityProvider, "get_user_cookie", "handler"),
    (IdentityProvider, "generate_anonymous_user", "handler"),
    (WebSocketProtocol13, "_receive_frame_loop", ""),
    (WebSocketProtocol13, "_abort", ""),
    (WebSocketProtocol13, "__init__", "handler mask_outgoing params"),
    (AsyncKernelManager, "request_shutdown", "restart"),
    (AsyncKernelManager, "stop_restarter", ""),
    (AsyncKernelManager, "is_alive", ""),
    (HTTPServer, "start_request", "server_conn request_conn"),
    (HTTPServer, "handle_stream", "stream address"),
    (HTTP1Connection, "detach", ""),
    (Voila, "kernel_websocket_connection_class", ""),
    (Voila, "cookie_secret", ""),
    (Voila, "base_url", ""),
    (Voila, "connection_dir_root", ""),
    (BaseVoilaHandler, "render_template", "name ns"),
    (NotebookClient, "process_message", "msg cell cell_index"),
    (NotebookClient, "handle_comm_msg", "outs msg cell_index"),
    (NotebookClient, "_async_check_alive", ""),
    (NotebookClient, "_async_cleanup_kernel", ""),
    (VoilaExecutor, "should_strip_error", ""),
    (VoilaExecutor, "strip_code_cell_errors", "cell"),
    (notebook_renderer.NotebookRenderer, "_cleanup_resources", ""),
    (IPKernelApp, "default_extensions", ""),
    (IPKernelApp, "parent_handle", ""),
    (ZMQInteractiveShell, "init_environment", ""),
    (CommManager, "targets", ""),
    (Widget, "handle_comm_opened", "comm msg"),
)
# What Python and traitlets put into a class by themselves.
MADE = {
    "_abc_impl", "_all_trait_default_generators", "_cls_init", "_descriptors", "_instance_inits",
    "_static_immutable_initial_values", "_trait_default_generators", "_traits",
}  # fmt: skip
EVERY = [(base, name, parameters) for own in OVERRIDDEN.values() for name, (base, parameters) in own.items()]


@pytest.mark.parametrize(("base", "name", "parameters"), [*EVERY, *LEANED_ON])
def test_what_we_build_on_is_there(base: type, name: str, parameters: str) -> None:
    found = inspect.getattr_static(base, name, None)
    assert found is not None, f"{base.__name__}.{name} has gone: {versions()}"
    method = getattr(found, "__func__", getattr(found, "fget", found))
    if inspect.isfunction(method):
        now = [each for each in inspect.signature(method).parameters if each != "self"]
        assert " ".join(now) == parameters, f"{base.__name__}.{name} takes something else now: {versions()}"


@pytest.mark.parametrize("own", OVERRIDDEN, ids=lambda own: str(own.__name__))
def test_nothing_is_overridden_unseen(own: type) -> None:
    """Whatever one of ours has from somebody else's is in the list above."""
    foreign = [
        base for base in own.__mro__[1:] if not base.__module__.startswith(("rummy_widget", "builtins"))
    ]
    made = {name for name in vars(own) if name.startswith("__") or name in MADE}
    found = {name for name in vars(own) if any(name in vars(base) for base in foreign)}
    assert found - made == set(OVERRIDDEN[own])


def test_pages_are_made_by_our_exporter(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "VoilaExporter(" in inspect.getsource(notebook_renderer.NotebookRenderer.initialize)
    assert "make_url(" in inspect.getsource(utils.include_css)
    assert "get_page_config(" in inspect.getsource(handler.VoilaHandler.get_generator)
    for module, name in (
        (notebook_renderer, "VoilaExporter"),
        (handler, "NotebookRenderer"),
        (handler, "get_page_config"),
        (utils, "make_url"),
    ):
        monkeypatch.setattr(module, name, getattr(module, name))
    templates.install_renderers()
    assert isinstance(notebook_renderer.VoilaExporter(), templates.CourseExporter)
    assert notebook_renderer.VoilaExporter() is notebook_renderer.VoilaExporter()
    assert handler.NotebookRenderer is templates.CourseRenderer


def test_the_handlers_that_we_replace_are_there(plain_handlers: list[Any]) -> None:
    stock = [spec[1] for spec in plain_handlers if spec[0].endswith("/channels")]
    assert stock == [VoilaKernelWebsocketHandler]


@pytest.fixture
def plain_handlers() -> list[Any]:
    """Voila's own, as its newest release registers them."""
    asked = Voila()
    asked.initialize([])
    asked.connection_dir = ""
    asked.init_settings()
    return list(Voila.init_handlers(asked))


@pytest.mark.parametrize("name", ["ipykernel", "jupyter_server", "voila"])
def test_what_we_override_is_pinned_to_what_was_tested(name: str) -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    every = map(Requirement, told["project"]["optional-dependencies"]["app"])
    pins = [pin for pin in every if pin.name == name]
    (pin,) = pins
    assert version(name) in pin.specifier
    assert any(each.operator == "<" for each in pin.specifier)


def versions() -> str:
    names = ("ipykernel", "ipywidgets", "jupyter_client", "jupyter_server", "tornado", "voila")
    return ", ".join(f"{name} {version(name)}" for name in names)
