"""The script for motions: what an element plays, how its texts change, and what moves from where its counterpart was."""

import json

import pytest
from playwright.sync_api import expect

from nodes import el, screen, stack
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


def test_a_view_that_leaves_makes_room_for_its_counterpart_at_once(lively, double):
    def card(id):
        return el(id, "div", {"class": "r-text", "data-match": "frame 1", "data-leave": "o:0", **SCRIPT}, f"card {id}")

    double.show(el(5, "div", {"class": "r-vstack"}, card(2), el(3, "div", {"class": "r-text"}, "below")))
    visit(lively, double.url)
    assert played(lively, 2) == []
    former = lively.get_by_text("card 2")
    before, below = former.bounding_box(), lively.get_by_text("below").bounding_box()
    double.send(["n", 5, "60000ms linear 0ms"], ["r", 2], ["i", 5, 0, card(4)])
    lively.wait_for_function("() => document.querySelector(\"[data-id='4']\")?.getAnimations().length")
    assert former.bounding_box() == pytest.approx(before, abs=1), "what leaves is drawn where it was"
    place = "(element) => [element.offsetTop, element.offsetLeft]"
    arrived = lively.locator("[data-id='4']")
    first = arrived.evaluate(place)
    assert lively.get_by_text("below").bounding_box() == pytest.approx({**below, "y": before["y"]}, abs=1)
    former.evaluate("(element) => element.getAnimations().forEach((one) => one.finish())")
    expect(former).to_have_count(0)
    assert arrived.evaluate(place) == first, "the counterpart stays where it went"


PAUSE = """const animate = Element.prototype.animate;
Element.prototype.animate = function (...values) {
  const move = animate.apply(this, values);
  move.pause();
  return move;
};"""


@pytest.fixture
def zoomed(lively, double):
    """A screen that grows from a card, and the card's place before; what a script animates waits."""
    lively.add_init_script(PAUSE)
    card = el(12, "div", {"class": "r-text", "data-match": "source 1", **SCRIPT}, "card")
    double.show(stack(2, screen(10, "Cards", card, back=False)))
    visit(lively, double.url)
    assert played(lively, 12) == []
    place = lively.get_by_text("card", exact=True).bounding_box()
    detail = screen(20, "Detail", el(22, "div", {"class": "r-text", "data-match": "zoom 1", **SCRIPT}, "large"))
    double.send(["i", 2, 0, detail], ["a", 10, 0, {"hidden": True}])
    lively.wait_for_function("() => document.querySelector(\"[data-id='20']\")?.getAnimations().length")
    return place


FIRST = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, width, height };
}"""


def test_a_screen_grows_from_its_source(lively, zoomed):
    grown = lively.locator("[data-id='20']")
    first = grown.evaluate(FIRST)
    assert first == pytest.approx(zoomed, abs=1)
    grown.evaluate("(element) => element.getAnimations().forEach((one) => one.finish())")
    whole = lively.locator(".r-navigationStack").bounding_box()
    assert grown.bounding_box() == pytest.approx(whole, abs=1)


def test_a_screen_goes_back_to_its_source(lively, double, zoomed):
    lively.locator("[data-id='20']").evaluate("(element) => element.getAnimations().forEach((one) => one.finish())")
    double.send(["r", 20], ["a", 10, 0, {"hidden": None}])
    ghost = lively.locator("body > [aria-hidden=true]").filter(has_text="large")
    expect(ghost).to_be_attached()
    assert ghost.evaluate("(element) => [element.inert, element.querySelectorAll('[data-id]').length]") == [True, 0]
    last = ghost.evaluate("""(element) => {
      const [move] = element.getAnimations();
      move.pause();
      move.currentTime = move.effect.getTiming().duration - 0.01;
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left, y: top, width, height };
    }""")
    place = lively.get_by_text("card", exact=True).bounding_box()
    assert last == pytest.approx(place, abs=1)
    assert place == pytest.approx(zoomed, abs=1)
    ghost.evaluate("(element) => element.getAnimations()[0].finish()")
    expect(ghost).to_have_count(0)
