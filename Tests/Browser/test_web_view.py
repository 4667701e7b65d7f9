"""Frames with pages of the web: what the client takes of them."""

import pytest
from playwright.sync_api import expect

from nodes import el
from waits import visit

SANDBOX = "allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"


def frame(id=2, **attributes):
    return el(id, "iframe", {
        "class": "r-webView", "title": "Map", "sandbox": SANDBOX, "referrerpolicy": "strict-origin", "loading": "lazy",
        **attributes})


def test_a_frame_has_its_sandbox_before_it_has_a_page(page, double):
    visit(page, double.show())
    double.send(["i", 1, 0, frame()])
    box = page.get_by_title("Map")
    expect(box).to_have_attribute("sandbox", SANDBOX)
    expect(box).to_have_attribute("referrerpolicy", "strict-origin")
    expect(box).to_have_attribute("loading", "lazy")


@pytest.mark.parametrize("address", [
    "javascript:alert(1)", "JAVASCRIPT:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,<p>x",
    "blob:https://a.b/1", "about:srcdoc", "file:///etc/passwd",
])
def test_a_frame_has_no_address_that_runs_or_contains_something(page, double, address):
    visit(page, double.show())
    double.send(["i", 1, 0, frame(src=address)])
    box = page.get_by_title("Map")
    expect(box).not_to_have_attribute("src", address)
    double.send(["a", 2, 0, {"src": address}])
    double.send(["a", 2, 0, {"title": "Done"}])
    expect(page.get_by_title("Done")).not_to_have_attribute("src", address)


def test_a_frame_takes_no_markup_of_its_own(page, double):
    visit(page, double.show())
    double.send(["i", 1, 0, frame(srcdoc="<p>x", allow="camera", onload="alert(1)")])
    names = page.get_by_title("Map").evaluate("frame => frame.getAttributeNames()")
    assert not {"srcdoc", "allow", "onload"} & set(names)
