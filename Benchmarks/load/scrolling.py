"""How smoothly Chromium scrolls through a page."""

import os
from typing import NamedTuple

from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("ROSTRUM_CHROMIUM", "/usr/bin/chromium")
FRAMES = 400
SCRIPT = """async ([step, count]) => {
  const times = [];
  let blank = 0;
  let last = performance.now();
  for (let frame = 0; frame < count; frame++) {
    scrollBy(0, step);
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    times.push(now - last);
    last = now;
    if (document.elementFromPoint(200, 400)?.closest(".r-absent-rows")) blank++;
  }
  times.sort((one, other) => one - other);
  return { times, blank };
}"""


class Frames(NamedTuple):
    """The milliseconds between frames, and the frames without rows in the middle of the screen."""

    p50: float
    p95: float
    blank: int
    count: int


def scroll(url: str, cases: tuple[int, ...]) -> dict[int, Frames]:
    """Scrolls by some pixels with each frame, for each case."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        page = browser.new_page(viewport={"width": 400, "height": 800})
        page.goto(url)
        page.wait_for_selector("html[data-state=live][data-pending='0']")
        frames = {}
        for step in cases:
            found = page.evaluate(SCRIPT, [step, FRAMES])
            times = found["times"]
            frames[step] = Frames(
                times[FRAMES // 2], times[FRAMES * 95 // 100], found["blank"], FRAMES)
        browser.close()
    return frames
