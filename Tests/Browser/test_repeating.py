"""Buttons that repeat their action while they are held."""

import pytest

from nodes import button
from waits import visit


def hold(page, double, on="tap repeat", **attributes):
    """Presses a button without releasing it."""
    double.show(button(2, "Louder", on, **attributes), button(3, "Done"))
    visit(page, double.url)
    page.evaluate("() => import('/_rostrum/repeating.js').then(() => true)")
    page.get_by_role("button", name="Louder").hover()
    page.mouse.down()


def pass_time(page, milliseconds):
    page.evaluate("(time) => new Promise((done) => setTimeout(done, time))", milliseconds)


def events(page, double):
    """The events before a press of the other button."""
    page.get_by_role("button", name="Done").click()
    before = []
    while (event := double.event()) != [3, "tap"]:
        before.append(event)
    return before


def test_a_held_button_repeats_its_action_until_it_is_released(page, double):
    hold(page, double)
    assert [double.event() for _ in range(3)] == [[2, "tap"]] * 3
    page.mouse.up()
    assert all(event == [2, "tap"] for event in events(page, double))
    pass_time(page, 700)
    assert events(page, double) == []


def test_the_release_after_repetitions_is_no_press(page, double):
    page.add_init_script("""
      window.presses = 0;
      addEventListener("pointerdown", () => document.addEventListener("click", (event) => window.presses += event.isTrusted), { once: true });
    """)
    hold(page, double)
    assert double.event() == [2, "tap"]
    page.mouse.up()
    assert page.evaluate("() => window.presses") == 0
    page.get_by_role("button", name="Louder").click()
    assert page.evaluate("() => window.presses") == 1


def test_a_short_press_is_one(page, double):
    hold(page, double)
    page.mouse.up()
    assert events(page, double) == [[2, "tap"]]


def test_a_pointer_that_leaves_the_button_ends_it(page, double):
    hold(page, double)
    assert double.event() == [2, "tap"]
    page.mouse.move(0, 0)
    pass_time(page, 50)
    while not double.received.empty():
        double.event()
    pass_time(page, 400)
    assert double.received.empty()


@pytest.mark.parametrize("on, attributes", [("tap repeat", {"aria-disabled": "true"}), ("tap", {})])
def test_other_buttons_do_not_repeat(page, double, on, attributes):
    hold(page, double, on, **attributes)
    pass_time(page, 700)
    page.mouse.move(0, 0)
    page.mouse.up()
    assert events(page, double) == []
