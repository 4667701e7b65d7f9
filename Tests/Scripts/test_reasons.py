"""Each `@unchecked Sendable` says why it is safe."""

import pathlib
import re

import pytest

SOURCES = pathlib.Path(__file__).parents[2] / "Sources"
COMMENT = re.compile(r" *//")


def unreasoned(text):
    """The lines with an `@unchecked Sendable` that no `NB:` above explains."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if COMMENT.match(line) or "@unchecked Sendable" not in line:
            continue
        above = number
        # A declaration may have several lines, and attributes.
        while above > 0 and lines[above - 1].strip() and not COMMENT.match(lines[above - 1]):
            if lines[above - 1].rstrip().endswith(("{", "}")):
                break
            above -= 1
        comment = []
        while above > 0 and COMMENT.match(lines[above - 1]):
            above -= 1
            comment.append(lines[above])
        if not any("NB:" in words for words in comment):
            yield number + 1


@pytest.mark.parametrize("text, lines", [
    ("/// A box.\n///\n/// NB: `@unchecked Sendable` because of a lock.\nfinal class Box: @unchecked Sendable {", []),
    ("/// NB: A lock.\n@available(macOS 15, *)\nfinal class Box: Thing,\n  @unchecked Sendable\n{", []),
    ("/// A box.\nfinal class Box: @unchecked Sendable {", [2]),
    ("/// NB: A lock.\nfinal class Box {\n  struct Part: @unchecked Sendable {", [3]),
    ("/// Says `@unchecked Sendable`.", []),
])
def test_a_reason_is_in_the_comment_of_the_declaration(text, lines):
    assert list(unreasoned(text)) == lines


def test_every_unchecked_sendable_has_a_reason():
    missing = [
        f"{path.relative_to(SOURCES)}:{line}" for path in sorted(SOURCES.rglob("*.swift"))
        for line in unreasoned(path.read_text())]
    assert missing == []
