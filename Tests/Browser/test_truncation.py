"""Texts that lose their beginning or their middle where they don't fit."""

import re

import pytest

from nodes import el
from waits import painted, visit

SHOWN = ("content:attr(data-cut)/\"\";position:absolute;inset:0;box-sizing:border-box;padding:inherit;display:inherit;"
         "-webkit-box-orient:inherit;-webkit-line-clamp:inherit;white-space:pre;-webkit-text-fill-color:currentcolor")
RULES = f"""
.s-truncation_middle {{ --r-truncation:middle }}
.s-truncation_head {{ --r-truncation:head }}
.s-truncation_tail {{ --r-truncation:tail }}
[data-cut] {{ position:relative;-webkit-text-fill-color:transparent;&::before {{ {SHOWN} }} }}
.s-line {{ display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden }}
.s-lines {{ display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden }}
.s-bar {{ white-space:nowrap;overflow:hidden;text-overflow:ellipsis }}
.s-box {{ inline-size:160px;font:16px monospace }}
.s-gradient {{ background:linear-gradient(red,blue) text }}
"""
WORDS = "/home/ada/engines/analytical/notes.txt"


def text(mode, *content, limit="s-line", id=3):
    names = {"class": f"r-text s-truncation_{mode} {limit}", "data-script": "/_rostrum/truncation.js"}
    return el(2, "div", {"class": "s-box"}, el(id, "span", names, *content))


def show(page, double, *children):
    page.add_init_script(
        f"const sheet = new CSSStyleSheet(); sheet.replaceSync(`{RULES}`); document.adoptedStyleSheets = [sheet]")
    visit(page, double.show(*children))
    page.evaluate("() => import('/_rostrum/truncation.js').then(() => true)")
    painted(page)


def shown(page):
    """What the pseudo-element shows, without marks of the direction; nothing if there is none."""
    content = page.locator(".r-text").first.evaluate("text => getComputedStyle(text, '::before').content")
    if content in ("none", "normal"):
        return None
    words = re.match(r'"(.*?)"(?: / ""|$)', content)[1].replace("\\a ", "\n")
    return re.sub("[\u200e\u200f]", "", words)


def change(page, script):
    page.locator(".r-text").first.evaluate(f"text => {{ const box = text.parentElement; {script} }}")
    painted(page)
    painted(page)


def width(page, words):
    """The width of words in the font of the box."""
    return page.locator(".s-box").evaluate(
        """(box, words) => {
            const probe = box.appendChild(document.createElement("span"));
            Object.assign(probe.style, { position: "absolute", whiteSpace: "pre" });
            probe.textContent = words;
            const { width } = probe.getBoundingClientRect();
            probe.remove();
            return width;
        }""", words)


def test_a_text_shows_as_much_of_its_ends_as_fits(page, double):
    show(page, double, text("middle", WORDS))
    before, after = shown(page).split("…")
    assert WORDS.startswith(before) and WORDS.endswith(after) and 0 <= len(before) - len(after) <= 1
    assert width(page, shown(page)) <= 160 < width(page, shown(page) + "m")


def test_a_text_shows_as_much_of_its_end_as_fits(page, double):
    show(page, double, text("head", WORDS))
    assert shown(page)[0] == "…" and WORDS.endswith(shown(page)[1:]) and len(shown(page)) > 10


def test_the_page_keeps_the_whole_text(page, double):
    show(page, double, text("middle", WORDS))
    element = page.locator(".r-text")
    size = element.bounding_box()
    assert element.text_content() == WORDS
    assert element.evaluate("text => getComputedStyle(text).webkitTextFillColor") == "rgba(0, 0, 0, 0)"
    element.evaluate("text => getSelection().selectAllChildren(text)")
    assert page.evaluate("() => getSelection().toString()") == WORDS
    # Without what is shown, the text has the same size.
    element.evaluate("text => text.removeAttribute('data-cut')")
    assert element.bounding_box() == size
    assert not element.evaluate("text => text.scrollWidth > text.clientWidth")


@pytest.mark.parametrize("mode, words", [("middle", "notes.txt"), ("tail", WORDS)])
def test_a_text_that_fits_or_loses_its_end_is_as_it_is(page, double, mode, words):
    show(page, double, text(mode, words))
    assert shown(page) is None and page.locator("[data-cut]").count() == 0


def test_what_is_shown_follows_the_width_the_words_and_the_font(page, double):
    show(page, double, text("middle", WORDS))
    first = shown(page)
    change(page, "box.style.inlineSize = '240px'")
    assert len(shown(page)) > len(first)
    change(page, "box.style.inlineSize = '900px'")
    assert shown(page) is None
    change(page, "box.style.removeProperty('inline-size')")
    assert shown(page) == first
    change(page, "text.firstChild.data = 'The quick brown fox jumps'")
    assert re.fullmatch("The qu.*….* ?jumps", shown(page))
    change(page, "text.firstChild.data = 'fox'")
    assert shown(page) is None
    change(page, f"text.firstChild.data = '{WORDS}'")
    change(page, "text.style.fontSize = '24px'")
    assert len(shown(page)) < len(first)


def test_a_text_that_no_longer_asks_for_it_loses_its_end(page, double):
    show(page, double, text("middle", WORDS))
    change(page, "text.classList.remove('s-truncation_middle')")
    assert shown(page) is None


def test_the_innermost_view_says_what_a_text_loses(page, double):
    inner = el(3, "span", {"class": "r-text s-truncation_tail s-line"}, WORDS)
    show(page, double, el(2, "div", {"class": "s-box s-truncation_head", "data-script": "/_rostrum/truncation.js"}, inner))
    assert shown(page) is None
    change(page, "text.classList.replace('s-truncation_tail', 's-truncation_middle')")
    assert "…" in shown(page)[1:-1]
    change(page, "text.classList.remove('s-truncation_middle')")
    assert shown(page)[0] == "…"


def test_a_cluster_is_shown_as_a_whole(page, double):
    rocket = "👩‍🚀"
    show(page, double, text("middle", rocket * 30))
    before, after = shown(page).split("…")
    assert before == rocket * (len(before) // len(rocket)) and after == rocket * (len(after) // len(rocket))
    assert before and after


def test_the_last_of_several_lines_loses_its_middle(page, double):
    words = "one two three four five six seven eight nine ten eleven twelve"
    show(page, double, text("middle", words, limit="s-lines"))
    first, last = shown(page).split("\n")
    assert words.startswith(first) and width(page, first) <= 160
    before, after = last.split("…")
    assert words[len(first):].strip().startswith(before) and words.endswith(after)
    # The first line is that of the browser.
    assert page.locator(".r-text").evaluate(
        """(text, length) => {
            const range = document.createRange(), tops = [length - 1, length + 1].map((index) => {
                range.setStart(text.firstChild, index);
                range.setEnd(text.firstChild, index + 1);
                return range.getBoundingClientRect().top;
            });
            return tops[0] < tops[1];
        }""", len(first))


@pytest.mark.parametrize("content, limit", [
    (["one two three four\nfive six\nseven"], "s-lines"),
    ([el(4, "span", {"class": "r-text"}, WORDS), el(5, "span", {"class": "r-text"}, WORDS)], "s-line"),
    ([WORDS], "s-line s-gradient"),
])
def test_a_text_that_is_too_much_for_it_loses_its_end(page, double, content, limit):
    show(page, double, text("middle", *content, limit=limit))
    assert shown(page) is None


def test_a_text_of_a_bar_has_one_line(page, double):
    show(page, double, el(2, "div", {"class": "s-box"}, el(
        3, "div", {"class": "r-text s-truncation_middle s-bar", "data-script": "/_rostrum/truncation.js"}, WORDS)))
    assert "…" in shown(page)[1:-1]


def test_words_that_are_written_leftwards_lose_their_beginning_at_the_right(page, double):
    words = "שלום עולם אחד שתיים שלוש ארבע חמש"
    show(page, double, text("head", words))
    assert shown(page)[0] == "…" and words.endswith(shown(page)[1:])
    assert page.locator(".r-text").get_attribute("data-cut")[0] == "\u200f"
    change(page, f"text.firstChild.data = '{WORDS}'")
    assert page.locator(".r-text").get_attribute("data-cut")[0] == "\u200e"


def test_what_is_shown_is_where_the_text_is(page, double):
    show(page, double, text("middle", "m" * 40))
    image = page.locator(".r-text").screenshot()
    change(page, "text.firstChild.data = text.dataset.cut.slice(1)")
    assert page.locator(".r-text").get_attribute("data-cut") is None
    assert page.locator(".r-text").screenshot() == image
