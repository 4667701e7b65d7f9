"""Texts of users stay texts in a real browser, by the first page and by a patch.

The payloads are those of `Tests/RostrumWebTests/Attacks`.
"""

import json
import os
import pathlib

import pytest
from conftest import ROOT, Server
from waits import live

PROBE = pathlib.Path(os.environ.get("ROSTRUM_PROBE", ROOT / ".build/debug/ServerProbe"))
PARTS = json.loads(pathlib.Path(__file__).with_name("payloads.json").read_text())
TEXTS = (
    [way + body for way in PARTS["ways"] for body in PARTS["bodies"]] + PARTS["others"]
    + [text * count for text, count in PARTS["repeated"]])
ADDRESSES = [
    scheme + rest for scheme in PARTS["schemes"]
    for rest in ("alert(1)", "//a/%0aalert(1)", "text/html,%3Cscript%3Ealert(1)%3C/script%3E")]
# Whatever a payload calls or loads leaves a trace.
CANARY = """
window.__canary = [];
for (const name of ["alert", "confirm", "prompt", "open"]) {
  window[name] = (...values) => window.__canary.push([name, ...values.map(String)]);
}
"""
# The tags and the names of attributes of an element and its descendants.
SHAPE = """(node) => [node, ...node.querySelectorAll("*")].map(
  (node) => [node.namespaceURI, node.localName, ...node.getAttributeNames().sort()].join(" "))"""
# What an element and its descendants say to somebody.
SAID = """(node) => [node, ...node.querySelectorAll("*")].flatMap((node) => [
  ...(node.matches("textarea") ? [] : [...node.childNodes])
    .filter((child) => child.nodeType === Node.TEXT_NODE).map((child) => child.data),
  ...["aria-label", "aria-description", "title", "placeholder", "data-identifier", "data-title"]
    .map((name) => node.getAttribute(name)).filter((value) => value !== null),
  ...(node.matches("input:not([type=checkbox]), textarea") ? [node.value] : []),
])"""


@pytest.fixture
def attack(new_page, tmp_path):
    """Opens the page of the payloads, and collects its requests and dialogs."""
    servers = []

    def open_page(is_first):
        file = tmp_path / "payloads.json"
        file.write_text(json.dumps({"texts": TEXTS, "addresses": ADDRESSES}))
        environment = {"PROBE": "payloads", "PAYLOADS": str(file), "PAYLOADS_FIRST": str(int(is_first))}
        servers.append(Server(tmp_path / "data", environment, program=PROBE))
        page = new_page()
        page.set_default_timeout(30000)
        page.add_init_script(CANARY)
        page.requests = []
        page.dialogs = []
        page.on("request", lambda request: page.requests.append(request.url))
        page.on("dialog", lambda dialog: (page.dialogs.append(dialog.message), dialog.dismiss()))
        page.goto(servers[-1].url)
        page.origin = servers[-1].url
        return live(page)

    yield open_page
    for server in servers:
        server.stop()


def place(page, name):
    return page.locator(f"[data-identifier='{name}']")


def check(page, replacement):
    """Checks that each payload is a text, that nothing ran, and that nothing was loaded."""
    harmless = place(page, "harmless")
    shape, said = harmless.evaluate(SHAPE), harmless.evaluate(SAID)
    assert said.count("word") >= 14
    places = page.evaluate(f"""(count) => Array.from({{ length: count }}, (_, index) => {{
        const found = document.querySelectorAll(`[data-identifier="place-${{index}}"]`);
        return [found.length, ({SHAPE})(found[0]), ({SAID})(found[0])];
    }})""", len(TEXTS))
    for index, (text, shown) in enumerate(zip(TEXTS, places, strict=True)):
        expected = [text.replace("\0", replacement) if word == "word" else word for word in said]
        expected[expected.index("harmless")] = f"place-{index}"
        assert shown == [1, shape, expected], text
    every = "\n".join(TEXTS).replace("\0", replacement)
    heading = page.locator("h1")
    assert heading.evaluate("(node) => [node.childElementCount, node.textContent]") == [0, every]
    alert = page.locator("dialog[open]")
    assert alert.evaluate(SAID).count(every) >= 3
    assert {tag.split()[1] for tag in alert.evaluate(SHAPE)} <= {"dialog", "div", "h2", "p", "button", "span"}
    check_effects(page)


def check_effects(page):
    assert page.evaluate("() => window.__canary") == []
    assert page.dialogs == []
    assert page.url == page.origin
    assert all(url.startswith(f"{page.origin}_rostrum/") for url in page.requests if url != page.origin), page.requests
    # The page has a form of its own, to which the fields for log-in belong.
    tags = set(page.evaluate(
        "() => [...document.querySelectorAll('*:not(body > form#r-credentials:empty)')].map((node) => node.localName)"))
    assert not tags & {"iframe", "object", "embed", "base", "form", "style", "template", "video", "math", "noscript"}
    assert page.locator("script").count() == 1
    handlers = page.evaluate(
        "() => [...document.querySelectorAll('*')].flatMap((node) => node.getAttributeNames()).filter((name) => /^on|^srcdoc$/.test(name))")
    assert handlers == []
    addresses = page.evaluate(
        """() => [...document.querySelectorAll("[href], [src], [srcset], [action], [formaction]")].flatMap((node) =>
             ["href", "src", "srcset", "action", "formaction"].map((name) => node.getAttribute(name)).filter(Boolean))""")
    assert all(address.startswith("/_rostrum/") for address in addresses), addresses


def test_there_are_more_than_two_hundred_payloads():
    assert len(set(TEXTS)) == len(TEXTS) >= 200
    assert len(set(ADDRESSES)) == 60


def test_payloads_on_the_first_page_stay_texts(attack):
    page = attack(True)
    check(page, "\N{REPLACEMENT CHARACTER}")


def test_payloads_in_a_patch_stay_texts(attack):
    page = attack(False)
    page.get_by_role("button", name="Attack").click()
    live(page)
    page.get_by_role("button", name="Ask").click()
    page.locator("dialog[open]").wait_for()
    check(live(page), "\0")
    assert len(page.evaluate("() => document.adoptedStyleSheets")) <= 2
