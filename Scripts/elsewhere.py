"""Reads Names/Elsewhere.txt and Names/Absent.txt: which names of SwiftUI a page cannot have, or has not yet."""

import collections
import fnmatch
import pathlib
import re
from typing import NamedTuple

FOLDER = pathlib.Path(__file__).parent / "Names"
FILES = ("Elsewhere.txt", "Absent.txt")
EXTENDED = re.compile(r"(View|Scene|EnvironmentValues)\.([a-z]\w*)")
# Arguments that are views.
BUILDERS = {"actions", "content", "destination", "label", "menu", "message", "ornament"}


class Section(NamedTuple):
    """The names with one reason.

    Members are spelled as in missing.txt, by the type that has them, and types with their initializers.
    """

    title: str
    row: str
    types: list
    members: dict


def sections():
    """The sections of both files.

    Raises:
      ValueError: a pattern matches no name.
    """
    names = [line for line in (FOLDER / "SwiftUI.txt").read_text().splitlines() if not line.startswith("#")]
    by_base = collections.defaultdict(list)
    for name in names:
        by_base[re.sub(r"\(.*", "", name)].append(name)
    candidates = [one for one in by_base if "." not in one or EXTENDED.fullmatch(one)]
    taken = set()
    found = []
    for title, row, patterns in groups():
        left_out = {one[1:] for one in patterns if one.startswith("!")}
        types, members = [], collections.defaultdict(list)
        for pattern in patterns:
            hits = matches(pattern.removeprefix("!"), candidates)
            if not hits:
                raise ValueError(f"{pattern} matches no name")
            for base in hits:
                if base in taken | left_out:
                    continue
                taken.add(base)
                if match := EXTENDED.fullmatch(base):
                    members[match[1]] += [declaration(name, match[2]) for name in by_base[base]]
                else:
                    starts = [declaration(name, "init") for name in by_base[f"{base}.init"]]
                    # What stands among commands is one of them, or the compiler complains about the others.
                    kind = f"type {base}: Commands" if base.endswith("Commands") else f"type {base}"
                    types.append((kind, list(dict.fromkeys(starts))))
        found.append(Section(title, row, types, members))
    return found


def groups():
    """The titles, rows and patterns of both files."""
    found = []
    for line in [line for name in FILES for line in (FOLDER / name).read_text().splitlines()]:
        if match := re.fullmatch(r"## (\w+): (\S+)", line):
            found.append((*match.groups(), []))
        elif line and not line.startswith("#"):
            found[-1][2].extend(line.split())
    return found


def matches(pattern, candidates):
    """The names that a pattern matches: types, unless it has a dot."""
    return [one for one in candidates if ("." in pattern) == ("." in one) and fnmatch.fnmatchcase(one, pattern)]


def declaration(name, member):
    """A member as missing.txt spells it: `A` is an argument of any type."""
    if "(" not in name:
        return f"var {member}"
    labels = re.search(r"\((.*)\)", name)[1].split(":")[:-1]
    return f"{member}({', '.join(f'{label}: () -> V' if label in BUILDERS else f'{label}: A' for label in labels)})"
