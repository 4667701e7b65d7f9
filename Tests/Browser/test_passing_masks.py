"""The mask of a transition: the browser moves the outline of what is inserted or removed."""

import pytest
from playwright.sync_api import expect

from nodes import el
from waits import visit

MOTION = ["n", 1, "1000ms linear 0ms"]
# The rules of the atoms `clipPath`, `enterMask` and `leaveMask`.
RULES = """
  .whole { clip-path: polygon(0% 0%, 100% 0%, 100% 100%, 0% 100%) }
  .from-left { @media (prefers-reduced-motion: no-preference) { &[data-passing=enter] {
    transition: clip-path var(--r-motion); @starting-style { clip-path: polygon(0% 0%, 0% 0%, 0% 100%, 0% 100%) } } } }
  .to-left { @media (prefers-reduced-motion: no-preference) { &[data-passing=leave] {
    transition: clip-path var(--r-motion); clip-path: polygon(0% 0%, 0% 0%, 0% 100%, 0% 100%) } } }
"""
# How far the outline reaches to the right in the middle of its way, in percent, before it ends there.
REACH = """(element) => {
  const move = element.getAnimations().find((one) => one.transitionProperty === "clip-path");
  if (!move) return null;
  move.pause();
  move.currentTime = 500;
  const places = getComputedStyle(element).clipPath.match(/[\\d.]+(?=%? )/g).map(Number);
  for (const one of element.getAnimations()) one.finish();
  return Math.round(Math.max(...places));
}"""


def veiled(id):
    look = {"data-enter": "t:none", "data-leave": "t:none"}
    return el(id, "div", {"class": "r-text whole from-left to-left", **look}, "veiled")


@pytest.fixture
def masked(new_page, double):
    def show(motion):
        page = new_page(reduced_motion=motion)
        visit(page, double.show(el(2, "div", {"class": "r-text"}, "below")))
        page.evaluate("""(text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text);
            document.adoptedStyleSheets.push(sheet); }""", RULES)
        return page
    return show


def test_a_mask_opens_and_closes(masked, double):
    page = masked("no-preference")
    double.send(MOTION, ["i", 1, 0, veiled(3)])
    assert page.get_by_text("veiled").evaluate(REACH) == 50
    expect(page.locator("[data-passing]")).to_have_count(0)
    double.send(MOTION, ["r", 3])
    page.wait_for_selector("[data-passing=leave]")
    assert page.get_by_text("veiled").evaluate(REACH) == 50
    expect(page.get_by_text("veiled")).to_have_count(0)


def test_a_change_that_is_not_animated_has_its_mask_at_once(masked, double):
    page = masked("no-preference")
    double.send(["i", 1, 0, veiled(3)])
    assert page.get_by_text("veiled").evaluate(REACH) is None
    double.send(["r", 3])
    expect(page.get_by_text("veiled")).to_have_count(0)


def test_a_mask_does_not_move_for_those_who_prefer_it_so(masked, double):
    page = masked("reduce")
    double.send(MOTION, ["i", 1, 0, veiled(3)])
    assert page.get_by_text("veiled").evaluate(REACH) is None
