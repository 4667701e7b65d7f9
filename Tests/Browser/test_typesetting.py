"""The script for texts that an app draws: what it reports of their lines, and of which texts it doesn't."""

import pytest
from nodes import el
from waits import painted, visit

TEXT = "document.querySelector('[data-id=\"2\"]')"
SCRIPT = {"data-script": "/_rostrum/typesetting.js", "data-on": "typeset"}


def drawn(words, id=2, **attributes):
    names = {"class": "r-text", **SCRIPT, **attributes}
    return el(id, "span", names, el(id + 50, "span", {"class": "r-text"}, words))


def open_page(page, double, *nodes):
    visit(page, double.show(el(4, "div", {"class": "r-stack r-stack-vertical"}, *nodes)))
    page.evaluate("() => import('/_rostrum/typesetting.js').then(() => true)")
    painted(page)


def digest(*runs):
    digest = 2166136261
    for words in runs:
        units = words.encode("utf-16-le")
        for index in range(0, len(units), 2):
            digest = (digest ^ int.from_bytes(units[index:index + 2], "little")) * 16777619 & 0xFFFFFFFF
        digest = digest * 16777619 & 0xFFFFFFFF
    return digest


def report(double):
    """The head of the next report, and its lines: each with its baseline and its runs."""
    id, action, count, *values = double.event()
    assert action == "typeset"
    head, rest, lines = values[:6], values[6:count], []
    while rest:
        baseline, runs, rest = rest[0], [], rest[2:] if rest[1] == 0 else rest[1:]
        for _ in range(rest.pop(0)):
            index, leftwards, ascent, descent, shift, clusters, *rest = rest
            runs.append((index, leftwards, ascent, descent, shift, [rest[at:at + 4] for at in range(0, 4 * clusters, 4)]))
            rest = rest[4 * clusters:]
        lines.append((baseline, runs))
    return id, head, lines


def nothing(page, double):
    """Whether nothing is reported within some time."""
    page.wait_for_timeout(600)
    return double.received.empty()


def test_a_report_has_the_boxes_of_all_clusters(page, double):
    words = "Go 👩‍🚀é"
    open_page(page, double, drawn(words))
    id, head, [(baseline, [(index, leftwards, ascent, descent, shift, clusters)])] = report(double)
    assert id == 2 and head[:2] == [digest(words), 0]
    assert (index, leftwards, shift) == (0, 0, 0)
    assert [cluster[:2] for cluster in clusters] == [[0, 1], [0, 1], [0, 1], [0, 5], [0, 1]]
    box = page.evaluate(f"() => {{ const {{ width, height }} = {TEXT}.getBoundingClientRect(); return [width, height]; }}")
    assert all(abs(one - other) < 0.02 for one, other in zip(head[4:], box))
    assert abs(sum(gap + width for *_, gap, width in clusters) - head[4]) < 0.6
    assert 0 < descent < ascent < baseline + 1 < head[5]


def test_lines_are_those_of_the_browser_and_follow_its_width(page, double):
    open_page(page, double, drawn("one two three four five six seven"))
    assert len(report(double)[2]) == 1
    page.evaluate(f"() => {{ {TEXT}.style.width = '80px'; }}")
    _, _, lines = report(double)
    baselines = [line[0] for line in lines]
    assert len(lines) > 2 and baselines == sorted(baselines)
    # The spaces at which lines break have no box.
    assert lines[1][1][0][5][0][0] >= 1


def test_a_text_is_reported_once_until_it_changes(page, double):
    open_page(page, double, drawn("one"))
    report(double)
    page.evaluate("() => dispatchEvent(new Event('resize'))")
    assert nothing(page, double)
    double.send(["t", 52, 0, "two"])
    assert report(double)[1][0] == digest("two")


def test_words_that_are_written_leftwards_say_so(page, double):
    open_page(page, double, drawn("שלום"))
    [(_, [(_, leftwards, *_, clusters)])] = report(double)[2]
    assert leftwards == 1 and [cluster[2] < 0 for cluster in clusters] == [False, True, True, True]


def test_a_text_that_is_scaled_is_reported_in_its_own_points(page, double):
    open_page(page, double, drawn("one"))
    size = report(double)[1][4:]
    double.send(["a", 2, 0, {"class": "r-text later"}])
    page.evaluate(f"() => {{ {TEXT}.style.scale = '2'; dispatchEvent(new Event('resize')); }}")
    assert nothing(page, double), size


@pytest.mark.parametrize("words, style", [
    ("long " * 300, ""), ("turned", "rotate: 10deg"), ("turned", "transform: rotate(5deg)"), ("hidden", "display: none"),
], ids=["long", "rotated", "transformed", "hidden"])
def test_other_texts_stay_as_they_are(page, double, words, style):
    visit(page, double.show(el(4, "div", {}, drawn(words))))
    page.evaluate(f"(style) => {{ for (const rule of style.split(';')) "
                  f"{TEXT}.style.setProperty(...rule.split(': ')); }}", style or "top: 0")
    page.evaluate("() => import('/_rostrum/typesetting.js').then(() => true)")
    early = [] if double.received.empty() else [double.event()]
    while not double.received.empty():
        double.event()
    page.evaluate("() => dispatchEvent(new Event('resize'))")
    assert nothing(page, double)
    assert len(words) < 1000 or early == []


def test_many_texts_are_reported_in_turns(page, double):
    open_page(page, double, *(drawn(f"text {id}", id) for id in range(5, 25)))
    assert sorted(report(double)[0] for _ in range(20)) == list(range(5, 25))
