"""Layouts of apps, on the page of the gallery about layout: what a browser measures decides the places."""

import pytest

from seen import gallery_server, near, show  # noqa: F401: fixtures
from waits import live

PAGE = "Layout and grids"
TAGS = ["Swift", "Linux", "Browser", "Server", "Layout", "Proposal", "Truth"]


@pytest.fixture
def arranged(show):
    specimen = show("V10.44")
    settle(specimen)
    return specimen


def settle(specimen):
    """Waits until the places of all views are final, and nothing has moved for some frames."""
    before = None
    while (now := specimen.stage.inner_html()) != before:
        before = now
        live(specimen.page)
        for _ in range(5):
            specimen.page.evaluate("() => new Promise(requestAnimationFrame)")


def rows(boxes):
    """The boxes by their vertical position."""
    found = {}
    for box in boxes:
        found.setdefault(round(box.y), []).append(box)
    return [found[y] for y in sorted(found)]


def assert_flow(boxes, width=300, spacing=6):
    """Each row has as many boxes as fit, without a gap or an overlap."""
    lines = rows(boxes)
    for line in lines:
        assert line[0].x == near(0)
        for one, next in zip(line, line[1:]):
            assert next.x - one.right == near(spacing)
        assert line[-1].right <= width + 0.1
    for line, next in zip(lines, lines[1:]):
        assert next[0].y - line[0].bottom == near(spacing)
        assert line[-1].right + spacing + next[0].width > width
    return lines


def test_tags_are_in_rows(arranged, row="V10.44"):
    boxes = [arranged.box(arranged(tag)) for tag in TAGS]
    assert len(assert_flow(boxes)) >= 2
    assert all(box.height == near(boxes[0].height) for box in boxes), "no tag is broken into lines"
    assert arranged.box(arranged("Below the tags")).y == near(boxes[-1].bottom + 8)


def test_tags_that_are_added_or_renamed_move_the_others(arranged):
    arranged("Add a tag").click()
    settle(arranged)
    assert_flow([arranged.box(arranged(tag)) for tag in TAGS + ["Tag 8"]])
    arranged("Rename the first").click()
    settle(arranged)
    boxes = [arranged.box(arranged(tag)) for tag in ["A considerably longer first tag", *TAGS[1:], "Tag 8"]]
    assert_flow(boxes)
    assert arranged.box(arranged("Below the tags")).y == near(boxes[-1].bottom + 8)


def test_buttons_are_as_wide_as_the_widest(arranged):
    short, long = (arranged.box(arranged.stage.get_by_role("button", name=name)) for name in ("Yes", "Perhaps"))
    assert short.width < long.width
    # Each is in the middle of a part that is as wide as the wider one.
    assert (short.center[0], long.center[0]) == near(long.width / 2, long.width * 1.5)


def test_views_are_on_a_circle_and_stay_the_same_in_a_row(arranged):
    middles = [arranged.box(arranged(name)).center for name in "abcd"]
    left, top = middles[2][0] - 120, middles[2][1] - 90 - 60
    # The first is turned on by a quarter of the circle, to where the second is.
    expected = [(180, 90), (180, 90), (120, 150), (60, 90)]
    for (x, y), (right, down) in zip(middles, expected):
        assert (x - left, y - top) == (near(right), near(down))
    arranged("c").evaluate("view => (view.mark = 1)")
    arranged("Change the circle").click()
    settle(arranged)
    boxes = [arranged.box(arranged(name)) for name in "abcd"]
    assert [box.x - boxes[0].x for box in boxes] == [near(44 * index) for index in range(4)]
    assert all(box.y == near(boxes[0].y) for box in boxes)
    assert arranged("c").evaluate("view => view.mark") == 1
    arranged("Change the circle").click()
    settle(arranged)
    assert arranged.box(arranged("c")).center == (near(middles[2][0]), near(middles[2][1]))


def test_guides_align_views_and_follow_state(show, row="V10.138"):
    specimen = show(row)
    settle(specimen)
    assert specimen.box("Indented").x - specimen.box("Heading").x == near(30)
    specimen("Indent").click()
    settle(specimen)
    assert specimen.box("Indented").x - specimen.box("Heading").x == near(50)
    base, badge = specimen.box("base"), specimen.box("9")
    assert badge.center == (near(base.right), near(base.y))
