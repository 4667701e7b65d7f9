"""Takes the moving picture at the top of the README: a server is killed, and the page continues.

    apt-get install fonts-inter && swift build --product Standups
    .venv/bin/python -m pip install pillow && .venv/bin/python Scripts/film.py

A reader writes half a sentence into a sheet of Standups, beside a terminal in which the server is killed and started
again. The frames are pages of Chromium, the commands are those that were run, and the addresses what the server said.
"""

import base64
import html
import io
import os
import pathlib
import socket
import subprocess
import tempfile
import time

from PIL import Image
from playwright.sync_api import expect, sync_playwright

from screenshots import IMAGES, ROOT, STANDUPS, add, idle

PROGRAM = ROOT / ".build/debug/Standups"
PHONE = {"width": 390, "height": 700}
WIDTH, HEIGHT = 880, 540
STAGE = """
<!DOCTYPE html>
<style>
  body {{ margin: 0; display: flex; justify-content: center; align-items: center; gap: 36px; height: 100vh;
    background: #e4e9f4; }}
  img {{ width: 262px; border-radius: 30px; border: 7px solid #17171b; box-shadow: 0 18px 36px -12px #1c274c52; }}
  pre {{ box-sizing: border-box; width: 470px; height: 300px; margin: 0; padding: 18px 20px; border-radius: 12px;
    background: #17171b; color: #f2f2f7; font: 15px/1.6 "DejaVu Sans Mono", monospace;
    white-space: pre-wrap; box-shadow: 0 18px 36px -12px #1c274c52; }}
  b {{ color: #63e6e2; font-weight: normal; }}
</style>
<img src="data:image/png;base64,{picture}"><pre>{lines}</pre>
"""


class Film:
    """Frames of a page and a terminal, with the time that each is shown."""

    def __init__(self, browser, page):
        self._page = page
        self._stage = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        self._lines = []
        self.frames, self.durations = [], []

    def show(self, seconds):
        picture = base64.b64encode(self._page.screenshot()).decode()
        self._stage.set_content(STAGE.format(picture=picture, lines="\n".join(self._lines)))
        self.frames.append(Image.open(io.BytesIO(self._stage.screenshot())).convert("RGB"))
        self.durations.append(int(seconds * 1000))

    def run(self, command):
        """Adds a command to the terminal."""
        self._lines.append(f"<b>$</b> {html.escape(command)}")

    def say(self, line):
        self._lines.append(html.escape(line))

    def save(self, path):
        # One palette for all frames: what doesn't change stays the same.
        samples = [self.frames[0], self.frames[len(self.frames) // 2]]
        both = Image.new("RGB", (WIDTH, 2 * HEIGHT))
        for index, sample in enumerate(samples):
            both.paste(sample, (0, index * HEIGHT))
        palette = both.quantize(255, kmeans=2)
        frames = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in self.frames]
        frames[0].save(
            path, save_all=True, append_images=frames[1:], duration=self.durations, loop=0, optimize=True)


class Server:
    """Standups on a port, with its data."""

    def __init__(self, data):
        with socket.socket() as any_port:
            any_port.bind(("127.0.0.1", 0))
            self._port = any_port.getsockname()[1]
        self._data = data

    def start(self):
        """Starts the server, and waits until it serves."""
        self.process = subprocess.Popen(
            [PROGRAM, "--port", str(self._port), "--data", self._data], stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()

    def kill(self):
        self.process.kill()
        self.process.wait()


def main():
    os.environ["FONTCONFIG_FILE"] = str(ROOT / "Scripts/fonts.conf")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("ROSTRUM_CHROMIUM", "/usr/bin/chromium"))
        server = Server(data)
        server.start()
        try:
            page = browser.new_context(
                viewport=PHONE, device_scale_factor=1, color_scheme="light", reduced_motion="reduce",
                is_mobile=True, has_touch=True).new_page()
            page.goto(server.address)
            for standup in STANDUPS[:3]:
                add(page, *standup, before_saving=lambda: None)
            film = Film(browser, page)
            act(film, page, server)
            film.save(IMAGES / "kill.gif")
        finally:
            server.kill()
            browser.close()


def act(film, page, server):
    film.run("Standups")
    film.say(server.address)
    film.show(1.2)
    page.get_by_role("button", name="Add standup").click()
    title = page.get_by_role("dialog").get_by_label("Title")
    title.click()
    idle(page)
    film.show(0.6)
    write(film, page, title, "Half a sen")
    # What was typed is stored within a second.
    time.sleep(1.5)
    film.run(f"kill -9 {server.process.pid}")
    server.kill()
    expect(page.locator("html[data-state=live]")).to_have_count(0)
    page.get_by_text("Reconnecting").wait_for()
    film.say("Killed")
    film.show(1.8)
    film.run("Standups")
    server.start()
    idle(page)
    film.say(server.address)
    film.show(1.2)
    write(film, page, title, "tence")
    expect(title).to_have_value("Half a sentence")
    film.show(2.5)


def write(film, page, title, text):
    """Types a text letter by letter, where the caret is."""
    for letter in text:
        page.keyboard.type(letter)
        idle(page)
        film.show(0.12)


if __name__ == "__main__":
    main()
