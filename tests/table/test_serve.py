"""The table on the command line."""

from __future__ import annotations

import socket

import pytest

from argosy.table.app import Settings
from argosy.table.command import serve
from argosy.table.errors import PortTaken
from argosy.words import LANGUAGES


def test_a_port_that_is_taken_is_named_and_another_one_proposed() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortTaken) as refused:
            serve("127.0.0.1", port, browser=False, settings=Settings(database="sqlite://"))
    for lang in LANGUAGES:
        said = refused.value.say(lang)
        assert str(port) in said and f"--port {port + 1}" in said
