"""Pages, texts and kept values of any size, and many who join at once, with a real server."""

import asyncio
import os
import pathlib
import time
from concurrent.futures import ThreadPoolExecutor

import aiohttp
import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server
from waits import live, visit

MATRIX = pathlib.Path(os.environ.get("ROSTRUM_MATRIX", ROOT / ".build/debug/PresentationMatrix"))
COUNT = """
window.frames_ = [];
window.onsocket = (socket) =>
  socket.addEventListener("message", ({ data }) => frames_.push(data.length));
"""
PUT = """(field, text) => {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}"""


@pytest.fixture
def serve(tmp_path):
    servers = []

    def serve(rows):
        environment = {"MATRIX_ROWS": str(rows)}
        servers.append(Server(tmp_path / "data", environment, program=MATRIX))
        return servers[-1].url

    yield serve
    for server in servers:
        server.stop()


def settled(page):
    """Waits until nothing more is sent; the sizes of the frames so far, which are forgotten."""
    live(page)
    page.wait_for_timeout(300)
    return page.evaluate("() => frames_.splice(0)")


@pytest.mark.parametrize("rows", [1, 300, 1000])
@pytest.mark.parametrize("adopts", [True, False])
def test_a_tap_on_a_page_of_any_size_is_one_small_frame(page, serve, rows, adopts):
    page.set_default_timeout(60000)
    page.add_init_script(COUNT)
    if not adopts:
        page.add_init_script(
            "document.addEventListener('readystatechange', () =>"
            " document.documentElement.dataset.digest = 'other')")
    page.goto(serve(rows))
    expect(page.locator("html")).to_have_attribute("data-state", "live", timeout=60000)
    joined = settled(page)
    assert len(joined) <= 3
    # The welcome has the token of the session.
    assert (max(joined) > 100 + 100 * rows) is not adopts
    page.get_by_role("button", name="Tap").click()
    expect(page.get_by_text("1 taps")).to_be_visible()
    tapped = settled(page)
    assert len(tapped) == 1 and tapped[0] < 200


def test_a_thousand_rows_that_come_at_once_are_sent_once(page, serve):
    page.add_init_script(COUNT)
    visit(page, serve(1))
    settled(page)
    page.get_by_role("button", name="Fill").click()
    expect(page.get_by_text("Row 999", exact=True)).to_be_attached(timeout=60000)
    assert len(settled(page)) == 1
    page.get_by_role("button", name="Tap").click()
    expect(page.get_by_text("1 taps")).to_be_visible()
    tapped = settled(page)
    assert len(tapped) == 1 and tapped[0] < 200


def test_a_megabyte_of_text_is_edited(page, serve):
    visit(page, serve(1))
    notes = page.locator("textarea")
    notes.evaluate(PUT, "A line of words.\n" * 65536)
    expect(page.get_by_text("1,114,112 units")).to_be_visible(timeout=60000)
    notes.focus()
    notes.evaluate("e => e.setSelectionRange(500000, 500000)")
    page.keyboard.type("xyz")
    expect(page.get_by_text("1,114,115 units")).to_be_visible(timeout=60000)
    live(page)
    assert notes.evaluate("e => e.value.slice(500000, 500003)") == "xyz"
    assert page.evaluate("() => sockets.length") == 1


def test_a_megabyte_of_a_scene_is_there_in_the_tabs_next_launch(page, serve):
    visit(page, serve(1))
    page.get_by_role("button", name="Keep a megabyte").click()
    expect(page.get_by_text("1,048,576 kept")).to_be_visible(timeout=60000)
    live(page)
    page.goto(f"{page.url}?again")  # A different address is a new launch in the same tab.
    expect(page.get_by_text("1,048,576 kept")).to_be_visible(timeout=60000)
    live(page)


def test_more_than_a_tab_keeps_is_refused_and_the_tab_lives(page, serve):
    visit(page, serve(1))
    page.get_by_role("button", name="Keep a megabyte").click()
    expect(page.get_by_text("1,048,576 kept")).to_be_visible(timeout=60000)
    page.get_by_role("button", name="Keep too much").click()
    expect(page.get_by_text("5,242,880 kept")).to_be_visible(timeout=60000)
    live(page)
    page.goto(f"{page.url}?again")  # A different address is a new launch in the same tab.
    expect(page.get_by_text("1,048,576 kept")).to_be_visible(timeout=60000)
    live(page)


class Visitor:
    """A browser without the browser: looks at the page and joins, as patient as the client."""

    def __init__(self, url):
        self.url = url
        self.tries = 0
        self.token = None

    async def join(self):
        jar = aiohttp.CookieJar(unsafe=True)
        # A socket has a connection of its own.
        connector = aiohttp.TCPConnector(force_close=True)
        async with aiohttp.ClientSession(cookie_jar=jar, connector=connector) as session:
            async with session.get(self.url) as page:
                await page.read()
            while True:
                try:
                    return await self.attempt(session)
                except asyncio.TimeoutError:
                    continue

    async def attempt(self, session):
        self.tries += 1
        patience = 5 * 2 ** min(self.tries - 1, 4)
        address = self.url + "_rostrum/socket"
        async with session.ws_connect(
                address, origin=self.url.rstrip("/"), max_msg_size=0) as socket:
            join = {"v": 2, "digest": "", "resume": self.token, "seen": 0}
            await socket.send_json(["join", join])
            welcome = await asyncio.wait_for(socket.receive_json(), patience)
            self.token = welcome[1]["token"]
            frame = await asyncio.wait_for(socket.receive_json(), patience)
            assert frame[:2] == [1, 0] and frame[2][-1][0] in "mhf"
            return self


def crowd(url, count):
    """Has many visitors come at once; the tries that each of them needed."""
    async def main():
        return await asyncio.gather(*[Visitor(url).join() for _ in range(count)])
    # The browser's tests have an event loop of their own on this thread.
    with ThreadPoolExecutor() as pool:
        return [visitor.tries for visitor in pool.submit(asyncio.run, main()).result()]


def test_many_who_come_at_once_are_all_served_with_few_tries(serve):
    count = int(os.environ.get("ROSTRUM_CROWD", "12"))
    began = time.monotonic()
    tries = crowd(serve(200 if count > 12 else 50), count)
    print(f"{count} visitors, {sum(tries)} tries, {time.monotonic() - began:.1f} s")
    assert len(tries) == count and sum(tries) <= 1.2 * count
