"""Joins and minifies what browsers load: `client.py` writes `Client/Served`, `client.py --check` compares it.

The sources are the modules in `Sources/RostrumWeb/Client/Modules` and the themes beside them. Each script that a page
loads is one of the modules, with those that it imports. `esbuild` joins and minifies them, as Debian packages it; run
this after each change of a source, and commit the result.

The minified themes say word for word what their sources say: `esbuild` doesn't know all of the CSS that the theme
uses. So only comments go, and white space that separates nothing.

`digests.txt` beside the results holds the version of `esbuild` and the digests of all sources and of each result.
With it, `--check` finds stale results where there is no `esbuild`. Where that version is installed, `--check`
compares the results themselves.
"""

import hashlib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

CLIENT = pathlib.Path(__file__).parents[1] / "Sources/RostrumWeb/Client"
SCRIPTS = (
    "rostrum.js", "charts.js", "clips.js", "clock.js", "columns.js", "details.js", "dragging.js", "files.js",
    "grid.js", "held.js", "keys.js", "leaving.js", "masks.js", "motions.js", "places.js", "pointing.js",
    "reactions.js", "reader.js", "repeating.js", "rich.js", "scrolling.js", "selection.js", "splits.js",
    "suggesting.js", "tour.js", "truncation.js", "typesetting.js", "undo.js", "window.js")
THEMES = ("rostrum.css", "desk.css", "print.css")
OPTIONS = ("--bundle", "--minify", "--format=esm", "--target=es2022", "--charset=utf8", "--log-level=warning")
# What a theme consists of: literals, comments, white space, signs that need no space on one side, and the rest.
TOKENS = re.compile(r"""("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(/\*.*?\*/|\s+)|(.)""", re.DOTALL)
# Signs behind and before which a space separates nothing; one before a colon can, as in `a :hover`.
NO_SPACE_AFTER, NO_SPACE_BEFORE = "{};,>:", "{};,>!"


def minified(theme):
    """A theme without comments, and without white space that separates nothing."""
    result, gap = [], False
    for literal, space, other in TOKENS.findall(theme):
        if space:
            gap = True
            continue
        last, token = (result[-1][-1] if result else "{"), literal or other
        if token == "}" and last == ";":
            result.pop()
        elif gap and last not in NO_SPACE_AFTER and token not in NO_SPACE_BEFORE:
            result.append(" ")
        result.append(token)
        gap = False
    return "".join(result) + "\n"


def sources(client):
    """The files that the results are made of."""
    return [*sorted((client / "Modules").glob("*.js")), *(client / theme for theme in THEMES)]


def digest(*paths):
    """A digest of the names and contents of files."""
    total = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        total.update(f"{path.name} {len(content)}\n".encode() + content)
    return total.hexdigest()[:32]


def esbuild():
    """The version of `esbuild` that is installed, or none."""
    if not shutil.which("esbuild"):
        return None
    return subprocess.run(["esbuild", "--version"], check=True, capture_output=True, text=True).stdout.strip()


def build(client, folder):
    """Writes what browsers load into a folder."""
    entries = [str(client / "Modules" / name) for name in SCRIPTS]
    subprocess.run(["esbuild", *entries, *OPTIONS, f"--outdir={folder}"], check=True)
    for theme in THEMES:
        (folder / theme).write_text(minified((client / theme).read_text()))


def digests(client, folder, version):
    """The text of `digests.txt`."""
    lines = [f"esbuild {version}", f"sources {digest(*sources(client))}"]
    return "\n".join(lines + [f"{name} {digest(folder / name)}" for name in (*SCRIPTS, *THEMES)]) + "\n"


def write(client=CLIENT):
    """Writes the results and their digests."""
    served = client / "Served"
    served.mkdir(exist_ok=True)
    build(client, served)
    (served / "digests.txt").write_text(digests(client, served, esbuild()))


def stale(client=CLIENT, version=None):
    """What is wrong with the results, in words; nothing if they are current.

    `version` is that of the installed `esbuild`, if there is one.
    """
    served = client / "Served"
    missing = [name for name in (*SCRIPTS, *THEMES, "digests.txt") if not (served / name).exists()]
    if missing:
        return [f"{name} is missing" for name in missing]
    text = (served / "digests.txt").read_text()
    recorded = text.split("\n", 1)[0].removeprefix("esbuild ")
    expected = digests(client, served, recorded)
    pairs = zip(text.splitlines(), expected.splitlines(), strict=True)
    problems = [f"{new.split()[0]} changed since Scripts/client.py ran" for old, new in pairs if old != new]
    if problems or version != recorded:
        return problems
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        build(client, folder)
        names = [name for name in (*SCRIPTS, *THEMES) if (folder / name).read_bytes() != (served / name).read_bytes()]
        return [f"{name} isn't what esbuild makes of the sources" for name in names]


def main():
    version = esbuild()
    if sys.argv[1:] == ["--check"]:
        problems = stale(version=version)
        for problem in problems:
            print(f"{CLIENT.name}/Served: {problem}")
        sys.exit(1 if problems else 0)
    if sys.argv[1:]:
        sys.exit(__doc__)
    if not version:
        sys.exit("esbuild is needed: apt-get install esbuild")
    write()


if __name__ == "__main__":
    main()
