"""Starts WebKitGTK and speaks WebDriver BiDi for it: `webkit.py --reduced-motion=reduce --color-scheme=dark`.

Runs with the system's Python, which has the engine's bindings, and starts a display for its windows.
"""

import argparse
import os
import pathlib
import signal
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))


def display():
    """Starts a display of X that nobody sees; it ends with this process."""
    read, write = os.pipe()
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "2800x2200x24", "-nolisten", "tcp"], pass_fds=[write],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as numbers:
        os.environ["DISPLAY"] = f":{numbers.readline().strip()}"
    return process


def environment():
    """Nothing of this machine: no input method, no theme, no bus of a session."""
    os.environ.update(
        GDK_BACKEND="x11", GTK_IM_MODULE="gtk-im-context-simple", GTK_THEME="Adwaita", NO_AT_BRIDGE="1",
        GSETTINGS_BACKEND="memory", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1")
    os.environ.pop("WAYLAND_DISPLAY", None)


def main(arguments):
    environment()
    screen = display()
    try:
        import gi
        for name, version in (("Gtk", "3.0"), ("WebKit2", "4.1"), ("Soup", "3.0")):
            gi.require_version(name, version)
        from gi.repository import Gtk
        from webkitgtk.commands import Commands
        from webkitgtk.server import Server
        settings = Gtk.Settings.get_default()
        # Letters are as wide as their font says, and not as whole pixels.
        settings.props.gtk_xft_antialias, settings.props.gtk_xft_hinting = 1, 0
        settings.props.gtk_xft_hintstyle = "hintnone"
        settings.props.gtk_enable_animations = arguments.reduced_motion != "reduce"
        settings.props.gtk_application_prefer_dark_theme = arguments.color_scheme == "dark"
        commands = Commands(arguments.font_size)
        commands.server = Server(commands)
        signal.signal(signal.SIGTERM, lambda *_: commands.server.loop.quit())
        commands.server.run()
    finally:
        screen.terminate()
        screen.wait(5)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--reduced-motion", default="no-preference")
    parser.add_argument("--color-scheme", default="light")
    parser.add_argument("--forced-colors", default="none")
    parser.add_argument("--font-size", type=int, default=16, help="In pixels.")
    main(parser.parse_args())
