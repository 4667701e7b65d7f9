"""A page shows what an event changes before the server answers, and goes back if the server doesn't agree."""

import pytest
from playwright.sync_api import expect

from nodes import alert, button, el, field, sheet
from reacting import reacting  # noqa: F401
from waits import focused, live, open_dialogs, painted, wait_focus

# How long a presentation may still be removed after the answer, as in `reactions.js`.
GRACE = 150


def cancel(id, title="Cancel", **attributes):
    names = {"class": "r-button r-button-cancel", "type": "button", "data-on": "tap", "data-ends": "", **attributes}
    return el(id, "button", names, title)


def pull(page, id):
    box = page.locator(f"dialog[data-id='{id}']").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8, steps=3)
    page.mouse.up()


def leaving_event(double, way):
    """The event by which the user leaves; the release of a pulled handle is a click on it, which comes first."""
    if way == "pull":
        assert double.event() == [3, "step", True]
    return double.event()


def handled(id, *children):
    """A sheet with a handle."""
    made = sheet(id, *children)
    handle = el(id, "button", {"class": "r-sheet__handle", "type": "button", "data-on": "step", "data-step": "up"}, part=2)
    return [*made[:4], [*made[4], handle]]


WAYS = {
    "cancel": (lambda: sheet(3, field(5), cancel(4)), lambda page: page.get_by_role("button", name="Cancel").click(), [4, "tap"]),
    "escape": (lambda: sheet(3, button(4, "In")), lambda page: page.keyboard.press("Escape"), [3, "dismiss"]),
    "cover": (
        lambda: sheet(3, cancel(4), kind="cover", closedby="none", data_on="dismiss"),
        lambda page: page.get_by_role("button", name="Cancel").click(), [4, "tap"]),
    "backdrop": (lambda: sheet(3, button(4, "In"), kind="popover"), lambda page: page.mouse.click(3, 3), [3, "dismiss"]),
    "pull": (lambda: handled(3, button(4, "In")), lambda page: pull(page, 3), [3, "dismiss"]),
    "browser": (lambda: sheet(3, button(4, "In")), lambda page: page.evaluate("() => history.back()"), [3, "dismiss"]),
    "answer": (lambda: alert(3, button(4, "OK")), lambda page: page.get_by_role("button", name="OK").click(), [4, "tap"]),
}


def present(page, double, node):
    """Presents something in answer to a press, so that the browser's history has an entry for it."""
    page.get_by_role("button", name="Below").click()
    assert double.event() == [2, "tap"]
    double.send(["i", 1, 0, node], ["h", 0, 1])
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.wait_for_function("() => history.state?.trail?.at(-1) === 1")
    live(page)


def wait_closed(page):
    page.wait_for_function("() => !document.querySelector('dialog:modal:not([data-leaving])')")


@pytest.mark.parametrize("way", WAYS)
def test_what_a_user_leaves_goes_before_the_server_answers(reacting, double, way):
    node, leave, event = WAYS[way]
    page = reacting(button(2, "Below"))
    present(page, double, node())
    leave(page)
    assert leaving_event(double, way) == event
    wait_closed(page)
    assert page.evaluate("() => rostrum.pending") == (2 if way == "pull" else 1), "the server hasn't answered"
    wait_focus(page, "2")
    double.send(["r", 3], ["h", 0, 0])
    expect(page.locator("dialog")).to_have_count(0)
    live(page)
    assert focused(page) == "2"


@pytest.mark.parametrize("way", WAYS)
def test_what_the_server_keeps_comes_back(reacting, double, way):
    node, leave, event = WAYS[way]
    page = reacting(button(2, "Below"))
    present(page, double, node())
    inside = focused(page)
    leave(page)
    assert leaving_event(double, way) == event
    wait_closed(page)
    double.send()
    page.wait_for_function("() => document.querySelector('dialog:modal:not([data-leaving])') && rostrum.isIdle")
    assert open_dialogs(page) == ["3"]
    assert page.evaluate("() => !document.querySelector('dialog').inert && 'still' in document.querySelector('dialog').dataset")
    assert page.evaluate("() => document.querySelector('dialog').contains(document.activeElement)")
    if way in ("escape", "browser"):
        assert focused(page) == inside
    # It can be used, and left again. Presses of the backdrop in quick succession are one.
    page.mouse.click(300, 3) if way == "backdrop" else leave(page)
    assert leaving_event(double, way) == event
    wait_closed(page)


def test_text_caret_and_scroll_are_as_they_were(reacting, double):
    page = reacting(button(2, "Below"))
    rows = [el(id, "p", {"class": "r-text"}, f"Row {id}") for id in range(10, 110)]
    present(page, double, sheet(3, field(5), *rows))
    text = page.get_by_role("textbox")
    text.click()
    assert double.event() == [5, "focus"]
    text.press_sequentially("abc")
    while double.event() != [5, "text", "abc", 3]:
        pass
    double.send()
    live(page)
    page.evaluate("""() => {
        document.activeElement.setSelectionRange(1, 2);
        document.querySelector(".r-sheet__panel").scrollTop = 300;
    }""")
    page.keyboard.press("Escape")
    assert double.event() == [3, "dismiss"]
    wait_closed(page)
    painted(page)
    double.send()
    page.wait_for_function("() => document.querySelector('dialog').open && rostrum.isIdle")
    assert page.evaluate("""() => {
        const { value, selectionStart, selectionEnd } = document.activeElement;
        return [value, selectionStart, selectionEnd, document.querySelector(".r-sheet__panel").scrollTop];
    }""") == ["abc", 1, 2, 300]
    assert double.received.empty(), "the server has heard of no focus in between"


def test_a_question_comes_up_above_what_stays(reacting, double):
    page = reacting(button(2, "Below"))
    present(page, double, sheet(3, cancel(4)))
    page.get_by_role("button", name="Cancel").click()
    assert double.event() == [4, "tap"]
    wait_closed(page)
    double.send(["i", 1, 0, alert(6, button(7, "Discard"))])
    wait_focus(page, "7")
    assert open_dialogs(page) == ["3", "6"]
    page.get_by_role("button", name="Discard").click()
    assert double.event() == [7, "tap"]
    page.wait_for_function("() => document.querySelectorAll('dialog:modal:not([data-leaving])').length === 1")
    double.send(["r", 6], ["r", 3])
    expect(page.locator("dialog")).to_have_count(0)


def test_an_effect_may_still_remove_what_was_left(reacting, double):
    page = reacting(button(2, "Below"))
    present(page, double, sheet(3, cancel(4)))
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.get_by_role("button", name="Cancel").click()
    assert double.event() == [4, "tap"]
    double.send()
    live(page)
    page.clock.run_for(GRACE - 20)
    assert open_dialogs(page) == [], "the answer alone doesn't bring it back"
    double.send(["r", 3])
    page.wait_for_function("() => rostrum.parts < 4 && rostrum.isIdle")
    page.clock.run_for(1000)
    assert open_dialogs(page) == []


def test_what_changes_within_comes_back_at_once(reacting, double):
    page = reacting(button(2, "Below"))
    present(page, double, sheet(3, cancel(4), el(5, "p", {}, "Name")))
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.get_by_role("button", name="Cancel").click()
    assert double.event() == [4, "tap"]
    double.send(["t", 5, 0, "A name is needed"])
    live(page)
    assert open_dialogs(page) == ["3"]


def test_what_becomes_undismissable_meanwhile_comes_back_and_stays(reacting, double):
    page = reacting(button(2, "Below"))
    present(page, double, sheet(3, button(4, "In")))
    page.keyboard.press("Escape")
    assert double.event() == [3, "dismiss"]
    wait_closed(page)
    double.send(["a", 3, 0, {"closedby": "none", "data-on": None}])
    page.wait_for_function("() => document.querySelector('dialog').open && rostrum.isIdle")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="In").click()
    assert double.event() == [4, "tap"] and open_dialogs(page) == ["3"]


def test_what_only_the_app_may_dismiss_stays(reacting, double):
    page = reacting(button(2, "Below"))
    present(page, double, sheet(3, cancel(4), closedby="none"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Cancel").click()
    assert double.event() == [4, "tap"]
    assert open_dialogs(page) == ["3"]


def test_two_presses_of_an_answer_are_one_and_none_below(reacting, double):
    page = reacting(button(2, "Below"))
    present(page, double, alert(3, button(4, "OK")))
    box = page.get_by_role("button", name="OK").bounding_box()
    page.evaluate("""() => {
        const below = document.querySelector("main > button");
        below.style.cssText = "position: fixed; inset: 0; inline-size: 100%";
    }""")
    page.mouse.dblclick(box["x"] + 5, box["y"] + 5)
    assert double.event() == [4, "tap"]
    double.send(["r", 3])
    expect(page.locator("dialog")).to_have_count(0)
    assert double.received.empty()
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    assert double.event() == [2, "tap"], "the next press is meant for what is there"


# A busy browser holds back the timers of a page after a key, until it has painted.
HOLD_TIMERS = "() => { const later = setTimeout; setTimeout = (body, delay = 0) => later(body, delay + 3000); }"


@pytest.mark.parametrize("timers", ["on time", "late"])
@pytest.mark.parametrize("second", ["stays", "goes"])
def test_two_levels_left_in_a_row_come_back_in_their_order(reacting, double, second, timers):
    page = reacting(button(2, "Below"))
    if timers == "late":
        page.evaluate(HOLD_TIMERS)
    present(page, double, sheet(3, button(4, "First")))
    double.send(["i", 1, 0, sheet(6, button(7, "Second"))], ["h", 0, 2])
    expect(page.locator("dialog[open]")).to_have_count(2)
    page.keyboard.press("Escape")
    assert double.event() == [6, "dismiss"]
    page.wait_for_function("() => document.querySelectorAll('dialog:modal').length === 1")
    page.keyboard.press("Escape")
    assert double.event() == [3, "dismiss"]
    wait_closed(page)
    if second == "stays":
        double.send(acknowledged=2)
        page.wait_for_function("() => document.querySelectorAll('dialog:modal').length === 2")
        assert open_dialogs(page) == ["3", "6"]
        front = page.evaluate("() => document.elementFromPoint(innerWidth / 2, innerHeight - 20).closest('dialog').dataset.id")
        assert front == "6"
    else:
        double.send(["r", 6], acknowledged=2)
        expect(page.locator("dialog[data-id='6']")).to_have_count(0)
        assert open_dialogs(page) == []
    double.send(acknowledged=3)
    page.wait_for_function("() => document.querySelector('dialog[data-id=\"3\"]').open && rostrum.isIdle")


def test_a_whole_tree_keeps_what_is_shown_for_events_it_does_not_answer(reacting, double):
    page = reacting(button(2, "Below"))
    present(page, double, sheet(3, cancel(4)))
    page.get_by_role("button", name="Cancel").click()
    assert double.event() == [4, "tap"]
    wait_closed(page)
    root = [*double.root[:4], [*double.root[4], sheet(3, cancel(4))]]
    double.send(["m", root], acknowledged=1)
    page.wait_for_function("() => document.querySelector('dialog') && rostrum.pending === 1")
    painted(page)
    assert open_dialogs(page) == []
    double.send()
    page.wait_for_function("() => document.querySelector('dialog').open")


def test_it_stays_as_shown_while_the_connection_is_lost(reacting, double):
    page = reacting(button(2, "Below"))
    present(page, double, sheet(3, cancel(4)))
    page.get_by_role("button", name="Cancel").click()
    assert double.event() == [4, "tap"]
    double.refuses = True
    double.kill()
    expect(page.locator("html")).to_have_attribute("data-state", "offline")
    assert open_dialogs(page) == []
    double.refuses = False
    double.send(["r", 3])
    expect(page.locator("dialog")).to_have_count(0)
    live(page)
