"""Numbers that are typed letter by letter in the formats of many languages: what is shown and stored, and the caret."""

import math
import re

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server
from test_process import PROBE
from waits import live, visit

# The languages of the table that is tried without a browser, with all that this one can't see.
TABLE = (ROOT / "Tests/RostrumViewsTests/Controls/TypedValueTests.swift").read_text()
LOCALES = re.search(r'locales = """(.*?)"""', TABLE, re.DOTALL).group(1).split()
# What is typed, with a point for the separator of the language, and how many of its units make up the value.
NUMBERS = {"number": ("10000.50", 1), "price": ("10000.50", 1), "share": ("12.5", 100), "count": ("10000", 1)}


@pytest.fixture(scope="module")
def form(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"), {"PROBE": "typing"}, program=PROBE)
    yield server.url
    server.stop()


@pytest.mark.parametrize("kind", NUMBERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_each_letter_is_shown_and_stored_and_leaves_the_caret_behind_it(new_page, form, locale, kind):
    page = visit(new_page(locale=locale.replace("_", "-")), form)
    field = page.get_by_role("textbox", name=kind)
    separator = page.get_by_text("separator: ").inner_text().removeprefix("separator: ")
    digits, units = NUMBERS[kind]

    def check(text, caret):
        check_value(text)
        expect(field).to_have_value(text)
        assert field.evaluate("(field) => [field.selectionStart, field.selectionEnd]") == [caret, caret]

    def check_value(text):
        live(page)
        value = float(text.replace(separator, ".")) / units
        shown = page.get_by_text(f"{kind}: ").inner_text().removeprefix(f"{kind}: ")
        assert math.isclose(float(shown), value), (text, shown)

    text = ""
    field.focus()
    page.keyboard.press("Control+a")
    for letter in digits.replace(".", separator):
        page.keyboard.type(letter)
        text += letter
        check(text, len(text))
    caret = len(text) - 2
    if field.evaluate("(field) => getComputedStyle(field).direction") == "rtl":
        # Where the keys lead is a matter of what is seen, not of the order of the digits.
        field.evaluate("(field, caret) => field.setSelectionRange(caret, caret)", caret)
    else:
        for _ in range(2):
            page.keyboard.press("ArrowLeft")
    check(text, caret)
    for letter in "73":
        page.keyboard.type(letter)
        text = text[:caret] + letter + text[caret:]
        caret += 1
        check(text, caret)
    page.keyboard.press("Backspace")
    text = text[:caret - 1] + text[caret:]
    check(text, caret - 1)
    # Its format comes with the end of the focus, and changes nothing.
    field.blur()
    check_value(text)
