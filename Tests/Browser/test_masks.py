"""The script for masks: content is drawn where the mask is, and only there."""

import contextlib

import pytest

from nodes import el
from pixels import pixels
from waits import visit

SCRIPT = "/_rostrum/masks.js"
MASKED = "() => document.querySelector('.masked').style.maskImage.startsWith('url')"
BLUE, WHITE = [0, 0, 255, 255], [255, 255, 255, 255]


def masked(*mask, width=200, height=100, layer_class="r-fill-x r-fill-y", **layer):
    """A blue box of a size, behind a mask."""
    content = el(3, "div", {"class": "r-group r-box masked"}, el(4, "div", {"class": f"blue w{width} h{height}"}))
    attributes = {"class": f"r-overlay r-hidden {layer_class}", "data-mask": "", "aria-hidden": "true", "data-script": SCRIPT, **layer}
    return el(2, "div", {"class": "r-overlay r-overlay-overlay page"}, content, el(5, "div", attributes, *mask))


STYLE = """
  .page { background: white } .blue { background: blue }
  .w200 { width: 200px } .w100 { width: 100px } .h100 { height: 100px } .w40 { width: 40px } .h40 { height: 40px }
  .black { background: black } .half { opacity: 0.5 } .large { font: bold 90px sans-serif; line-height: 100px }
  .row { display: flex; gap: 120px; height: 100px } .slow { transition: transform 60s linear; } .far { transform: translateX(70px) }
  .ring::before { content: ""; width: 40px; height: 100px; background: black; display: block }
"""


@pytest.fixture
def shown(new_page, double):
    """Shows nodes, and returns a page with their mask once it is drawn."""
    def show(*nodes, **options):
        page = new_page(**options)
        visit(page, double.show(*nodes))
        page.evaluate("""(text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text);
            document.adoptedStyleSheets.push(sheet); }""", STYLE)
        settle(page)
        return page
    return show


def settle(page):
    """Waits until the picture of the mask hasn't changed for some frames."""
    page.wait_for_function(MASKED)
    page.evaluate("""async () => {
      const style = document.querySelector(".masked").style;
      let [last, count] = ["", 0];
      while (count < 12) {
        await new Promise(requestAnimationFrame);
        count = style.maskImage === last ? count + 1 : 0;
        last = style.maskImage;
      }
    }""")


@contextlib.contextmanager
def redrawn(page, is_settled=True):
    """Waits until the mask has another picture than before."""
    former = page.evaluate("() => document.querySelector('.masked').style.maskImage")
    yield
    page.wait_for_function("(former) => document.querySelector('.masked').style.maskImage !== former", arg=former)
    if is_settled:
        settle(page)


def seen(page, *places):
    return pixels(page.locator(".page"), *places)


def test_content_is_where_the_mask_is(shown):
    page = shown(masked(el(6, "div", {"class": "row r-fill-x"}, el(7, "div", {"class": "black w40"}), el(8, "div", {"class": "black w40"}))))
    assert seen(page, (0.1, 0.5), (0.5, 0.5), (0.9, 0.5)) == [BLUE, WHITE, BLUE]


def test_content_is_as_opaque_as_the_mask(shown):
    page = shown(masked(el(6, "div", {"class": "black half w200 h100"})))
    [color] = seen(page, (0.5, 0.5))
    assert [abs(part - wanted) < 3 for part, wanted in zip(color, [128, 128, 255, 255])] == [True] * 4


def test_a_text_masks_with_its_letters(shown):
    page = shown(masked(el(6, "div", {"class": "r-text large"}, "II")))
    colors = seen(page, *[(x / 60, 0.5) for x in range(61)])
    bars = "".join("b" if color == BLUE else "w" if color == WHITE else "" for color in colors)
    assert [bars[0], bars[-1]] == ["w", "w"]
    assert bars.count("wb") == 2, "there are two letters"


def test_a_change_of_the_mask_is_a_change_of_what_is_seen(shown, double):
    page = shown(masked(el(6, "div", {"class": "black w40 h100"}), layer_class=""))
    assert seen(page, (0.1, 0.5), (0.5, 0.5)) == [WHITE, BLUE]
    with redrawn(page):
        double.send(["a", 6, 0, {"class": "black w200 h100"}])
    assert seen(page, (0.1, 0.5), (0.5, 0.5)) == [BLUE, BLUE]
    with redrawn(page):
        double.send(["a", 6, 0, {"class": "w200 h100"}])
    assert seen(page, (0.1, 0.5), (0.5, 0.5)) == [WHITE, WHITE]


def test_what_the_theme_draws_before_an_element_masks(shown):
    page = shown(masked(el(6, "div", {"class": "ring w200 h100"})))
    assert seen(page, (0.1, 0.5), (0.5, 0.5)) == [BLUE, WHITE]


def test_a_mask_that_moves_is_followed_without_a_flicker(shown, double):
    page = shown(masked(el(6, "div", {"class": "black slow w40 h100"})), reduced_motion="no-preference")
    double.send(["a", 6, 0, {"class": "black slow far w40 h100"}])
    page.wait_for_function("() => document.getAnimations().length")
    for seconds in (15, 30, 45):
        with redrawn(page, is_settled=False):
            page.evaluate("(time) => (document.getAnimations()[0].currentTime = time)", seconds * 1000)
        begin = (80 + 70 * seconds / 60) / 199
        for _ in range(3):
            colors = seen(page, (begin - 0.03, 0.5), (begin + 0.03, 0.5), (begin + 0.17, 0.5), (begin + 0.23, 0.5))
            assert colors == [WHITE, BLUE, BLUE, WHITE]
    page.evaluate("() => document.getAnimations()[0].finish()")
    settle(page)
    assert seen(page, (0.7, 0.5), (0.8, 0.5), (0.9, 0.5)) == [WHITE, BLUE, BLUE]


def test_a_mask_may_be_larger_than_what_it_masks(shown):
    page = shown(masked(el(6, "div", {"class": "black w200 h100"}), width=100, layer_class=""))
    assert seen(page, (0.02, 0.5), (0.5, 0.5), (0.98, 0.5)) == [BLUE, BLUE, BLUE]


def test_a_masked_view_passes_with_its_mask(shown, double):
    page = shown(masked(el(6, "div", {"class": "black w40 h100"})), reduced_motion="no-preference")
    double.send(["n", 1, "60000ms linear 0ms"], ["a", 3, 0, {"class": "r-group r-box masked half"}])
    page.wait_for_function("() => document.querySelector('.masked').getAnimations().length === 1")
    page.evaluate("() => document.querySelector('.masked').getAnimations()[0].finish()")
    colors = seen(page, (0.1, 0.5), (0.5, 0.5))
    assert colors[0] == WHITE
    assert [abs(part - wanted) < 3 for part, wanted in zip(colors[1], [128, 128, 255, 255])] == [True] * 4


def test_a_mask_can_not_be_used(shown):
    page = shown(masked(el(6, "button", {"class": "r-button", "type": "button", "data-on": "tap"}, "Black")))
    assert page.locator("[data-mask]").evaluate("(layer) => layer.inert")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('[data-mask]')") is None


def test_a_picture_of_the_server_masks_with_what_it_shows(shown):
    drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'><path d='M0 0h1v1H0'/></svg>"
    page = shown(masked(el(6, "div", {"class": "w200 h100"})))
    page.route("**/half.svg", lambda route: route.fulfill(body=drawing, content_type="image/svg+xml"))
    with redrawn(page):
        page.evaluate("""(source) => {
          const image = new Image(200, 100);
          image.src = source;
          document.querySelector("[data-mask] > div").append(image);
        }""", "/half.svg")
    assert seen(page, (0.25, 0.5), (0.75, 0.5)) == [BLUE, WHITE]


def test_a_mask_looks_as_its_views_do(shown):
    """What a black box shows through the mask is what the views of the mask show by themselves."""
    drawing = el(8, "svg", {"viewBox": "0 0 24 24", "width": "24", "height": "24"},
                 el(8, "path", {"d": "M2 12a10 10 0 0 1 20 0z"}, part=1))
    views = el(6, "div", {"class": "r-stack r-stack-vertical r-stack-natural"},
               el(7, "span", {"class": "r-text"}, "Several words that need more than one line of the box"), drawing,
               el(9, "div", {"class": "r-stack r-stack-horizontal r-stack-natural"},
                  el(10, "span", {"class": "r-text s-font_headline"}, "Some"), el(11, "span", {"class": "r-text"}, "more")))
    # In the middle of an odd width beside a scrollbar, the box begins with a whole pixel.
    page = shown(masked(views), viewport={"width": 1281, "height": 720})
    place = page.locator(".page")
    own = """(text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text); document.adoptedStyleSheets.push(sheet); }"""
    page.evaluate(own, ".blue { background: black } [data-mask] { color: black }")
    settle(page)
    through = [row[:3] for row in grid(place)]
    page.evaluate(own, ".masked { visibility: hidden } [data-mask].r-hidden { visibility: visible }")
    direct = [row[:3] for row in grid(place)]
    assert sum(sum(color) < 300 for color in direct) > 50, "there is something to see"
    different = sum(abs(sum(one) - sum(other)) > 150 for one, other in zip(through, direct))
    assert different < len(direct) / 200, "there is no more than what rounding makes of edges"


def grid(element):
    return pixels(element, *[(x / 199, y / 99) for y in range(0, 100) for x in range(0, 200)])
