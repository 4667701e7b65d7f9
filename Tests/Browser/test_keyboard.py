"""Every control works by keyboard, as the ARIA Authoring Practices say."""

import pytest
from playwright.sync_api import expect

from nodes import button, el, field, row, sheet
from waits import focused, live, visit, wait_focus


def tabs():
    def tab(id, title, part, chosen):
        return el(2, "button", {"role": "tab", "type": "button", "value": str(id),
                                "class": "r-tabView__tab", "aria-selected": str(chosen).lower(),
                                "tabindex": "0" if chosen else "-1"}, title, part=part)
    bar = el(2, "div", {"role": "tablist", "data-on": "select", "class": "r-tabView__bar"},
             tab(10, "One", 2, True), tab(11, "Two", 3, False), tab(12, "Three", 4, False), part=1)
    return el(2, "div", {"class": "r-tabView"}, bar)


def test_tabs(page, double):
    visit(page, double.show(tabs()))
    page.keyboard.press("Tab")
    assert focused(page) == "2.2"
    for key, name in (("ArrowRight", "2.3"), ("ArrowRight", "2.4"), ("ArrowRight", "2.2"),
                      ("ArrowLeft", "2.4"), ("Home", "2.2"), ("End", "2.4"), ("t", "2.3")):
        page.keyboard.press(key)
        assert focused(page) == name, key
    assert double.received.empty(), "moving the focus chooses nothing"
    page.keyboard.press("Space")
    assert double.event() == [2, "select", 11]


def test_arrows_skip_tabs_that_are_not_shown(page, double):
    visit(page, double.show(tabs()))
    page.locator("[data-part='3']").evaluate("(tab) => { tab.hidden = true; }")
    page.keyboard.press("Tab")
    for key, name in (("ArrowRight", "2.4"), ("ArrowLeft", "2.2")):
        page.keyboard.press(key)
        assert focused(page) == name, key


def menu():
    def entry(id, title):
        return el(id, "button", {"class": "r-button", "role": "menuitem", "type": "button",
                                 "data-on": "tap"}, title)
    return el(2, "div", {"class": "r-menu"},
              el(2, "button", {"class": "r-menu__button", "type": "button",
                               "aria-haspopup": "menu", "aria-expanded": "false"}, "More", part=1),
              el(2, "div", {"class": "r-menu__items", "role": "menu", "popover": "auto",
                            "data-slot": ""},
                 entry(3, "Copy"), entry(4, "Cut"), entry(5, "Paste"), part=2))


@pytest.mark.parametrize("key, first", [("Enter", "3"), ("Space", "3"), ("ArrowDown", "3"), ("ArrowUp", "5")])
def test_a_menu_opens(page, double, key, first):
    visit(page, double.show(menu()))
    more = page.get_by_role("button", name="More")
    more.focus()
    page.keyboard.press(key)
    wait_focus(page, first)
    expect(more).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    wait_focus(page, "2.1")
    expect(more).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("key", ["Tab", "Shift+Tab"])
def test_the_tab_key_leaves_a_menu(page, double, key):
    visit(page, double.show(menu()))
    page.get_by_role("button", name="More").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menu")).to_be_visible()
    page.keyboard.press(key)
    expect(page.get_by_role("menu")).to_be_hidden()


def test_a_press_right_after_a_menu_has_opened_closes_the_menu_alone(page, double):
    page.clock.install()
    visit(page, double.show(sheet(90, menu())))
    # No timer runs unless the test says so.
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("menu")).to_be_visible()
    page.mouse.move(3, 3)
    page.mouse.down()
    # What the opening click has left to do comes after the press.
    page.clock.run_for(100)
    page.mouse.up()
    expect(page.get_by_role("menu")).to_be_hidden()
    page.clock.resume()
    live(page)
    assert double.received.empty()


def test_a_menu_is_walked_and_chosen_from(page, double):
    visit(page, double.show(menu()))
    page.get_by_role("button", name="More").click()
    for key, name in (("ArrowDown", "4"), ("ArrowDown", "5"), ("ArrowDown", "3"), ("End", "5"),
                      ("Home", "3"), ("c", "4"), ("p", "5")):
        page.keyboard.press(key)
        assert focused(page) == name, key
    page.keyboard.press("Enter")
    assert double.event() == [5, "tap"]
    expect(page.get_by_role("menu")).to_be_hidden()


SHORTCUTS = ["Control+S", "Meta+S", "Control+Alt+L", "Control+,", "Control+1", "Control+Shift+1", "Control+?", "Control+plus",
             "Control+:", "?", "Control+Ö"]
# The key as the layout types it, its place, the modifiers, and the shortcut that is meant, if any.
PRESSES = {
    "US": [("s", "KeyS", "c", "Control+S"), ("S", "KeyS", "cs", None), ("!", "Digit1", "cs", "Control+Shift+1"),
           ("?", "Slash", "cs", "Control+?"), ("+", "Equal", "cs", "Control+plus"), (":", "Semicolon", "cs", "Control+:"),
           ("?", "Slash", "s", "?"), ("+", "NumpadAdd", "c", "Control+plus"), (",", "Comma", "c", "Control+,")],
    "US with Option": [("¬", "KeyL", "ca", "Control+Alt+L"), ("l", "KeyL", "ca", "Control+Alt+L")],
    "Russian": [("ы", "KeyS", "c", "Control+S"), ("Ы", "KeyS", "m", "Meta+S"), ("б", "Comma", "c", "Control+,"), ("ы", "KeyS", "", None)],
    "Greek": [("σ", "KeyS", "c", "Control+S"), ("λ", "KeyL", "ca", "Control+Alt+L")],
    "German": [("s", "KeyS", "c", "Control+S"), ("?", "Minus", "cs", "Control+?"), ("+", "BracketRight", "c", "Control+plus"),
               ("ö", "Semicolon", "c", "Control+Ö"), (":", "Period", "cs", "Control+:")],
    "French": [("é", "Digit2", "c", None), ("&", "Digit1", "c", "Control+1"), ("1", "Digit1", "cs", "Control+Shift+1"),
               (":", "Period", "c", "Control+:"), ("?", "KeyM", "cs", "Control+?")],
    "Dvorak": [("s", "Semicolon", "c", "Control+S"), ("o", "KeyS", "c", None), ("w", "Comma", "c", None), (",", "KeyW", "c", "Control+,")],
}


@pytest.mark.parametrize("layout", PRESSES)
def test_a_shortcut_is_the_key_that_types_it_or_has_its_place(page, double, layout):
    buttons = [button(number, chord, **{"aria-keyshortcuts": chord}) for number, chord in enumerate(SHORTCUTS, 10)]
    visit(page, double.show(*buttons, button(50, "End")))
    for key, code, modifiers, shortcut in PRESSES[layout]:
        page.evaluate(
            """([key, code, held]) => document.body.dispatchEvent(new KeyboardEvent("keydown", {
                key, code, bubbles: true, ctrlKey: held.includes("c"), shiftKey: held.includes("s"),
                altKey: held.includes("a"), metaKey: held.includes("m") }))""", [key, code, modifiers])
        if shortcut:
            assert double.event() == [10 + SHORTCUTS.index(shortcut), "tap"], key
    page.get_by_role("button", name="End").click()
    assert double.event() == [50, "tap"]


# Whatever handles a key: the element, and the keys that do something there.
KEYED = {
    "[data-id='6']": ["Enter", "a"],
    "[data-id='7']": ["ArrowUp", "ArrowRight"],
    "[data-id='8']": ["Enter", " "],
    "[data-id='9']": ["Escape", {"key": "s", "ctrlKey": True}],
    "[data-id='21'] .r-row__content": ["Delete", "Backspace"],
    "[data-id='22'] .r-row__move": ["ArrowUp"],
    "[data-id='31']": ["ArrowDown", "End", "r"],
    "[role=tab]": ["ArrowRight", "Home", "t"],
    "[role=menuitem]": ["ArrowDown", "Home", "c"],
    ".r-menu__button": ["ArrowDown", "ArrowUp"],
    "body": [{"key": "p", "ctrlKey": True}],
}
# What a key does: it is prevented from doing anything else, moves the focus, or clicks.
EFFECT = """([selector, { type, ...init }]) => {
  const clicks = [], note = ({ target }) => clicks.push(target.className);
  const before = document.activeElement;
  document.addEventListener("click", note, true);
  const event = new (type ? Event : KeyboardEvent)("keydown", { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector).dispatchEvent(event);
  document.removeEventListener("click", note, true);
  return event.defaultPrevented || document.activeElement !== before || clicks.length > 0;
}"""


def keyed():
    """A page of everything that handles keys, and in which nothing else does."""
    text = field(6, on="text submit")
    text[3]["data-keys"] = "A"
    rows = [row(21, "Bread", deletes=True), row(22, "Butter", moves=True)]
    options = [el(id, "div", {"class": "r-row", "role": "option", "tabindex": "-1"}, title)
               for id, title in ((31, "Wine"), (32, "Red"))]
    return [
        text, el(7, "div", {"data-on": "step", "tabindex": "0"}, "Step"),
        el(8, "div", {"data-on": "tap", "tabindex": "0"}, "Tap"),
        button(9, "Cancel", **{"aria-keyshortcuts": "Escape Control+S"}),
        el(20, "div", {"class": "r-list"}, *rows),
        el(30, "div", {"class": "r-list", "role": "listbox", "data-script": "/_rostrum/grid.js"}, *options),
        el(40, "div", {}, tabs()), el(41, "div", {}, menu()), el(42, "div", {"class": "r-absent-rows"}),
    ]


@pytest.mark.parametrize("method", [{"keyCode": 229}, {"isComposing": True}, {"key": ""}, {"type": "Event"}], ids=str)
def test_keys_of_an_input_method_and_of_a_form_filler_do_nothing(page, double, method):
    """WebKit sends the key that ends a composition after it, with the code 229."""
    visit(page, double.show(*keyed()))
    page.evaluate("window.print = () => {}")
    page.evaluate("() => import('/_rostrum/grid.js').then(() => true)")
    keys = [(place, {"key": key} if isinstance(key, str) else key) for place in KEYED for key in KEYED[place]]
    for place, key in keys:
        assert not page.evaluate(EFFECT, [place, key | method]), (place, key)
    live(page)
    assert double.received.empty()
    # Each of them does something otherwise.
    for place, key in keys:
        assert page.evaluate(EFFECT, [place, key]), (place, key)


@pytest.mark.engines("chromium", reason="no other engine lets a test press a key as an input method does")
def test_the_escape_of_an_input_method_closes_nothing(page, double):
    visit(page, double.show(sheet(90, field(3, on="text")), button(4, "Outside")))
    page.get_by_label("Field 3").focus()
    keyboard = page.context.new_cdp_session(page)
    keyboard.send("Input.imeSetComposition", {"text": "m", "selectionStart": 1, "selectionEnd": 1})
    assert double.event()[:3] == [3, "text", "m"]
    for type in ("rawKeyDown", "keyUp"):
        keyboard.send("Input.dispatchKeyEvent", {"type": type, "key": "Escape", "code": "Escape", "windowsVirtualKeyCode": 229})
    live(page)
    assert double.received.empty()
    page.keyboard.press("Escape")
    while (event := double.event()) != [90, "dismiss"]:
        assert event[:2] == [3, "text"]


def item(id, kind, title, *children, **attributes):
    return el(id, "button", {"role": f"menuitem{kind}", "type": "button", "class": "r-menu__choice"} | attributes, title)


def long_menu():
    """A menu of everything that stands in one."""
    sort = el(20, "div", {"class": "r-picker r-picker-items", "role": "group", "data-on": "select", "data-slot": ""},
              item(21, "radio", "Name", value="21", **{"aria-checked": "true"}),
              item(22, "radio", "Date", value="22", **{"aria-checked": "false"}))
    hidden = item(30, "checkbox", "Hidden files", **{"aria-checked": "false", "data-on": "toggle"})
    share = el(40, "div", {"class": "r-menu"},
               el(40, "button", {"class": "r-menu__button", "type": "button", "role": "menuitem",
                                 "aria-haspopup": "menu", "aria-expanded": "false"}, "Share", part=1),
               el(40, "div", {"class": "r-menu__items", "role": "menu", "popover": "auto", "data-slot": ""},
                  item(41, "", "Mail", **{"data-on": "tap"}), item(42, "", "Print", **{"data-on": "tap"}), part=2))
    off = item(50, "", "Off", disabled="", **{"data-on": "tap"})
    last = el(60, "div", {"class": "r-section", "role": "group"}, item(61, "", "Delete", **{"data-on": "tap"}))
    return el(2, "div", {"class": "r-menu"},
              el(2, "button", {"class": "r-menu__button", "type": "button",
                               "aria-haspopup": "menu", "aria-expanded": "false"}, "More", part=1),
              el(2, "div", {"class": "r-menu__items", "role": "menu", "popover": "auto", "data-slot": ""},
                 sort, hidden, share, off, last, part=2))


def test_every_item_of_a_menu_is_reached_by_arrows(page, double):
    visit(page, double.show(long_menu()))
    page.get_by_role("button", name="More").focus()
    page.keyboard.press("Enter")
    wait_focus(page, "21")
    for name in ("22", "30", "40.1", "61", "21"):
        page.keyboard.press("ArrowDown")
        wait_focus(page, name)
    page.keyboard.press("ArrowUp")
    wait_focus(page, "61")


@pytest.mark.parametrize("direction, open, close", [("ltr", "ArrowRight", "ArrowLeft"), ("rtl", "ArrowLeft", "ArrowRight")])
def test_a_submenu_opens_and_closes_by_the_arrows_along_the_line(page, double, direction, open, close):
    visit(page, double.show(el(9, "div", {"dir": direction}, long_menu())))
    more = page.get_by_role("button", name="More")
    more.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("s")
    wait_focus(page, "40.1")
    page.keyboard.press(open)
    wait_focus(page, "41")
    expect(page.locator("[data-id='40'].r-menu__button")).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    wait_focus(page, "42")
    page.keyboard.press(close)
    wait_focus(page, "40.1")
    expect(page.locator("[data-id='40'].r-menu__button")).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Enter")
    wait_focus(page, "41")
    page.keyboard.press("Escape")
    wait_focus(page, "40.1")
    page.keyboard.press("Escape")
    wait_focus(page, "2.1")
    expect(page.get_by_role("menu")).to_have_count(0)
    assert double.received.empty()


@pytest.mark.parametrize("letter, event", [
    ("d", [20, "select", 22]), ("h", [30, "on", True]), ("s", [41, "tap"])])
def test_what_is_chosen_closes_all_menus(page, double, letter, event):
    visit(page, double.show(long_menu()))
    page.get_by_role("button", name="More").focus()
    page.keyboard.press("Enter")
    wait_focus(page, "21")
    page.keyboard.press(letter)
    page.keyboard.press("Enter")
    if letter == "s":
        wait_focus(page, "41")
        page.keyboard.press("Enter")
    assert double.event() == event
    expect(page.get_by_role("menu")).to_have_count(0)
    wait_focus(page, "2.1")


def test_segments(page, double):
    def option(id, title, chosen):
        return el(id, "label", {"class": "r-option"},
                  el(id, "input", {"type": "radio", "name": "g", "value": str(id),
                                   "class": "r-option__input", "checked": chosen}, part=1),
                  el(id, "span", {"data-slot": ""}, title, part=2))
    options = el(2, "div", {"data-on": "select", "data-slot": "", "class": "r-picker__options"},
                 option(3, "A", True), option(4, "B", False), part=1)
    visit(page, double.show(
        el(2, "div", {"class": "r-picker r-picker-segmented", "role": "radiogroup"}, options)))
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    assert double.event() == [2, "select", 4]
    double.send(["p", 3, 1, True])
    expect(page.get_by_label("A")).to_be_checked()


def test_a_menu_picker_chooses_an_option_by_its_element(page, double):
    select = el(2, "select", {"data-on": "select", "data-slot": "", "aria-label": "Theme"},
                el(3, "option", {"value": "3"}, "Sky"), el(4, "option", {"value": "4"}, "Tan"), part=1)
    visit(page, double.show(el(2, "label", {"class": "r-picker r-picker-menu"}, select)))
    page.get_by_label("Theme").select_option("Tan")
    assert double.event() == [2, "select", 4]
    double.send(["p", 2, 1, "3"])
    expect(page.get_by_label("Theme")).to_have_value("3")


def test_a_switch(page, double):
    visit(page, double.show(el(2, "input", {"type": "checkbox", "role": "switch",
                                            "data-on": "toggle", "aria-label": "Sound"})))
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert double.event() == [2, "on", True]
    page.keyboard.press("Space")
    assert double.event() == [2, "on", False]


def test_a_stepper(page, double):
    visit(page, double.show(el(2, "div", {"role": "group"},
                               el(2, "button", {"data-on": "step", "data-step": "down"}, "-", part=1),
                               el(2, "button", {"data-on": "step", "data-step": "up"}, "+", part=2))))
    page.get_by_role("button", name="+").press("Enter")
    page.get_by_role("button", name="-").press("Space")
    assert [double.event(), double.event()] == [[2, "step", True], [2, "step", False]]


def test_the_delete_key_deletes_a_row_but_not_while_typing(page, double):
    visit(page, double.show(row(2, button(3, "Go"), deletes=True), row(4, field(5, "x"), deletes=True)))
    page.get_by_role("button", name="Go").focus()
    page.keyboard.press("Delete")
    assert double.event() == [2, "delete"]
    page.get_by_label("Field 5").focus()
    assert double.event() == [5, "focus"]
    page.keyboard.press("End")
    page.keyboard.press("Backspace")
    assert double.event() == [5, "text", "", 1]


def test_rows_move_by_keys_and_by_dragging(page, double):
    visit(page, double.show(*[row(id, el(id + 100, "span", {}, str(id)), moves=True) for id in (2, 3, 4)]))
    handle = page.locator("[data-id='3'] > .r-row__move")
    handle.press("ArrowUp")
    assert double.event() == [3, "move", 0]
    live(page)
    handle.press("ArrowDown")
    assert double.event() == [3, "move", 3]
    page.evaluate("() => import('/_rostrum/dragging.js').then(() => true)")
    page.locator("[data-id='2'] > .r-row__move").drag_to(page.locator("[data-id='4'].r-row").last,
                                                        target_position={"x": 20, "y": 40})
    assert double.event() == [2, "move", 3]


def test_moves_in_quick_succession_continue_where_the_one_before_ends(page, double):
    visit(page, double.show(*[row(id, el(id + 100, "span", {}, str(id)), moves=True) for id in (2, 3, 4, 5)]))
    double.answers = False
    handle = page.locator("[data-id='2'] > .r-row__move")
    handle.focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowUp", "ArrowDown", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    # The fifth has led to the end.
    assert [double.event() for _ in range(5)] == [[2, "move", index] for index in (2, 3, 1, 3, 4)]
    assert double.received.empty()


def test_a_move_knows_the_moves_and_deletions_before_it(page, double):
    rows = [row(id, el(id + 100, "span", {}, str(id)), moves=True, deletes=True) for id in (2, 3, 4, 5)]
    visit(page, double.show(*rows))
    double.answers = False
    page.locator("[data-id='2'] > .r-row__delete").press("Enter")
    page.locator("[data-id='3'] > .r-row__move").press("ArrowDown")
    page.locator("[data-id='5'] > .r-row__move").press("ArrowUp")
    assert [double.event() for _ in range(3)] == [[2, "delete"], [3, "move", 2], [5, "move", 1]]
    # The row is on the page, and won't be.
    page.locator("[data-id='2'] > .r-row__move").press("ArrowDown")
    page.locator("[data-id='4'] > .r-row__move").press("ArrowDown")
    assert double.event() == [4, "move", 2]


def test_a_tappable_group_is_a_button(page, double):
    visit(page, double.show(el(2, "div", {"role": "button", "tabindex": "0", "data-on": "tap"}, "Card")))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Card").click()
    assert [double.event() for _ in range(3)] == [[2, "tap"]] * 3


def test_a_disabled_link_of_a_list_looks_disabled(page, double):
    def link(id, **attributes):
        return el(id, "button", {"class": "r-link", "type": "button", "data-on": "tap", **attributes}, f"Link {id}")

    visit(page, double.show(el(9, "div", {"class": "r-list"}, row(2, link(3)), row(4, link(5, disabled="")))))
    colors = [page.get_by_role("button", name=f"Link {id}").evaluate("e => getComputedStyle(e).color") for id in (3, 5)]
    tertiary = page.evaluate(
        """() => { const probe = document.body.appendChild(document.createElement("i"));
                   probe.style.color = "var(--r-tertiary)"; return getComputedStyle(probe).color; }""")
    assert colors[1] == tertiary != colors[0]


def test_what_is_disabled_sends_nothing(page, double):
    visit(page, double.show(
        button(2, "Off", disabled=True), button(4, "On"),
        el(3, "div", {"role": "button", "tabindex": "0", "data-on": "tap", "aria-disabled": "true"}, "Card")))
    page.get_by_role("button", name="Off").click(force=True)
    page.get_by_role("button", name="Card").click(force=True)
    page.get_by_role("button", name="On").click()
    assert double.event() == [4, "tap"]


# Phases of keys

def strokes(double, words, *others):
    attributes = {"data-strokes": words, "data-script": "/_rostrum/keys.js"}
    board = el(2, "div", attributes, el(3, "div", {"tabindex": "0", "data-on": "focus"}, "Board"))
    return double.show(board, *others)


def focus_board(page, double, url):
    visit(page, url)
    page.evaluate("() => import('/_rostrum/keys.js').then(() => true)")
    page.locator("[data-id='3']").focus()
    assert double.event() == [3, "focus"]


def test_a_view_gets_the_phases_that_it_asks_for(page, double):
    focus_board(page, double, strokes(double, "A:5 B:1 Space:4"))
    for key, events in (("a", ["key", "keyUp"]), ("b", ["key"]), ("Space", ["keyUp"]), ("c", [])):
        page.keyboard.press(key)
        for event in events:
            assert double.event() == [2, event, key]
    assert double.received.empty()


def test_a_view_is_told_of_any_key_and_the_tab_key_still_moves_the_focus(page, double):
    focus_board(page, double, strokes(double, "any:1", button(4, "Next")))
    page.keyboard.press("Shift+B")
    assert double.event() == [2, "key", "Shift+B"]
    page.keyboard.press("+")
    assert double.event() == [2, "key", "plus"]
    page.keyboard.press("F2")
    page.keyboard.press("Tab")
    assert double.event() == [2, "key", "Tab"]
    assert double.event() == [3, "blur"]
    assert focused(page) == "4"


def test_a_view_within_has_keys_of_its_own(page, double):
    visit(page, double.show(
        el(2, "div", {"data-keys": "A B"},
           el(3, "div", {"data-keys": "B", "tabindex": "0", "data-on": "focus"}, "Board"))))
    page.locator("[data-id='3']").focus()
    assert double.event() == [3, "focus"]
    page.keyboard.press("a")
    assert double.event() == [2, "key", "A"]
    page.keyboard.press("b")
    assert double.event() == [3, "key", "B"]


def test_a_key_that_is_held_down_repeats_no_faster_than_the_server_answers(page, double):
    visit(page, double.show(
        el(2, "div", {"data-keys": "A"}, el(3, "div", {"tabindex": "0", "data-on": "focus"}, "Board"))))
    page.locator("[data-id='3']").focus()
    assert double.event() == [3, "focus"]
    double.answers = False
    for _ in range(5):
        page.keyboard.down("a")
    assert double.event() == [2, "key", "A"]
    assert double.received.empty()
