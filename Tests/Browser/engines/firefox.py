"""Starts Firefox and speaks WebDriver BiDi for it: `firefox.py --reduced-motion=reduce --color-scheme=dark`."""

import argparse
import asyncio
import json
import os
import pathlib
import re
import signal
import sys
import tempfile

from aiohttp import web

from relay import relay

FIREFOX = os.environ.get("ROSTRUM_FIREFOX", "/usr/bin/firefox-esr")
READY = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES = {
    # A page that is not in front runs its timers as others do.
    "dom.min_background_timeout_value": 4,
    "dom.timeout.enable_budget_timer_throttling": False,
    # One process shows all pages: a process for each is most of the time that a test takes.
    "fission.autostart": False,
    "dom.ipc.processCount": 1,
    "dom.ipc.processPrelaunch.enabled": False,
    # A window has nothing but its page: no page of new tabs, no animations, and no bars.
    "browser.startup.page": 0,
    "browser.startup.homepage": "about:blank",
    "browser.newtabpage.enabled": False,
    "browser.newtab.preload": False,
    "toolkit.cosmeticAnimations.enabled": False,
    "general.smoothScroll": False,
    "toolkit.legacyUserProfileCustomizations.stylesheets": True,
    # A socket that failed is tried again when the page says so, and not after a while of Firefox's own.
    "network.websocket.delay-failed-reconnects": False,
    # A mouse, which a machine without a screen has not.
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
    # Bars that lie over what they scroll, as in Chromium without a screen.
    "ui.useOverlayScrollbars": 1,
    "widget.gtk.overlay-scrollbars.enabled": True,
    # Buttons take the focus from the keyboard and from the mouse, as on Linux.
    "accessibility.tabfocus": 7,
    # A session remembers nothing of the one before, and asks for nothing from outside.
    "browser.sessionstore.resume_from_crash": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "app.normandy.enabled": False,
}
# Bars that are hidden take no focus from the page, to which it would come back without its keys.
CHROME = "#navigator-toolbox, #sidebar-container, #sidebar-main { display: none !important; }"


def preferences(arguments):
    """Firefox's words for the reader's preferences."""
    return PREFERENCES | {
        "ui.prefersReducedMotion": int(arguments.reduced_motion == "reduce"),
        "layout.css.prefers-color-scheme.content-override": 0 if arguments.color_scheme == "dark" else 1,
        # Zero leaves it to the theme of the system, and two is always.
        "browser.display.document_color_use": 2 if arguments.forced_colors == "active" else 0,
        "font.size.variable.x-western": arguments.font_size,
        "network.dns.localDomains": arguments.local_host,
    }


async def start(profile, arguments):
    """Starts Firefox on a new profile; gives its process and the address that it listens on."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences(arguments).items()]
    pathlib.Path(profile, "user.js").write_text("\n".join(lines))
    pathlib.Path(profile, "chrome").mkdir()
    pathlib.Path(profile, "chrome/userChrome.css").write_text(CHROME)
    firefox = await asyncio.create_subprocess_exec(
        FIREFOX, "--headless", "--remote-debugging-port=0", "--profile", profile, "--no-remote",
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE)
    async for line in firefox.stderr:
        if found := READY.search(line.decode()):
            return firefox, found.group(1)
    raise RuntimeError("Firefox did not start")


async def main(arguments):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        firefox, address = await start(profile, arguments)
        app = web.Application()
        app.router.add_get("/session", lambda request: relay(request, f"{address}/session"))
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        port = site._server.sockets[0].getsockname()[1]
        print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, firefox.terminate)
        # Nobody reads what Firefox says, but it must be able to say it.
        while await firefox.stderr.read(1 << 16):
            pass
        await firefox.wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--reduced-motion", default="no-preference")
    parser.add_argument("--color-scheme", default="light")
    parser.add_argument("--forced-colors", default="none")
    parser.add_argument("--font-size", type=int, default=16, help="In pixels.")
    parser.add_argument("--local-host", default="", help="A name that is this machine's.")
    asyncio.run(main(parser.parse_args()))
