"""Whether a page has room in a window."""

SIZES = {
    "320": (320, 640), "390": (390, 844), "landscape": (844, 390), "800": (800, 1100), "1280": (1280, 800),
    "2560": (2560, 1300),
}
# What lies outside of the window, unless it can be scrolled there or is meant to be out of sight.
OUTSIDE = """() => {
  const isScrolled = (node) => {
    for (let box = node.parentElement; box; box = box.parentElement) {
      const { overflowX, position } = getComputedStyle(box);
      if (["auto", "scroll", "hidden", "clip"].includes(overflowX) && box !== document.scrollingElement) return true;
      if (position === "fixed") return false;
    }
    return false;
  };
  return [...document.querySelectorAll("[data-id]")].filter((node) => {
    const { left, right, width, height } = node.getBoundingClientRect();
    return width && height && (left < -1 || right > innerWidth + 1) && !isScrolled(node)
      && getComputedStyle(node).visibility === "visible";
  }).map((node) => `${node.getAttribute("class")}: ${node.textContent.slice(0, 40)}`);
}"""
# Words that are wider than what shows them, and aren't shortened on purpose.
CUT = """() => [...document.querySelectorAll("[data-id]")].filter((node) => {
    const { overflowX, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(node);
    return node.childElementCount === 0 && node.textContent.trim() && ["hidden", "clip"].includes(overflowX)
      && textOverflow !== "ellipsis" && webkitLineClamp === "none" && clipPath === "none" && node.scrollWidth > node.clientWidth + 1;
  }).map((node) => `${node.getAttribute("class")}: ${node.textContent.slice(0, 40)}`)"""


def lacks(page):
    """What a page has no room for: it needs no more width than the window has, and no words are cut."""
    excess = page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
    wide = [f"the page is {excess} px wider than the window"] if excess > 0 else []
    return wide + [f"outside: {part}" for part in page.evaluate(OUTSIDE)] + [f"cut: {part}" for part in page.evaluate(CUT)]


def check(page):
    """Checks that a page has room."""
    assert lacks(page) == []


def enlarge(page):
    """Makes the reader's text twice as large."""
    session = page.context.new_cdp_session(page)
    session.send("Page.enable")
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
