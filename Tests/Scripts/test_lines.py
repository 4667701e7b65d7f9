"""The script that keeps the lines and paragraphs of documents short."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Scripts"))

import lines

LONG = "word " * 30


def test_no_document_has_a_line_that_is_too_long():
    found = {
        str(path.relative_to(lines.ROOT)): lines.too_long(path.read_text()) for path in lines.documents()}
    assert {name: numbers for name, numbers in found.items() if numbers} == {}


def test_no_document_has_a_paragraph_that_is_too_long():
    found = {
        str(path.relative_to(lines.ROOT)): lines.paragraphs_too_long(path.read_text()) for path in lines.documents()}
    assert {name: starts for name, starts in found.items() if starts} == {}


def test_code_and_addresses_do_not_count_in_a_paragraph():
    assert lines.paragraphs_too_long(f"Begin\n{LONG * 4}\n\nShort\n") == ["Begin"]
    assert lines.paragraphs_too_long(f"`{LONG * 4}` [a]({'b' * 500})") == []


def test_paragraphs_and_items_are_broken():
    text = lines.broken(f"A {LONG}\nend\n\n- B {LONG}\n  end\n1. C {LONG}\n")
    assert lines.too_long(text) == []
    assert text.split() == f"A {LONG} end - B {LONG} end 1. C {LONG}".split()
    assert "\n  word" in text and "\n   word" in text


def test_tables_code_headings_and_pictures_keep_their_lines():
    text = f"| {LONG}|\n\n# {LONG}\n\n```\n{LONG}\n```\n\n    {LONG}\n\n![{LONG}](a.png)\n"
    assert lines.too_long(text) == []
    assert lines.broken(text) == text


def test_a_paragraph_with_short_lines_stays_as_it_is():
    text = f"Short\nlines\n\n{LONG}\n"
    assert lines.broken(text).startswith("Short\nlines\n\n")


def test_a_code_span_stays_on_one_line():
    span = "`a span of several words`"
    text = lines.broken("x" * 110 + f" {span} {LONG}")
    assert any(span in line for line in text.splitlines())
