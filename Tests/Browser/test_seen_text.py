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
