"""Users who are signed out on one node of two. No browser is needed."""

import contextlib
import pathlib
import sys
import time

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Chaos"))
from apart import run_apart  # noqa: E402
from cluster import PROBE  # noqa: E402
from machine import limit  # noqa: E402
from node import Node  # noqa: E402
from page import Page, Person  # noqa: E402
from postgres import postgres  # noqa: E402, F401

pytestmark = pytest.mark.server

SIGNED_OUT = 4005


class Visit:
    """A page of a user whom a header names, and how its sockets ended."""

    def __init__(self, node, user):
        self.codes = []
        self._person = Person(node.url, {"X-Remote-User": user})
        self.page = Page(self._person, self._record)

    def _record(self, kind, **values):
        if kind == "closed":
            self.codes.append((values["code"], time.monotonic()))

    async def tap(self, title):
        assert await self.page.acknowledges(await self.page.tap(title), 30)

    async def is_signed_out(self, times=1, timeout=30):
        return await self.page.until(lambda: [code for code, _ in self.codes].count(SIGNED_OUT) >= times, timeout)

    async def close(self):
        await self.page.close()
        await self._person.close()


@pytest.fixture
def nodes(tmp_path, postgres):  # noqa: F811
    environment = {"PROBE": "accounts", "ACCOUNTS_REVOKED": str(tmp_path / "revoked")}
    with contextlib.ExitStack() as stack:
        nodes = []
        for index in range(2):
            nodes.append(Node(tmp_path / f"{index}", store=postgres.url, program=PROBE, environment=environment))
            stack.callback(nodes[-1].stop)
        yield nodes


async def revoke(nodes):
    one, other = nodes
    visits = [Visit(one, "root"), Visit(one, "ada"), Visit(other, "ada"), Visit(other, "bob")]
    root, *adas, bob = visits
    try:
        for visit in visits:
            assert await visit.page.is_there()
        for visit in (root, bob):
            await visit.tap("Tap")
        begin = time.monotonic()
        await root.tap("Revoke")
        for ada in adas:
            # Nobody does anything on the page: the node hears of it by itself.
            assert await ada.is_signed_out(), ada.codes
            assert ada.codes[0][0] == SIGNED_OUT and ada.codes[0][1] - begin < limit(2), ada.codes
            # What the page sends later reaches no session.
            await ada.page.tap("Tap")
            assert await ada.is_signed_out(times=3), ada.codes
            assert ada.page.values["taps"] == "0"
        # Everybody else goes on.
        for visit in (root, bob):
            await visit.tap("Tap")
            assert visit.page.values["taps"] == "2" and visit.codes == []
    finally:
        for visit in visits:
            await visit.close()


def test_a_user_who_is_signed_out_on_one_node_is_on_all(nodes):
    run_apart(revoke(nodes))
    for node in nodes:
        assert node.has_said(" tap 2") and not node.has_said(" ada tap")
