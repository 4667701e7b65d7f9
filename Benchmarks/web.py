"""Measures Rostrum's web host with the Standups example, over loopback.

    python3 Benchmarks/web.py [--sessions 1000] [--clicks 3000] [--update]

builds Standups for release, starts it, prints what is listed below, and fails if something is over its threshold in
`Thresholds/server.json`. With `--update` the measures become the thresholds; `--program` measures a program that exists.

- move of a slider and click to patch: the time from sending an event to receiving its frame, one
  client, p50 and p99, for a change of two values and for a form sheet of some forty elements;
- memory per session: the growth of the server's resident memory over N joined sessions;
- bytes of one tick of a running meeting's timer, as the payload of its frame;
- the size of the browser client and the theme as they are served, after `gzip -9`.

One asyncio process is the client, without compression, so its own cost is part of the times; the
echo line is the same client against a server that only echoes, for scale. The thresholds of times are multiples of
the median of the echo in the same run, because other work on the machine slows both.
"""

import argparse
import asyncio
import gzip
import json
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable
from typing import NamedTuple

import websockets

from load.servers import NO_LIMITS
from thresholds import Thresholds

ROOT = pathlib.Path(__file__).resolve().parent.parent


async def main() -> None:
    """Measures everything, each with a server of its own."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--sessions", type=int, default=1000)
    options.add_argument("--clicks", type=int, default=3000)
    options.add_argument("--build-path", default=str(ROOT / ".build"))
    options.add_argument("--program", metavar="PATH", help="measure a program that exists")
    options.add_argument("--update", action="store_true", help="write the thresholds")
    arguments = options.parse_args()

    program = arguments.program or f"{arguments.build_path}/release/Standups"
    if not arguments.program:
        build(arguments.build_path)
    measures = {"Echo": await echo(arguments.clicks)}
    async with Server(program) as server:
        measures |= await clicks(server, arguments.clicks)
    async with Server(program) as server:
        measures["Tick"] = await tick(server)
    async with Server(program) as server:
        measures |= client_size(server)
    async with Server(program, *NO_LIMITS) as server:
        measures["Session"] = await memory(server, arguments.sessions)
    print("\n| what | measured |\n|---|---|")
    for measure in measures.values():
        print(f"| {measure.name} | {measure.text} |")
    compare(measures, arguments.update)


class Measure(NamedTuple):
    """What was measured, as text, and as a number that is compared with a threshold."""

    name: str
    text: str
    value: float
    unit: str


def compare(measures: dict[str, Measure], updates: bool) -> None:
    """Fails if a measure is over its threshold, or makes the measures the thresholds."""
    thresholds = Thresholds.named("server")
    echo = measures.pop("Echo").value
    complaints = []
    for case, measure in measures.items():
        value = round(measure.value / echo, 2) if measure.unit == "times the echo" else measure.value
        if updates:
            thresholds.update(case, value)
        elif complaint := thresholds.complaint(case, value, measure.unit):
            complaints.append(complaint)
    if updates:
        thresholds.save()
    if complaints:
        sys.exit("\n".join(["", "Over their thresholds:", *complaints]))


def build(build_path: str) -> None:
    """Builds the release executable."""
    subprocess.run(
        ["swift", "build", "-c", "release", "--product", "Standups", "--scratch-path", build_path],
        cwd=ROOT,
        check=True,
    )


class Server:
    """A running release build of Standups, with a data folder of its own unless one is given."""

    def __init__(self, program: str, *options: str, data: str | None = None) -> None:
        self.executable = pathlib.Path(program)
        self.options = options
        self.own = None if data else tempfile.TemporaryDirectory()
        self.data = data or self.own.name

    async def __aenter__(self) -> "Server":
        self.process = await asyncio.create_subprocess_exec(
            self.executable, "--port", "0", "--data", self.data, *self.options,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        )
        line = await self.process.stdout.readline()
        self.url = re.search(rb"http://\S+", line).group().decode().rstrip("/")
        self.cookie = self.visitor()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.process.returncode is None:
            self.process.terminate()
        await self.process.wait()
        if self.own:
            self.own.cleanup()

    def visitor(self) -> str:
        """The cookie of a new user."""
        with urllib.request.urlopen(self.url) as page:
            return page.headers["Set-Cookie"].split(";")[0]

    def resident(self) -> int:
        """The server's resident memory in bytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status).group(1)) * 1024


def socket_url(server: Server) -> str:
    return server.url.replace("http", "ws") + "/_rostrum/socket"


def join_message(resume: str | None = None) -> str:
    """The message that begins a session, or resumes one with its token."""
    return json.dumps(["join", {"v": 2, "digest": "", "resume": resume, "seen": 0}])


class Client:
    """A browser without the browser: joins, taps, and follows the tree of DOM nodes."""

    def __init__(self, socket: websockets.ClientConnection, cookie: str) -> None:
        self.socket = socket
        self.cookie = cookie
        self.sequence = 0
        self.seen = 0

    @classmethod
    async def connect(cls, server: Server, cookie: str | None = None) -> "Client":
        """Opens a socket that hasn't joined yet."""
        cookie = cookie or server.cookie
        socket = await websockets.connect(
            socket_url(server), origin=server.url, additional_headers={"Cookie": cookie},
            compression=None, max_size=None,
        )
        return cls(socket, cookie)

    @classmethod
    async def join(
        cls, server: Server, cookie: str | None = None, resume: str | None = None
    ) -> "Client":
        """Opens a socket, and begins or resumes a session."""
        client = await cls.connect(server, cookie)
        await client.enter(resume)
        return client

    async def enter(self, resume: str | None = None) -> None:
        """Begins a session, or resumes one with its token."""
        await self.socket.send(join_message(resume))
        welcome = json.loads(await self.socket.recv())[1]
        self.token, self.sequence = welcome["token"], welcome["seq"]
        self.mount = await self.frame()
        # No event follows within a second.
        await self.socket.send(json.dumps(["ack", self.seen]))

    async def frame(self) -> list:
        """Takes the next frame, which the next event acknowledges, as in a browser."""
        frame = json.loads(await self.socket.recv())
        self.seen = frame[0]
        return frame

    async def event(self, element: int, action: str, *payload: object) -> list:
        """Sends an event and returns the frame that acknowledges it."""
        self.sequence += 1
        await self.socket.send(json.dumps([self.sequence, element, action, *payload, self.seen]))
        while True:
            frame = await self.frame()
            if frame[1] >= self.sequence:
                return frame


def find(nodes: object, text: str, action: str = "tap") -> int:
    """The element whose name contains a text, among those that take the action."""
    found = None

    def words(node: object) -> str:
        if isinstance(node, str):
            return node
        attributes = node[3] if isinstance(node[3], dict) else {}
        name = attributes.get("aria-label", "") + attributes.get("placeholder", "")
        return name + "".join(words(child) for child in node[4])

    def walk(node: object) -> None:
        nonlocal found
        if isinstance(node, list) and len(node) == 5 and isinstance(node[3], dict):
            if action in node[3].get("data-on", "").split() and text in words(node):
                found = node[0]
            for child in node[4]:
                walk(child)
        elif isinstance(node, list):
            for child in node:
                walk(child)

    walk(nodes)
    assert found, f"nothing to tap is called {text!r}"
    return found


async def clicks(server: Server, count: int) -> dict[str, Measure]:
    """Opens a form sheet, moves its slider, dismisses it, over and over; times each.

    A session may send 100 events at once before its rate is limited, so each client does 80.
    """
    sheets, steps = [], []
    while len(steps) < count:
        client = await Client.join(server)
        add = find(client.mount, "Add")
        for _ in range(10):
            frame = await timed(sheets, client.event(add, "tap"))
            slider, cancel = find(frame, "", "number"), find(frame, "Cancel")
            for minutes in range(6, 12):
                await timed(steps, client.event(slider, "number", minutes))
            await client.event(cancel, "tap")
        await client.socket.close()
    return {
        "Slider": duration("move of a slider to patch, p50 / p99", steps),
        "Sheet": duration("click to patch of a whole form sheet, p50 / p99", sheets),
    }


async def timed(times: list[float], event: Awaitable[list]) -> list:
    """Notes how long an event takes."""
    start = time.perf_counter()
    frame = await event
    times.append(time.perf_counter() - start)
    return frame


async def add_standup(client: Client) -> list:
    """Adds a standup by the form, so that there is something in the list."""
    form = await client.event(find(client.mount, "Add"), "tap")
    enabled = await client.event(find(form, "Title", "text"), "text", "Design", 1)
    add = next(op[1] for op in enabled[2] if op[0] == "a" and "disabled" in op[3])
    return await client.event(add, "tap")


async def tick(server: Server) -> Measure:
    """Runs a meeting and weighs the frames of its timer."""
    client = await Client.join(server)
    screen = await client.event(find(await add_standup(client), "Design"), "tap")
    await client.event(find(screen, "Start"), "tap")
    sizes = []
    for _ in range(5):
        message = await client.socket.recv()
        sizes.append(len(message))
    size = round(statistics.median(sizes))
    return Measure("one timer tick's patch", f"{size} bytes", size, "bytes")


async def memory(server: Server, count: int) -> Measure:
    """Joins many sessions and weighs the server before and after."""
    clients = [await Client.join(server)]
    await add_standup(clients[0])
    clients += [await Client.join(server) for _ in range(10)]
    before = server.resident()
    for _ in range(count):
        clients.append(await Client.join(server))
    after = server.resident()
    size = round((after - before) / count / 1024)
    return Measure(f"memory per session, {count} sessions", f"{size} KB", size, "KB")


async def echo(count: int) -> Measure:
    """Times the same client against a server that only echoes."""

    async def handler(socket: websockets.ServerConnection) -> None:
        async for message in socket:
            await socket.send(message)

    times = []
    async with websockets.serve(handler, "127.0.0.1", 0, compression=None) as server:
        port = server.sockets[0].getsockname()[1]
        async with websockets.connect(f"ws://127.0.0.1:{port}", compression=None) as socket:
            for _ in range(count):
                start = time.perf_counter()
                await socket.send('[1,2,"tap"]')
                await socket.recv()
                times.append(time.perf_counter() - start)
    return duration("echo floor of this client, p50 / p99", times)


def duration(name: str, times: list[float]) -> Measure:
    """The quantiles of some times, of which the median is compared."""
    cuts = statistics.quantiles(times, n=100)
    text = f"{cuts[49] * 1000:.2f} ms / {cuts[98] * 1000:.2f} ms"
    return Measure(name, text, cuts[49], "times the echo")


def client_size(server: Server) -> dict[str, Measure]:
    def size(kind: str) -> int:
        path = re.search(rf'"(/_rostrum/rostrum-[^"]+\.{kind})"', page).group(1)
        with urllib.request.urlopen(server.url + path) as file:
            return len(gzip.compress(file.read(), 9))

    with urllib.request.urlopen(server.url) as response:
        page = response.read().decode()
    return {
        name: Measure(f"{words}, without comments, gzip -9", f"{size(kind):,} bytes", size(kind), "bytes")
        for name, words, kind in (("Client", "browser client", "js"), ("Theme", "theme", "css"))
    }


if __name__ == "__main__":
    asyncio.run(main())
