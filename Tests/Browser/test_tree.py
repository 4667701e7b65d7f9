"""The client's page is what the operations say."""

import random

from playwright.sync_api import expect

from nodes import button, el, field, parts, scene
from waits import live, visit

SHAPE = """() => { const shape = (node) => node.nodeType === 3 ? node.data
  : [Number(node.dataset.id), Number(node.dataset.part ?? 0), node.localName,
     Object.fromEntries([...node.attributes].filter(a => !/^data-(id|part)$/.test(a.name))
       .map(a => [a.name, a.value])),
     [...node.childNodes].map(shape)];
  return shape(document.querySelector("[data-id='1']")); }"""


def test_adopts_what_the_server_rendered(page, double):
    visit(page, double.show(button(2, "Old")))
    page.evaluate("window.kept = document.querySelector('[data-id=\"2\"]')")
    double.send(["t", 2, 0, "New"], ["a", 2, 0, {"data-title": "Tip"}])
    expect(page.get_by_role("button", name="New")).to_have_attribute("data-title", "Tip")
    assert page.evaluate("kept.isConnected")


def test_knows_which_element_of_the_page_is_which(page, double):
    tree = el(2, "div", {}, el(2, "div", {"data-slot": ""}, button(3, "A"), button(9, "B"), part=1),
              el(2, "p", {}, el(2, "b", {}, "foot", part=3), part=2), el(2, "p", {}, "end", part=4))
    double.show(tree, button(10, "C"), button(4, "D"))
    assert parts(double.root) == "eepe9epppe4e"
    visit(page, double.url)
    assert page.evaluate(SHAPE) == double.root
    for name, id in ("A", 3), ("B", 9), ("C", 10), ("D", 4):
        page.get_by_role("button", name=name).click()
        assert double.event() == [id, "tap"]


def test_an_element_of_an_extension_takes_no_number(page, double):
    double.alter = lambda html: html.replace("<button", "<i></i><button", 1)
    visit(page, double.show(button(2, "Save"), button(3, "Delete")))
    # The content was sent again, which needs no element of others.
    expect(page.locator("main > *")).to_have_count(2)
    page.get_by_role("button", name="Save").click()
    assert double.event() == [2, "tap"]


def test_mounts_when_the_server_does_not_adopt(page, double):
    double.adopts = False
    visit(page, double.show(button(2, "Rendered")))
    page.get_by_role("button", name="Rendered").click()
    assert double.event() == [2, "tap"]


def test_inserts_moves_and_removes(page, double):
    visit(page, double.show(el(2, "p", {}, "a"), el(3, "p", {}, "b")))
    double.send(["i", 1, 3, el(4, "p", {}, "c")], ["v", 2, 0], ["r", 3])
    expect(page.locator("main")).to_have_text("ca")


def test_children_go_into_the_slot(page, double):
    tree = el(2, "div", {}, el(2, "header", {}, "head", part=1),
              el(2, "div", {"data-slot": ""}, part=2), el(2, "p", {}, "foot", part=3))
    visit(page, double.show(tree))
    double.send(["i", 2, 0, el(3, "p", {}, "body")])
    expect(page.locator("[data-slot] > p")).to_have_text("body")
    expect(page.locator("main")).to_have_text("headbodyfoot")


def test_adds_style_rules_before_their_use(page, double):
    visit(page, double.show(el(2, "p", {}, "a")))
    double.send(["c", [".s-fg{color:rgb(1,2,3)}", ".s-w{width:77px}"]],
                ["a", 2, 0, {"class": "s-fg s-w"}])
    expect(page.locator("p")).to_have_css("color", "rgb(1, 2, 3)")
    expect(page.locator("p")).to_have_css("width", "77px")


def test_draws_in_the_namespace_of_svg(page, double):
    visit(page, double.show())
    double.send(["i", 1, 0, el(2, "svg", {"viewBox": "0 0 9 9", "width": "90"},
                               el(2, "path", {"d": "M0 0H9V9Z"}, part=1))])
    expect(page.locator("svg")).to_be_visible()
    assert page.evaluate("document.querySelector('path').getTotalLength()") > 20


def test_refuses_what_is_not_allowed(page, double):
    visit(page, double.show(el(2, "a", {"class": "r-link"}, "Link")))
    double.send(["a", 2, 0, {
        "onclick": "alert(1)", "style": "color:red", "srcdoc": "x", "data-id": "9",
        "href": "javascript:alert(1)"}])
    double.send(["a", 2, 0, {"data-title": "done"}])
    expect(page.locator("a[data-title=done]")).to_be_attached()
    names = page.evaluate("document.querySelector('a').getAttributeNames().sort()")
    assert names == ["class", "data-id", "data-title"]
    double.send(["a", 2, 0, {"href": "https://example.org/"}])
    expect(page.locator("a")).to_have_attribute("href", "https://example.org/")


def test_a_forbidden_tag_gets_the_whole_tree_anew(page, double):
    visit(page, double.show(el(2, "p", {}, "kept")))
    assert double.joined()["resume"] is None
    double.send(["i", 1, 0, el(3, "script", {"src": "/x.js"})])
    assert double.mounts.get(timeout=5) == ["mount"]
    live(page)
    assert page.locator("main script").count() == 0
    expect(page.locator("p")).to_have_text("kept")


def test_text_is_never_markup(page, double):
    visit(page, double.show(el(2, "p", {}, "a")))
    double.send(["t", 2, 0, "<img src=x onerror=alert(1)>"], ["i", 1, 0, el(3, "p", {}, "<b>b</b>")])
    expect(page.locator("main")).to_have_text("<img src=x onerror=alert(1)><b>b</b>")


class Reference:
    """The same operations on plain lists."""

    def __init__(self):
        self.root = scene()
        self.nodes = {1: self.root}
        self.parents = {}
        self.next = 2

    def patch(self, random):
        others = list(self.parents)
        choice = random.choice(["i", "i", "i", "r", "v", "a", "t"] if others else ["i"])
        return getattr(self, choice)(random, random.choice(others) if others else None)

    def i(self, random, _):
        parent = random.choice([id for id, node in self.nodes.items() if node[2] != "p"])
        made = self.make(random, 2)
        siblings = self.nodes[parent][4]
        at = random.randint(0, len(siblings))
        before = siblings[at][0] if at < len(siblings) else 0
        siblings.insert(at, made)
        self.adopt(made, parent)
        return ["i", parent, before, made]

    def make(self, random, depth):
        id, self.next = self.next, self.next + 1
        if random.random() < 0.4 or not depth:
            return el(id, "p", {"data-title": f"t{id}"}, f"text {id}")
        return el(id, random.choice(["div", "section"]), {"class": f"x{id}"},
                  *[self.make(random, depth - 1) for _ in range(random.randint(0, 3))])

    def adopt(self, node, parent):
        self.nodes[node[0]], self.parents[node[0]] = node, parent
        for child in node[4]:
            if not isinstance(child, str):
                self.adopt(child, node[0])

    def r(self, random, id):
        self.nodes[self.parents[id]][4].remove(self.nodes[id])
        self.forget(self.nodes[id])
        return ["r", id]

    def forget(self, node):
        del self.nodes[node[0]], self.parents[node[0]]
        for child in node[4]:
            if not isinstance(child, str):
                self.forget(child)

    def v(self, random, id):
        siblings = self.nodes[self.parents[id]][4]
        siblings.remove(self.nodes[id])
        at = random.randint(0, len(siblings))
        before = siblings[at][0] if at < len(siblings) else 0
        siblings.insert(at, self.nodes[id])
        return ["v", id, before]

    def a(self, random, id):
        name, value = random.choice(["data-title", "class", "role"]), random.choice([None, "x", "y"])
        attributes = self.nodes[id][3]
        attributes.pop(name, None)
        if value:
            attributes[name] = value
        return ["a", id, 0, {name: value}]

    def t(self, random, id):
        if self.nodes[id][2] != "p":
            return self.a(random, id)
        self.nodes[id][4][:] = [f"new {random.random()}"]
        return ["t", id, 0, self.nodes[id][4][0]]


def test_two_hundred_random_patches_make_the_reference_tree(page, double):
    import copy
    chance = random.Random(7)
    reference = Reference()
    visit(page, double.show())
    for _ in range(200):
        # The node is copied: later patches change the reference's own.
        double.send(*[copy.deepcopy(reference.patch(chance)) for _ in range(chance.randint(1, 4))])
    double.send(["a", 1, 0, {"data-title": "end"}])
    expect(page.locator("main[data-title=end]")).to_be_attached()
    reference.root[3]["data-title"] = "end"
    assert page.evaluate(SHAPE) == reference.root
    assert page.evaluate("document.querySelectorAll('[data-id]').length") == len(reference.nodes)


def test_a_focused_field_keeps_focus_and_selection_when_its_row_moves(page, double):
    rows = [el(id, "div", {}, field(id + 10, f"text {id}")) for id in (2, 3, 4)]
    visit(page, double.show(*rows))
    page.get_by_label("Field 13").click()
    page.evaluate("document.activeElement.setSelectionRange(2, 4)")
    double.send(["v", 3, 2], ["v", 2, 0], ["v", 3, 0])
    expect(page.locator("main > div").last.locator("input")).to_be_focused()
    assert page.evaluate("[document.activeElement.selectionStart, document.activeElement.selectionEnd]") == [2, 4]
