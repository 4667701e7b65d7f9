"""Modifier keys that views follow."""

from nodes import el
from waits import visit


def test_a_view_is_told_of_the_modifier_keys_that_it_follows(page, double):
    names = {"data-held": "10", "data-script": "/_rostrum/held.js"}
    visit(page, double.show(el(2, "div", names, "Board")))
    page.evaluate("() => import('/_rostrum/held.js').then(() => true)")
    for key, down, up in (("Shift", 2, 0), ("Alt", 8, 0)):
        page.keyboard.down(key)
        assert double.event() == [2, "held", down]
        page.keyboard.up(key)
        assert double.event() == [2, "held", up]
    page.keyboard.press("Control")
    assert double.received.empty()
    page.keyboard.down("Shift")
    page.keyboard.down("Alt")
    assert [double.event(), double.event()] == [[2, "held", 2], [2, "held", 10]]
    page.evaluate("() => dispatchEvent(new Event('blur'))")
    assert double.event() == [2, "held", 0]
