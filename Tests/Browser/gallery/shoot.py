"""Takes pictures of the gallery's pages: light and dark, narrow and wide.

    python Tests/Browser/gallery/shoot.py FOLDER [PAGE …]
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).parent
SIZES = {"phone": (390, 844), "wide": (1280, 800)}


def main(folder, *names):
    pages = [HERE / f"{name}.html" for name in names] or sorted(HERE.glob("*.html"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        for scheme in ("light", "dark"):
            for size, (width, height) in SIZES.items():
                page = browser.new_page(
                    viewport={"width": width, "height": height},
                    color_scheme=scheme,
                    reduced_motion="reduce",
                    has_touch=size == "phone",
                    is_mobile=size == "phone",
                )
                for path in pages:
                    page.goto(path.as_uri())
                    page.screenshot(path=f"{folder}/{path.stem}-{size}-{scheme}.png")
                page.close()
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
