"""Three nodes of the probe behind the nginx of `Examples/Deploy`, on one storage."""

import asyncio
import contextlib
import os
import pathlib
import signal
import sqlite3
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))
from node import Node  # noqa: E402
from postgres import Postgres  # noqa: E402
from test_proxy import free_port, run_nginx  # noqa: E402
from test_tls import write_certificates  # noqa: E402

from faults import SHARED  # noqa: E402
from link import Link  # noqa: E402

PROBE = os.environ.get("ROSTRUM_PROBE", str(ROOT / ".build/debug/ServerProbe"))
# All people have the same address.
LIMITS = tuple(
    word for name in ("joins", "joins-per-user", "joins-per-address") for word in (f"--limit-{name}", "1000000"))


class ChaosNode(Node):
    """A node whose app says what it does, and which may be another version the next time it starts."""

    def __init__(self, name, history, *arguments, environment=None, **options):
        self.name, self._history, self.lock = str(name), history, asyncio.Lock()
        self.environment = {
            "PROBE": "ledger", "CHAOS_NODE": self.name, "SWIFT_BACKTRACE": "enable=no", **(environment or {})}
        super().__init__(*arguments, program=PROBE, environment=self.environment, **options)

    def _read(self, stream):
        for line in stream:
            word, *values = line.split() or [""]
            if word == "act" and len(values) >= 5:
                moment, _, session, launch, action, *value = values
                self._history.add(
                    "act", self.name, float(moment), session=session, launch=launch, action=action,
                    value=value[0] if value else "")
            else:
                self._history.add("said", self.name, text=line.rstrip())
            with self._news:
                self._lines.append(line)
                self._news.notify_all()

    def start_again(self, timeout=60):
        """Starts the process until it serves, as a supervisor does: it may need a storage that is away."""
        deadline = time.monotonic() + timeout
        while True:
            try:
                return self.start()
            except RuntimeError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)


class Cluster:
    """Nodes, a proxy and a storage, which all end with the trial."""

    def __init__(self, folder, history, storage, latency=0, count=3):
        """Prepares a cluster.

        - Parameter latency: The milliseconds that a message to PostgreSQL takes, or that SQLite's disk takes to write.
        """
        self.folder, self.history, self.storage = pathlib.Path(folder), history, storage
        self._latency, self._count = latency, count
        self.nodes, self.links = [], []
        self.postgres = self.nginx = self.disk = None
        self._storage_lock = asyncio.Lock()

    async def __aenter__(self):
        try:
            await self._start()
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def _start(self):
        if self.storage == "postgres":
            self.postgres = await asyncio.to_thread(Postgres, ("127.0.0.1", free_port()))
            for _ in range(self._count):
                self.links.append(Link(self.postgres.port, self._latency / 1000))
                await self.links[-1].start()
        else:
            self._mount()
        for index in range(self._count):
            self.nodes.append(await asyncio.to_thread(self._node, index))
        certificates = write_certificates(self.folder)
        text = (ROOT / "Examples/Deploy/nginx/rostrum.conf").read_text()
        for index, node in enumerate(self.nodes):
            text = text.replace(f"127.0.0.1:808{index + 1}", f"127.0.0.1:{node.port}")
        self.nginx, port = await asyncio.to_thread(
            run_nginx, self.folder / "nginx", text, certificates, self.folder / "nginx.log")
        self.url = f"https://127.0.0.1:{port}/"

    def _node(self, index):
        return ChaosNode(
            index, self.history, self.folder / f"{index}", "--trusted-proxy", "127.0.0.1", *LIMITS,
            store=self._store(index), environment=self._environment())

    def _environment(self):
        if self.storage != "sqlite" or not self._latency:
            return {}
        library = self._library(pathlib.Path(__file__).parent / "slow_sync.c")
        return {"LD_PRELOAD": library, "SLOW_SYNC": str(self._latency)}

    def _library(self, source):
        """A library to preload."""
        library = self.folder / f"{source.stem}.so"
        if not library.exists():
            # The compiler of the Swift toolchain.
            subprocess.run(["clang", "-shared", "-fPIC", "-Wall", "-Werror", "-o", library, source, "-ldl"], check=True)
        return str(library)

    def _store(self, index):
        if self.storage == "sqlite":
            return str(self.disk / "rostrum.sqlite")
        return f"postgres://rostrum@127.0.0.1:{self.links[index].port}/postgres"

    def _mount(self):
        """Makes the folder of the database, a small disk where that is permitted."""
        self.disk = self.folder / "disk"
        self.disk.mkdir(parents=True)
        self.is_mounted = not subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=32m", "tmpfs", self.disk], capture_output=True).returncode

    async def __aexit__(self, *_):
        for node in self.nodes:
            node.resume()
            await asyncio.to_thread(node.stop)
        if self.nginx:
            self.nginx.terminate()
            await asyncio.to_thread(self.nginx.wait, 10)
        for link in self.links:
            await link.stop()
        if self.postgres:
            await asyncio.to_thread(self.postgres.stop)
        if self.disk and self.is_mounted:
            subprocess.run(["umount", "-l", self.disk], check=True)

    # Faults

    async def cause(self, fault):
        """Causes a fault, and waits for its end."""
        node = self.nodes[fault.node % len(self.nodes)]
        cause = getattr(self, f"_{fault.kind}")
        if fault.kind in SHARED:
            async with self._storage_lock:
                return await cause(node, fault.length)
        await cause(node, fault.length)

    async def _restart_node(self, node, length, how):
        kind = "kill" if how == signal.SIGKILL else "term"
        async with node.lock:
            begin = time.monotonic()
            await asyncio.to_thread(node.end, how)
            # It may have ended at any time between.
            self.history.add(kind, node.name, begin)
            self.history.add(kind, node.name)
            await asyncio.sleep(length)
            await asyncio.to_thread(node.start_again)

    async def _kill(self, node, length):
        await self._restart_node(node, length, signal.SIGKILL)

    async def _term(self, node, length):
        await self._restart_node(node, length, signal.SIGTERM)

    async def _pause(self, node, length):
        async with node.lock:
            with self._outage(node.name, "pause"):
                end = time.monotonic() + length
                node.pause()
                # A process that is stopped within a transaction holds up all that write to its file.
                is_locked = self.storage == "sqlite" and await asyncio.to_thread(self._is_locked)
                with self._outage("all", "lock") if is_locked else contextlib.nullcontext():
                    await asyncio.sleep(max(0, end - time.monotonic()))
                    node.resume()

    def _is_locked(self):
        """Whether no one can write to the file, for longer than a write takes."""
        with contextlib.closing(sqlite3.connect(self._store(0), timeout=1, isolation_level=None)) as connection:
            try:
                connection.execute("BEGIN IMMEDIATE")
                connection.execute("ROLLBACK")
            except sqlite3.OperationalError as error:
                return "locked" in str(error)
        return False

    async def _cut(self, node, length):
        link = self.links[int(node.name)]
        with self._outage(node.name, "cut"):
            link.cut()
            await asyncio.sleep(length)
            link.heal()

    async def _reset(self, node, length):
        with self._outage(node.name, "reset"):
            self.links[int(node.name)].reset()

    async def _slow(self, node, length):
        link = self.links[int(node.name)]
        with self._outage(node.name, "slow"):
            usual, link.delay = link.delay, 0.1
            await asyncio.sleep(length)
            link.delay = usual

    async def _restart(self, node, length):
        with self._outage("all", "restart"):
            await asyncio.to_thread(self.postgres.restart)

    async def _crash(self, node, length):
        with self._outage("all", "crash"):
            await asyncio.to_thread(self.postgres.crash)
            await asyncio.sleep(length)
            await asyncio.to_thread(self.postgres.start)

    async def _full(self, node, length):
        if not self.is_mounted:
            return self.history.add("skipped", "all", what="full", why="a disk can't be mounted here")
        filler = self.disk / "filler"
        with self._outage("all", "full"):
            with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
                while file.write(bytes(4096)):
                    pass
            await asyncio.sleep(length)
            filler.unlink()

    async def _clock(self, node, length):
        libraries = [name for name in node.environment.get("LD_PRELOAD", "").split(":") if name]
        wrong = self._library(ROOT / "Tests/Browser/wrong_clock.c")
        if wrong in libraries:
            libraries.remove(wrong)
        else:
            libraries.append(wrong)
        hours = (-1, 1)[int(node.name) % 2]
        node.environment.update(LD_PRELOAD=":".join(libraries), WRONG_CLOCK=str(hours * 3600))
        await self._term(node, length)

    async def _version(self, node, length):
        if "CHAOS_BUILD" in node.environment:
            del node.environment["CHAOS_BUILD"]
        else:
            node.environment["CHAOS_BUILD"] = "2"
        await self._term(node, length)

    @contextlib.contextmanager
    def _outage(self, node, what):
        begin = time.monotonic()
        try:
            yield
        finally:
            self.history.add("outage", node, begin, until=time.monotonic(), what=what)
