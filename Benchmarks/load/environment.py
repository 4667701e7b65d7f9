"""The Python packages of `crowd.py`, in a folder that it makes."""

import os
import pathlib
import subprocess
import sys
import venv

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / ".build-benchmarks"
PACKAGES = pathlib.Path(__file__).with_name("requirements.txt")


def enter() -> None:
    """Runs the command again with the packages, if it runs without them."""
    if pathlib.Path(sys.prefix) == FOLDER:
        return
    python = FOLDER / "bin" / "python"
    installed = FOLDER / PACKAGES.name
    if not installed.exists() or installed.read_text() != PACKAGES.read_text():
        venv.create(FOLDER, clear=True, symlinks=True, with_pip=True)
        subprocess.run(
            [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "-r", PACKAGES],
            check=True)
        installed.write_text(PACKAGES.read_text())
    os.execv(python, [python, *sys.argv])
