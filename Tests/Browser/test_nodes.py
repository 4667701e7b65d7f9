"""Nodes that are paused, cut off or mistaken about the time, and a database that crashes."""

import contextlib
import datetime
import email.utils
import json
import os
import pathlib
import signal
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import ROOT
from front import Front
from node import Node
from postgres import Postgres, postgres, programs  # noqa: F401
from test_deploy import ask, back, pass_a_minute, row_of, stored
from test_proxy import free_port
from test_standups import add, row
from waits import live, visit, wait_until

pytestmark = pytest.mark.server

STANDUPS = str(os.environ.get("ROSTRUM_STANDUPS", ROOT / ".build/debug/Standups"))


class Site:
    """Nodes on one database, and a proxy of which one of the nodes gets all connections."""

    def __init__(self, folder, store, *nodes):
        self.store = store
        self.nodes = [
            Node(folder / f"{index}", *arguments, **{"store": store, **options})
            for index, (arguments, options) in enumerate(nodes)]
        self.front = Front(*self.nodes[0].address)

    def move(self, page, index):
        """Has a node get the pages; waits until it has the session of one of them."""
        # A socket that is connecting now may reach either node, and stay.
        page.evaluate("() => (window.former = sockets.filter((socket) => socket.readyState === 1))")
        self.front.move(*self.nodes[index].address)
        page.wait_for_function(
            "() => sockets.at(-1).readyState === 1 && !former.includes(sockets.at(-1))", timeout=30000)
        back(page)

    def row_of(self, text):
        """What the database has of the session with a text: its node, its fence and its values."""
        return "|".join(row_of(self.store, text))

    def has_ended(self, name):
        """Waits until the lease of a node has ended, which the node knows a little earlier."""
        query = "SELECT ends <= clock_timestamp() FROM rostrum_node WHERE id = :'name'"
        wait_until(lambda: ask(self.store, query, name=name) == "t")

    def has_gone_on(self, name):
        """Waits until a node that was stopped has done all that it does after it has renewed its lease."""
        renewals = set()
        query = "SELECT ends FROM rostrum_node WHERE id = :'name' AND ends > clock_timestamp()"
        # All that belongs to a renewal is done before the next one. A connection that was cut is given up first.
        wait_until(lambda: renewals.add(ask(self.store, query, name=name)) or len(renewals - {""}) > 1, timeout=30)

    def stop(self):
        self.front.stop()
        for node in self.nodes:
            node.stop()


@pytest.fixture
def run(tmp_path):
    """Runs a site; what follows the database are the options of each node: of the program, and of the test."""
    sites = []

    def run(store, *nodes):
        sites.append(Site(tmp_path, store, *nodes))
        return sites[-1]

    yield run
    for site in sites:
        site.stop()


def open_form(page, title):
    page.get_by_role("button", name="Add standup").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Title").fill(title)
    live(page)
    return sheet


def sockets(page):
    return page.evaluate("() => sockets.length")


def test_a_node_that_was_paused_past_its_lease_writes_nothing(run, postgres, new_page):  # noqa: F811
    site = run(postgres.url, ((), {}), ((), {}))
    paused, other = site.nodes
    page = visit(new_page(), site.front.url)
    sheet = open_form(page, "Planning")
    stored(site.store, "Planning")
    before = site.row_of("Planning")
    # The node would write this half a second later.
    sheet.get_by_role("button", name="New attendee").click()
    expect(sheet.get_by_label("Name")).to_have_count(2)
    paused.pause()
    assert site.row_of("Planning") == before
    site.move(page, 1)
    expect(sheet.get_by_label("Title")).to_have_value("Planning")
    expect(sheet.get_by_label("Name")).to_have_count(1)
    for count in (2, 3, 4):
        sheet.get_by_role("button", name="New attendee").click()
        expect(sheet.get_by_label("Name")).to_have_count(count)
    sheet.get_by_label("Name").nth(3).fill("Blob the fourth")
    live(page)
    stored(site.store, "Blob the fourth")
    there, count = site.row_of("Planning"), sockets(page)
    assert there.split("|")[0] != before.split("|")[0]
    paused.resume()
    site.has_gone_on(before.split("|")[0])
    assert paused.has_said("the lease of the node had ended")
    assert paused.has_said("sessions end on this node, because a different one has taken them over")
    assert site.row_of("Planning") == there
    # The page goes on where it is, and has noticed nothing.
    pass_a_minute(site.store)
    page.keyboard.type("!")
    live(page)
    stored(site.store, "Blob the fourth!")
    expect(sheet.get_by_label("Name").nth(3)).to_be_focused()
    assert sockets(page) == count
    # If the node gets the session again, then as the other one has left it.
    other.end()
    site.move(page, 0)
    expect(sheet.get_by_label("Name")).to_have_count(4)
    expect(sheet.get_by_label("Name").nth(3)).to_have_value("Blob the fourth!")


class Island:
    """A network namespace with two ways out: to the proxy, and to the database."""

    def __init__(self):
        number = os.getpid()
        self.name = f"rostrum-{number}"
        self._links = [f"rf{number}", f"rd{number}"]
        self._network = f"10.213.{number % 256}"
        self._commands = []

    def open(self):
        """Makes the namespace; the reason if the machine can't."""
        try:
            self._ip("netns", "add", self.name)
            for index, link in enumerate(self._links):
                self._ip("link", "add", link, "type", "veth", "peer", "name", "out", "netns", self.name)
                self._ip("-n", self.name, "link", "set", "out", "name", f"out{index}")
                self._ip("addr", "add", f"{self._network}.{4 * index + 1}/30", "dev", link)
                self._ip("link", "set", link, "up")
                inside = f"{self._network}.{4 * index + 2}/30"
                self._ip("-n", self.name, "addr", "add", inside, "dev", f"out{index}")
                self._ip("-n", self.name, "link", "set", f"out{index}", "up")
        except (subprocess.CalledProcessError, OSError) as error:
            return f"A network namespace cannot be made here: {getattr(error, 'stderr', None) or error}"

    @property
    def host(self):
        """The address of the node, for the proxy."""
        return f"{self._network}.2"

    @property
    def database(self):
        """The address of the database, for the node."""
        return f"{self._network}.5"

    def cut(self):
        """Loses everything that is sent from one side to the other, without a word to either."""
        self._ip("link", "set", self._links[1], "down")

    def heal(self):
        self._ip("link", "set", self._links[1], "up")

    def close(self):
        for words in [("link", "del", link) for link in self._links] + [("netns", "del", self.name)]:
            with contextlib.suppress(subprocess.CalledProcessError, OSError):
                self._ip(*words)

    def _ip(self, *words):
        subprocess.run(["ip", *words], check=True, capture_output=True, text=True)


@pytest.fixture
def island():
    island = Island()
    reason = island.open()
    if reason:
        island.close()
        pytest.skip(reason)
    yield island
    island.close()


@pytest.fixture
def reachable(island):
    """A database that also listens in the network of the island."""
    if not programs():
        pytest.skip("PostgreSQL isn't installed")
    server = Postgres(listening=(island.database, free_port()))
    yield server
    server.stop()


def titles(site):
    """The titles of all standups in the database."""
    text = ask(site.store, "SELECT convert_from(contents, 'UTF8') FROM rostrum_value WHERE key LIKE 'user/%/standups'")
    return sorted(standup["title"] for standup in json.loads(text or "[]"))


def test_a_node_that_is_cut_off_from_the_database_gives_way(run, island, reachable, new_page):
    inside = {
        "program": "ip", "command": ("netns", "exec", island.name, STANDUPS), "host": island.host,
        "store": reachable.network_url}
    site = run(reachable.url, ((), inside), ((), {}))
    cut_off, other = site.nodes
    one = visit(new_page(), site.front.url)
    two = visit(new_page.again(one.context), site.front.url)
    add(one, "Design", "Blob")
    expect(row(two, "Design")).to_be_visible()
    forms = []
    for page, title in (one, "Retro"), (two, "Sprint"):
        form = open_form(page, title)
        form.get_by_label("Name").fill("Blob")
        live(page)
        stored(site.store, title)
        forms.append(form)
    former = site.row_of("Sprint").split("|")[0]
    island.cut()
    # While the lease lasts, the node goes on.
    for page, form in zip((one, two), forms):
        form.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    site.has_ended(former)
    # After that it answers no event, although its process is well, and sends everyone away.
    one.get_by_role("button", name="Add standup").click()
    for page in (one, two):
        expect(page.locator("html")).to_have_attribute("data-state", "offline")
    assert one.get_by_role("dialog").count() == 0
    assert [cut_off.get(path)[0] for path in ("/healthz", "/readyz", "/")] == [200, 503, 503]
    site.move(one, 1)
    back(two)
    # The other node has what was stored: the forms are still open. One of the users adds again.
    forms[0].get_by_role("button", name="Add", exact=True).click()
    expect(one.get_by_role("dialog")).to_have_count(0)
    wait_until(lambda: titles(site) == ["Design", "Retro"])
    there, count = site.row_of("Sprint"), sockets(two)
    island.heal()
    site.has_gone_on(former)
    assert cut_off.has_said("the lease of the node had ended")
    assert cut_off.has_said("sessions end on this node, because a different one has taken them over")
    assert cut_off.get("/readyz")[0] == 200
    # What was added on the node that was cut off comes, and nothing is there twice.
    wait_until(lambda: titles(site) == ["Design", "Retro", "Sprint"])
    for title in ("Design", "Retro", "Sprint"):
        expect(row(one, title)).to_have_count(1)
    assert site.row_of("Sprint").split("|")[:2] == there.split("|")[:2] and sockets(two) == count
    site.move(two, 0)
    expect(forms[1].get_by_label("Title")).to_have_value("Sprint")
    forms[1].get_by_role("button", name="Cancel").click()
    for title in ("Design", "Retro", "Sprint"):
        expect(row(two, title)).to_have_count(1)


@pytest.fixture(scope="module")
def wrong_clock(tmp_path_factory):
    """Makes the environment of a program whose clock is wrong by some hours.

    The library libfaketime also shifts timers of monotonic clocks: those of a program that is behind never fire.
    """
    library = tmp_path_factory.mktemp("clock") / "wrong_clock.so"
    source = pathlib.Path(__file__).parent / "wrong_clock.c"
    # The compiler of the Swift toolchain.
    subprocess.run(["clang", "-shared", "-fPIC", "-Wall", "-Werror", "-o", library, source, "-ldl"], check=True)
    return lambda hours: {"LD_PRELOAD": str(library), "WRONG_CLOCK": str(hours * 3600)}


def clock_of(node):
    """The time of a node, by which it dates its answers."""
    return email.utils.parsedate_to_datetime(node.get("/healthz")[1]["date"])


def test_nodes_whose_clocks_are_wrong_by_an_hour_take_part(run, postgres, new_page, wrong_clock):  # noqa: F811
    lifetime = ("--session-lifetime", "600")
    site = run(postgres.url, *[(lifetime, {"environment": wrong_clock(hours)}) for hours in (0, 1, -1)])
    right, ahead, behind = site.nodes
    for node, hours in (ahead, 1), (behind, -1):
        skew = clock_of(node) - clock_of(right)
        assert abs(skew - datetime.timedelta(hours=hours)) < datetime.timedelta(minutes=1)
    page = visit(new_page(), site.front.url)
    sheet = open_form(page, "Right")
    stored(site.store, "Right")
    title = sheet.get_by_label("Title")
    # Handed over to the nodes whose clocks are wrong, and back.
    for index, text in (1, "Ahead"), (2, "Behind"), (0, "Back"):
        site.move(page, index)
        sheet.get_by_role("button", name="New attendee").click()
        title.fill(text)
        live(page)
        stored(site.store, text)
    expect(sheet.get_by_label("Name")).to_have_count(4)
    # Taken over when the lease ends: the clock that is ahead doesn't end it earlier or later.
    pass_a_minute(site.store)
    right.end()
    site.move(page, 1)
    expect(sheet.get_by_label("Name")).to_have_count(4)
    title.fill("Alone")
    live(page)
    stored(site.store, "Alone")
    # The lifetime passes by the clock of the database. After it, the address opens a new form.
    url = page.url
    for node, minutes, count in (ahead, 9, 4), (behind, 11, 1):
        page.goto("about:blank")
        ahead.end(signal.SIGTERM)
        ask(site.store, f"UPDATE rostrum_session SET touched = touched - interval '{minutes} minutes'")
        ahead.start()
        site.front.move(*node.address)
        visit(page, url)
        expect(sheet.get_by_label("Name")).to_have_count(count)


def test_pages_go_on_when_the_database_crashes(run, postgres, new_page):  # noqa: F811
    site = run(postgres.url, ((), {}), ((), {}))
    one = visit(new_page(), site.nodes[0].url)
    # Cookies do not know ports: the same user at a different node.
    two = visit(new_page.again(one.context), site.nodes[1].url)
    forms = [open_form(page, title) for page, title in ((one, "Retro"), (two, "Sprint"))]
    for title in ("Retro", "Sprint"):
        stored(site.store, title)
    counts = [sockets(page) for page in (one, two)]
    for form in forms:
        form.get_by_label("Name").fill("Blob")
    # All connections end at once, and the database recovers from its log.
    postgres.crash()
    for page, form in zip((one, two), forms):
        form.get_by_label("Title").press("End")
        page.keyboard.type(" meanwhile")
        live(page)
    postgres.start()
    for title in ("Retro meanwhile", "Sprint meanwhile"):
        stored(site.store, title)
    # The nodes hear of each other's changes again.
    for page, form in zip((one, two), forms):
        form.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    for page in (one, two):
        for title in ("Retro meanwhile", "Sprint meanwhile"):
            expect(row(page, title)).to_have_count(1, timeout=10000)
    assert titles(site) == ["Retro meanwhile", "Sprint meanwhile"]
    assert [sockets(page) for page in (one, two)] == counts
    for node in site.nodes:
        assert node.process.poll() is None


def test_a_session_is_waited_for_while_the_database_is_away(run, postgres, new_page):  # noqa: F811
    site = run(postgres.url, ((), {}), ((), {}))
    first, other = site.nodes
    page = visit(new_page(), site.front.url)
    sheet = open_form(page, "Planning")
    sheet.get_by_role("button", name="New attendee").click()
    sheet.get_by_label("Name").nth(1).fill("Blob")
    live(page)
    stored(site.store, "Blob")
    postgres.crash()
    first.end()
    site.front.move(*other.address)
    # The other node can't know whether there is the session, and begins no new one in its place.
    other.says("sessions can't be read")
    postgres.start()
    back(page)
    expect(sheet.get_by_label("Title")).to_have_value("Planning")
    expect(sheet.get_by_label("Name")).to_have_count(2)
