"""The families of tests that tables generate, of which a short run needs a share only."""

import collections
import zlib

# A family with more members is thinned.
LARGE = 50


def left_out(items, share, part=0):
    """The members of large families that aren't in a share: all but one of so many, always the same ones.

    The members are divided into as many parts as the share says; the part with the number is the share.
    """
    def family(item):
        return item.path, getattr(item, "originalname", None)

    sizes = collections.Counter(map(family, items))
    return {
        item for item in items
        if sizes[family(item)] > LARGE and zlib.crc32(item.name.encode()) % share != part % share}
