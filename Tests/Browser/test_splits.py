"""The dividers of split views: a pointer drags them, arrows move them, and the server learns of the lengths."""

import pytest

from nodes import el
from waits import painted, visit, wait_until

DIVIDER = ("&>.r-pane>.r-pane__divider{grid-area:auto;position:absolute;z-index:1;touch-action:none;user-select:none;"
           "inset-block:0;inset-inline-start:0;border-inline-start:1px solid red;"
           "&::before{content:'';position:absolute;inset:0 -4px}}")
RULES = f"""
.s-paneRow {{ flex-direction:row;justify-content:safe center;overflow:auto; &>.r-pane {{ position:relative }} &>.r-pane:not(:has(>.r-range-x,>.r-range-y)) {{ grid-template:1fr/1fr }} {DIVIDER} }}
.s-paneColumn {{ flex-direction:column;justify-content:safe center;overflow:auto; &>.r-pane {{ position:relative }} &>.r-pane:not(:has(>.r-range-x,>.r-range-y)) {{ grid-template:1fr/1fr }}
  &>.r-pane>.r-pane__divider {{ grid-area:auto;position:absolute;inset-inline:0;inset-block-start:0;border-block-start:1px solid red;
    &::before{{content:'';position:absolute;inset:-4px 0}} }} }}
.s-room {{ inline-size:600px;block-size:300px }}
.s-least {{ min-inline-size:100px }}
.s-most {{ max-inline-size:250px }}
.s-low {{ min-block-size:60px }}
.s-width_150 {{ width:150px;flex-shrink:0 }}
.s-width_300 {{ width:300px;flex-shrink:0 }}
.s-padding_line {{ padding-inline-start:1px }}
.s-padding_over {{ padding-block-start:1px }}
"""


def pane(id, view="", extra="", side="x", divided=True, attributes=None):
    line = "s-padding_line" if side == "x" else "s-padding_over"
    divider = el(id, "div", {
        "class": "r-pane__divider", "role": "separator", "aria-label": "Resize", "data-script": "/_rostrum/splits.js"}, part=1)
    fills = "r-fill-y" if "s-width" in extra else "r-fill-x r-fill-y"
    names = {"class": f"r-group r-box r-pane {fills} {line if divided else ''} {extra}", **(attributes or {})}
    return el(id, "div", names, *([divider] if divided else []),
              el(id + 20, "div", {"class": f"r-shape r-fill-x r-fill-y {view}"}))


def row(*panes, side="horizontal", **attributes):
    variant = "paneRow" if side == "horizontal" else "paneColumn"
    return el(2, "div", {
        "class": f"r-group r-stack-{side} r-stack r-panes s-{variant} s-room", **attributes}, *panes)


def show(page, double, *children):
    page.add_init_script(
        f"const sheet = new CSSStyleSheet(); sheet.replaceSync(`{RULES}`); document.adoptedStyleSheets = [sheet]")
    visit(page, double.show(*children))
    page.evaluate("() => import('/_rostrum/splits.js').then(() => true)")
    painted(page)


def lengths(page, side="width"):
    return page.evaluate(
        "side => [...document.querySelectorAll('.r-pane')].map((pane) => Math.round(pane.getBoundingClientRect()[side]))", side)


def drag(page, index, by, up=True):
    box = page.locator(".r-pane__divider").nth(index).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by[0], y + by[1], steps=3)
    if up:
        page.mouse.up()


def test_a_pointer_moves_a_divider(page, double):
    double.answers = False
    show(page, double, row(pane(3, divided=False), pane(4)))
    assert lengths(page) == [300, 300]
    drag(page, 0, (-120, 0), up=False)
    painted(page)
    assert lengths(page) == [180, 420] and double.received.empty()
    page.mouse.up()
    assert double.event() == [3, "number", 180]
    painted(page)
    assert lengths(page) == [180, 420]


def test_the_answer_replaces_what_was_shown(page, double):
    show(page, double, row(pane(3, divided=False), pane(4)))
    drag(page, 0, (-120, 0))
    assert double.event() == [3, "number", 180]
    wait_until(lambda: page.locator(".r-pane[style*=width]").count() == 0)


def test_a_pane_is_within_the_limits_of_its_view(page, double):
    double.answers = False
    show(page, double, row(pane(3, "s-least s-most", divided=False), pane(4, "s-least")))
    drag(page, 0, (-500, 0))
    assert double.event() == [3, "number", 100]
    drag(page, 0, (500, 0))
    assert double.event() == [3, "number", 250]


def test_the_pane_after_a_divider_has_limits_too(page, double):
    show(page, double, row(pane(3, divided=False), pane(4, "s-least")))
    drag(page, 0, (500, 0))
    assert double.event() == [3, "number", 499]


def test_a_pane_with_a_greatest_length_keeps_its_length(page, double):
    show(page, double, row(pane(3, divided=False), pane(4, "s-most", "s-width_150")))
    assert lengths(page) == [450, 150]
    drag(page, 0, (-50, 0))
    assert double.event() == [4, "number", 200]


def test_only_the_panes_around_a_divider_change(page, double):
    double.answers = False
    show(page, double, row(pane(3, divided=False), pane(4), pane(5)))
    drag(page, 0, (-50, 0))
    events = [double.event(), double.event()]
    assert sorted(events) == [[3, "number", 150], [5, "number", 200]]
    painted(page)
    assert lengths(page) == [150, 250, 200]


def test_two_panes_that_keep_their_lengths_exchange_them(page, double):
    double.answers = False
    show(page, double, row(
        pane(3, divided=False, extra="s-width_150"), pane(4, extra="s-width_150"), pane(5)))
    drag(page, 0, (30, 0))
    assert sorted([double.event(), double.event()]) == [[3, "number", 180], [4, "number", 120]]
    painted(page)
    assert lengths(page) == [180, 120, 300] and double.received.empty()


@pytest.mark.parametrize("key, length", [
    ("ArrowLeft", 290), ("ArrowRight", 310), ("Shift+ArrowRight", 301), ("Home", 100), ("End", 499),
])
def test_keys_move_a_divider(page, double, key, length):
    double.answers = False
    show(page, double, row(pane(3, "s-least", divided=False), pane(4, "s-least")))
    divider = page.get_by_role("separator", name="Resize")
    divider.focus()
    page.keyboard.press(key)
    assert double.event() == [3, "number", length]
    assert divider.get_attribute("aria-valuenow") == str(length)


@pytest.mark.parametrize("key", ["ArrowUp", "ArrowDown", "Control+ArrowLeft", "a"])
def test_other_keys_do_not(page, double, key):
    show(page, double, row(pane(3, divided=False), pane(4)))
    page.get_by_role("separator").focus()
    page.keyboard.press(key)
    page.keyboard.press("ArrowLeft")
    assert double.event() == [3, "number", 290]


def test_panes_above_each_other(page, double):
    double.answers = False
    show(page, double, row(
        pane(3, "s-low", side="y", divided=False), pane(4, "s-low", side="y"), side="vertical"))
    assert lengths(page, "height") == [150, 150]
    drag(page, 0, (0, 40))
    assert double.event() == [3, "number", 190]
    page.get_by_role("separator").focus()
    page.keyboard.press("Home")
    assert double.event() == [3, "number", 60]
    assert page.get_by_role("separator").get_attribute("aria-orientation") == "horizontal"


def test_from_right_to_left(page, double):
    show(page, double, row(pane(3, divided=False), pane(4), dir="rtl"))
    drag(page, 0, (-40, 0))
    assert double.event() == [3, "number", 340]
    page.get_by_role("separator").focus()
    page.keyboard.press("ArrowRight")
    assert double.event()[:2] == [3, "number"]


def test_assistive_technology_knows_the_divider(page, double):
    show(page, double, row(pane(3, "s-least s-most", divided=False), pane(4)))
    divider = page.get_by_role("separator", name="Resize")
    assert divider.get_attribute("aria-orientation") == "vertical"
    assert divider.get_attribute("tabindex") == "0" and divider.get_attribute("aria-valuenow") == "300"
    divider.focus()
    assert [divider.get_attribute(f"aria-value{name}") for name in ("min", "max")] == ["100", "300"]


def test_panes_scroll_together_if_they_do_not_fit(page, double):
    show(page, double, row(pane(3, extra="s-width_300", divided=False), pane(4, extra="s-width_300"), pane(5, "s-least")))
    assert lengths(page) == [300, 300, 101]
    assert page.locator(".r-panes").evaluate("row => row.scrollWidth - row.clientWidth") == 101
