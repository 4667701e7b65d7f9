"""The rows of Documentation/Support/Animation.md, seen on their page of the gallery."""

import re

import pytest
from playwright.sync_api import expect

from seen import gallery_server, near, show  # noqa: F401: fixtures
from waits import live

PAGE = "Animation and transitions"
OPTIONS = {"reduced_motion": "no-preference"}
# The duration, the easing and the first frame of the animation that an element has, or null after half a second.
ANIMATION = """async (stage, name) => {
  for (const start = performance.now(); performance.now() < start + 500;) {
    await new Promise(requestAnimationFrame);
    for (const animation of stage.getAnimations({ subtree: true })) {
      const { effect } = animation;
      if (effect.target.textContent !== name) continue;
      const [first] = effect.getKeyframes();
      const { duration, easing } = effect.getTiming();
      const { opacity, transform } = first;
      return { duration, easing: easing === "linear" ? first.easing : easing, opacity, transform };
    }
  }
  return null;
}"""
EASE_IN = "cubic-bezier(0.42, 0, 1, 1)"
EASE_IN_OUT = "cubic-bezier(0.42, 0, 0.58, 1)"


# Some engines say the names of curves.
CURVES = {"ease-in-out": EASE_IN_OUT, "ease-in": EASE_IN}


def animation(specimen, name="box"):
    found = specimen.stage.evaluate(ANIMATION, name)
    return found and {**found, "easing": CURVES.get(found["easing"], found["easing"])}


def finish(specimen):
    """Ends all animations, so that the next one begins where the views belong."""
    specimen.stage.evaluate(
        "(e) => e.getAnimations({ subtree: true }).forEach((animation) => animation.finish())")


@pytest.mark.parametrize("row, control, duration, easing", [
    ("V4.4", "Move", 1000, "linear"),
    ("V4.50", "Move", 1000, "linear"),
    ("V6.9", "Move", 350, EASE_IN),
    ("V6.10", "Move", 500, EASE_IN_OUT),
    ("V3.11", "Move", 600, "linear"),
    ("V6.12", "Move", 600, "linear"),
    ("V4.8", "Move", 600, "linear"),
    ("V4.11", "Move", 600, "linear"),
    ("V4.48", "Move", 600, "linear"),
    ("V6.65", "Move", 350, "linear"),
])
def test_a_change_is_animated(show, row, control, duration, easing):
    specimen = show(row)
    before = specimen.box("box").x
    specimen.stage.get_by_label(control, exact=True).or_(
        specimen.stage.get_by_role("button", name=control)).first.click()
    found = animation(specimen)
    assert (found["duration"], found["easing"]) == (duration, easing)
    finish(specimen)
    assert abs(specimen.box("box").x - before) == near(200)


@pytest.mark.parametrize("row, control, overshoots", [
    ("V6.63", "Move", True), ("V6.64", "Move", True), ("V6.66", "Move", False),
    ("V6.11", "Sent", True),
    # The default animation doesn't overshoot.
    ("V4.61", "Move", False), ("V6.8", "Move", False), ("V4.7", "Move", False), ("V6.62", "Move", False),
    ("V9.12", "Bound", False),
])
def test_a_change_is_animated_by_a_spring(show, row, control, overshoots):
    specimen = show(row)
    specimen.stage.get_by_label(control, exact=True).or_(
        specimen.stage.get_by_role("button", name=control)).first.click()
    easing = animation(specimen)["easing"]
    assert easing.startswith("linear(")
    values = [float(point.split()[0]) for point in easing[7:-1].split(",")]
    assert (max(values) > 1.001) == overshoots
    finish(specimen)


@pytest.mark.parametrize("row", ["V4.49", "V4.62"])
def test_a_transaction_forbids_animations(show, row):
    specimen = show(row)
    finish(specimen)
    before = specimen.box("box").x
    specimen.press("Jump")
    assert animation(specimen) is None
    assert abs(specimen.box("box").x - before) == near(200)


def test_the_end_of_an_animation_is_reported(show, row="V10.98"):
    specimen = show(row)
    specimen.press("Move")
    expect(specimen("Waiting")).to_be_visible()
    expect(specimen("Arrived")).to_be_visible()


# Transitions


@pytest.mark.parametrize("row, duration, easing", [
    ("V3.123", 600, "linear"), ("V6.82", 600, "linear"), ("V4.5", 809, "spring"),
])
def test_a_view_fades_in_and_out(show, row, duration, easing):
    specimen = show(row)
    for _ in range(2):
        specimen.stage.get_by_role("button").click()
        found = animation(specimen, "guest")
        curve = "spring" if found["easing"].startswith("linear(") else found["easing"]
        assert (found["duration"], curve, found["opacity"]) == (duration, easing, "0")
        finish(specimen)
    expect(specimen("guest")).to_have_count(0)


def test_transitions_move_scale_slide_and_are_combined(show, row="V10.99"):
    specimen = show(row)
    buttons = specimen.stage.get_by_role("button").all()
    frames = []
    for button in buttons:
        button.click()
        frames.append(animation(specimen, "guest"))
        finish(specimen)
        button.click()
        leaving = animation(specimen, "guest")
        finish(specimen)
        expect(specimen("guest")).to_have_count(0)
        frames.append(leaving)
    move, _, scale, _, slide, push, both, _ = frames
    assert short(move) == short(slide) == "translate(-100%)"
    assert short(scale) == "scale(0)"
    assert short(push) == "translate(0%, 100%)"
    assert (short(both), both["opacity"]) == ("scale(0)", "0")


def short(frame):
    """The transform of a frame, which engines spell with and without what they can leave out."""
    return re.sub(r"scale\((\S+), \1\)", r"scale(\1)", frame["transform"].replace(", 0%)", ")"))


# The animations of a script that are played on the box around an element, as the duration and the middle transform.
PLAYED = """(element) => element.closest("[data-frames]").getAnimations().map(({ effect }) => [
  effect.getTiming().duration, effect.getTiming().iterations, effect.getKeyframes().map(({ transform }) => transform),
])"""


def played(specimen, name):
    specimen.page.wait_for_function("() => document.querySelector('[data-frames]').getAnimations().length > 0")
    return specimen(name).evaluate(PLAYED)


def test_phases_are_played_without_the_server(show, row="V10.600"):
    specimen = show(row)
    (_, iterations, _), = played(specimen, "pulse")
    assert iterations == float("inf")
    assert played(specimen, "jump") == []
    specimen.press("Jump")
    (duration, iterations, transforms), = played(specimen, "jump")
    assert (duration, iterations) == (2000, 1)
    assert transforms == ["none" if not y else f"translate(0px, {y}px)" for y in (0, -30, 0)] \
        or transforms[1] == "translate(0px, -30px)"


def test_keyframes_are_played_without_the_server(show, row="V10.601"):
    specimen = show(row)
    specimen.press("Swing")
    (duration, _, transforms), = played(specimen, "swing")
    assert duration == 2000
    assert len(transforms) > 40 and "rotate(30deg)" in transforms and "rotate(-30deg)" in transforms


def test_a_transition_of_the_apps_own_is_played(show, row="V10.602"):
    specimen = show(row)
    specimen.press("Twirl")
    assert short(animation(specimen, "guest")) == "rotate(-90deg) scale(0.5)"
    finish(specimen)


def test_a_mask_moves_while_a_view_comes_and_goes(show, row="V10.1461"):
    specimen = show(row)
    outlines = """(e) => {
        const owner = e.closest("[data-enter]");
        const move = owner.getAnimations().find((one) => one.transitionProperty === "clip-path");
        if (!move) return null;
        move.pause();
        move.currentTime = 500;
        const corners = getComputedStyle(owner).clipPath.match(/[\\d.]+%? /g).map(parseFloat);
        owner.getAnimations().forEach((one) => one.finish());
        return [Math.round(Math.max(...corners)), owner.dataset.passing ?? null];
    }"""
    specimen.press("Unveil")
    assert specimen("veiled").evaluate(outlines) == [50, "enter"]
    assert specimen("veiled").evaluate("(e) => getComputedStyle(e.closest('[data-enter]')).clipPath").startswith("polygon")
    specimen.press("Unveil")
    assert specimen("veiled").evaluate(outlines) == [50, "leave"]
    expect(specimen("veiled")).to_have_count(0)


def test_a_number_moves_in_while_the_former_one_leaves(show, row="V10.603"):
    specimen = show(row)
    specimen.press("Count")
    text = specimen("Number 2")
    assert text.evaluate("(e) => e.getAnimations().length") == 1
    former = specimen.page.locator("body > [aria-hidden=true]").get_by_text("Number 1")
    assert former.evaluate("(e) => e.inert && e.getAnimations().length") == 1
    former.evaluate("(e) => e.getAnimations()[0].finish()")
    expect(former).to_have_count(0)


def test_a_symbol_bounces_once_for_a_change(show, row="V10.604"):
    specimen = show(row)
    heart = specimen.stage.get_by_label("heart", exact=True)
    assert heart.evaluate(PLAYED) == []
    specimen.press("Bounce")
    (duration, iterations, _), = heart.evaluate(PLAYED)
    assert (duration, iterations) == (500, 1)


def test_a_scroll_transition_follows_the_scroll_view(show, row="V10.605"):
    specimen = show(row)
    kinds = specimen("row 0").evaluate(
        """(e) => ["ViewTimeline" in window, ...e.closest("[data-frames]").getAnimations()
            .map(({ timeline }) => timeline.constructor.name)]""")
    assert kinds == ([True, "ViewTimeline", "ViewTimeline"] if kinds[0] else [False])


def test_a_view_begins_where_its_counterpart_was(show, row="V10.606"):
    specimen = show(row)
    before = specimen("left").bounding_box()["x"]
    specimen.press("Swap")
    first = specimen("right").evaluate(
        """(e) => {
            const animations = e.closest("[data-match]").getAnimations();
            for (const animation of animations) {
              animation.pause();
              animation.currentTime = 0;
            }
            return animations.at(-1).effect.getTiming().duration;
        }""")
    assert first == 1000
    assert specimen("right").bounding_box()["x"] == near(before)
    finish(specimen)
    assert specimen("right").bounding_box()["x"] > before + 150
