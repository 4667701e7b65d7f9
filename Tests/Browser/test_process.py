"""A server as a process: what it prints, and how it ends. No browser is needed."""

import os
import pathlib
import signal
import subprocess
import threading
import time
import urllib.request

import pytest

from conftest import ROOT, Server
from machine import limit

PROBE = pathlib.Path(os.environ.get("ROSTRUM_PROBE", ROOT / ".build/debug/ServerProbe"))


@pytest.fixture
def probe(tmp_path):
    servers = []

    def start(**environment):
        servers.append(Server(tmp_path / "data", environment, program=PROBE))
        return servers[-1]

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.process.kill()
            server.process.wait(10)
        server.process.stdout.close()


def visit(url):
    with urllib.request.urlopen(url, timeout=30) as answer:
        return answer.read().decode()


def next_line(server):
    """The next line that the process prints; fails if there is none for a while."""
    lines = []
    reader = threading.Thread(target=lambda: lines.append(server.process.stdout.readline()), daemon=True)
    reader.start()
    reader.join(30)
    assert lines, "Nothing was printed"
    return lines[0]


def test_what_an_app_prints_is_read_from_a_pipe_at_once(probe):
    server = probe()
    visit(server.url)
    # The process runs on, and nothing but a complete line makes it write.
    assert next_line(server) == "appeared\n"
    assert server.process.poll() is None


def test_the_first_screen_is_printed_as_text(tmp_path):
    program = os.environ.get("ROSTRUM_STANDUPS", ROOT / ".build/debug/Standups")
    done = subprocess.run(
        [program, "--print", "--data", tmp_path / "data"], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "screen “Daily Standups”"
    assert any(line.strip().startswith("button “Add") for line in lines)
    assert not (tmp_path / "data").exists()


def test_a_page_view_starts_no_task(probe):
    server = probe()
    for _ in range(3):
        visit(server.url)
    server.process.terminate()
    rest = server.process.stdout.read()
    assert rest == "appeared\n" * 3
    assert server.process.wait(10) == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_ends_a_process_whose_main_actor_is_stuck(probe, number):
    server = probe(PROBE="spin")
    threading.Thread(target=lambda: pytest.raises(OSError, visit, server.url), daemon=True).start()
    assert next_line(server) == "spinning\n"
    begin = time.monotonic()
    server.process.send_signal(number)
    assert server.process.wait(20) == 1
    assert time.monotonic() - begin < limit(10)
    assert "ended by force" in server.process.stdout.read()
