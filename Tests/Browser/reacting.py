"""A page that shows what an event changes before the server answers."""

import pytest

from waits import visit


def react(page):
    """Waits until the page has the script that decides what it shows."""
    page.evaluate("() => import(document.documentElement.dataset.reactions).then(() => {})")


@pytest.fixture
def reacting(page, double):
    """Shows a page that reacts, and a server that answers only when a test says so."""
    def show(*children):
        double.reacts = True
        visit(page, double.show(*children))
        react(page)
        double.answers = False
        return page

    return show
