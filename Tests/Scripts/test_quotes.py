"""The Swift code of Documentation/Security.md is that of Examples/SignIn, which is compiled and tested."""

import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).parents[2]
PAGE = (ROOT / "Documentation/Security.md").read_text()
SOURCES = [path.read_text() for path in (ROOT / "Examples/SignIn/Sources").rglob("*.swift")]


def lines(text):
    return [line.strip() for line in text.splitlines() if line.strip()]


def contains(source, quote):
    return any(source[start:start + len(quote)] == quote for start in range(len(source)))


@pytest.mark.parametrize("quote", re.findall(r"```swift\n(.*?)```", PAGE, re.DOTALL))
def test_a_quote_is_in_the_example(quote):
    assert any(contains(lines(source), lines(quote)) for source in SOURCES), quote


def test_there_are_quotes():
    assert PAGE.count("```swift") >= 4
