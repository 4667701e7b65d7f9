"""The script for motions: what an element plays, how its texts change, and what moves from where its counterpart was."""

import json

import pytest
from playwright.sync_api import expect

from nodes import el
from waits import painted, visit

SCRIPT = {"data-script": "/_rostrum/motions.js"}
FRAMES = [[0, "linear", 1, "none", "none"], [1, "linear", 0.5, "translate(0,8px)", "blur(2px)"]]
PLAYED = """(element) => element.getAnimations().map(({ effect }) => [
  effect.getTiming().duration, effect.getTiming().iterations, effect.getKeyframes().at(-1).transform])"""


@pytest.fixture
def lively(new_page):
    """A page of somebody who has nothing against motion."""
    return new_page(reduced_motion="no-preference")


def moving(id, trigger, count=1, frames=FRAMES, text="a"):
    motion = json.dumps([trigger, 60000, 0, count, 0, frames])
    return el(id, "div", {"class": "r-text", "data-frames": motion, **SCRIPT}, text)


def played(page, id):
    page.evaluate("() => import('/_rostrum/motions.js').then(() => true)")
    return page.locator(f"[data-id='{id}']").evaluate(PLAYED)


def motion(trigger, count=1):
    return json.dumps([trigger, 60000, 0, count, 0, FRAMES])


def test_a_motion_without_an_end_plays_at_once(lively, double):
    visit(lively, double.show(moving(2, -1, 0)))
    assert [timing[:2] for timing in played(lively, 2)] == [[60000, float("inf")]]


def test_a_motion_plays_each_time_its_number_rises(lively, double):
    visit(lively, double.show(moving(2, 3)))
    assert played(lively, 2) == [], "what is new hasn't been triggered"
    double.send(["a", 2, 0, {"data-frames": motion(4)}])
    lively.wait_for_function("() => document.querySelector('[data-frames]').getAnimations().length === 1")
    double.send(["a", 2, 0, {"data-frames": motion(4, 2)}])
    painted(lively)
    assert [timing[1] for timing in played(lively, 2)] == [1], "the one that is under way goes on"


def test_a_motion_that_is_removed_ends(lively, double):
    visit(lively, double.show(moving(2, -1, 0)))
    assert len(played(lively, 2)) == 1
    double.send(["a", 2, 0, {"data-frames": None}])
    double.send(["t", 2, 0, "b"])
    expect(lively.get_by_text("b")).to_be_visible()


def test_nothing_moves_for_those_who_prefer_it_so(page, double):
    page.emulate_media(reduced_motion="reduce")
    visit(page, double.show(moving(2, -1, 0)))
    assert played(page, 2) == []


def test_a_text_fades_in_while_the_former_one_fades_out(lively, double):
    visit(lively, double.show(el(2, "div", {"class": "r-text", "data-turns": "up", **SCRIPT}, "1")))
    assert played(lively, 2) == []
    double.send(["n", 1, "60000ms linear 0ms"], ["t", 2, 0, "2"])
    former = lively.locator("body > [aria-hidden=true]").get_by_text("1", exact=True)
    expect(former).to_be_attached()
    assert len(played(lively, 2)) == 1
    assert former.evaluate("(element) => [element.inert, element.dataset.id ?? null]") == [True, None]
    former.evaluate("(element) => element.getAnimations()[0].finish()")
    expect(former).to_have_count(0)


def test_a_change_that_is_not_animated_has_no_transition(lively, double):
    visit(lively, double.show(el(2, "div", {"class": "r-text", "data-turns": "up", **SCRIPT}, "1")))
    assert played(lively, 2) == []
    double.send(["t", 2, 0, "2"])
    expect(lively.get_by_text("2", exact=True)).to_be_visible()
    assert played(lively, 2) == []


def test_a_view_begins_where_its_counterpart_was(lively, double):
    def card(id, left):
        return el(id, "div", {"class": "r-text", "data-match": "frame 1", "data-identifier": left, **SCRIPT}, f"card {id}")

    visit(lively, double.show(card(2, "a"), el(3, "div", {"class": "r-text"}, "between")))
    assert played(lively, 2) == []
    before = lively.locator("[data-id='2']").bounding_box()
    double.send(["n", 1, "60000ms linear 0ms"], ["r", 2], ["i", 1, 0, card(4, "b")])
    element = lively.locator("[data-id='4']")
    lively.wait_for_function("() => document.querySelector(\"[data-id='4']\")?.getAnimations().length")
    element.evaluate("(element) => element.getAnimations().forEach((one) => { one.pause(); one.currentTime = 0; })")
    after = element.bounding_box()
    assert (after["x"], after["y"]) == pytest.approx((before["x"], before["y"]), abs=1)
