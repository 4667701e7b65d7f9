"""The pages of specimens of the gallery, on which a test sees what each row of the tables does.

A module of tests names its page in `PAGE`. The page is loaded once for all of the module's tests; each of
them uses the specimens of its rows alone. Scripts/support.py reads the identifiers of rows from the modules.
"""

import os
import pathlib
from typing import NamedTuple

import pytest

import engines
from conftest import ROOT, Server, watch
from pixels import pixels
from waits import live

GALLERY = pathlib.Path(os.environ.get("ROSTRUM_GALLERY", ROOT / ".build/debug/Gallery"))


class Box(NamedTuple):
    """A place within a specimen."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self):
        return self.x + self.width

    @property
    def bottom(self):
        return self.y + self.height

    @property
    def center(self):
        return self.x + self.width / 2, self.y + self.height / 2


class Specimen:
    """The part of a page that shows a row."""

    def __init__(self, page, row):
        self.page = page
        self.stage = page.locator(f'[data-identifier~="{row}"]')

    def __call__(self, name):
        """The element with a text."""
        return self.stage.get_by_text(name, exact=True)

    @property
    def view(self):
        """The element of the first view."""
        return self.stage.locator("> *").first

    def views(self, selector="> *"):
        return self.stage.locator(selector).all()

    def box(self, element=None):
        """Where an element, or the element with a text, is within the specimen."""
        if element is None:
            element = self.view
        elif isinstance(element, str):
            element = self(element)
        return Box(*element.evaluate(
            """(element, stage) => {
                const [own, origin] = [element, stage].map((e) => e.getBoundingClientRect());
                return [own.x - origin.x, own.y - origin.y, own.width, own.height];
            }""", self.stage.element_handle()))

    def style(self, name, element=None, pseudo=None):
        """A computed style of an element, or of the element with a text."""
        if element is None:
            element = self.view
        elif isinstance(element, str):
            element = self(element)
        return element.evaluate(
            "(e, [name, pseudo]) => getComputedStyle(e, pseudo).getPropertyValue(name)", [name, pseudo])

    def color(self, name):
        """A color of the theme as a computed style."""
        return self.view.evaluate(
            """(e, name) => {
                const probe = document.body.appendChild(document.createElement("i"));
                probe.style.color = `var(--r-${name})`;
                const color = getComputedStyle(probe).color;
                probe.remove();
                return color;
            }""", name)

    def pixels(self, *places, element=None):
        """The colors of an element at places, which are fractions of its size."""
        element = element or self.view
        # The bars of the page are in front of what is at its edges.
        element.evaluate("(e) => e.scrollIntoView({ block: 'center', behavior: 'instant' })")
        return pixels(element, *places)

    def press(self, name):
        """Presses a button, and waits until the server has answered."""
        self.stage.get_by_role("button", name=name, exact=True).click()
        live(self.page)


def near(*numbers):
    """Numbers that may differ by half a pixel."""
    return pytest.approx(numbers if len(numbers) > 1 else numbers[0], abs=0.6)


@pytest.fixture(scope="session")
def gallery_server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("gallery"), {}, program=GALLERY)
    yield server.url
    server.stop()


@pytest.fixture(scope="module")
def show(browser, gallery_server, request):
    """Shows the specimen of a row, on the page that the module names."""
    options = getattr(request.module, "OPTIONS", {})
    context = browser.new_context(**{
        "viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce", **options})
    context.set_default_timeout(engines.PATIENCE)
    page, errors = context.new_page(), []
    watch(page, errors)
    page.goto(gallery_server)
    live(page)
    page.get_by_role("tab", name="Specimens").click()
    page.get_by_label("Specimens").get_by_text(request.module.PAGE, exact=True).click()
    page.get_by_role("heading", name=request.module.PAGE, level=1).wait_for()
    live(page)
    yield lambda row: Specimen(page, row)
    context.close()
    assert errors == []
