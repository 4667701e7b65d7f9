"""Editors of texts with looks, links and lists: what the browser shows, and which code it sends."""

import pytest
from playwright.sync_api import expect

from nodes import button, el, row, sheet
from test_modules import modules  # noqa: F401: fixture
from waits import painted, visit

BOLD, ITALIC, UNDERLINED, STRUCK, CODE = "\x02", "\x03", "\x04", "\x05", "\x06"
BULLET, NUMBER = "\x11", "\x12"
TOOLS = ["bold", "italic", "underline", "strikethrough", "link", "bulleted", "numbered"]


def link(address):
    return f"\x0e{address}\x0f"


def editor(id=2, code="", name="Notes", **attributes):
    tools = [
        el(id, "button", {"class": "r-textEditor__tool", "type": "button", "value": tool, "aria-label": tool}, part=3 + at)
        for at, tool in enumerate(TOOLS)]
    return el(
        id, "div", {"class": "r-textEditor s-richText", "data-on": "focus", "data-script": "/_rostrum/rich.js"},
        el(id, "textarea", {"class": "r-textEditor__source", "data-on": "text focus", "aria-label": name, **attributes},
           code, part=1),
        el(id, "div", {"class": "r-textEditor__tools", "role": "group"}, *tools, part=2))


def open_editor(page, double, *nodes):
    visit(page, double.show(*(nodes or [editor()])))
    box = page.get_by_role("textbox", name="Notes")
    expect(box).to_have_attribute("contenteditable", "true")
    return box


def wait_code(double, code):
    """Waits until the browser has sent a code."""
    last = None
    while last != code:
        event = double.event()
        if event[1] == "text":
            last = event[2]


def html(box):
    return box.evaluate("box => box.innerHTML")


# MARK: Codes, which Swift and the browser read alike

CODES = [
    "", "a\n\n\tb", f"a {BOLD}b{ITALIC}c{BOLD}{ITALIC}{UNDERLINED}{STRUCK}{CODE}d",
    f"see {link('https://a.b/?q=1#x')}here{link('')}, or {BOLD}{link('mailto:a@b.c')}write",
    f"{BULLET}one\n{BULLET}\n{NUMBER}1\n{BULLET}", f"{BOLD}👩‍🚀é日本",
]


@pytest.mark.parametrize("code", CODES)
def test_a_code_is_read_and_written(modules, code):  # noqa: F811
    assert modules("marks", "({ parse, print }, code) => print(parse(code))", code) == code


@pytest.mark.parametrize("code, clean", [
    ("\x01a\x07b\r\nc\x00\x7f", "ab\nc"), (f"a{BULLET}b{NUMBER}", "ab"), (f"{BOLD}{BOLD}a{BOLD}{BOLD}", "a"),
    (f"a{BOLD}\nb", "a\nb"), ("\x0ehttps://a.b", "https://a.b"), ("\x0fa\x0f", "a"),
    ("\x0e\x0ehttps://a.b\x0fa", f"{link('https://a.b')}a"), ("\x0ehttps://a.b\nc\x0fd", "https://a.b\ncd"),
    (f"{link('')}a", "a"), (f"{link('javascript:alert(1)')}a", "a"), (f"{link('https://a b')}a", "a"),
    (f"{link('/path')}a", "a"), (f"{link('https://' + 'a' * 2000)}a", "a"),
])
def test_marks_that_make_no_sense_are_left_out(modules, code, clean):  # noqa: F811
    assert modules("marks", "({ parse, print }, code) => print(parse(code))", code) == clean


LINES = "({ parse, print, withKind, withLook }, [code, start, end, ...rest]) => "


@pytest.mark.parametrize("code, start, end, look, changed", [
    ("one two", 4, 7, 1, f"one {BOLD}two"), (f"one {BOLD}two", 4, 7, 1, "one two"),
    (f"one {BOLD}two", 0, 7, 1, f"{BOLD}one two"), (f"{BOLD}one\n{BOLD}two", 1, 5, 1, f"{BOLD}o{BOLD}ne\nt{BOLD}wo"),
    ("a\n\nb", 0, 4, 2, f"{ITALIC}a\n\n{ITALIC}b"), (f"{BOLD}one", 1, 2, 8, f"{BOLD}o{STRUCK}n{STRUCK}e"),
    ("one", 3, 3, 1, "one"), ("", 0, 0, 1, ""),
])
def test_words_get_a_look_and_lose_it(modules, code, start, end, look, changed):  # noqa: F811
    function = LINES + "print(withLook(parse(code), start, end, ...rest))"
    assert modules("marks", function, [code, start, end, look]) == changed


@pytest.mark.parametrize("code, start, end, kind, changed", [
    ("a\nb\nc", 2, 3, "ul", f"a\n{BULLET}b\nc"), ("a\nb\nc", 0, 5, "ol", f"{NUMBER}a\n{NUMBER}b\n{NUMBER}c"),
    (f"{BULLET}a\n{BULLET}b", 0, 1, "ul", f"a\n{BULLET}b"), (f"{BULLET}a\nb", 0, 3, "ul", f"{BULLET}a\n{BULLET}b"),
    (f"{BULLET}a", 0, 0, "ol", f"{NUMBER}a"), ("", 0, 0, "ul", BULLET),
])
def test_lines_get_a_kind_and_lose_it(modules, code, start, end, kind, changed):  # noqa: F811
    function = LINES + "print(withKind(parse(code), start, end, ...rest))"
    assert modules("marks", function, [code, start, end, kind]) == changed


# MARK: What is shown

def test_a_code_is_shown_as_what_it_means(page, double):
    box = open_editor(page, double, editor(code=f"a{BOLD}b\n{BULLET}c\n{BULLET}\n{NUMBER}{link('https://a.b')}d"))
    assert html(box) == (
        '<div>a<b>b</b></div><ul><li>c</li><li><br></li></ul><ol><li><a href="https://a.b">d</a></li></ol>')


def test_markup_in_a_code_is_text(page, double):
    box = open_editor(page, double, editor(code="<img src=x onerror=alert(1)>"))
    assert html(box) == "<div>&lt;img src=x onerror=alert(1)&gt;</div>"


def test_only_what_the_user_sees_has_a_place_in_the_order_of_the_tab_key(page, double):
    open_editor(page, double, button(3, "Before"), editor())
    page.get_by_role("button", name="Before").focus()
    page.keyboard.press("Tab")
    expect(page.locator("[contenteditable]")).to_be_focused()
    assert [name for _, name, *_ in [double.event()]] == ["focus"]


def test_the_server_moves_the_focus_into_the_editor(page, double):
    open_editor(page, double)
    double.send(["f", 2])
    expect(page.locator("[contenteditable]")).to_be_focused()


# MARK: What is typed

def test_typed_words_are_sent(page, double):
    box = open_editor(page, double)
    box.click()
    page.keyboard.type("one")
    page.keyboard.press("Enter")
    page.keyboard.type("two  three")
    wait_code(double, "one\ntwo  three")
    assert page.locator("textarea").input_value() == "one\ntwo  three"


def test_the_keys_of_the_browser_make_words_bold_italic_and_underlined(page, double):
    box = open_editor(page, double)
    box.click()
    for key, word in (("b", "one"), ("i", "two"), ("u", "three")):
        page.keyboard.press(f"ControlOrMeta+{key}")
        page.keyboard.type(word)
        page.keyboard.press(f"ControlOrMeta+{key}")
    wait_code(double, f"{BOLD}one{BOLD}{ITALIC}two{ITALIC}{UNDERLINED}three")


def test_buttons_change_the_selected_words(page, double):
    box = open_editor(page, double, editor(code="word"))
    box.click()
    page.keyboard.press("ControlOrMeta+a")
    page.get_by_role("button", name="bold").click()
    wait_code(double, f"{BOLD}word")
    expect(page.get_by_role("button", name="bold")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="italic")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="strikethrough").click()
    wait_code(double, f"{BOLD}{STRUCK}word")
    page.get_by_role("button", name="bold").click()
    wait_code(double, f"{STRUCK}word")


def test_what_was_done_is_taken_back_and_done_again(page, double):
    box = open_editor(page, double)
    box.click()
    page.keyboard.type("one")
    page.keyboard.press("ControlOrMeta+a")
    page.get_by_role("button", name="bold").click()
    wait_code(double, f"{BOLD}one")
    for key, code in [("z", "one"), ("z", ""), ("Shift+z", "one"), ("y", f"{BOLD}one")]:
        page.keyboard.press(f"ControlOrMeta+{key}")
        wait_code(double, code)
    page.keyboard.press("ControlOrMeta+z")
    page.keyboard.press("End")
    page.keyboard.type("!")
    page.keyboard.press("ControlOrMeta+Shift+z")
    wait_code(double, "one!")
    assert double.received.empty()


def test_lines_become_items_of_a_list_and_no_items_again(page, double):
    box = open_editor(page, double, editor(code="one"))
    box.click()
    page.keyboard.press("End")
    page.get_by_role("button", name="bulleted").click()
    wait_code(double, f"{BULLET}one")
    page.keyboard.press("Enter")
    page.keyboard.type("two")
    wait_code(double, f"{BULLET}one\n{BULLET}two")
    page.keyboard.press("ControlOrMeta+a")
    page.get_by_role("button", name="numbered").click()
    wait_code(double, f"{NUMBER}one\n{NUMBER}two")
    expect(page.get_by_role("button", name="numbered")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="numbered").click()
    wait_code(double, "one\ntwo")


def test_words_are_linked(page, double):
    box = open_editor(page, double, editor(code="word"))
    page.once("dialog", lambda dialog: dialog.accept("https://a.b/"))
    box.click()
    page.keyboard.press("ControlOrMeta+a")
    page.get_by_role("button", name="link").click()
    wait_code(double, f"{link('https://a.b/')}word")
    page.once("dialog", lambda dialog: dialog.accept("javascript:alert(1)"))
    page.keyboard.press("ControlOrMeta+a")
    page.get_by_role("button", name="link").click()
    painted(page)
    assert page.locator("textarea").input_value() == f"{link('https://a.b/')}word"
    page.once("dialog", lambda dialog: dialog.accept(""))
    page.get_by_role("button", name="link").click()
    wait_code(double, "word")


def test_only_what_a_text_may_have_remains_of_what_is_pasted(page, double):
    box = open_editor(page, double)
    box.click()
    # The effect of a paste: the browser inserts nodes, and says so.
    box.evaluate(
        """box => {
            const make = (tag, ...children) => {
                const element = document.createElement(tag);
                element.append(...children);
                return element;
            };
            const title = make("title", "unseen");
            const evil = make("a", "evil");
            evil.setAttribute("href", "javascript:alert(1)");
            const good = make("a", "good");
            good.setAttribute("href", "https://a.b/");
            const image = make("img");
            image.setAttribute("alt", "picture");
            box.replaceChildren(
                make("h1", "Title"), "\\n", make("p", "one ", make("strong", "two"), make("span", make("em", " three"))),
                make("table", make("tbody", make("tr", make("td", "cell")))), make("ul", make("li", make("p", evil)), make("li", good)),
                title, image, make("button", "press"));
            box.dispatchEvent(new InputEvent("input", { inputType: "insertFromPaste", bubbles: true }));
        }""")
    wait_code(
        double,
        f"Title\none {BOLD}two{BOLD}{ITALIC} three\ncell\n{BULLET}evil\n{BULLET}{link('https://a.b/')}good\npress")
    assert box.evaluate("box => [...new Set([...box.querySelectorAll('*')].map(one => one.localName))].sort()") == [
        "a", "b", "div", "i", "li", "ul"]


@pytest.mark.engines("chromium", reason="other browsers let no page write markup to the clipboard without a gesture")
def test_what_is_pasted_is_cleaned(new_page, double):
    page = new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    box = open_editor(page, double)
    box.click()
    page.evaluate(
        """async () => {
            const markup = "<h2 onclick='alert(1)' style='color:red'>Title</h2><p>one <b>two</b> <a href='https://a.b/'>three</a>"
              + "<script>alert(1)</scr" + "ipt><img src='https://a.b/x.png' onerror='alert(1)'></p><ul><li>four</li></ul>";
            await navigator.clipboard.write([new ClipboardItem({ "text/html": new Blob([markup], { type: "text/html" }) })]);
        }""")
    page.keyboard.press("ControlOrMeta+v")
    wait_code(double, f"Title\none {BOLD}two{BOLD} {link('https://a.b/')}three\n{BULLET}four")
    assert box.evaluate("box => [...new Set([...box.querySelectorAll('*')].map(one => one.localName))].sort()") == [
        "a", "b", "div", "li", "ul"]
    assert box.evaluate("box => [...box.querySelectorAll('*')].flatMap(one => one.getAttributeNames())") == ["href"]
    # The browser says what the policy has kept the markup from doing before it was cleaned.
    new_page.errors.clear()


def test_backspace_in_an_editor_deletes_no_row_and_letters_press_no_button(page, double):
    box = open_editor(
        page, double, row(5, editor(code="ab"), deletes=True), button(9, "New", aria_keyshortcuts="N"),
        button(10, "Save", aria_keyshortcuts="Enter"))
    box.click()
    page.keyboard.press("End")
    page.keyboard.press("Backspace")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    wait_code(double, "an\n")
    assert double.received.empty()


def test_a_disabled_editor_takes_no_text(page, double):
    open_editor(page, double)
    double.send(["a", 2, 1, {"disabled": True}])
    box = page.get_by_role("textbox", name="Notes")
    expect(box).to_have_attribute("contenteditable", "false")
    expect(box).to_have_attribute("aria-disabled", "true")
    double.send(["a", 2, 1, {"disabled": None}])
    expect(box).to_have_attribute("contenteditable", "true")


# MARK: What the server sets, and what is lost

def test_a_text_of_the_server_is_shown_and_the_caret_stays_in_its_words(page, double):
    box = open_editor(page, double, editor(code="one two"))
    box.click()
    page.keyboard.press("End")
    double.send(["p", 2, 1, f"zero {BOLD}one{BOLD} two", 0])
    expect(box).to_have_text("zero one two")
    assert html(box) == "<div>zero <b>one</b> two</div>"
    page.keyboard.type("!")
    wait_code(double, f"zero {BOLD}one{BOLD} two!")


def test_an_older_text_of_the_server_replaces_nothing(page, double):
    box = open_editor(page, double)
    box.click()
    page.keyboard.type("mine")
    wait_code(double, "mine")
    double.send(["p", 2, 1, "theirs", 0])
    painted(page)
    expect(box).to_have_text("mine")


def test_what_is_typed_off_the_network_is_sent_later(page, double):
    box = open_editor(page, double)
    double.kill()
    box.click()
    page.keyboard.press("ControlOrMeta+b")
    page.keyboard.type("later")
    wait_code(double, f"{BOLD}later")
    expect(box).to_have_text("later")


def test_a_new_tree_keeps_what_is_typed_and_the_focus(page, double):
    box = open_editor(page, double)
    double.answers = False
    box.click()
    page.keyboard.type("mine")
    double.send(["m", el(1, "main", {"class": "r-scene"}, editor(code=""))], acknowledged=0)
    expect(box).to_have_text("mine")
    expect(page.locator("[contenteditable]")).to_be_focused()


def test_an_editor_that_appears_later_works(page, double):
    open_editor(page, double)
    double.send(["i", 1, 0, sheet(20, editor(30, "there", "More"))])
    box = page.get_by_role("textbox", name="More")
    expect(box).to_have_text("there")
    box.click()
    page.keyboard.press("End")
    page.keyboard.type("!")
    wait_code(double, "there!")
