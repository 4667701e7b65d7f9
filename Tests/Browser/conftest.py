"""What every browser test gets: a browser, pages that tolerate no error, a server."""

import os
import pathlib
import re
import signal
import subprocess
import sys

import pytest
from playwright.sync_api import expect, sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.path.append(str(pathlib.Path(__file__).parents[1] / "Chaos"))
# What these assert is told with its values, as in a test.
pytest.register_assert_rewrite("screens", "seen", "waits")
import engines  # noqa: E402
import families  # noqa: E402
from double import Double  # noqa: E402
from screens import enlarge  # noqa: E402

# A run that ignores this signal, such as one by `nohup`, starts servers that ignore it, too.
signal.signal(signal.SIGHUP, signal.SIG_DFL)

expect.set_options(timeout=engines.PATIENCE)
ROOT = pathlib.Path(__file__).parents[2]
PICTURES = pathlib.Path(os.environ.get("ROSTRUM_FAILURES", ROOT / ".build/browser-failures"))
# What a driver adds to a page by a script that it evaluates is no violation of the page's own.
REPORT_VIOLATIONS = f"""
document.addEventListener("securitypolicyviolation", (event) => {{
  if (!/{engines.DRIVER}/.test(event.sourceFile))
    console.error(`Policy: ${{event.violatedDirective}} ${{event.blockedURI}}`);
}});
"""
# A server that is away is not an error of the page; a test may stop it while a page still loads its icon.
AWAY = (
    "WebSocket connection to", "Failed to load resource: net::ERR_CONNECTION_REFUSED",
    "Firefox can’t establish a connection to the server at ws", "The connection to ws",
    # A file of a type that the app doesn't take, which the app tells its user.
    "Failed to load resource: the server responded with a status of 415",
    # Firefox says each violation of a policy a second time; those of the page are collected above.
    "The page’s settings blocked an inline style", "Content-Security-Policy: The page’s settings blocked an inline style")
KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...values) {
    super(...values);
    window.sockets.push(this);
    window.onsocket?.(this);
  }
};
"""


def watch(page, errors):
    """Collects the errors that a page reports."""

    def collect(text):
        # Firefox asks for the icon of a page that names none, which the policy of the page refuses.
        if not text.startswith(AWAY) and "/favicon.ico" not in text:
            errors.append(text)

    page.on("pageerror", lambda error: collect(str(error)))
    page.on("console", lambda line: collect(line.text) if line.type == "error" else None)


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = engines.browsers(playwright)
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser, request):
    """Makes a page for a new user; at the end no page may have reported an error."""
    contexts, errors = [], []

    def make(is_enlarged=False, **options):
        if is_enlarged and engines.NAME != "chromium":
            options["font_size"] = 32
        context = browser.new_context(**{"reduced_motion": "reduce", **options})
        context.set_default_timeout(engines.PATIENCE)
        context.add_init_script(REPORT_VIOLATIONS + KEEP_SOCKETS)
        contexts.append(context)
        page = open_page(context)
        if is_enlarged and engines.NAME == "chromium":
            enlarge(page)
        return page

    def open_page(context):
        page = context.new_page()
        watch(page, errors)
        return page

    make.errors = errors
    make.again = open_page
    yield make
    if getattr(request.node, "failed", False):
        PICTURES.mkdir(parents=True, exist_ok=True)
        for index, page in enumerate(page for context in contexts for page in context.pages):
            page.screenshot(path=PICTURES / f"{request.node.name}-{index}.png")
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def page(new_page):
    return new_page()


@pytest.fixture
def touch(new_page):
    """A finger of a page with a touch screen: down, along some places, and up."""

    def drag(page, start, *places):
        client = page.context.new_cdp_session(page)

        def tell(kind, *points):
            client.send("Input.dispatchTouchEvent", {
                "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

        tell("touchStart", start)
        for place in places:
            tell("touchMove", place)
        tell("touchEnd")

    return drag


@pytest.fixture
def double():
    double = Double()
    yield double
    double.stop()


def pytest_collection_modifyitems(config, items):
    """Skips what the engine can't do; the mark of the test says why. Leaves out what isn't in the share that is run.

    Tests without a page, and those of servers, say nothing about an engine, so that they run beside Chromium alone.
    """
    def is_about_the_engine(item):
        return "browser" in item.fixturenames and not item.get_closest_marker("server")

    if engines.NAME != "chromium":
        config.hook.pytest_deselected(items=[item for item in items if not is_about_the_engine(item)])
        items[:] = [item for item in items if is_about_the_engine(item)]
    share, part = int(os.environ.get("ROSTRUM_SHARE", "1")), int(os.environ.get("ROSTRUM_PART", "0"))
    if left_out := families.left_out(items, share, part):
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    for item in items:
        for mark in item.iter_markers("engines"):
            if engines.NAME not in mark.args:
                item.add_marker(pytest.mark.skip(reason=mark.kwargs["reason"]))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item):
    report = (yield).get_result()
    if report.failed:
        item.failed = True


class Server:
    """A running executable of an app."""

    def __init__(self, data, environment, *arguments, program=None, command=()):
        name = program or os.environ.get("ROSTRUM_STANDUPS", ROOT / ".build/debug/Standups")
        self.process = subprocess.Popen(
            [str(name), *command, "--port", "0", "--data", str(data), *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            # What is measured and pictured is comfortable; `test_desk.py` looks at compact pages.
            env={**os.environ, "ROSTRUM_DENSITY": "comfortable", **environment})
        # What it says before it serves.
        self.printed = []
        for line in self.process.stdout:
            self.printed.append(line)
            if found := re.search(r"https?://[\w.]+:\d+/", line):
                self.url = found.group()
                return
        raise RuntimeError("The server did not start:\n" + "".join(self.printed))

    def stop(self):
        self.process.terminate()
        self.process.wait(10)
        self.process.stdout.close()


@pytest.fixture
def start(tmp_path):
    """Starts Standups on a folder of the test; may be called again after `stop()`."""
    servers = []

    def start(*arguments, **environment):
        servers.append(Server(tmp_path / "data", environment, *arguments))
        return servers[-1]

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.stop()
