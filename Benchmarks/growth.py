"""Measures what a session holds after it has shown much, in the server and in a browser.

    python3 Benchmarks/growth.py [--changes 100] [--openings 100] [--probe .build/debug/ServerProbe]

builds `ServerProbe` for release, unless an executable is given, and opens its page in headless
Chromium. The page changes a frame, an opacity and an offset, 1,000 times for each of `--changes`,
and opens and closes a sheet with a field and a picker, 100 times for each of `--openings`. It prints
the server's resident memory and the heap of the page's scripts after a collection, and fails if
either is more than 1 MB away from what it was when everything had been shown once.

It needs what the browser tests need: see `Tests/Browser/requirements.txt`.
"""

import argparse
import contextlib
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
CHROMIUM = os.environ.get("ROSTRUM_CHROMIUM", "/usr/bin/chromium")
LIMIT = 1_000_000
STEPS = 5


def main() -> None:
    """Shows everything once, measures, shows it over and over, and measures again and again."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--changes", type=int, default=100, help="in thousands")
    options.add_argument("--openings", type=int, default=100, help="in hundreds")
    options.add_argument("--probe", type=pathlib.Path)
    arguments = options.parse_args()

    failures = []
    with serve(arguments.probe or build()) as server, visit(server.url) as page:
        page.press("Change")
        page.press("Open")
        first = measure("shown once", server, page)
        for button, presses in [("Change", arguments.changes), ("Open", arguments.openings)]:
            for step in range(STEPS):
                for _ in range(presses * step // STEPS, presses * (step + 1) // STEPS):
                    page.press(button)
                now = measure(page.words, server, page)
                failures += [
                    f"{page.words}: {name} went from {first[name]:,} to {now[name]:,} bytes"
                    for name in first if abs(now[name] - first[name]) > LIMIT
                ]
    if failures:
        sys.exit("\n".join(failures))


def build() -> pathlib.Path:
    """Builds the release executable."""
    subprocess.run(["swift", "build", "-c", "release", "--product", "ServerProbe"], cwd=ROOT, check=True)
    return ROOT / ".build/release/ServerProbe"


class Server:
    """A running server."""

    def __init__(self, executable: pathlib.Path, data: str) -> None:
        self.process = subprocess.Popen(
            [executable, "--port", "0", "--data", data], stdout=subprocess.PIPE, text=True,
            env={**os.environ, "PROBE": "growth"})
        self.url = self.process.stdout.readline().strip()

    def resident(self) -> int:
        """Its resident memory in bytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status).group(1)) * 1024


@contextlib.contextmanager
def serve(executable: pathlib.Path) -> Iterator[Server]:
    """Runs a server with a data folder of its own."""
    with tempfile.TemporaryDirectory() as data:
        server = Server(executable, data)
        try:
            yield server
        finally:
            server.process.terminate()
            server.process.wait()


class Page:
    """A page in a browser, without the scripts by which Playwright finds elements: they have a
    heap of their own size."""

    def __init__(self, devtools) -> None:
        self.devtools = devtools
        self.run("new Promise((done) => { const timer = setInterval(() => "
                 "document.documentElement.dataset.state === 'live' && done(clearInterval(timer)), 20); })")

    def run(self, script: str):
        """The value of an expression, which may be a promise."""
        answer = self.devtools.send(
            "Runtime.evaluate",
            {"expression": script, "awaitPromise": True, "returnByValue": True})
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    @property
    def words(self) -> str:
        """What the page says of itself."""
        return self.run("document.querySelector('main > span').textContent")

    def press(self, button: str) -> None:
        """Presses a button and waits until the page has shown what it does."""
        before = self.words
        self.run(f"[...document.querySelectorAll('button')].find((it) => it.textContent === '{button}').click()")
        while self.words in (before, "Busy"):
            self.run("new Promise((done) => setTimeout(done, 20))")

    def heap(self) -> int:
        """What scripts hold, in bytes."""
        # What has been closed leaves the page within a second.
        self.run("new Promise((done) => setTimeout(done, 1500))")
        for _ in range(3):
            self.devtools.send("HeapProfiler.collectGarbage")
        return int(self.devtools.send("Runtime.getHeapUsage")["usedSize"])

    def nodes(self) -> int:
        """The nodes of all trees that live, whether they are in the document or not."""
        return self.devtools.send("Memory.getDOMCounters")["nodes"]


@contextlib.contextmanager
def visit(url: str) -> Iterator[Page]:
    """Opens a page in a browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        page = browser.new_page(reduced_motion="reduce")
        page.goto(url)
        yield Page(page.context.new_cdp_session(page))
        browser.close()


def measure(name: str, server: Server, page: Page) -> dict[str, int]:
    """Measures and prints both sides."""
    heap = page.heap()
    sizes = {"the server": server.resident(), "the page": heap}
    print(f"{name}: server {sizes['the server'] / 1e6:.2f} MB, page {heap / 1e6:.2f} MB, "
          f"{page.nodes()} nodes", flush=True)
    return sizes


main()
