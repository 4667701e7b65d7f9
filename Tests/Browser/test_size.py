"""How much a browser has to fetch before a page is alive."""

import gzip
import re
from urllib.request import Request, urlopen

from conftest import ROOT

LIMIT = 14 * 1024
SOURCE = ROOT / "Sources/RostrumWeb/Client/rostrum.js"


def test_the_client_is_small_and_served_without_comments(start):
    url = start().url
    page = urlopen(url).read().decode()
    path = re.search(r'src="/(_rostrum/rostrum-[^"]+\.js)"', page).group(1)
    script = urlopen(url + path).read()
    compressed = urlopen(Request(url + path, headers={"Accept-Encoding": "gzip, deflate, br"})).read()
    assert gzip.decompress(compressed) == script
    assert len(compressed) <= LIMIT
    assert b"\n//" not in script and b"/**" not in script


def test_a_name_that_becomes_short_is_no_global(page, start):
    url = start().url
    path = re.search(r'src="/(_rostrum/rostrum-[^"]+\.js)"', urlopen(url).read().decode()).group(1)
    words = lambda script: set(re.findall(r"[a-zA-Z_]\w*", script))  # noqa: E731
    code = re.sub(r"/\*[^/]*\*/|//.*", "", SOURCE.read_text())
    short = words(code) - words(urlopen(url + path).read().decode())
    assert len(short) > 200
    # Functions declare both, and none uses the browser's.
    assert set(page.evaluate("(names) => names.filter((name) => name in window)", sorted(short))) == {"event", "stop"}


def test_the_theme_is_small(start):
    url = start().url
    path = re.search(r'href="/(_rostrum/rostrum-[^"]+\.css)"', urlopen(url).read().decode()).group(1)
    compressed = urlopen(Request(url + path, headers={"Accept-Encoding": "gzip, deflate, br"})).read()
    theme = gzip.decompress(compressed)
    assert b"@layer rostrum" in theme and b"MARK" not in theme
    assert len(compressed) <= 18 * 1024
