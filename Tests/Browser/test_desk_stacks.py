"""The rows of the layout table at a desk, where lines of a page have a measure, and texts in stacks have none."""

import pytest

from conftest import Server
from seen import GALLERY, show  # noqa: F401: fixtures
from test_seen_layout import *  # noqa: F401, F403

PAGE = "Layout and grids"


@pytest.fixture(scope="session")
def gallery_server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("gallery"), {"ROSTRUM_DENSITY": "automatic"}, program=GALLERY)
    yield server.url
    server.stop()
