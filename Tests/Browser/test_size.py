"""How much a browser has to fetch before a page is alive."""

import gzip
import re
from urllib.request import Request, urlopen

from conftest import ROOT

LIMIT = 14 * 1024
CLIENT = ROOT / "Sources/RostrumWeb/Client"
# The rules of a theme as a browser understands them; it keeps the white space in the values of custom properties.
RULES = r"""([source, served]) => [source, served].map((theme) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(theme);
  return [...sheet.cssRules].map((rule) => rule.cssText).join("").replace(/\s+/g, " ")
    .replace(/([{};,:>(]) /g, "$1").split("}");
})"""


def test_the_client_is_small_and_served_without_comments(start):
    url = start().url
    page = urlopen(url).read().decode()
    path = re.search(r'src="/(_rostrum/rostrum-[^"]+\.js)"', page).group(1)
    script = urlopen(url + path).read()
    compressed = urlopen(Request(url + path, headers={"Accept-Encoding": "gzip, deflate, br"})).read()
    assert gzip.decompress(compressed) == script
    assert len(compressed) <= LIMIT
    assert b"\n//" not in script and b"/**" not in script
    assert script == (CLIENT / "Served/rostrum.js").read_bytes()


def test_the_theme_is_small(start):
    url = start().url
    path = re.search(r'href="/(_rostrum/rostrum-[^"]+\.css)"', urlopen(url).read().decode()).group(1)
    compressed = urlopen(Request(url + path, headers={"Accept-Encoding": "gzip, deflate, br"})).read()
    theme = gzip.decompress(compressed)
    assert b"@layer rostrum" in theme and b"MARK" not in theme
    assert theme == (CLIENT / "Served/rostrum.css").read_bytes()
    assert len(compressed) <= 18 * 1024


def test_the_served_theme_has_the_rules_of_its_source(page):
    """One rule that a minifier doesn't understand would be gone without a word."""
    themes = [(CLIENT / name).read_text() for name in ("rostrum.css", "Served/rostrum.css")]
    source, served = page.evaluate(RULES, themes)
    assert len(source) > 800
    assert served == source
