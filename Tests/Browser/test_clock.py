"""Times that the page counts without the server."""

import pytest

from nodes import el
from waits import visit

# The page has an hour to load before its clock stands still.
NOW = 1_800_000_000_000


def show(page, double, **clocks):
    """Shows a text for each time, at a moment at which the page's clock stands still."""
    texts = [el(id, "span", {"class": "r-text", "id": name, "data-clock": clock, "data-script": "/_rostrum/clock.js"}, "?")
             for id, (name, clock) in enumerate(clocks.items(), 2)]
    page.clock.install(time=NOW / 1000)
    visit(page, double.show(*texts))
    page.clock.pause_at((NOW + 3_600_000) / 1000)
    page.evaluate("() => import('/_rostrum/clock.js').then(() => true)")
    page.clock.run_for(1)


def words(page, name):
    return page.locator(f"#{name}").text_content()


def test_times_count_up_and_down(page, double):
    now = NOW + 3_600_000
    show(page, double, up=f"up {now - 64_250} - 1 2 4", down=f"down {now} {now + 3_600_000} 1 0 4",
         past=f"down {now - 20_000} {now - 10_000} 1 0 4", coming=f"up {now + 2000} - 1 0 4",
         distance=f"to {now + 1500} - 1 0 4", minutes=f"down {now} {now + 3_600_000} 0 0 4")
    assert words(page, "up")[:6] == "1:04.2"
    assert words(page, "down") == "1:00:00" and words(page, "minutes") == "60:00"
    assert words(page, "past") == words(page, "coming") == "0:00" and words(page, "distance") == "0:01"
    page.clock.run_for(1000)
    assert words(page, "down") == "59:59" and words(page, "minutes") == "59:59"
    assert words(page, "up")[:5] == "1:05." and words(page, "coming") == "0:00"
    page.clock.run_for(2000)
    assert words(page, "coming") == "0:01" and words(page, "distance") == "0:01" and words(page, "down") == "59:57"
    assert double.received.empty()


@pytest.mark.parametrize("locale, shown", [("de-DE", "1:05,50"), ("en-US", "1:05.50")])
def test_digits_are_those_of_the_language(page, double, locale, shown):
    now = NOW + 3_600_000
    show(page, double, up=f"up {now - 65_500} {now - 0} 1 2 4")
    page.evaluate("locale => (document.documentElement.lang = locale)", locale)
    page.clock.run_for(1000)
    assert words(page, "up") == shown
