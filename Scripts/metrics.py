"""Writes the widths of the letters of DejaVu Sans as Swift.

    python3 Scripts/metrics.py [directory of the fonts]

The layout of tests measures text by them: Sources/RostrumLayout/Metrics/DejaVuAdvances.swift. Widths are in 1/2048 of the
size of the font, one for each character of a range, and 0 where the font has no letter.
"""

import pathlib
import struct
import sys

ROOT = pathlib.Path(__file__).parents[1]
TARGET = ROOT / "Sources/RostrumLayout/Metrics/DejaVuAdvances.swift"
FONTS = pathlib.Path("/usr/share/fonts/truetype/dejavu")
FACES = {
    "regular": "DejaVuSans.ttf",
    "bold": "DejaVuSans-Bold.ttf",
    "monospaced": "DejaVuSansMono.ttf",
}
RANGES = [(0x20, 0x17F), (0x370, 0x45F), (0x2010, 0x2026), (0x20AC, 0x20AC), (0x2122, 0x2122), (0x2190, 0x2193)]
HEADER = '''// Written by Scripts/metrics.py from DejaVu Sans 2.37, (c) 2003 Bitstream, Inc.; DejaVu changes are in
// the public domain. The licence of the fonts permits copies of this data.

/// The widths of the letters of DejaVu Sans, in 1/2048 of the size of the font.
enum DejaVuAdvances {
  /// The characters that the tables have widths for, one range after another.
  static let ranges: [ClosedRange<UInt32>] = [
'''


def tables(data):
    count = struct.unpack(">H", data[4:6])[0]
    for index in range(count):
        tag, _, start, length = struct.unpack(">4sIII", data[12 + 16 * index : 28 + 16 * index])
        yield tag.decode(), data[start : start + length]


def glyphs(cmap):
    """The glyph of each character, from a table of format 4."""
    for index in range(struct.unpack(">H", cmap[2:4])[0]):
        platform, encoding, start = struct.unpack(">HHI", cmap[4 + 8 * index : 12 + 8 * index])
        table = cmap[start:]
        if (platform, encoding) == (3, 1) and struct.unpack(">H", table[:2])[0] == 4:
            break
    else:
        raise SystemExit("The font has no table of characters of format 4.")
    size = struct.unpack(">H", table[6:8])[0]
    parts = [14, 16 + size, 16 + 2 * size, 16 + 3 * size]
    ends, starts, deltas, offsets = (struct.unpack(f">{size // 2}H", table[p : p + size]) for p in parts)
    result = {}
    for segment, (first, last) in enumerate(zip(starts, ends)):
        for code in range(first, last + 1):
            if offsets[segment] == 0:
                result[code] = (code + deltas[segment]) & 0xFFFF
            else:
                place = parts[3] + 2 * segment + offsets[segment] + 2 * (code - first)
                glyph = struct.unpack(">H", table[place : place + 2])[0]
                result[code] = (glyph + deltas[segment]) & 0xFFFF if glyph else 0
    return result


def advances(path):
    font = dict(tables(path.read_bytes()))
    if struct.unpack(">H", font["head"][18:20])[0] != 2048:
        raise SystemExit(f"{path.name} does not divide its size by 2048.")
    count = struct.unpack(">H", font["hhea"][34:36])[0]
    widths = [struct.unpack(">H", font["hmtx"][4 * i : 4 * i + 2])[0] for i in range(count)]
    letters = glyphs(font["cmap"])
    for first, last in RANGES:
        for code in range(first, last + 1):
            glyph = letters.get(code, 0)
            yield widths[min(glyph, count - 1)] if glyph else 0


def wrapped(words, indent="    "):
    line = indent
    for word in words:
        if len(line) + len(word) + 2 > 98:
            yield line.rstrip()
            line = indent
        line += word + ", "
    yield line.rstrip()


def main():
    fonts = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else FONTS
    out = HEADER
    out += "\n".join(wrapped(f"0x{a:X}...0x{b:X}" for a, b in RANGES)) + "\n  ]\n"
    for name, file in FACES.items():
        out += f"\n  static let {name}: [UInt16] = [\n"
        out += "\n".join(wrapped(str(width) for width in advances(fonts / file))) + "\n  ]\n"
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(out + "}\n")


main()
