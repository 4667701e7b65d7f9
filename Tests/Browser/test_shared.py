"""Values that all users share, in the browsers of two users at two processes."""

import os
import pathlib

import pytest
from playwright.sync_api import expect

from conftest import ROOT
from node import Node
from postgres import postgres  # noqa: F401
from waits import live, visit

pytestmark = pytest.mark.server

PROBE = pathlib.Path(os.environ.get("ROSTRUM_PROBE", ROOT / ".build/debug/ServerProbe"))


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def pair(request, tmp_path):
    """Two processes on one storage: a file in a folder that they share, or a database."""
    store = request.getfixturevalue("postgres").url if request.param == "PostgreSQL" else None
    nodes = [
        Node(tmp_path / "data", store=store, environment={"PROBE": "board"}, program=PROBE) for _ in range(2)]
    yield nodes
    for node in nodes:
        node.stop()


def post(page, text):
    page.get_by_label("Note").fill(text)
    page.get_by_role("button", name="Post").click()


def notes(page):
    """The notes of a page, in order."""
    return [name.removeprefix("Remove ") for name in page.get_by_role("button", name="Remove").all_inner_texts()]


def shows(page, *texts):
    """Waits until a page has some notes, in any order; returns them in theirs."""
    for text in texts:
        expect(page.get_by_role("button", name=f"Remove {text}", exact=True)).to_have_count(1)
    expect(page.get_by_role("button", name="Remove")).to_have_count(len(texts))
    return notes(live(page))


def test_two_users_see_what_the_other_does(pair, new_page):
    one, other = (visit(new_page(), node.url) for node in pair)
    users = {page.context.cookies()[0]["value"] for page in (one, other)}
    assert len(users) == 2
    post(one, "Milk")
    shows(other, "Milk")
    # Half a sentence of the other one stays.
    other.get_by_label("Note").fill("Bre")
    other.get_by_role("button", name="Remove Milk").click()
    shows(one)
    expect(other.get_by_label("Note")).to_have_value("Bre")
    # Both write at the same time, without waiting for each other.
    for index in range(5):
        post(one, f"A{index}")
        post(other, f"B{index}")
    texts = [f"{name}{index}" for name in "AB" for index in range(5)]
    assert shows(one, *texts) == shows(other, *texts)
    one.get_by_role("button", name="Count").click()
    expect(other.get_by_text("Total 1")).to_be_visible()
    # A process that ends takes nothing with it.
    pair[0].end()
    other.get_by_role("button", name="Count").click()
    post(other, "Last")
    pair[0].start()
    live(one)
    assert shows(one, *texts, "Last") == shows(other, *texts, "Last")
    expect(one.get_by_text("Total 2")).to_be_visible()
