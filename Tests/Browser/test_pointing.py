"""The place of a pointer above views that follow it."""

from nodes import el
from waits import painted, visit


def view(number, *children, on="hoverPlace"):
    return el(number, "div", {"data-on": on, "data-script": "/_rostrum/pointing.js"}, *children)


def open_page(page, double, node):
    visit(page, double.show(el(9, "div", {}, node)))
    page.evaluate("() => import('/_rostrum/pointing.js').then(() => true)")
    for number, side in ((2, 200), (3, 80)):
        page.evaluate(f"""() => {{
          const box = document.querySelector('[data-id="{number}"]');
          if (box) Object.assign(box.style, {{ width: '{side}px', height: '{side}px', display: 'block' }});
        }}""")
    painted(page)
    return page.locator("[data-id='2']").bounding_box()


def place(double, number, x, y):
    """Waits until a view was told a place, and returns the corner that came with it."""
    event = double.event()
    while event[:5] != [number, "hoverPlace", True, x, y]:
        event = double.event()
    return event[5:]


def test_a_view_is_told_where_the_pointer_is_and_that_it_left(page, double):
    box = open_page(page, double, view(2))
    page.mouse.move(box["x"] + 20, box["y"] + 30)
    assert place(double, 2, 20, 30) == [int(box["x"] + 0.5), int(box["y"] + 0.5)]
    page.mouse.move(box["x"] + 50, box["y"] + 10)
    place(double, 2, 50, 10)
    page.mouse.move(box["x"] + 20, box["y"] + 300)
    assert double.event() == [2, "hoverPlace", False, 0, 0, 0, 0]


def test_views_within_each_other_are_told_their_own_places(page, double):
    box = open_page(page, double, view(2, view(3)))
    inner = page.locator("[data-id='3']").bounding_box()
    page.mouse.move(inner["x"] + 4, inner["y"] + 5)
    events = [double.event(), double.event()]
    assert sorted(event[:3] for event in events) == [[2, "hoverPlace", True], [3, "hoverPlace", True]]
    assert [event[3:5] for event in events if event[0] == 3] == [[4, 5]]
    # Out of the inner view, which is told, and still in the outer one.
    page.mouse.move(box["x"] + 150, box["y"] + 150)
    assert double.event() == [3, "hoverPlace", False, 0, 0, 0, 0]
    place(double, 2, 150, 150)


def test_a_view_that_does_not_follow_the_pointer_is_told_nothing(page, double):
    box = open_page(page, double, view(2, on="focus"))
    page.mouse.move(box["x"] + 20, box["y"] + 30)
    page.mouse.move(box["x"] + 40, box["y"] + 30)
    painted(page)
    assert double.received.empty()
