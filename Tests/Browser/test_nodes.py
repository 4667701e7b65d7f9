"""Nodes that are paused or mistaken about the time, and a database that crashes."""

import datetime
import email.utils
import json
import pathlib
import signal

import pytest
from playwright.sync_api import expect

from front import Front
from node import Node
from postgres import postgres  # noqa: F401
from test_deploy import ask, back, pass_a_minute, stored
from test_proxy import free_port
from test_standups import add, row, wait_until
from waits import live, visit


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
        count = sockets(page)
        self.front.move(*self.nodes[index].address)
        page.wait_for_function("(count) => sockets.length > count", arg=count)
        back(page)

    def row_of(self, text):
        """What the database has of the session with a text: its node and fence, and a hash of it."""
        return ask(
            self.store, "SELECT node, fence, md5(contents) FROM rostrum_session "
            "WHERE position(convert_to(:'text', 'UTF8') in contents) > 0", text=text)

    def has_gone_on(self, name):
        """Waits until a node that was stopped has done all that it does after it has renewed its lease."""
        renewals = set()
        query = "SELECT ends FROM rostrum_node WHERE id = :'name' AND ends > clock_timestamp()"
        # All that belongs to a renewal is done before the next one.
        wait_until(lambda: renewals.add(ask(self.store, query, name=name)) or len(renewals - {""}) > 1)

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


def titles(site):
    """The titles of all standups in the database."""
    text = ask(site.store, "SELECT convert_from(contents, 'UTF8') FROM rostrum_value WHERE key LIKE 'user/%/standups'")
    return sorted(standup["title"] for standup in json.loads(text or "[]"))


def faketime():
    """The library that shifts the clock of a process, or `None`."""
    return next(iter(pathlib.Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1")), None)


def clock_of(node):
    """The time of a node, by which it dates its answers."""
    return email.utils.parsedate_to_datetime(node.get("/healthz")[1]["date"])


def test_a_node_whose_clock_is_wrong_by_an_hour_takes_part(run, postgres, new_page, tmp_path):  # noqa: F811
    library = faketime()
    assert library, "The library libfaketime is missing: install the package libfaketime"
    lifetime = ("--session-lifetime", "600")
    # The monotonic clock is right, as on a machine with a wrong date. With this library, the program doesn't see its
    # arguments.
    wrong = {
        "LD_PRELOAD": str(library), "FAKETIME": "+1h", "FAKETIME_DONT_FAKE_MONOTONIC": "1", "ROSTRUM_PORT": str(free_port()),
        "ROSTRUM_DATA": str(tmp_path / "ahead"), "ROSTRUM_STORE": postgres.url, "ROSTRUM_SESSION_LIFETIME": "600"}
    site = run(postgres.url, (lifetime, {}), ((), {"environment": wrong}))
    right, ahead = site.nodes
    skew = clock_of(ahead) - clock_of(right)
    assert abs(skew - datetime.timedelta(hours=1)) < datetime.timedelta(minutes=1)
    page = visit(new_page(), site.front.url)
    sheet = open_form(page, "Right")
    stored(site.store, "Right")
    title = sheet.get_by_label("Title")
    # Handed over to the node that is ahead, and back.
    for index, text in (1, "Ahead"), (0, "Back"):
        site.move(page, index)
        sheet.get_by_role("button", name="New attendee").click()
        title.fill(text)
        live(page)
        stored(site.store, text)
    expect(sheet.get_by_label("Name")).to_have_count(3)
    # Taken over when the lease ends: the clock that is ahead doesn't end it earlier or later.
    pass_a_minute(site.store)
    right.end()
    site.move(page, 1)
    expect(sheet.get_by_label("Name")).to_have_count(3)
    title.fill("Alone")
    live(page)
    stored(site.store, "Alone")
    # The lifetime passes by the clock of the database. After it, the address opens a new form.
    url = page.url
    for minutes, count in (9, 3), (11, 1):
        page.goto("about:blank")
        ahead.end(signal.SIGTERM)
        ask(site.store, f"UPDATE rostrum_session SET touched = touched - interval '{minutes} minutes'")
        ahead.start()
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
