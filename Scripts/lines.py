"""Checks that no line of a document is longer than 120 characters, and that paragraphs are short; breaks long lines.

    python3 Scripts/lines.py            # fails if a line or a paragraph is too long
    python3 Scripts/lines.py --write    # breaks the paragraphs with such lines again

Tables, code, headings and links by themselves have lines of any length. The tables of support are written by their own
script, and aren't checked. A paragraph has one thought: code and addresses don't count in its length.
"""

import pathlib
import re
import subprocess
import sys
import textwrap

ROOT = pathlib.Path(__file__).parents[1]
WIDTH = 120
PARAGRAPH = 450
# Written by Scripts/support.py, or a text that is quoted as it is.
LEFT_OUT = ("Documentation/Support.md", "Documentation/Support/", "docs/")
FIXED = re.compile(r"\s*(\||#|<|!\[|\[[^\]]+\]: )")
ITEM = re.compile(r"(\s*)([-*] |\d+\. )")
UNCOUNTED = re.compile(r"`[^`]*`(?:, )?|\]\([^)]*\)")
CODE = re.compile(r" {4,}(?![-*] )")


def blocks(text):
    """The lines of a document in groups: whether a group is prose that may be broken, and its lines."""
    fence, group = False, []
    was_prose = False
    for line in text.split("\n"):
        is_fence = line.lstrip().startswith("```")
        is_code = CODE.match(line) and not group
        fixed = fence or is_fence or not line.strip() or FIXED.match(line) or is_code
        if is_fence:
            fence = not fence
        if group and (fixed or ITEM.match(line)):
            yield True, group
            group = []
        if fixed:
            yield False, [line]
        else:
            group.append(line)
    if group:
        yield True, group


def too_long(text):
    """The numbers of the lines that are too long."""
    found, number = [], 0
    for is_prose, lines in blocks(text):
        for line in lines:
            number += 1
            if is_prose and len(line) > WIDTH:
                found.append(number)
    return found


def paragraphs_too_long(text):
    """The first lines of the paragraphs and items that are too long."""
    return [
        lines[0].strip() for is_prose, lines in blocks(text)
        if is_prose and len(UNCOUNTED.sub("", " ".join(line.strip() for line in lines))) > PARAGRAPH]


def broken(text):
    """The document with its paragraphs broken again, if a line of theirs is too long."""
    result = []
    for is_prose, lines in blocks(text):
        if is_prose and any(len(line) > WIDTH for line in lines):
            lines = wrapped(lines)
        result += lines
    return "\n".join(result)


def wrapped(lines):
    item = ITEM.match(lines[0])
    first = item[0] if item else re.match(r"\s*", lines[0])[0]
    words = lines[0][len(first):] + " " + " ".join(line.strip() for line in lines[1:])
    # A link or a code span stays on its line: a blank within it isn't where a line ends.
    kept = re.sub(r"(?<!`)`[^`]{1,80}`(?!`)", lambda match: match[0].replace(" ", "\0"), words)
    done = textwrap.wrap(
        kept.strip(), WIDTH, initial_indent=first, subsequent_indent=" " * len(first), break_long_words=False,
        break_on_hyphens=False)
    return [line.replace("\0", " ") for line in done]


def documents():
    names = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True).stdout.split()
    return [ROOT / name for name in names if not name.startswith(LEFT_OUT)]


def main():
    found = []
    for path in documents():
        text = path.read_text()
        if "--write" in sys.argv[1:]:
            path.write_text(broken(text))
        else:
            name = path.relative_to(ROOT)
            found += [f"{name}:{number}: longer than {WIDTH} characters" for number in too_long(text)]
            found += [f"{name}: a paragraph is too long: {line}" for line in paragraphs_too_long(text)]
    print(*found, sep="\n") if found else print(f"{len(documents())} documents have short lines and paragraphs")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
