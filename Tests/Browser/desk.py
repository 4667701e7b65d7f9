"""The example Desk with its users and vehicles, for tests."""

import os
import pathlib
import subprocess

import pytest

from conftest import ROOT, Server

PROGRAM = pathlib.Path(os.environ.get("ROSTRUM_DESK", ROOT / ".build/debug/Desk"))


def command(*words, data, environment, password=None):
    """Performs a command of the program; returns what it prints."""
    return subprocess.run(
        [PROGRAM, *words, "--data", data], input=password and password + "\n", text=True, check=True, timeout=60,
        capture_output=True, env={**os.environ, **environment}).stdout


def serve(folder, vehicles, *users):
    """Starts Desk with made-up vehicles and with users, each of whom has a name and roles."""
    data, environment = folder / "data", {"DESK_DATABASE": str(folder / "desk.sqlite"), "ROSTRUM_DENSITY": "automatic"}
    for user in users:
        command("add-user", *user, data=data, environment=environment, password="analytical")
    command("add-demo-vehicles", str(vehicles), data=data, environment=environment)
    return Server(data, environment, program=PROGRAM)


def sign_in(page, name, password="analytical"):
    page.locator("input[name=name]").fill(name)
    page.locator("input[type=password]").fill(password)
    page.keyboard.press("Enter")


@pytest.fixture(scope="module")
def desk(tmp_path_factory):
    """Starts Desk with 300 vehicles and a user who may change them."""
    server = serve(tmp_path_factory.mktemp("desk"), 300, ["ada", "editor"])
    yield server.url
    server.stop()
