#!/usr/bin/env python3
"""Measures stored sessions over sockets: how they are restored, handed over, and kept off memory.

    Benchmarks/stored.py [--only GROUP …] [--store postgres://…] [--update]

builds `Standups`, `BenchmarkServer` and `LoadClient` for release, installs the Python packages that it
needs in `.build-benchmarks`, measures what is listed below, prints a table, and fails if something
exceeds its threshold in `Thresholds/stored.json`. What snapshots add to a turn is measured by `snapshot.py`.

- restore: 1,000 sessions of Standups after a kill, one after the other, and after a restart all at once,
  the best of three rounds;
- hibernation: the growth of the server's resident memory by 10,000 sessions without browsers;
- change: from an event to the change that it makes to 1,000 sessions on two nodes;
- hand-over: from opening a socket to a node until it has the session that a different node ran;
- recovery: from when a process that was stopped for longer than its lease continues until one of the
  sessions that it runs answers a tap;
- ticking: what it takes to store 200 sessions whose only change is a count that a timer raises;
- large: how much longer a tap takes while a state of 5 MB that changes all the time is stored.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import pathlib
import re
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator

from load import environment

environment.enter()
sys.path.append(str(pathlib.Path(__file__).parents[1] / "Tests" / "Chaos"))

import snapshots
import web
import websockets
from load.client import Client
from load.command import Measure, measure_all, programs
from load.plain_socket import PlainSocket
from load.servers import NO_LIMITS, RostrumServer, raise_limit_of_files
from thresholds import Thresholds

GROUPS = ("restore", "hibernation", "change", "handover", "recovery", "ticking", "large")
ROUNDS = 3
# A lease lasts for five seconds.
STOP = 7
TEXT = "Half a sentence"


class Stored:
    """The cases, with the programs that they run."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.server, self.client, self.standups = programs(
            options, "BenchmarkServer", "LoadClient", "Standups")

    @property
    def store(self) -> list[str]:
        """The options of nodes that share a storage."""
        return ["--store", self.options.store] if self.options.store else []

    # Restoring

    def restore(self) -> dict[str, Measure]:
        rounds = []
        for _ in range(ROUNDS):
            with tempfile.TemporaryDirectory() as data:
                rounds.append(asyncio.run(self._restore(data)))
        # What else the machine does can only add to the times.
        times, used, _ = min(rounds, key=lambda round: sum(round[0]))
        total = min(total for _, _, total in rounds)
        count, mean = len(times), sum(times) / len(times)
        p50, p99, _ = quantiles(times)
        loop = quantiles(loops(mean, count))
        return {
            "Restore": Measure(
                f"restore of {count:,} sessions, one after the other, p50 / p99",
                f"{p50:.2f} / {p99:.2f} ms", "p99 2 ms", round(p99, 2)),
            "Restore.Mean": Measure("the same, mean", f"{mean:.2f} ms", "2 ms", round(mean, 2)),
            "Restore.Loop": Measure(
                "a loop that computes for as long on the same machine, p50 / p99",
                f"{loop[0]:.2f} / {loop[1]:.2f} ms"),
            "Restore.Processor": Measure(
                "processor for one restore", f"{used / count:.2f} ms", "2 ms", round(used / count, 2)),
            "Restore.All": Measure(
                f"restore of {count:,} sessions that join at once", f"{total:.2f} s", "2 s",
                round(total, 2), "s"),
        }

    async def _restore(self, data: str) -> tuple[list[float], float, float]:
        """The milliseconds of each session, all milliseconds on the processor, and the seconds at once."""
        async with self._standups(data) as server:
            tabs = [await begin(server) for _ in range(self.options.sessions)]
            wait_until(lambda: stored(data) == len(tabs))
            server.process.kill()
        async with self._standups(data) as server:
            times, used = [], 0.0
            # A socket may wait for some seconds until it joins.
            for first in range(0, len(tabs), 50):
                group = tabs[first:first + 50]
                for tab in group:
                    tab.reopen(server)
                before = processor(server)
                times += [tab.rejoin() for tab in group]
                used += processor(server) - before
            # A second kill within ten seconds would set the sessions aside.
            server.process.terminate()
        async with self._standups(data) as server:
            for tab in tabs:
                await tab.open(server)
            start = time.perf_counter()
            await asyncio.gather(*(tab.resume() for tab in tabs))
            total = time.perf_counter() - start
            for tab in tabs:
                tab.check()
        return times, used * 1000, total

    def _standups(self, data: str, *options: str) -> web.Server:
        return web.Server(self.standups, *NO_LIMITS, *options, data=data)

    # Hibernation

    def hibernation(self) -> dict[str, Measure]:
        count = self.options.hibernated
        with tempfile.TemporaryDirectory() as data, RostrumServer(self.server, "counter", data=data) as server:
            with self._open(server, 10):
                before = server.resident()
            with self._open(server, count):
                awake = server.resident() - before
            # They wait for their browsers for a minute, and freed memory is returned after that.
            wait_until(lambda: hibernated(data) >= count, 300)
            time.sleep(15)
            size = (server.resident() - before) / 2**20
        return {
            "Hibernation": Measure(
                f"memory of {count:,} sessions that hibernate (of {awake / 2**20:.0f} MB when they had browsers)",
                f"{size:.1f} MB", "40 MB", round(size, 1), "MB"),
        }

    def _open(self, server: RostrumServer, count: int) -> Client:
        return Client(self.client, server, count, visits=server.visitors(count))

    # Changes of shared values

    def change(self) -> dict[str, Measure]:
        count = self.options.sessions
        load = {"changes": {"count": self.options.changes, "first": 0, "pause": 100}}
        with contextlib.ExitStack() as stack:
            nodes = stack.enter_context(self._nodes())
            load["changes"]["first"] = int(re.search(r">(\d+)<", nodes[0].page)[1])
            visits = [visit for pair in zip(*(node.visitors(1) for node in nodes)) for visit in pair]
            client = stack.enter_context(
                Client(self.client, nodes[0], count, visits=visits, load=load))
            report = client.run()
        if report["errors"]:
            sys.exit(f"The load had errors: {report['errors']}")
        times = report["milliseconds"]
        return {
            "Change": Measure(
                f"a change to {count:,} sessions on two nodes, p50 / p99 / maximum",
                f"{times['p50']:.1f} / {times['p99']:.1f} / {times['max']:.0f} ms", "p99 50 ms",
                round(times["p99"], 2)),
        }

    @contextlib.contextmanager
    def _nodes(self) -> Iterator[list[RostrumServer]]:
        """Two nodes of one storage, each on a core."""
        with tempfile.TemporaryDirectory() as data, contextlib.ExitStack() as stack:
            yield [
                stack.enter_context(
                    RostrumServer(self.server, "shared", *self.store, data=data, core=core))
                for core in (0, 1)]

    # Hand-over

    def handover(self) -> dict[str, Measure]:
        with tempfile.TemporaryDirectory() as data:
            times = asyncio.run(self._hand_over(data))
        p50, p99, longest = quantiles(times)
        return {
            "HandOver": Measure(
                f"hand-over of a session that has just changed, {len(times)} times, p50 / p99 / maximum",
                f"{p50:.0f} / {p99:.0f} / {longest:.0f} ms", "p99 60 ms", round(p99, 1)),
        }

    async def _hand_over(self, data: str) -> list[float]:
        times = []
        async with (
            self._standups(data, *self.store) as first, self._standups(data, *self.store) as second,
        ):
            tabs = [await begin(first) for _ in range(20)]
            # A session must have been stored once.
            await asyncio.sleep(2)
            for index in range(self.options.moves):
                tab = tabs[index % len(tabs)]
                await tab.type(f"{TEXT} {index}")
                await tab.client.socket.close()
                start = time.perf_counter()
                await tab.open(second if tab.server is first else first)
                await tab.resume()
                times.append((time.perf_counter() - start) * 1000)
                tab.check()
        return times

    # The end of a lease

    def recovery(self) -> dict[str, Measure]:
        count = self.options.stopped
        with tempfile.TemporaryDirectory() as data:
            server = RostrumServer(self.server, "counter", *self.store, data=data)
            with server, self._open(server, count):
                seconds = asyncio.run(self._recover(server))
        return {
            "Recovery": Measure(
                f"a tap after a pause of {STOP} s, in one of {count:,} sessions", f"{seconds:.2f} s", "5 s",
                round(seconds, 2), "s"),
        }

    async def _recover(self, server: RostrumServer) -> float:
        client = await web.Client.join(server, server.headers["Cookie"])
        # The sessions are stored by then.
        await asyncio.sleep(5)
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(STOP)
        server.process.send_signal(signal.SIGCONT)
        start = time.perf_counter()
        # The server sends browsers away until it has its sessions again.
        while True:
            try:
                await client.event(server.visits(1)[0]["event"]["element"], "tap")
                return time.perf_counter() - start
            except websockets.ConnectionClosed:
                client = await self._reopen(client, server)

    async def _reopen(self, client: web.Client, server: RostrumServer) -> web.Client:
        while True:
            try:
                return await web.Client.join(server, client.cookie, client.token)
            except websockets.WebSocketException:
                await asyncio.sleep(0.05)

    # Timers

    def ticking(self) -> dict[str, Measure]:
        used, written = self._tick("--store", "none")
        stored_used, stored_written = self._tick(*self.store)
        load, rate = (stored_used - used) * 100, (stored_written - written) / 1024
        return {
            "Ticking.Processor": Measure(
                "storing 200 sessions that tick five times a second, of a core", f"{load:.1f} %", "1 %",
                round(load, 1), "%"),
            "Ticking.Bytes": Measure(
                "the same, written by the server", f"{rate:.0f} KB/s", "100 KB/s", round(rate), "KB/s"),
        }

    def _tick(self, *options: str, seconds: int = 20) -> tuple[float, float]:
        """The share of a core that sessions take, and the bytes that the server writes in a second."""
        with RostrumServer(self.server, "ticking", *options) as server, self._open(server, 200):
            time.sleep(5)
            used, bytes = server.processor(), written(server)
            time.sleep(seconds)
            return (server.processor() - used) / seconds, (written(server) - bytes) / seconds

    # Large states

    def large(self) -> dict[str, Measure]:
        plain, kept = (asyncio.run(self._tap_archive(*options)) for options in (["--store", "none"], self.store))
        added = quantiles(kept)[1] - quantiles(plain)[1]
        return {
            "Large": Measure(
                "a tap while 5 MB are stored, added to the p99 "
                f"(p50 / p99 / maximum {quantile_text(kept)} instead of {quantile_text(plain)})",
                f"{added:.1f} ms", "5 ms", round(added, 1)),
        }

    async def _tap_archive(self, *options: str) -> list[float]:
        """The milliseconds of taps in one session while another one has a large state that changes."""
        times = []
        os.environ["SCREEN"] = "archive"
        async with web.Server(self.server, *NO_LIMITS, *options) as server:
            await web.Client.join(server, server.visitor())
            client = await web.Client.join(server, server.visitor())
            plus = web.find(client.mount, "Plus")
            await asyncio.sleep(5)
            for _ in range(2000):
                start = time.perf_counter()
                await client.event(plus, "tap")
                times.append((time.perf_counter() - start) * 1000)
                await asyncio.sleep(0.005)
        return times


class Tab:
    """A tab with the sheet for a new standup, whose title is half a sentence."""

    def __init__(self, client: web.Client, server: web.Server) -> None:
        self.client, self.server = client, server
        self.cookie = client.cookie
        self.text = TEXT
        self.revision = 1

    async def type(self, text: str) -> None:
        """Types a title, and has the server confirm it."""
        self.text = text
        self.revision += 1
        await self.client.event(self.title, "text", text, self.revision)

    async def open(self, server: web.Server) -> None:
        """Opens a socket to a server, which doesn't join yet."""
        self.token, self.server = self.client.token, server
        self.client = await web.Client.connect(server, self.cookie)

    async def resume(self) -> None:
        """Resumes the session, and waits until the page is there."""
        await self.client.enter(self.token)

    def reopen(self, server: web.Server) -> None:
        """Opens a socket that takes little time of its own, which doesn't join yet."""
        self.socket = PlainSocket(web.socket_url(server), server.url, self.cookie)

    def rejoin(self) -> float:
        """Resumes the session; the milliseconds until the page has arrived."""
        start = time.perf_counter()
        self.socket.send(web.join_message(self.client.token))
        welcome, mount = self.socket.receive(2)
        milliseconds = (time.perf_counter() - start) * 1000
        self.client.token = json.loads(welcome)[1]["token"]
        self.client.mount = json.loads(mount)
        self.socket.send(json.dumps(["ack", self.client.mount[0]]))
        self.check()
        return milliseconds

    def check(self) -> None:
        """Fails unless the page shows what it showed before."""
        self.revision = 1
        if self.text not in json.dumps(self.client.mount):
            sys.exit(f"A session has lost “{self.text}”.")

    @property
    def title(self) -> int:
        return web.find(self.client.mount, "Title", "text")


async def begin(server: web.Server) -> Tab:
    """A tab of a new user."""
    client = await web.Client.join(server, server.visitor())
    form = await client.event(web.find(client.mount, "Add"), "tap")
    await client.event(web.find(form, "Title", "text"), "text", TEXT, 1)
    tab = Tab(client, server)
    client.mount = form
    return tab


def quantiles(times: list[float]) -> tuple[float, float, float]:
    """The median, the 99th percentile and the maximum."""
    times = sorted(times)
    return times[len(times) // 2], times[len(times) * 99 // 100], times[-1]


def quantile_text(times: list[float]) -> str:
    return " / ".join(f"{time:.1f}" for time in quantiles(times)) + " ms"


def written(server: RostrumServer) -> int:
    """The bytes that a server has handed to the system for files."""
    lines = pathlib.Path(f"/proc/{server.process.pid}/io").read_text()
    return int(re.search(r"write_bytes: (\d+)", lines).group(1))


def loops(milliseconds: float, count: int) -> list[float]:
    """The times of a loop that computes for about a given time, without a server."""
    def loop(turns: int) -> float:
        start, value = time.perf_counter(), 0
        for turn in range(turns):
            value += turn * turn
        return (time.perf_counter() - start) * 1000

    turns = 20_000
    turns = int(turns * milliseconds / quantiles([loop(turns) for _ in range(100)])[0])
    return [loop(turns) for _ in range(count)]


def stored(data: str) -> int:
    """The number of stored sessions with the text."""
    return sum(TEXT.encode() in values for values in snapshots.in_file(data))


def hibernated(data: str) -> int:
    """The number of stored sessions that no node runs."""
    return query(data, "SELECT count(*) FROM session WHERE node IS NULL")


def query(data: str, sql: str, *values: str) -> int:
    with contextlib.closing(sqlite3.connect(pathlib.Path(data) / "rostrum.sqlite")) as database:
        return database.execute(sql, values).fetchone()[0]


def wait_until(condition, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            sys.exit("The sessions aren't stored.")
        time.sleep(0.1)


def processor(server: web.Server) -> float:
    """The time of a server on the processor, in seconds."""
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sessions", type=int, default=1000, help="sessions to restore and to change")
    parser.add_argument("--hibernated", type=int, default=10_000, help="sessions without browsers")
    parser.add_argument("--changes", type=int, default=50, help="changes of the shared value")
    parser.add_argument("--stopped", type=int, default=19_000, help="sessions of a node that was stopped")
    parser.add_argument("--moves", type=int, default=200, help="sessions that are handed over")
    parser.add_argument("--store", help="where the nodes store sessions; a file of SQLite by default")
    parser.add_argument("--only", nargs="*", choices=GROUPS, default=GROUPS, help="what is measured")
    parser.add_argument("--no-build", action="store_true", help="measure what is built")
    parser.add_argument("--programs", metavar="FOLDER", help="measure programs that exist")
    options = parser.parse_args()

    # The pauses of Python's garbage collector, up to 80 ms, would count as the server's.
    gc.disable()
    raise_limit_of_files()
    cases = Stored(options)
    measure_all(cases, options.only, Thresholds.named("stored"))


if __name__ == "__main__":
    main()
