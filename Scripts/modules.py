"""Draws the map of the modules that matter first, by what Package.swift says.

    python3 Scripts/modules.py            # fails if the picture isn't that of the package as it is
    python3 Scripts/modules.py --write    # writes Documentation/Images/modules.svg

An arrow is an import, directly or through modules that aren't on the map. Those that follow from other arrows are left out.
"""

import html
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).parents[1]
PICTURE = ROOT / "Documentation/Images/modules.svg"
TARGET = re.compile(r'^    \.(?:target|macro|executableTarget)\(\s*name: "(\w+)"(.*?)\)(?:,\n\n?(?=    \.)|,?\n+  \])', re.M | re.S)
NAME = re.compile(r'(?<!package: )(?<!name: )"(Rostrum\w*)"')

# The modules on the map: the place of a box by its column and row, and what the module is.
MODULES = {
    "RostrumWeb": (0, 0, "a host: browsers,", "sessions, the server"),
    "RostrumTesting": (1, 0, "a host: tests that", "act like a user"),
    "RostrumCore": (0, 1, "state: reducers,", "stores, effects"),
    "RostrumViews": (1, 1, "the view language:", "controls, layout, lists"),
    "RostrumGraph": (1, 2, "the engine: from changed", "state to mutations"),
    "RostrumElements": (0, 2, "the contract: what a", "host is told to show"),
}
WIDTH, HEIGHT, GAP_X, GAP_Y, MARGIN = 200, 76, 90, 54, 12


def manifest():
    """What each module of the package imports of the others, by name."""
    text = (ROOT / "Package.swift").read_text()
    return {name: set(NAME.findall(rest)) - {name} for name, rest in TARGET.findall(text)}


def reachable(graph, start):
    """All modules that a module imports, directly or not."""
    found, waiting = set(), [start]
    while waiting:
        for name in graph.get(waiting.pop(), ()):
            if name not in found:
                found.add(name)
                waiting.append(name)
    return found


def arrows(graph):
    """The imports among the modules on the map, without those that follow from others."""
    below = {name: reachable(graph, name) & set(MODULES) for name in MODULES}
    return [
        (name, other) for name in MODULES for other in MODULES
        if other in below[name] and not any(other in below[between] for between in below[name] - {other})]


def place(name):
    column, row = MODULES[name][:2]
    return MARGIN + column * (WIDTH + GAP_X), MARGIN + row * (HEIGHT + GAP_Y)


def line(start, end):
    """An arrow between the sides of two boxes that face each other."""
    (x1, y1), (x2, y2) = place(start), place(end)
    if y1 == y2:
        left = x1 > x2
        points = (x1 if left else x1 + WIDTH, y1 + HEIGHT / 2, x2 + WIDTH if left else x2, y2 + HEIGHT / 2)
    else:
        # Arrows of one box to two columns begin apart from each other.
        shift = 0 if x1 == x2 else (60 if x2 > x1 else -60)
        points = (x1 + WIDTH / 2 + shift, y1 + HEIGHT, x2 + WIDTH / 2 - shift, y2)
    return '<line x1="{:g}" y1="{:g}" x2="{:g}" y2="{:g}" marker-end="url(#tip)"/>'.format(*points)


def box(name):
    x, y = place(name)
    middle = x + WIDTH / 2
    words = "".join(
        f'<text x="{middle:g}" y="{y + 46 + 18 * index:g}">{html.escape(text)}</text>'
        for index, text in enumerate(MODULES[name][2:]))
    return (f'<rect x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="8"/>'
            f'<text class="name" x="{middle:g}" y="{y + 24:g}">{name}</text>{words}')


def picture(graph):
    rows = 1 + max(row for _, row, *_ in MODULES.values())
    width, height = 2 * MARGIN + 2 * WIDTH + GAP_X, 2 * MARGIN + rows * HEIGHT + (rows - 1) * GAP_Y
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        "<title>Six modules of Rostrum, and what they import</title>",
        "<style>",
        "text { font: 13px system-ui, sans-serif; text-anchor: middle; fill: #333 }",
        ".name { font-weight: 600; font-size: 15px; fill: #111 }",
        "rect { fill: #f3f5f8; stroke: #8894a8 } line { stroke: #56627a; stroke-width: 1.5 } path { fill: #56627a }",
        "@media (prefers-color-scheme: dark) {",
        "text { fill: #ccc } .name { fill: #fff } rect { fill: #20262f; stroke: #66728a }",
        "line { stroke: #9aa7bd } path { fill: #9aa7bd } }",
        "</style>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path d="M0 0 L8 4 L0 8 Z"/></marker></defs>',
        *[line(*arrow) for arrow in arrows(graph)], *map(box, MODULES), "</svg>", ""])


def main():
    drawn = picture(manifest())
    if "--write" in sys.argv[1:]:
        PICTURE.write_text(drawn)
    elif not PICTURE.exists() or PICTURE.read_text() != drawn:
        print(f"{PICTURE.relative_to(ROOT)} isn't current: run Scripts/modules.py --write")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
