"""The keyboard in the patterns of the ARIA Authoring Practices, in tables: a key, and what has the focus then.

A focus is written as its role, its name and its states: `tab "Library" selected`. "page" is no focus in the page: the
bar of the browser follows the last element and precedes the first one, for a modal dialog as well.
"""

import pytest

from waits import live
from walk import choosing, context_menu, gallery, opening, pressing, tab  # noqa: F401: fixture

DESCRIBE = """() => {
  const node = document.activeElement;
  if (!node || node === document.body) return "page";
  const roles = { BUTTON: "button", A: "link", SELECT: "combobox", TEXTAREA: "textbox", DIALOG: "dialog", TR: "row",
    H1: "heading", MAIN: "main" };
  const types = { checkbox: "checkbox", radio: "radio", range: "slider", color: "color", date: "date", time: "time",
    "datetime-local": "date", search: "searchbox" };
  const role = node.getAttribute("role") ?? (node.tagName === "INPUT" ? types[node.type] ?? "textbox" : roles[node.tagName]
    ?? node.tagName.toLowerCase());
  const text = (other) => (other.ariaLabel || other.innerText || other.textContent).replace(/\\s+/g, " ").trim();
  const ids = node.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const name = ids.map((id) => document.getElementById(id)).filter(Boolean).map(text).join(" ") || node.ariaLabel
    || [...node.labels ?? []].map((label) => text(label.querySelector("span") ?? label)).join(" ") || node.placeholder || text(node)
    || node.querySelector("[aria-label]")?.ariaLabel || "";
  const is = (attribute, word) => node.getAttribute(attribute) === "true" ? word : null;
  const states = [is("aria-selected", "selected"), is("aria-expanded", "expanded"), is("aria-disabled", "disabled"),
    node.getAttribute("aria-expanded") === "false" ? "collapsed" : null, node.checked ? "checked" : null,
    ["slider", "combobox", "textbox", "searchbox"].includes(role) && node.value
      ? `= ${node.selectedOptions?.[0].text ?? node.value}` : null];
  return [role, `"${name.slice(0, 40)}"`, ...states.filter(Boolean)].join(" ");
}"""


WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 844}

# Each pattern: the way there, what gets the focus first, and what has the focus after each key.
PATTERNS = {
    "tabs": (tab("Library"), "[role=tab] >> nth=0", [
        ("", 'tab "Library" selected'),
        ("ArrowRight", 'tab "Presentations 6"'),
        ("ArrowRight", 'tab "Controls"'),
        ("ArrowLeft", 'tab "Presentations 6"'),
        ("ArrowLeft", 'tab "Library" selected'),
        ("ArrowLeft", 'tab "Search"'),
        ("ArrowRight", 'tab "Library" selected'),
        ("End", 'tab "Search"'),
        ("Home", 'tab "Library" selected'),
        ("c", 'tab "Controls"'),
        # A chord isn't a first letter.
        ("Control+l", 'tab "Controls"'),
        ("Enter", 'tab "Controls" selected'),
        ("ArrowRight", 'tab "Layouts"'),
        ("Space", 'tab "Layouts" selected'),
        ("Tab", 'button "Shelf"'),
        ("Shift+Tab", 'tab "Layouts" selected'),
    ]),
    "carousel: the dots of pages": (tab("Layouts", opening("Pages")), ".r-tabView-page [role=tab] >> nth=0", [
        ("", 'tab "Page 1 of 3" selected'),
        ("ArrowRight", 'tab "Page 2 of 3"'),
        ("ArrowRight", 'tab "Page 3 of 3"'),
        ("ArrowRight", 'tab "Page 1 of 3" selected'),
        ("ArrowLeft", 'tab "Page 3 of 3"'),
        ("Enter", 'tab "Page 3 of 3" selected'),
        ("Home", 'tab "Page 1 of 3"'),
        ("End", 'tab "Page 3 of 3" selected'),
        ("ArrowLeft", 'tab "Page 2 of 3"'),
        ("Space", 'tab "Page 2 of 3" selected'),
    ]),
    "listbox": (tab("Library"), "[role=option] >> nth=0", [
        ("", 'option "Novels 3" selected'),
        ("ArrowDown", 'option "Poems 2"'),
        ("ArrowDown", 'option "Science 1"'),
        ("ArrowUp", 'option "Poems 2"'),
        ("Home", 'option "Novels 3" selected'),
        ("End", 'option "Science 1"'),
        ("p", 'option "Poems 2"'),
        ("Enter", 'option "Poems 2" selected'),
        ("Tab", 'option "Leaves of Grass Walt Whitman"'),
        ("ArrowDown", 'option "Letters to the World Emily Dickinson"'),
        ("Space", 'option "Letters to the World Emily Dickinson" selected'),
        ("l", 'option "Leaves of Grass Walt Whitman"'),
        ("Shift+Tab", 'option "Poems 2" selected'),
        ("ArrowUp", 'option "Novels 3"'),
        ("Tab", 'option "Leaves of Grass Walt Whitman"'),
        ("Shift+Tab", 'option "Novels 3"'),
    ]),
    "grid": (tab("Layouts", opening("Catalogue")), ".r-columnHeader__sort >> nth=0", [
        ("", 'button "Title"'),
        ("ArrowRight", 'button "Author"'),
        ("ArrowRight", 'button "Shelf"'),
        ("ArrowRight", 'button "Shelf"'),
        ("ArrowLeft", 'button "Author"'),
        ("ArrowDown", 'row "Leaves of Grass Walt Whitman Poems"'),
        ("ArrowDown", 'row "Letters to the World Emily Dickinson Poe"'),
        ("ArrowUp", 'row "Leaves of Grass Walt Whitman Poems"'),
        ("ArrowUp", 'button "Author"'),
        ("ArrowDown", 'row "Leaves of Grass Walt Whitman Poems"'),
        ("Space", 'row "Leaves of Grass Walt Whitman Poems" selected'),
        ("ArrowDown", 'row "Letters to the World Emily Dickinson Poe"'),
        ("End", 'row "Persuasion Jane Austen Novels"'),
        ("ArrowDown", 'row "Persuasion Jane Austen Novels"'),
        ("Enter", 'row "Persuasion Jane Austen Novels" selected'),
        ("Enter", 'row "Persuasion Jane Austen Novels"'),
        ("o", 'row "Opticks Isaac Newton Science"'),
        ("Home", 'row "Leaves of Grass Walt Whitman Poems" selected'),
        ("ArrowLeft", 'row "Leaves of Grass Walt Whitman Poems" selected'),
        ("ArrowUp", 'button "Author"'),
        ("Enter", 'button "Author"'),
        ("ArrowDown", 'row "Letters to the World Emily Dickinson Poe"'),
        ("Tab", 'page'),
    ]),
    "menu button": (tab("Layouts", opening("Inbox")), ".r-menu__button", [
        ("", 'button "Sort" collapsed'),
        ("Enter", 'menuitem "By subject"'),
        ("ArrowDown", 'menuitem "Reverse"'),
        ("ArrowDown", 'menuitem "By subject"'),
        ("ArrowUp", 'menuitem "Reverse"'),
        ("Home", 'menuitem "By subject"'),
        ("End", 'menuitem "Reverse"'),
        ("b", 'menuitem "By subject"'),
        ("Escape", 'button "Sort" collapsed'),
        ("Space", 'menuitem "By subject"'),
        ("Escape", 'button "Sort" collapsed'),
        ("ArrowDown", 'menuitem "By subject"'),
        ("Escape", 'button "Sort" collapsed'),
        ("ArrowUp", 'menuitem "Reverse"'),
        ("Enter", 'button "Sort" collapsed'),
        ("ArrowDown", 'menuitem "By subject"'),
        ("Shift+Tab", 'button "Deliver"'),
        ("Tab", 'button "Sort" collapsed'),
    ]),
    "context menu": (tab("Search", context_menu), "[role=menuitem] >> visible=true >> nth=0", [
        ("", 'menuitem "Pin all"'),
        ("ArrowDown", 'menuitem "Unpin all"'),
        ("ArrowDown", 'menuitem "Pin all"'),
        ("ArrowUp", 'menuitem "Unpin all"'),
        ("Home", 'menuitem "Pin all"'),
        ("End", 'menuitem "Unpin all"'),
        ("Escape", 'page'),
    ]),
    "switch and checkbox": (tab("Controls", pressing("Advanced")), "[role=switch]", [
        ("", 'switch "Music" checked'),
        ("Space", 'switch "Music"'),
        ("Space", 'switch "Music" checked'),
    ]),
    "disclosure": (tab("Controls"), ".r-button-disclosure", [
        ("", 'button "Advanced" collapsed'),
        ("Enter", 'button "Advanced" expanded'),
        ("Tab", 'checkbox "Only members"'),
        ("Space", 'checkbox "Only members" checked'),
        ("Tab", 'textbox "Door code"'),
        ("Shift+Tab", 'checkbox "Only members" checked'),
        ("Shift+Tab", 'button "Advanced" expanded'),
        ("Space", 'button "Advanced" collapsed'),
    ]),
    "collapsible sections": (tab("Layouts", opening("Letters")), ".r-section__toggle >> nth=0", [
        ("", 'button "Novels" expanded'),
        ("Enter", 'button "Novels" collapsed'),
        ("Tab", 'button "Poems" expanded'),
        ("Space", 'button "Poems" collapsed'),
        ("Tab", 'button "Science" expanded'),
        ("Shift+Tab", 'button "Poems" collapsed'),
        ("Shift+Tab", 'button "Novels" collapsed'),
        ("Space", 'button "Novels" expanded'),
    ]),
    "slider": (tab("Layouts", opening("Motion")), "[type=range] >> visible=true >> nth=0", [
        ("", 'slider "Position" = 0'),
        ("ArrowRight", 'slider "Position" = 1'),
        ("ArrowUp", 'slider "Position" = 2'),
        ("ArrowLeft", 'slider "Position" = 1'),
        ("ArrowDown", 'slider "Position" = 0'),
        ("ArrowDown", 'slider "Position" = 0'),
        ("End", 'slider "Position" = 10000'),
        ("ArrowRight", 'slider "Position" = 10000'),
        ("PageDown", 'slider "Position" = 9000'),
        ("PageUp", 'slider "Position" = 10000'),
        ("Home", 'slider "Position" = 0'),
        ("Tab", 'button "Options"'),
        ("Shift+Tab", 'slider "Position" = 0'),
    ]),
    "spin button: a stepper": (tab("Controls"), ".r-stepper__up", [
        ("", 'button "Increment Guests: 6"'),
        ("Enter", 'button "Increment Guests: 7"'),
        ("Space", 'button "Increment Guests: 8"'),
        ("ArrowUp", 'button "Increment Guests: 9"'),
        ("ArrowDown", 'button "Increment Guests: 8"'),
        ("ArrowRight", 'button "Increment Guests: 9"'),
        ("ArrowLeft", 'button "Increment Guests: 8"'),
        ("ArrowUp", 'button "Increment Guests: 9"'),
        ("ArrowUp", 'button "Increment Guests: 10"'),
        ("ArrowUp", 'button "Increment Guests: 11"'),
        ("Enter", 'button "Increment Guests: 12" disabled'),
        ("Enter", 'button "Increment Guests: 12" disabled'),
        ("ArrowUp", 'button "Increment Guests: 12" disabled'),
        ("Shift+Tab", 'button "Decrement Guests: 12"'),
        ("Enter", 'button "Decrement Guests: 11"'),
        ("Tab", 'button "Increment Guests: 11"'),
    ]),
    "radio group: segments": (tab("Controls"), ".r-picker-segmented input:checked", [
        ("", 'radio "Evening" checked'),
        ("ArrowRight", 'radio "Weekend" checked'),
        ("ArrowRight", 'radio "Hour" checked'),
        ("ArrowLeft", 'radio "Weekend" checked'),
        ("ArrowDown", 'radio "Hour" checked'),
        ("ArrowUp", 'radio "Weekend" checked'),
        ("Shift+Tab", 'button "Begins May 4, 2026 at 9:30 AM"'),
        ("Tab", 'radio "Weekend" checked'),
    ]),
    "combobox: a menu of options": (tab("Controls"), "select >> nth=0", [
        ("", 'combobox "Kind" = Dinner'),
        ("r", 'combobox "Kind" = Reading'),
        ("ArrowDown", 'combobox "Kind" = Concert'),
        ("Home", 'combobox "Kind" = Dinner'),
        ("Tab", 'button "Begins May 4, 2026 at 9:30 AM"'),
        ("Shift+Tab", 'combobox "Kind" = Dinner'),
    ]),
    "search": (tab("Search"), ".r-toolbarItem-search input >> visible=true", [
        ("", 'searchbox "Titles and authors"'),
        ("Tab", 'button "Pin Middlemarch"'),
        ("Tab", 'button "Pin Persuasion"'),
        ("Enter", 'button "Unpin Persuasion"'),
        ("Space", 'button "Pin Persuasion"'),
        ("Shift+Tab", 'button "Pin Middlemarch"'),
        ("Shift+Tab", 'searchbox "Titles and authors"'),
        ("Shift+Tab", 'button "About"'),
    ]),
    "reorderable and deletable rows": (tab("Controls", opening("Guests")), ".r-row__delete >> visible=true >> nth=0", [
        ("", 'button "Delete Ada"'),
        ("Tab", 'button "Move Ada"'),
        ("ArrowDown", 'button "Move Ada"'),
        ("ArrowDown", 'button "Move Ada"'),
        ("Tab", 'button "Delete Katherine"'),
        ("Enter", 'listitem "Ada Delete"'),
        ("Tab", 'button "Delete Ada"'),
        ("Tab", 'button "Move Ada"'),
        ("Delete", 'listitem "Hedy Delete"'),
    ]),
    "toolbar": (tab("Layouts", opening("Letters")), ".r-navigationBar__back >> visible=true", [
        ("", 'button "Back, Layouts"'),
        ("Tab", 'button "Last"'),
        ("Tab", 'button "Legend"'),
        ("Shift+Tab", 'button "Last"'),
        ("Shift+Tab", 'button "Back, Layouts"'),
        ("Enter", 'button "Letters"'),
    ]),
    "links and screens": (tab("Layouts"), "button:has-text('Shelf')", [
        ("", 'button "Shelf"'),
        ("Tab", 'button "Receipt"'),
        ("Enter", 'heading "Receipt"'),
        ("Escape", 'heading "Receipt"'),
        ("Tab", 'button "Pay"'),
        ("Shift+Tab", 'button "Back, Layouts"'),
        ("Enter", 'button "Receipt"'),
    ]),
}
for kind, first in (("Sheet", "Sheet"), ("Cover", "Cover"), ("Popover", "Popover")):
    PATTERNS[f"dialog: {kind}"] = (tab("Presentations"), f"button:has-text('{kind} 1')", [
        ("", f'button "{kind} 1"'),
        ("Enter", 'button "Close"'),
        ("Tab", 'button "Sheet 2"'),
        ("Tab", 'button "Cover 2"'),
        ("Shift+Tab", 'button "Sheet 2"'),
        ("Shift+Tab", 'button "Close"'),
        ("Shift+Tab", "page"),
        ("Tab", 'button "Close"'),
        # A cover offers no way out but its own.
        *([("Escape", 'button "Close"')] if kind == "Cover" else []),
        ("Enter" if kind == "Cover" else "Escape",
         f'button "{kind} 1"' + (" collapsed" if kind == "Popover" else "")),
    ])
PATTERNS["date picker dialog"] = (tab("Controls"), "[aria-haspopup=dialog]", [
    ("", 'button "Begins May 4, 2026 at 9:30 AM"'),
    ("Enter", 'gridcell "Monday, May 4, 2026" selected'),
    ("ArrowRight", 'gridcell "Tuesday, May 5, 2026"'),
    ("ArrowDown", 'gridcell "Tuesday, May 12, 2026"'),
    ("ArrowUp", 'gridcell "Tuesday, May 5, 2026"'),
    ("End", 'gridcell "Saturday, May 9, 2026"'),
    ("ArrowRight", 'gridcell "Sunday, May 10, 2026"'),
    ("ArrowLeft", 'gridcell "Saturday, May 9, 2026"'),
    ("Home", 'gridcell "Sunday, May 3, 2026"'),
    ("PageDown", 'gridcell "Wednesday, June 3, 2026"'),
    ("PageUp", 'gridcell "Sunday, May 3, 2026"'),
    ("Shift+PageUp", 'gridcell "Saturday, May 3, 2025"'),
    ("Shift+PageDown", 'gridcell "Sunday, May 3, 2026"'),
    ("ArrowUp", 'gridcell "Sunday, April 26, 2026"'),
    ("ArrowDown", 'gridcell "Sunday, May 3, 2026"'),
    ("Shift+Tab", 'button "Next month"'),
    ("Shift+Tab", 'button "Previous month"'),
    ("Tab", 'button "Next month"'),
    ("Tab", 'gridcell "Sunday, May 3, 2026"'),
    ("Space", 'gridcell "Sunday, May 3, 2026" selected'),
    ("Escape", 'button "Begins May 3, 2026 at 9:30 AM" collapsed'),
    ("Space", 'gridcell "Sunday, May 3, 2026" selected'),
    ("Escape", 'button "Begins May 3, 2026 at 9:30 AM" collapsed'),
])
PATTERNS["grid of several days"] = (tab("Controls"), "[role=grid] [aria-selected=true]", [
    ("", 'gridcell "Thursday, May 7, 2026" selected'),
    ("ArrowRight", 'gridcell "Friday, May 8, 2026"'),
    ("Space", 'gridcell "Friday, May 8, 2026" selected'),
    ("ArrowDown", 'gridcell "Friday, May 15, 2026"'),
    ("Enter", 'gridcell "Friday, May 15, 2026" selected'),
    ("Enter", 'gridcell "Friday, May 15, 2026"'),
    ("End", 'gridcell "Saturday, May 16, 2026"'),
    ("Home", 'gridcell "Sunday, May 10, 2026"'),
    ("PageUp", 'gridcell "Friday, April 10, 2026"'),
    ("PageDown", 'gridcell "Sunday, May 10, 2026"'),
    ("Shift+PageDown", 'gridcell "Monday, May 10, 2027"'),
    ("Shift+PageUp", 'gridcell "Sunday, May 10, 2026"'),
    ("Shift+Tab", 'button "Next month"'),
    ("Tab", 'gridcell "Sunday, May 10, 2026"'),
])
PATTERNS["alert dialog"] = (tab("Presentations"), "button:has-text('Alert 1')", [
    ("", 'button "Alert 1"'),
    ("Enter", 'button "Keep"'),
    ("Tab", "page"),
    ("Tab", 'button "Delete"'),
    ("Tab", 'button "Keep"'),
    ("Shift+Tab", 'button "Delete"'),
    ("Tab", 'button "Keep"'),
    ("Escape", 'button "Alert 1"'),
    ("Space", 'button "Keep"'),
    ("Enter", 'button "Alert 1"'),
    ("Enter", 'button "Keep"'),
    ("Shift+Tab", 'button "Delete"'),
    ("Enter", 'button "Alert 1"'),
])
PATTERNS["confirmation dialog"] = (tab("Presentations"), "button:has-text('Dialog 1')", [
    ("", 'button "Dialog 1"'),
    ("Enter", 'button "Cancel"'),
    ("Tab", "page"),
    ("Tab", 'button "Copy link"'),
    ("Tab", 'button "Send by mail"'),
    ("Shift+Tab", 'button "Copy link"'),
    ("Enter", 'button "Dialog 1"'),
    ("Enter", 'button "Cancel"'),
    ("Enter", 'button "Dialog 1"'),
])


def press(page, key, expected):
    """Presses a key; what has the focus once the server has answered and the focus is settled."""
    if key:
        page.keyboard.press(key)
    # Firefox stops at a dialog itself before its first element.
    if key.endswith("Tab") and page.evaluate("() => document.activeElement.matches('dialog:modal')"):
        page.keyboard.press(key)
    live(page)
    try:
        page.wait_for_function(f"(expected) => ({DESCRIBE})() === expected", arg=expected, timeout=1500)
    except Exception:
        pass
    return page.evaluate(DESCRIBE)


MARKS = {"radio group: segments": pytest.mark.engines(
    "chromium", "firefox", reason="WebKitGTK doesn't go around in a group of radio buttons")}


@pytest.mark.parametrize("name", [pytest.param(name, marks=MARKS.get(name, ())) for name in PATTERNS])
def test_a_pattern_holds(new_page, gallery, name):
    way, first, steps = PATTERNS[name]
    page = new_page(viewport=WIDE)
    page.goto(gallery)
    live(page)
    way(page)
    page.locator(first).first.focus()
    actual = [(key, press(page, key, expected)) for key, expected in steps]
    assert actual == steps


def test_there_are_enough_assertions():
    count = sum(len(steps) for _, _, steps in PATTERNS.values())
    print(f"{count} assertions in {len(PATTERNS)} patterns")
    assert count >= 150
