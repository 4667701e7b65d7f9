"""The Swift code of pages is that of examples, which are compiled and tested."""

import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).parents[2]
# The folder of the example that a page quotes.
PAGES = {"Security": "SignIn", "Accounts": "SignIn", "Accessibility": "Gallery/Specimens", "WritingAHost": "MenuHost/Sources/MenuHost",
         "Deployment": "Mounted/Sources"}


def quotes(page):
    return re.findall(r"```swift\n(.*?)```", (ROOT / f"Documentation/{page}.md").read_text(), re.DOTALL)


def sources(page):
    return [path.read_text() for path in (ROOT / "Examples" / PAGES[page]).rglob("*.swift")]


def lines(text):
    return [line.strip() for line in text.splitlines() if line.strip()]


def contains(source, quote):
    return any(source[start:start + len(quote)] == quote for start in range(len(source)))


@pytest.mark.parametrize("page, quote", [(page, quote) for page in PAGES for quote in quotes(page)])
def test_a_quote_is_in_the_example(page, quote):
    assert any(contains(lines(source), lines(quote)) for source in sources(page)), quote


@pytest.mark.parametrize("page", PAGES)
def test_there_are_quotes(page):
    assert quotes(page)
