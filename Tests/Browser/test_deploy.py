"""Examples/Deploy: three nodes on one PostgreSQL database, behind nginx and HAProxy."""

import asyncio
import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request

import aiohttp
import pytest
from playwright.sync_api import expect

import engines
import snapshots
from conftest import ROOT, Server
from postgres import postgres  # noqa: F401
from test_process import PROBE
from test_proxy import free_port, replace, run_nginx, wait_for_port
from test_standups import add
from test_tls import certificates  # noqa: F401
from waits import live, visit, wait_until

sys.path.insert(0, str(ROOT / "Tests/Chaos"))
from apart import run_apart  # noqa: E402

pytestmark = pytest.mark.server

DEPLOY = ROOT / "Examples/Deploy"
HOST = "standups.example.com"


class Site:
    """Three nodes that can be ended and started again, on fixed ports."""

    def __init__(self, folder, store, program=None, **environment):
        self.folder, self.store, self.program, self.environment = folder, store, program, environment
        self.ports = [free_port() for _ in range(3)]
        # Each node has its own role in the database, which can be locked out.
        self.roles = [f"node{index}" for index in range(3)]
        ask(store, "".join(f"CREATE ROLE {role} SUPERUSER LOGIN;" for role in self.roles))
        self.nodes = [self.run(index) for index in range(3)]

    def run(self, index):
        return Server(
            self.folder / "data", self.environment, "--port", str(self.ports[index]), "--host-name", HOST,
            "--trusted-proxy", "127.0.0.1", "--node", f"808{index + 1}",
            "--store", self.store.replace("rostrum@", f"{self.roles[index]}@"), program=self.program)

    def end(self, index, how=signal.SIGKILL):
        process = self.nodes[index].process
        process.send_signal(how)
        process.wait(15)
        process.stdout.close()

    def start(self, index):
        self.nodes[index] = self.run(index)

    def lock_out(self, index):
        """Cuts a node off from the database."""
        role = self.roles[index]
        ask(
            self.store, f"ALTER ROLE {role} NOLOGIN; "
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{role}'")

    def status(self, index, path):
        """The status of a node's answer."""
        try:
            return urllib.request.urlopen(f"http://127.0.0.1:{self.ports[index]}{path}", timeout=10).status
        except urllib.error.HTTPError as error:
            return error.code

    def stop(self):
        for node in self.nodes:
            if node.process.poll() is None:
                node.process.kill()
                node.process.wait(10)


@pytest.fixture
def site(tmp_path, postgres, request):  # noqa: F811
    site = Site(tmp_path, postgres.url, **getattr(request, "param", {}))
    yield site
    site.stop()


@pytest.fixture
def behind_nginx(tmp_path, certificates, site):  # noqa: F811
    text = (DEPLOY / "nginx/rostrum.conf").read_text()
    for number, port in enumerate(site.ports):
        text = text.replace(f"127.0.0.1:808{number + 1}", f"127.0.0.1:{port}")
    process, port = run_nginx(tmp_path / "nginx", text, certificates)
    yield port
    process.terminate()
    process.wait(10)


@pytest.fixture
def behind_haproxy(tmp_path, certificates, site):  # noqa: F811
    text = (DEPLOY / "haproxy/haproxy.cfg").read_text()
    for number, port in enumerate(site.ports):
        text = replace(text, f"127.0.0.1:808{number + 1}", f"127.0.0.1:{port}")
    own, pem = free_port(), tmp_path / "site.pem"
    pem.write_text((certificates / "certificate.pem").read_text() + (certificates / "key.pem").read_text())
    text = replace(text, "bind :443 ssl crt /etc/haproxy/standups.example.com.pem", f"bind 127.0.0.1:{own} ssl crt {pem}")
    # A test may open fewer files than a proxy.
    text = replace(text, "maxconn 20000", "maxconn 200")
    file = tmp_path / "haproxy.cfg"
    file.write_text(text)
    process = subprocess.Popen([shutil.which("haproxy") or "/usr/sbin/haproxy", "-f", file])
    wait_for_port(process, own, "HAProxy")
    yield own
    process.terminate()
    process.wait(10)


@pytest.fixture
def behind(request):
    return request.getfixturevalue(request.param)


@pytest.mark.parametrize("behind", ["behind_nginx", "behind_haproxy"], indirect=True)
def test_a_page_goes_on_when_its_node_dies_or_is_replaced(behind, site, browser):
    local = engines.local(browser, HOST)
    try:
        page = local.new_page(ignore_https_errors=True)
        errors = []
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.goto(f"https://{HOST}:{behind}/")
        back(page)
        assert errors == [], "the first socket is the page's"
        add(page, "Design", "Blob")
        page.get_by_role("button", name=re.compile("^Design")).click()
        page.get_by_role("button", name="Edit").click()
        title = page.get_by_role("dialog").get_by_label("Title")
        # One of the three is the page's own.
        for index, how in enumerate((signal.SIGKILL, signal.SIGTERM, signal.SIGKILL)):
            title.fill(f"Half a sentence {index}")
            live(page)
            stored(site.store, f"Half a sentence {index}")
            pass_a_minute(site.store)
            title.fill(f"Half a sentence {index}.")
            stored(site.store, f"Half a sentence {index}.")
            site.end(index, how)
            back(page)
            expect(title).to_have_value(f"Half a sentence {index}.")
            site.start(index)
        done = page.get_by_role("dialog").get_by_role("button", name="Done")
        done.click()
        # The page may notice the end of its node only now. It then says that the click may be lost.
        back(page)
        if page.get_by_text("What you did last may be lost").count():
            done.click()
        expect(page.get_by_role("heading", name="Half a sentence 2.")).to_be_visible()
    finally:
        local.close()


@pytest.mark.parametrize("site", [{"program": PROBE, "PROBE": "files"}], indirect=True, ids=["files"])
@pytest.mark.parametrize("behind", ["behind_nginx", "behind_haproxy"], indirect=True)
def test_files_reach_the_node_that_has_the_session(behind, site, browser):
    local = engines.local(browser, HOST)
    try:
        page = local.new_page(ignore_https_errors=True, accept_downloads=True)
        page.goto(f"https://{HOST}:{behind}/")
        back(page)
        home = files_arrive(page, 2_000_000)
        nodes = {home}
        # A rolling update: the page moves to a different node, and stays there when its own is back.
        for index in range(3):
            stored(site.store, "has 2000000 bytes" if index == 0 else f"has {index} bytes")
            pass_a_minute(site.store)
            site.end(index, signal.SIGTERM)
            back(page)
            site.start(index)
            wait_until(lambda: site.status(index, "/readyz") == 200)
            # The proxy sends the user's requests to the first node again, where the socket isn't any more.
            page.wait_for_function(
                "(node) => fetch('/').then((answer) => answer.text()).then((text) => text.includes(`/picture-at/${node}/`))",
                arg=home, polling=200, timeout=20000)
            nodes.add(files_arrive(page, index + 1))
            # What arrived before is still there.
            page.get_by_role("button", name="Read again").click()
            expect(page.get_by_text(f"a.txt has {index + 1} bytes")).to_be_visible()
        assert len(nodes) > 1
    finally:
        local.close()


def files_arrive(page, count):
    """A file goes to the session, one comes from it, and a picture is shown; the name of the node."""
    page.get_by_role("button", name="Import").click()
    button = page.get_by_role("button", name="Choose File…")
    expect(button).to_have_attribute("data-files", re.compile("/_rostrum/upload/808[123]/"))
    node = re.search(r"/upload/(\d+)/", button.get_attribute("data-files")).group(1)
    button.evaluate("async (e) => void await import(e.dataset.script)")
    with page.expect_file_chooser() as chooser:
        button.click()
    chooser.value.set_files([{"name": "a.txt", "mimeType": "text/plain", "buffer": b"1" * count}])
    expect(page.get_by_text(f"a.txt has {count} bytes")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    with open(download.value.path()) as file:
        assert file.read() == "exported"
    expect(page.get_by_text("Exported", exact=True)).to_be_visible()
    page.get_by_role("button", name="Read again").click()
    expect(page.get_by_text(f"a.txt has {count} bytes")).to_be_visible()
    page.get_by_role("button", name="Next picture").click()
    picture = page.get_by_role("img", name=re.compile("^Picture"))
    expect(picture).to_have_attribute("src", re.compile(f"/{node}/"))
    page.wait_for_function("() => { const img = document.querySelector('img'); return img.complete && img.naturalWidth; }")
    return node


@pytest.mark.engines("chromium", "firefox", reason="WebKitGTK asks the system alone for the address of a site")
def test_a_node_whose_lease_has_ended_loses_its_pages(behind_haproxy, site, browser):
    # The page has the first node, and later the choice of one other.
    for index in (1, 2):
        site.end(index)
    local = engines.local(browser, HOST)
    try:
        page = local.new_page(ignore_https_errors=True)
        page.goto(f"https://{HOST}:{behind_haproxy}/")
        back(page)
        page.get_by_role("button", name="Add standup").click()
        title = page.get_by_role("dialog").get_by_label("Title")
        title.fill("Half a sentence")
        live(page)
        stored(site.store, "Half a sentence")
        former = row_of(site.store, "Half a sentence")[:2]
        site.start(1)
        site.lock_out(0)
        # The process is well, and nobody does anything: the proxy moves the page.
        wait_until(lambda: site.status(0, "/readyz") == 503)
        assert (site.status(0, "/healthz"), site.status(0, "/"), site.status(1, "/readyz")) == (200, 503, 200)
        wait_until(lambda: row_of(site.store, "Half a sentence")[:2] != former)
        back(page)
        expect(title).to_have_value("Half a sentence")
        assert site.nodes[0].process.poll() is None
        # It also chooses the other node for everybody who comes now.
        visitor = local.new_page(ignore_https_errors=True)
        visitor.goto(f"https://{HOST}:{behind_haproxy}/")
        back(visitor)
    finally:
        local.close()


def test_a_session_goes_on_while_the_database_is_away(site, postgres, new_page):  # noqa: F811
    page = visit(new_page(), site.nodes[0].url)
    page.get_by_role("button", name="Add standup").click()
    title = page.get_by_role("dialog").get_by_label("Title")
    title.fill("Before")
    live(page)
    stored(site.store, "Before")
    postgres.end()
    title.fill("Meanwhile")
    live(page)
    postgres.start()
    stored(site.store, "Meanwhile")
    site.end(0)
    site.start(0)
    back(page)
    expect(title).to_have_value("Meanwhile")


def test_sockets_are_let_in_at_once_after_all_nodes_were_away(behind_nginx, site):
    run_apart(let_in(f"https://127.0.0.1:{behind_nginx}", site))


async def let_in(url, site, count=9):
    """Opens sockets of several users, which stay open, when all nodes are back."""
    async with contextlib.AsyncExitStack() as stack:
        users = []
        for _ in range(count):
            jar = aiohttp.CookieJar(unsafe=True)
            users.append(await stack.enter_async_context(aiohttp.ClientSession(
                cookie_jar=jar, connector=aiohttp.TCPConnector(ssl=False), headers={"Host": HOST})))
            async with users[-1].get(url) as answer:
                assert answer.status == 200
        for index in range(3):
            site.end(index)
        for user in users:
            async with user.get(url) as answer:
                assert answer.status == 502
        for index in range(3):
            await asyncio.to_thread(site.start, index)
        for user in users:
            # A refusal would be an error.
            await stack.enter_async_context(user.ws_connect(f"{url}/_rostrum/socket", origin=f"https://{HOST}"))


def back(page):
    """Waits until the page has a node, which may have to wait for the end of the lease of the former one."""
    expect(page.locator("html[data-state=live][data-pending='0']")).to_be_attached(timeout=30000)


def ask(store, query, **values):
    """The answer of the database to a query."""
    names = [word for name, value in values.items() for word in ("--set", f"{name}={value}")]
    done = subprocess.run(
        ["psql", store, "--tuples-only", "--no-align", *names], input=query, capture_output=True, text=True, timeout=10,
        check=True)
    return done.stdout.strip()


def pass_a_minute(store):
    """Makes the sessions older: one is set aside if its processes end twice soon after they got it."""
    ask(store, "UPDATE rostrum_session SET granted = granted - interval '1 minute'")


def row_of(store, text):
    """The node, the fence and the values of the session with a text; nothing if there is none."""
    rows = ask(
        store, "SELECT s.node, s.fence, encode(s.contents, 'hex'), encode(d.contents, 'hex') "
        "FROM rostrum_session s LEFT JOIN rostrum_session_delta d USING (number)")
    for row in rows.splitlines():
        node, fence, contents, delta = row.split("|")
        values = snapshots.values(bytes.fromhex(contents), bytes.fromhex(delta))
        if text.encode() in values:
            return node, fence, values.hex()
    return ()


def stored(store, text):
    """Waits until the database has a session with a text."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        if row_of(store, text):
            return
        time.sleep(0.05)
    raise AssertionError(f"{text} isn't stored")


def test_the_unit_of_a_node_is_valid(tmp_path):
    program = shutil.which("systemd-analyze")
    assert program, "systemd-analyze is missing: install the package systemd"
    unit = tmp_path / "rostrum@.service"
    text = replace((DEPLOY / "systemd/rostrum@.service").read_text(), "/usr/local/bin/Standups", "/bin/true")
    unit.write_text(re.sub(r"(?m)^Restart(Steps|MaxDelaySec)=.*\n", "", text))
    done = subprocess.run([program, "verify", unit], capture_output=True, text=True, timeout=60)
    lines = [line for line in done.stderr.splitlines() if "rostrum" in line.lower()]
    assert (done.returncode, lines) == (0, [])


def test_the_options_of_the_files_are_understood(tmp_path):
    text = (DEPLOY / "systemd/rostrum@.service").read_text() + (DEPLOY / "docker/Dockerfile").read_text()
    names = set(re.findall(r"\bROSTRUM_\w+", text))
    program = os.environ.get("ROSTRUM_STANDUPS", ROOT / ".build/debug/Standups")
    help = subprocess.run([program, "--help"], capture_output=True, text=True, timeout=60).stdout
    for name in names:
        assert f"--{name.removeprefix('ROSTRUM_').lower().replace('_', '-')}" in help
