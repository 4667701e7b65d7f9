"""The adapter of NiceGUI for `peers.py`."""

from load.servers import NiceGUIServer, Server

name = "NiceGUI"


def serve(case: str) -> Server | None:
    """The server of a case; NiceGUI has the counter."""
    return NiceGUIServer() if case == "counter" else None
