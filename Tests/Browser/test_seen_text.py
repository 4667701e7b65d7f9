"""The rows of Documentation/Support/TextAndImages.md, seen on their page of the gallery."""

import pytest

from seen import gallery_server, near, show  # noqa: F401: fixtures

PAGE = "Text, fonts and images"


@pytest.mark.parametrize("row, texts", [
    ("V2.78", ["A bold word"]),
    ("V2.79", ["1,200 words"]),
    ("V2.80", ["**Not** bold"]),
    ("V2.84", ["**Not** bold"]),
    ("V1.5", ["Run swift build twice"]),
    ("V2.82", ["Run swift build twice"]),
    ("V2.83", ["Run swift test", "Run swift run"]),
    ("V4.53", ["All books", "New books"]),
    ("V9.14", ["All books", "New books"]),
    ("V9.15", ["bold slanted large small"]),
    ("V9.17", ["Downloading 25%", "Ada is at 0.250000"]),
    ("V9.18", ["Stop"]),
    ("V6.30", ["5 min"]),
    ("V6.73", ["May 4, 2026"]),
    ("V2.33", ["Clock"]),
    ("V2.34", ["1,200 people"]),
    ("V2.35", ["**5** min"]),
])
def test_a_text_reads(show, row, texts):
    assert [text.inner_text().strip() for text in show(row).views()][:len(texts)] == texts


@pytest.mark.parametrize("row, name, property, value", [
    ("V2.78", "bold", "font-weight", "700"),
    ("V4.53", "books", "font-weight", "700"),
    ("V3.19", "a", "font-weight", "700"),
    ("V4.45", "bold", "font-weight", "700"),
    ("V4.46", "large", "font-size", "28px"),
    ("V4.47", "slanted", "font-style", "italic"),
    ("V7.61", "Run", "font-size", "17px"),
    ("V7.62", "swift test", "font-size", "12px"),
    ("V3.65", "1", "font-variant-numeric", "tabular-nums"),
    ("V4.23", "1", "font-variant-numeric", "tabular-nums"),
    ("V7.49", "a", "font-size", "17px"),
    ("V7.50", "a", "font-size", "16px"),
    ("V7.51", "a", "font-size", "12px"),
    ("V7.52", "a", "font-size", "13px"),
    ("V7.53", "a", "font-weight", "600"),
    ("V7.54", "a", "font-size", "34px"),
    ("V7.55", "a", "font-size", "15px"),
    ("V7.57", "a", "font-size", "20px"),
    ("V7.58", "a", "font-size", "40px"),
    ("V6.72", "a", "font-weight", "600"),
    ("V3.38", "a", "font-size", "28px"),
    ("V7.59", "a", "font-size", "28px"),
    ("V7.60", "a", "font-size", "20px"),
    ("V4.22", "a", "font-weight", "700"),
    ("V3.66", None, "text-align", "center"),
    ("V6.46", None, "text-align", "center"),
    ("V6.47", None, "text-align", "start"),
])
def test_a_text_has_a_look(show, row, name, property, value):
    specimen = show(row)
    element = specimen(name).last if name else None
    assert specimen.style(property, element) == value


@pytest.mark.parametrize("row, name", [
    ("V3.64", "a"), ("V7.56", "a"), ("V6.71", "a"), ("V1.5", "swift build"), ("V2.83", "swift test"),
])
def test_letters_have_one_width(show, row, name):
    assert "mono" in show(row).style("font-family", name)


def test_a_date_has_numbers_alone(show, row="V6.31"):
    assert show(row).view.inner_text().split(",")[0].count("/") == 2


@pytest.mark.parametrize("row, place", [("V6.32", 0), ("V6.74", 1)])
def test_a_time_is_short(show, row, place):
    assert "9:30\u202fAM" in show(row).views()[place].inner_text().replace(" AM", "\u202fAM")


@pytest.mark.parametrize("row, text", [("V2.33", "Clock"), ("V2.34", "1,200 people"), ("V2.35", "**5** min")])
def test_a_label_has_its_icon_before_its_title(show, row, text):
    specimen = show(row)
    icon = specimen.box(specimen.stage.locator("svg"))
    assert icon.width > 15 and icon.right < specimen.box(text).x


@pytest.mark.parametrize("row", ["V1.4", "V1.8", "V4.29", "V4.30", "V6.44"])
def test_a_style_of_the_app_arranges_icon_and_title(show, row):
    specimen = show(row)
    assert specimen.box(specimen.stage.locator("svg")).x > specimen.box("Clock").right


def test_a_label_shows_one_of_its_parts(show, row="V3.59"):
    icon, title = show(row).views()
    assert icon.locator("svg").is_visible() and title.get_by_text("Only a title").is_visible()
    assert not title.locator("svg").is_visible()
    assert icon.get_by_text("Only an icon").bounding_box()["width"] <= 1, "it is only read out"


@pytest.mark.parametrize("row", ["V3.114", "V6.69", "V6.70"])
def test_a_symbol_has_variants(show, row):
    specimen = show(row)
    filled, plain = specimen.views("svg")
    assert specimen.style("fill", filled) != "none"
    assert specimen.style("fill", plain) == "none"


# Pictures


def image(specimen, name):
    return specimen.stage.get_by_role("img", name=name, exact=True)


def loaded(element):
    element.evaluate("e => e.decode()")
    return element.evaluate("e => [e.naturalWidth, e.naturalHeight, e.currentSrc]")


def test_a_picture_of_a_catalog_has_its_size(show, row="V10.65"):
    specimen = show(row)
    leaf, board = image(specimen, "A leaf"), image(specimen, "A board")
    assert loaded(leaf)[:2] == [96, 64]
    assert specimen.box(leaf)[2:] == near(96, 64)
    assert loaded(board)[:2] == [64, 32]
    assert specimen.box(board)[2:] == near(64, 32)
    assert specimen.pixels((0.06, 0.06), (0.19, 0.06), element=board) == [[250, 200, 60, 255], [40, 120, 220, 255]]


def test_a_dark_picture_follows_the_app(show, row="V10.65"):
    dark = image(show("V10.65.1"), "A leaf at night")
    assert loaded(dark)[2] != loaded(image(show(row), "A leaf"))[2]


def test_a_picture_fits_with_its_own_ratio(show, row="V10.65"):
    specimen = show("V10.65.2")
    assert specimen.box(image(specimen, "A small leaf"))[2:] == near(48, 32)


def test_a_template_is_painted_in_the_foreground_color(show, row="V10.150"):
    specimen = show(row)
    mark, shape = image(specimen, "A red mark"), image(specimen, "A shape")
    loaded(mark)
    assert specimen.box(mark)[2:] == near(48, 24)
    assert specimen.style("background-color", mark) == specimen.color("red")
    assert specimen.style("mask-image", mark).endswith('.svg")')
    red, paper = specimen.pixels((0.9, 0.5), (0.02, 0.1), element=mark)
    assert red != paper
    # The background is around the shape, and isn't cut by it.
    loaded(shape)
    box = specimen.stage.locator("picture").nth(1)
    assert specimen.box(box)[2:] == near(112, 80)
    assert specimen.style("background-color", box) == specimen.color("yellow")
    assert specimen.style("mask-image", box) == "none"


def test_pixels_stay_sharp(show, row="V10.151"):
    specimen = show(row)
    board = image(specimen, "A large board")
    assert specimen.style("image-rendering", board) == "pixelated"
    assert specimen.box(board)[2:] == near(128, 64)


def test_a_picture_is_made_of_data(show, row="V10.152"):
    specimen = show(row)
    picture = image(specimen, "Two colors")
    assert loaded(picture)[:2] == [60, 30]
    assert specimen.box(picture)[2:] == near(60, 30)
    assert specimen.pixels((0.25, 0.5), (0.75, 0.5), element=picture) == [
        [10, 132, 255, 255], [255, 159, 10, 255]]
    source = loaded(picture)[2]
    other = specimen.page.context.browser.new_context()
    assert other.request.get(source).status == 404
    assert specimen.page.context.request.get(source).status == 200
    other.close()


def test_a_resource_names_a_picture(show, row="V10.153"):
    assert loaded(show(row).stage.locator("img"))[:2] == [96, 64]


def test_a_placeholder_is_neither_seen_nor_read(show, row="V10.272"):
    specimen = show(row)
    assert specimen.style("color", "Redacted") == "rgba(0, 0, 0, 0)"
    assert "Redacted" not in specimen.stage.aria_snapshot()
    assert specimen.box("Redacted").width > 40


def test_lines_are_apart(show, row="V10.273"):
    near_lines, far_lines = show(row).views(".r-text")
    assert far_lines.bounding_box()["height"] - near_lines.bounding_box()["height"] == near(40)


def test_symbols_have_sizes(show, row="V10.105"):
    small, medium, large = (image.bounding_box()["width"] for image in show(row).views(".r-image"))
    assert (small / medium, large / medium) == pytest.approx((0.8, 1.28), abs=0.02)


@pytest.mark.parametrize("name, size", [("Usual", "12px"), ("Large", "19.8px"), ("Inherited", "28.05px")])
def test_texts_have_sizes(show, name, size, row="V10.284"):
    assert show(row).style("font-size", name) == size


def test_a_picture_is_in_a_line_of_text(show, row="V10.286"):
    specimen = show(row)
    star = specimen.stage.locator(".r-text .r-image").bounding_box()
    text = specimen.view.bounding_box()
    assert text["height"] < 32 and text["y"] - 1 <= star["y"] and star["x"] == near(text["x"])


def test_texts_lose_their_beginning_or_their_middle(show, row="V10.270"):
    specimen = show(row)
    path = "/home/ada/engines/analytical/notes.txt"
    head, middle, _ = texts = specimen.stage.locator(".r-text[data-cut]").all()
    shown = [specimen.style("content", text, "::before").split('"')[1].strip("\u200e") for text in texts]
    assert shown[0][0] == "…" and path.endswith(shown[0][1:])
    before, after = shown[1].split("…")
    assert path.startswith(before) and path.endswith(after) and before and after
    assert shown[2].startswith("The first") and "\\a" in shown[2] and shown[2].endswith("the text")
    assert head.text_content() == middle.text_content() == path
    assert specimen.style("-webkit-text-fill-color", middle) == "rgba(0, 0, 0, 0)"
