"""Servers under load, pinned to the first core."""

import html
import http.client
import json
import os
import pathlib
import re
import resource
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import uuid
from collections.abc import Iterator

from load.page import page_controls

# One user at one address does what thousands do.
NO_LIMITS = [
    f"--limit-{what}{whose}={1_000_000}"
    for what in ("sockets", "sessions", "joins", "connections")
    for whose in ("", "-per-user", "-per-address")
    if (what, whose) != ("connections", "-per-user")
]
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A process that serves on a port of 127.0.0.1."""

    headers: dict[str, str] = {}

    def __init__(
        self, command: list[str | pathlib.Path], core: int = 0, **environment: str
    ) -> None:
        self.process = subprocess.Popen(
            ["taskset", "-c", str(core), *command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, env=os.environ | environment)

    def __enter__(self) -> "Server":
        line = self.process.stdout.readline()
        self.port = int(re.search(r"http://[^:]+:(\d+)", line).group(1))
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()

    def resident(self) -> int:
        """The resident memory in bytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status).group(1)) * 1024

    def processor(self) -> float:
        """The time on the processor, in seconds."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def visits(self, count: int) -> list[dict]:
        """What so many sockets say, one after the other."""
        raise NotImplementedError


class EchoServer(Server):
    """Rostrum's network stack without Rostrum."""

    def __init__(self, program: str) -> None:
        super().__init__([program], SCREEN="echo")

    def visits(self, count: int) -> list[dict]:
        return [{"path": "/", "script": {"greeting": [], "event": '[1,2,"tap"]', "answer": ""}}]


class RostrumServer(Server):
    """A screen of `BenchmarkServer`."""

    def __init__(
        self, program: str, screen: str, *options: str, data: str | None = None, core: int = 0,
        button: str | None = None,
    ) -> None:
        self.button = button
        self.own = None if data else tempfile.TemporaryDirectory()
        self.data = data or self.own.name
        super().__init__(
            [program, "--port", "0", "--data", self.data, *NO_LIMITS, *options], core, SCREEN=screen)

    def __enter__(self) -> "RostrumServer":
        super().__enter__()
        self.url = f"http://127.0.0.1:{self.port}"
        with urllib.request.urlopen(self.url) as response:
            self.page = response.read().decode()
            cookie = response.headers["Set-Cookie"].split(";")[0]
        self.headers = {"Cookie": cookie, "Origin": self.url}
        return self

    def __exit__(self, *_: object) -> None:
        super().__exit__()
        if self.own:
            self.own.cleanup()

    def visits(self, count: int) -> list[dict]:
        """Taps on the button with the name, or on the first one, or moves of the first slider.

        The elements of a session have the same numbers as those of the page.
        """
        event = {"element": 1, "action": "tap", "values": []}
        controls = [control for control in page_controls(self.page)
                    if self.button in (None, control.text)]
        for action, values in (("number", [6, 7, 8, 9, 10, 11]), ("tap", [])):
            for control in controls:
                if control.action == action:
                    event = {"element": control.element, "action": action, "values": values}
                    return [{"path": "/_rostrum/socket", "event": event}]
        return [{"path": "/_rostrum/socket", "event": event}]

    def visitors(self, count: int) -> list[dict]:
        """What so many users say, each on a socket of their own."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        return [visit | {"port": self.port, "headers": self.headers | {"Cookie": cookie}}
                for visit in self.visits(1) for cookie in self._cookies(connection, count)]

    def _cookies(self, connection: http.client.HTTPConnection, count: int) -> Iterator[str]:
        for _ in range(count):
            connection.request("GET", "/")
            response = connection.getresponse()
            response.read()
            yield response.headers["Set-Cookie"].split(";")[0]

    def pages(self, count: int) -> tuple[list[float], int]:
        """The seconds that pages take, and the bytes of one as it is sent."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        times = []
        for _ in range(count):
            start = time.perf_counter()
            connection.request(
                "GET", "/", headers={"Cookie": self.headers["Cookie"], "Accept-Encoding": "gzip"})
            size = len(connection.getresponse().read())
            times.append(time.perf_counter() - start)
        return times, size


class NiceGUIServer(Server):
    """The counter in NiceGUI."""

    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        program = pathlib.Path(__file__).with_name("nicegui_counter.py")
        super().__init__([sys.executable, program, str(port)], PYTHONUNBUFFERED="1")

    def __enter__(self) -> "NiceGUIServer":
        line = "-"
        while line and "http://" not in line:
            line = self.process.stdout.readline()
        self.port = int(re.search(r"http://[^:]+:(\d+)", line).group(1))
        # The line comes before the port is open.
        while socket.socket().connect_ex(("127.0.0.1", self.port)) != 0:
            time.sleep(0.05)
        return self

    def visits(self, count: int) -> list[dict]:
        return [self._visit() for _ in range(count)]

    def _visit(self) -> dict:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/") as response:
            page = html.unescape(response.read().decode())
        client = re.search(r"'client_id': '([^']+)'", page).group(1)
        element, listener = re.search(
            r'"(\d+)":\{"tag":"q-btn".*?"listener_id":"([^"]+)"', page).groups()
        names = f"client_id={client}&tab_id={uuid.uuid4()}&document_id={uuid.uuid4()}"
        event = {"id": int(element), "client_id": client, "listener_id": listener, "args": []}
        return {
            "path": f"/_nicegui_ws/socket.io/?EIO=4&transport=websocket&implicit_handshake=true&{names}"
                    "&next_message_id=0",
            "script": {
                "greeting": [{"expected": "0", "response": "40"}, {"expected": "40"}],
                "check": {"expected": "2", "response": "3"},
                "event": "42" + json.dumps(["event", event]),
                "answer": '42["update"',
            },
        }


def raise_limit_of_files() -> None:
    """Allows this process and its children to open a file for each session."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
