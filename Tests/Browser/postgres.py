"""A PostgreSQL server of a test, on a socket in its folder."""

import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import tempfile
import time

import pytest


def programs():
    """The folder with the programs of the server, or `None`."""
    folders = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


class Postgres:
    """A running server. The socket is in a short path, because the system limits its length."""

    def __init__(self, listening=None):
        """Starts a server that may also listen on an address of the network with a port."""
        self.host, self.port = listening or ("", 5432)
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
        # The server refuses to run as root.
        self.user = pwd.getpwnam("postgres") if os.getuid() == 0 else None
        if self.user:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        self.folder.chmod(0o755)
        self.data = self.folder / "data"
        self.run("initdb", "--pgdata", self.data, "--auth=trust", "--username=rostrum", "--no-sync")
        with (self.data / "pg_hba.conf").open("a") as file:
            file.write("host all all samenet trust\n")
        self.start()

    @property
    def url(self):
        return f"postgres://rostrum@/postgres?host={self.folder}&port={self.port}"

    @property
    def network_url(self):
        return f"postgres://rostrum@{self.host}:{self.port}/postgres"

    def command(self, name, *arguments):
        return [programs() / name, *arguments]

    def run(self, name, *arguments):
        subprocess.run(
            self.command(name, *arguments), check=True, capture_output=True, timeout=60, user=self.user and self.user.pw_uid,
            group=self.user and self.user.pw_gid, extra_groups=[] if self.user else None)

    def start(self):
        self.process = subprocess.Popen(
            self.command(
                "postgres", "-D", self.data, "-k", self.folder, "-p", str(self.port), "-c", f"listen_addresses={self.host}",
                "-c", "fsync=off"),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=self.user and self.user.pw_uid,
            group=self.user and self.user.pw_gid, extra_groups=[] if self.user else None)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            ready = subprocess.run(
                self.command("pg_isready", "--host", self.folder, "--port", str(self.port), "--quiet"), timeout=10,
                check=False)
            if ready.returncode == 0:
                return
            time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start")

    def restart(self):
        """Ends the server with all connections, and starts it again."""
        self.end()
        self.start()

    def crash(self):
        """Ends the server without a word to its clients, and without writing what it has in memory."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(20)

    def end(self):
        self.process.terminate()
        try:
            # SIGTERM waits for clients, SIGINT doesn't.
            self.process.send_signal(2)
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)

    def stop(self):
        self.end()
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture
def postgres():
    if not programs():
        pytest.skip("PostgreSQL isn't installed")
    server = Postgres()
    yield server
    server.stop()
