"""Texts that an app draws: where their letters are, how they look, and when they are drawn anew."""

import base64
import os
import pathlib

import pytest
from conftest import ROOT, Server
from playwright.sync_api import expect
from waits import live, painted

PROBE = pathlib.Path(os.environ.get("ROSTRUM_PROBE", ROOT / ".build/debug/ServerProbe"))

# The boxes of the letters in the page, and of those that are drawn, without spaces: each with its left and top edge.
LETTERS = """(text) => {
  const found = [];
  for (const run of [...text.children].filter((child) => !child.matches("svg"))) {
    for (let index = 0; index < run.firstChild.data.length; index++) {
      const range = document.createRange();
      range.setStart(run.firstChild, index);
      range.setEnd(run.firstChild, index + 1);
      const { x, y } = range.getBoundingClientRect();
      if (run.firstChild.data[index].trim()) found.push([run.firstChild.data[index], x, y]);
    }
  }
  return found;
}"""
DRAWN = """(text) => [...text.querySelectorAll("svg text")].map((letter) => {
  const { x, y } = letter.getBoundingClientRect();
  return [letter.textContent, x, y, Number(getComputedStyle(letter).opacity)];
})"""
# The edges of what is dark or coloured in a picture, and how much of it there is.
INK = """async (data) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context.drawImage(picture, 0, 0);
  const { data: colors, width } = context.getImageData(0, 0, picture.width, picture.height);
  let [left, top, right, bottom, sum] = [1e9, 1e9, -1, -1, 0];
  for (let index = 0; index < colors.length; index += 4) {
    const ink = 255 - Math.min(colors[index], colors[index + 1], colors[index + 2]);
    if (ink < 60) continue;
    const [x, y] = [index / 4 % width, Math.floor(index / 4 / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    sum += ink;
  }
  return [left, top, right, bottom, sum];
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"), {"PROBE": "letters"}, program=PROBE)
    yield server
    server.stop()


@pytest.fixture
def letters(server, new_page):
    return show(server, new_page(viewport={"width": 400, "height": 800}))


def show(server, page):
    page.goto(server.url)
    live(page)
    for name in ("lowered", "plain", "rising"):
        expect(text(page, name).locator("svg text").first).to_be_attached()
    settle(page)
    return page


def settle(page):
    live(page)
    painted(page)
    live(page)
    painted(page)


def text(page, name):
    return page.locator(f"[data-identifier={name}]")


def ink(element):
    return element.page.evaluate(INK, base64.b64encode(element.screenshot()).decode())


def lines(places):
    """The number of lines of letters, whose heights may differ."""
    return 1 + sum(later[1] < former[1] for former, later in zip(places, places[1:]))


def test_each_letter_is_drawn_where_the_browser_has_set_it(letters, row="V10.1381"):
    lowered = text(letters, "lowered")
    set_, drawn = lowered.evaluate(LETTERS), lowered.evaluate(DRAWN)
    assert [letter[0] for letter in drawn] == [letter[0] for letter in set_] == list("movingletters")
    indices = [index for index, letter in enumerate("moving letters") if letter != " "]
    for index, (_, x, y), (_, left, top, opacity) in zip(indices, set_, drawn):
        assert abs(left - x) < 0.7 and abs(top - y - (10 if index % 2 else 0)) < 1, index
        assert opacity == (0.25 if index % 3 == 2 else 1)


def test_the_letters_of_the_page_stay_for_who_selects_or_hears_them(letters):
    plain = text(letters, "plain")
    assert plain.evaluate("(text) => getComputedStyle(text.children[0]).webkitTextFillColor") == "rgba(0, 0, 0, 0)"
    assert plain.locator("svg").get_attribute("aria-hidden") == "true"
    words = letters.evaluate("""() => {
      const text = document.querySelector("[data-identifier=plain]");
      getSelection().selectAllChildren(text);
      return getSelection().toString();
    }""")
    assert words.strip() == "Twice Gag a line that wraps at some width"
    assert "Twice Gag a line that wraps at some width" in letters.locator("body").aria_snapshot().replace("text: ", "")


def test_what_is_drawn_as_it_is_looks_as_the_text_does(letters, row="V10.1383"):
    drawn, twin = ink(text(letters, "plain")), ink(text(letters, "twin"))
    assert all(abs(one - other) <= 1 for one, other in zip(drawn[:4], twin[:4])), (drawn, twin)
    assert abs(drawn[4] - twin[4]) < 0.08 * twin[4]


def test_a_text_that_changes_is_drawn_anew(letters):
    letters.get_by_role("button", name="Words").click()
    lowered = text(letters, "lowered")
    expect(lowered.locator("svg text")).to_have_count(len("otherwords,whicharelonger"))
    settle(letters)
    set_, drawn = lowered.evaluate(LETTERS), lowered.evaluate(DRAWN)
    assert [letter[0] for letter in drawn] == [letter[0] for letter in set_]
    assert all(abs(one[1] - other[1]) < 0.7 for one, other in zip(set_, drawn))


def test_a_text_that_gets_narrower_is_drawn_with_its_new_lines(letters):
    plain = text(letters, "plain")
    before = len(plain.evaluate(DRAWN))
    letters.get_by_role("button", name="Narrow").click()
    letters.wait_for_function(
        "(before) => document.querySelectorAll('[data-identifier=plain] svg text').length > before", arg=before)
    settle(letters)
    assert lines(plain.evaluate(LETTERS)) > 2
    drawn, twin = ink(plain), ink(text(letters, "twin"))
    assert all(abs(one - other) <= 1 for one, other in zip(drawn[:4], twin[:4])), (drawn, twin)


def test_a_renderer_finds_the_attributes_of_a_text(letters, row="V10.1384"):
    drawn = text(letters, "rising").evaluate(DRAWN)
    assert [letter[0] for letter in drawn] == ["loud"]
    x, y = text(letters, "rising").evaluate(LETTERS)[5][1:]
    assert abs(drawn[0][1] - x) < 0.7 and abs(drawn[0][2] - y - 20) < 1


# The durations of the motions of letters. Below them, the page moves what has changed from its former look as well.
PLAYED = """(text) => [...text.querySelectorAll("svg text")].map((letter) =>
  letter.getAnimations().filter((one) => !(one instanceof CSSTransition)).map(({ effect }) => effect.getTiming().duration))"""


def test_the_states_between_are_played_by_the_page(server, new_page, row="V10.1385"):
    page = show(server, new_page(viewport={"width": 400, "height": 800}, reduced_motion="no-preference"))
    rising = text(page, "rising")
    assert rising.evaluate(PLAYED) == [[]]
    page.get_by_role("button", name="Rise").click()
    page.wait_for_function(f"() => ({PLAYED})(document.querySelector('[data-identifier=rising]'))[0].length")
    assert rising.evaluate(PLAYED) == [[30000]]
    top = rising.evaluate("""(text) => {
      const letters = text.querySelector("svg text");
      const motion = letters.getAnimations().find((one) => !(one instanceof CSSTransition));
      motion.pause();
      return [0, 15000, 29999].map((time) => {
        motion.currentTime = time;
        return letters.getBoundingClientRect().y;
      });
    }""")
    assert abs(top[0] - top[1] - 10) < 0.5 and abs(top[0] - top[2] - 20) < 0.5


def test_readers_who_prefer_reduced_motion_see_the_end(letters):
    letters.get_by_role("button", name="Rise").click()
    letters.wait_for_function(
        "() => document.querySelector('[data-identifier=rising] svg text').dataset.frames")
    settle(letters)
    rising = text(letters, "rising")
    assert rising.evaluate(PLAYED) == [[]]
    assert abs(rising.evaluate(DRAWN)[0][2] - rising.evaluate(LETTERS)[5][2]) < 1
