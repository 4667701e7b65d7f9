"""The rows of Documentation/Support/Navigation.md, seen on their page of the gallery."""

import re

import pytest
from playwright.sync_api import expect

from seen import gallery_server, near, show  # noqa: F401: fixtures
from waits import live

PAGE = "Navigation and toolbars"


class Cover:
    """The full-screen cover that a specimen opens."""

    def __init__(self, specimen):
        self.specimen = specimen
        self.page = specimen.page
        specimen.press("Open")
        self.dialog = self.page.locator("dialog:modal:not([data-leaving])")
        expect(self.dialog).to_be_visible()

    def button(self, name):
        return self.dialog.get_by_role("button", name=name, exact=True)

    @property
    def back(self):
        return self.dialog.get_by_role("button", name=re.compile("^Back"))

    def text(self, name):
        return self.dialog.get_by_text(name, exact=True)

    def press(self, name):
        self.button(name).click()
        live(self.page)

    def title(self, name):
        return self.dialog.get_by_role("heading", name=name, level=1)

    def box(self, name):
        return self.button(name).bounding_box()

    def leave(self):
        self.press("Leave")
        expect(self.dialog).to_have_count(0)


@pytest.fixture
def opened(show):
    covers = []

    def make(row):
        covers.append(Cover(show(row)))
        return covers[-1]

    yield make
    for cover in covers:
        if cover.dialog.count():
            cover.leave()


# Links and stacks


@pytest.mark.parametrize("row, link, title, before, after", [
    ("V2.40", "Go", "Lamp", None, None),
    ("V2.51", "Go", "Lamp", None, None),
    ("V2.41", "Go", "Lamp", None, None),
    ("V2.45", "**Lamp**", "Lamp", None, None),
    ("V2.46", "Go", "Lamp", None, None),
    ("V2.42", "Go", "Lamp", "Inactive", "Active"),
    ("V2.44", "Go 7", "Lamp", "Chosen 0", "Chosen 7"),
    ("V6.49", "Go 7", "Lamp", "Chosen 0", "Chosen 7"),
    ("V2.48", "Go", "Number 7", "Path", "Path 7"),
    ("V2.52", "Go", "Number 7", "Path", "Path 7"),
    ("V3.71", "Go", "Number 7", "Path", "Path 7"),
    ("V2.54", "Go", "Number 7", None, None),
    ("V8.9", "Go", "Lamp", "0 steps", "2 steps"),
    ("V8.11", "Go", "Lamp", "0 steps", "2 steps"),
    ("V10.2", "Go", "Lamp", "Inactive", "Active"),
    ("V3.72", "Go", "Number 7", "Chosen 0", "Chosen 7"),
    ("V2.43", "Go", "First 1", "0 steps", "1 steps"),
    ("V2.47", "Further", "Second 2", "0 steps", "1 steps"),
    ("V2.53", "Go", "First 1", "0 steps", "1 steps"),
    ("V2.55", "Go", "First 1", "0 steps", "1 steps"),
    ("V8.12", "Further", "Second 2", "0 steps", "1 steps"),
    ("V8.8", "Go", "Number 7", "Inactive", "Active"),
])
def test_a_screen_is_pushed_and_popped(opened, row, link, title, before, after):
    cover = opened(row)
    expect(cover.title("Root")).to_be_visible()
    cover.press(link)
    expect(cover.title(title)).to_be_visible()
    expect(cover.text(f"On {title}")).to_be_visible()
    expect(cover.button(link)).to_be_hidden()
    if after:
        expect(cover.specimen.stage.get_by_text(after, exact=True)).to_be_attached()
    while not cover.title("Root").is_visible():
        cover.back.click()
        live(cover.page)
    expect(cover.button(link)).to_be_visible()
    cover.leave()
    if before:
        expect(cover.specimen(before)).to_be_visible()


# Titles and bars


@pytest.mark.parametrize("row, title", [
    ("V3.74", "Standups"), ("V9.19", "Standups"), ("V3.75", "Design meeting")])
def test_a_screen_has_a_title(opened, row, title):
    heading = opened(row).title(title)
    assert heading.evaluate("(e) => parseFloat(getComputedStyle(e).fontSize)") == near(34)


@pytest.mark.parametrize("row", ["V3.70", "V6.48"])
def test_a_title_is_small_and_centered(opened, row):
    heading = opened(row).title("Small")
    assert heading.evaluate("(e) => parseFloat(getComputedStyle(e).fontSize)") == near(17)
    ink = heading.evaluate("""(e) => {
        const range = document.createRange();
        range.selectNodeContents(e);
        const { x, width } = range.getBoundingClientRect();
        return x + width / 2;
    }""")
    assert ink == pytest.approx(640, abs=10)


def test_a_screen_has_no_back_button(opened, row="V3.67"):
    cover = opened(row)
    cover.press("Go")
    expect(cover.title("Lamp")).to_be_visible()
    expect(cover.back).to_have_count(0)


def test_a_bar_has_a_menu_and_a_background_and_is_hidden(opened, row="V10.12"):
    cover = opened(row)
    heading = cover.title("Menu")
    assert heading.evaluate("(e) => parseFloat(getComputedStyle(e).fontSize)") == near(17)
    ground = heading.evaluate("""(e) => {
        const bar = e.closest(".r-navigationBar").querySelector(".r-navigationBar__bar");
        const { backgroundColor, opacity } = getComputedStyle(bar, "::before");
        return [backgroundColor, opacity];
    }""")
    assert ground == [cover.specimen.color("yellow"), "1"]
    cover.press("Title menu")
    expect(cover.page.get_by_role("menuitem", name="Rename")).to_be_visible()
    cover.page.keyboard.press("Escape")
    cover.press("Go")
    expect(cover.text("Bare")).to_be_visible()
    expect(cover.back).to_be_hidden()


# Toolbars


@pytest.mark.parametrize("row, names", [
    ("V3.122", ["Bare", "Item", "Close"]), ("V8.13", ["Bare", "Item", "Close"]),
    ("V2.89", ["Item"]), ("V1.14", ["Close"]), ("V1.6", ["Close"]), ("V9.30", ["Close"]),
])
def test_items_of_a_bar_act(opened, row, names):
    cover = opened(row)
    text = cover.dialog.get_by_text("taps")
    before = int(text.inner_text().split()[0])
    for count, name in enumerate(names, start=before + 1):
        assert cover.box(name)["y"] < text.bounding_box()["y"]
        cover.press(name)
        expect(text).to_have_text(f"{count} taps")


@pytest.mark.parametrize("row", ["V6.78", "V6.79", "V6.80", "V6.81"])
def test_items_of_a_bar_have_places(opened, row):
    cover = opened(row)
    cancel, leading, trailing, confirm = (
        cover.box(name)["x"] for name in ("Cancel", "Leading", "Trailing", "Confirm"))
    assert max(cancel, leading) < 640 < min(trailing, confirm)
    cover.button("Confirm").click(trial=True)


def test_a_principal_item_is_in_the_middle(opened, row="V2.90"):
    cover = opened(row)
    box = cover.text("Principal").bounding_box()
    assert box["x"] + box["width"] / 2 == pytest.approx(640, abs=30)
    for name in ("Cancel", "Leading", "Trailing", "Confirm"):
        cover.button(name).click(trial=True)


@pytest.mark.parametrize("row", ["V3.68", "V3.69"])
def test_items_of_an_old_bar_have_places(opened, row):
    cover = opened(row)
    assert cover.box("Quit")["x"] < 640 < cover.box("Add")["x"]


@pytest.mark.parametrize("row", ["V3.109", "V9.29"])
def test_an_item_has_no_background(opened, row):
    cover = opened(row)
    grounds = [cover.button(name).evaluate("""(e) => {
        const item = e.closest(".r-toolbarItem");
        return [e, item].map((part) => getComputedStyle(part))
          .map(({ backgroundColor, boxShadow }) => backgroundColor + boxShadow).join();
    }""") for name in ("Bare", "Usual")]
    assert grounds[0] != grounds[1]


# Tabs


@pytest.mark.parametrize("row, before, after", [
    ("V2.77", "Chosen first", "Chosen second"), ("V3.115", "Chosen first", "Chosen second"),
    ("V9.27", "Chosen none", "Chosen second"), ("V10.8", "Chosen first", "Chosen second"),
])
def test_a_tab_is_chosen(opened, row, before, after):
    cover = opened(row)
    if not cover.text("On the first").is_visible():
        cover.dialog.get_by_role("tab", name="First").click()
    cover.dialog.get_by_role("tab", name="Second").click()
    expect(cover.text("On the second")).to_be_visible()
    expect(cover.text("On the first")).to_be_hidden()
    cover.leave()
    expect(cover.specimen(after)).to_be_visible()


def test_pages_keep_to_their_frame(opened, row="V10.10"):
    cover = opened(row)
    panel = cover.dialog.locator(".r-tabView").first
    assert panel.bounding_box()["height"] == near(200)
    cover.dialog.get_by_role("tab", name="Page 2 of 2").click()
    expect(cover.text("Second page")).to_be_in_viewport()


# Columns


@pytest.mark.parametrize("row", ["V2.49", "V4.55", "V6.4"])
def test_columns_are_hidden(opened, row):
    cover = opened(row)
    if not cover.text("Side").is_visible():
        cover.press("Sidebar")
    expect(cover.text("Side")).to_be_visible()
    cover.press("Two columns")
    expect(cover.text("Side")).to_be_hidden()
    expect(cover.button("Two columns")).to_be_visible()
    cover.press("One column")
    expect(cover.button("Two columns")).to_be_hidden()
    expect(cover.button("One column")).to_be_visible()


@pytest.mark.parametrize("row", ["V2.50", "V10.13"])
def test_a_column_has_a_width(opened, row):
    cover = opened(row)
    side = cover.dialog.get_by_role("navigation", name="Sidebar")
    assert side.bounding_box()["width"] == near(250)
    assert cover.text("End").bounding_box()["x"] > 250


@pytest.mark.parametrize("row", ["V4.54", "V6.2", "V6.3", "V6.6"])
def test_columns_are_side_by_side(opened, row):
    cover = opened(row)
    xs = [cover.text(name).bounding_box()["x"] for name in ("Side", "Middle", "End")]
    assert xs == sorted(xs) and xs[2] - xs[0] > 300


# Search


def test_a_suggestion_completes_the_query(opened, row="V10.4"):
    cover = opened(row)
    field = cover.dialog.get_by_role("searchbox")
    field.fill("A")
    live(cover.page)
    expect(cover.text("Row Grace")).to_have_count(0)
    expect(cover.text("Row Alan")).to_be_visible()
    suggestion = cover.dialog.get_by_text("The countess")
    expect(suggestion).to_be_visible()
    suggestion.click()
    expect(field).to_have_value("Ada")
    expect(cover.text("Row Alan")).to_have_count(0)


def test_a_scope_is_chosen_while_the_user_searches(opened, row="V10.5"):
    cover = opened(row)
    scopes = cover.dialog.locator(".r-toolbarItem-searchScopes")
    field = cover.dialog.get_by_role("searchbox")
    expect(field).not_to_be_focused()
    expect(scopes).to_be_hidden()
    field.focus()
    expect(scopes).to_be_visible()
    scopes.get_by_role("radio", name="Mine").click()
    expect(cover.text("Scope mine")).to_be_visible()
    field.fill("a")
    field.blur()
    expect(scopes).to_be_visible()
    field.fill("")
    field.blur()
    expect(scopes).to_be_hidden()


def test_the_user_chooses_a_token_and_removes_it(opened, row="V10.6"):
    cover = opened(row)
    field = cover.dialog.get_by_role("searchbox")
    field.focus()
    cover.dialog.locator(".r-toolbarItem-searchSuggestions").get_by_text("Work").click()
    live(cover.page)
    expect(cover.text("1 tokens")).to_be_visible()
    token = cover.dialog.locator(".r-toolbarItem-search").get_by_role("button", name="Work")
    expect(token).to_be_visible()
    assert field.bounding_box()["width"] > 80
    words = token.locator(".r-text")
    assert words.evaluate("(e) => e.scrollWidth <= e.clientWidth"), "its end is left out"
    assert words.bounding_box()["height"] < 30, "its letters are on several lines"
    token.click()
    expect(cover.text("0 tokens")).to_be_visible()


def test_a_view_knows_of_a_search_and_ends_it(opened, row="V10.7"):
    cover = opened(row)
    field = cover.dialog.get_by_role("searchbox")
    expect(cover.text("Resting")).to_be_visible()
    field.fill("a")
    live(cover.page)
    expect(cover.text("Searching")).to_be_visible()
    cover.press("End")
    expect(cover.text("Resting")).to_be_visible()
    expect(field).to_have_value("")


# Subtitles, names and items


def test_a_subtitle_is_below_the_title(opened, row="V10.311"):
    cover = opened(row)
    title = cover.dialog.get_by_role("heading", name="Notes").bounding_box()
    subtitle = cover.text("One note").bounding_box()
    row = cover.text("Milk").bounding_box()
    assert title["y"] + title["height"] <= subtitle["y"] + 1
    assert subtitle["y"] + subtitle["height"] <= row["y"]
    assert subtitle["x"] < row["x"]


def test_the_user_renames_a_screen(opened, row="V10.312"):
    cover = opened(row)
    cover.press("Title menu")
    cover.dialog.get_by_role("menuitem", name="Rename").click()
    live(cover.page)
    alert = cover.page.get_by_role("alertdialog", name="Rename")
    alert.get_by_role("textbox").fill("Tea")
    alert.get_by_role("button", name="Done").click()
    live(cover.page)
    expect(cover.dialog.get_by_role("heading", name="Tea")).to_be_visible()


def test_items_of_bars_are_removed(opened, row="V10.313"):
    cover = opened(row)
    expect(cover.text("End")).to_be_visible()
    expect(cover.dialog.locator(".r-splitView__toggle")).to_be_hidden()
    expect(cover.dialog.get_by_role("heading", name="Notes")).to_have_count(0)


@pytest.mark.parametrize("row, shown, hidden", [("V10.314", "Bold", "Print"), ("V10.316", "Archive", "Delete")])
def test_other_items_are_in_the_menu_of_actions(opened, row, shown, hidden):
    cover = opened(row)
    expect(cover.button(shown)).to_be_visible()
    # A bar that is arranged names it once more, in the menu that shows and hides items.
    item = cover.dialog.get_by_text(hidden, exact=True).first
    expect(item).to_be_hidden()
    cover.press("Actions")
    expect(item).to_be_visible()


def test_an_item_of_a_bar_is_hidden(opened, row="V10.317"):
    cover = opened(row)
    expect(cover.button("Bold")).to_be_visible()
    expect(cover.button("Secret")).to_have_count(0)


def test_a_space_pushes_items_apart(opened, row="V10.315"):
    cover = opened(row)
    archive, reply = cover.button("Archive").bounding_box(), cover.button("Reply").bounding_box()
    assert reply["x"] - archive["x"] > cover.page.viewport_size["width"] / 3
