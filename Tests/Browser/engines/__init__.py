"""The browsers that run the suite; all of them are driven through Playwright.

`ROSTRUM_BROWSER` names one: `chromium`, which Playwright speaks to in Chromium's own protocol, or `firefox` or
`webkit`, to which it speaks WebDriver BiDi. Firefox answers BiDi itself, but for the little that `firefox.py` adds;
`webkit.py` answers it for WebKitGTK.
"""

import os
import pathlib
import shutil
import sys

import machine

FOLDER = pathlib.Path(__file__).parent
NAME = os.environ.get("ROSTRUM_BROWSER", "chromium")
PATHS = {
    "chromium": os.environ.get("ROSTRUM_CHROMIUM")
    # The one that has no window needs half the time.
    or shutil.which("chromium-headless-shell") or shutil.which("chromium"),
    "firefox": os.environ.get("ROSTRUM_FIREFOX", "/usr/bin/firefox-esr"),
    # The Python that sees the system's packages, with WebKitGTK's among them.
    "webkit": os.environ.get("ROSTRUM_WEBKIT", "/usr/bin/python3"),
}
# For how many milliseconds a test waits for a page. The other engines start a process for many a test.
PATIENCE = round(machine.limit(5000)) if NAME == "chromium" else 20_000
# What a violation of a page's policy has as its source if the driver's script is what violates it.
DRIVER = {"chromium": "^no source$", "firefox": "(%20| )eval$", "webkit": "^$"}[NAME]


def browsers(playwright):
    """What makes contexts in the engine that the environment names."""
    if NAME == "chromium":
        # Without a window it sends no language unless it is told one.
        return playwright.chromium.launch(
            executable_path=PATHS[NAME], args=["--accept-lang=en-US,en"])
    return Browsers(playwright, NAME)


def local(browser, host):
    """A browser of its own, for which the name of a host is that of this machine."""
    if NAME == "chromium":
        rule = f"--host-resolver-rules=MAP {host} 127.0.0.1"
        return browser.browser_type.launch(executable_path=PATHS[NAME], args=[rule])
    return launch(browser.playwright, NAME, {"local_host": host})


class Browsers:
    """Browsers of one engine, of which each has one set of the reader's preferences.

    Chromium changes a preference for a context; the other engines take it for a process. A process starts when a
    test asks for its preferences, and all tests after that share it.
    """

    def __init__(self, playwright, name):
        self.playwright, self.name, self.running = playwright, name, {}

    def browser(self, **preferences):
        key = tuple(sorted(preferences.items()))
        if key not in self.running:
            self.running[key] = launch(self.playwright, self.name, preferences)
        return self.running[key]

    def new_context(
            self, reduced_motion="no-preference", color_scheme="light", font_size=16, forced_colors="none", **options):
        browser = self.browser(
            reduced_motion=reduced_motion, color_scheme=color_scheme, font_size=font_size, forced_colors=forced_colors)
        return browser.new_context(color_scheme=color_scheme, **options)

    def new_page(self, **options):
        return self.new_context(**options).new_page()

    def close(self):
        for browser in self.running.values():
            browser.close()


def launch(playwright, name, preferences):
    """Starts an engine that speaks BiDi, with the reader's preferences."""
    python = PATHS["webkit"] if name == "webkit" else sys.executable
    words = [f"--{key.replace('_', '-')}={value}" for key, value in preferences.items()]
    return playwright.firefox.launch(
        channel="moz-firefox", executable_path=python, ignore_default_args=True,
        args=[str(FOLDER / f"{name}.py"), *words])
