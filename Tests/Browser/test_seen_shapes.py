"""The rows of Documentation/Support/ShapesAndColors.md, seen on their page of the gallery."""

import pytest

from seen import gallery_server, near, show  # noqa: F401: fixtures

PAGE = "Shapes, colors and effects"
CORNER, TOP, CENTER, BOTTOM = (0.02, 0.02), (0.5, 0.02), (0.5, 0.5), (0.5, 0.98)
LEFT, RIGHT = (0.02, 0.5), (0.98, 0.5)


def ground(specimen):
    """The color around a specimen."""
    return specimen.pixels((0.996, 0.5), element=specimen.stage.locator(".."))[0]


def painted(specimen, *places, element=None):
    """Whether the places have another color than the background around the specimen."""
    around = ground(specimen)
    return [pixel != around for pixel in specimen.pixels(*places, element=element)]


def drawing(specimen):
    return specimen.stage.locator(".r-shape").first


@pytest.mark.parametrize("row, places, drawn", [
    ("V2.62", [CORNER, TOP, CENTER, LEFT], [True, True, True, True]),
    ("V2.63", [CORNER, (0.04, 0.04), TOP, CENTER, LEFT], [False, False, True, True, True]),
    ("V2.11", [CORNER, (0.05, 0.05), TOP, CENTER, LEFT], [False, False, True, True, True]),
    ("V2.12", [CORNER, (0.2, 0.5), (0.5, 0.1), CENTER, (0.3, 0.5), (0.8, 0.5)],
     [False, False, True, True, True, False]),
    ("V4.33", [(0.7, 0.3), (0.3, 0.6)], [True, False]),
    ("V4.34", [(0.7, 0.3), (0.3, 0.6)], [True, False]),
    ("V4.32", [(0.5, 0.75), (0.5, 0.25)], [True, False]),
    ("V4.1", [(0.5, 0.75), (0.5, 0.25)], [True, False]),
    ("V4.2", [(0.5, 0.75), (0.5, 0.25)], [True, False]),
    ("V9.21", [(0.7, 0.3), (0.3, 0.3), (0.3, 0.7)], [True, False, False]),
    ("V4.36", [CORNER, CENTER, (0.5, 0.05)], [False, True, True]),
    ("V7.23", [CORNER, CENTER, (0.5, 0.05)], [False, True, True]),
    ("V4.28", [TOP, (0.5, 0.1), (0.5, 0.25), CENTER], [True, True, False, False]),
    ("V4.39", [(0.5, 0.5), (0.17, 0.5), (0.14, 0.5), (0.16, 0.39)], [True, True, False, False]),
    ("V4.44", [(0.5, 0.5), (0.17, 0.5), (0.14, 0.5), (0.16, 0.39)], [True, True, False, False]),
    ("V6.68", [(0.5, 0.5), (0.17, 0.5), (0.14, 0.5), (0.16, 0.39)], [True, True, False, False]),
    ("V4.40", [(0.5, 0.97), (0.5, 0.03), CENTER], [True, False, False]),
    ("V4.37", [(0.5, 0.97), (0.5, 0.03), CENTER], [False, True, False]),
    ("V4.3", [(0.5, 0.97), (0.5, 0.03), CENTER], [False, True, False]),
    ("V3.22", [(0.25, 0.75), (0.75, 0.25)], [True, False]),
    ("V10.48", [(0.5, 0.25), (0.5, 0.75)], [True, False]),
    ("V10.278", [(0.04, 0.04), CENTER], [False, True]),
    ("V10.279", [(0.04, 0.04), (0.96, 0.04), (0.96, 0.96)], [False, True, True]),
    ("V10.280", [(0.1, 0.1), CENTER], [True, False]),
    ("V10.290", [(0.25, 0.25), (0.75, 0.75)], [True, False]),
    ("V10.1452", [(0.04, 0.04), CENTER], [False, True]),
])
def test_a_shape_is_drawn(show, row, places, drawn):
    specimen = show(row)
    assert painted(specimen, *places, element=drawing(specimen)) == drawn


@pytest.mark.parametrize("row, color", [("V4.38", "blue"), ("V7.19", "foreground")])
def test_a_line_is_on_the_outline(show, row, color):
    specimen = show(row)
    inside, outside, middle = specimen.pixels((0.5, 0.08), (0.5, 0.03), CENTER)
    assert inside == outside != middle
    assert f"rgb({inside[0]}, {inside[1]}, {inside[2]})" == specimen.color(color)


@pytest.mark.parametrize("row", ["V4.27", "V7.26"])
def test_a_border_is_within_its_circle(show, row):
    specimen = show(row)
    circle = drawing(specimen)
    red = [int(part) for part in specimen.color("red")[4:-1].split(", ")]
    assert specimen.pixels((0.5, 0.08), element=circle)[0][:3] == red
    assert painted(specimen, (0.5, 0.03), (0.5, 0.25), CENTER, element=circle) == [True, False, False]
    above = circle.evaluate("""(e) => {
        const { x, y, width } = e.getBoundingClientRect();
        return [getComputedStyle(e).clipPath, getComputedStyle(e).overflow];
    }""")
    assert above[0] != "none" or above[1] != "visible", "nothing is drawn outside of its box"


# Gradients


@pytest.mark.parametrize("row", ["V2.1", "V6.7"])
def test_a_gradient_goes_around_a_center(show, row):
    specimen = show(row)
    right, below, left, above = specimen.pixels((0.8, 0.55), (0.45, 0.8), (0.2, 0.45), (0.55, 0.2))
    assert len({tuple(pixel) for pixel in (right, below, left, above)}) == 4
    assert painted(specimen, CORNER, (0.95, 0.95)) == [False, False], "it is a disk"



@pytest.mark.parametrize("row, place, color", [
    ("V4.26", 0.5, "purple"), ("V7.9", 0.01, "blue"), ("V7.14", 0.25, "green"),
    ("V7.22", 0.5, "purple"), ("V7.25", 0.75, "red"), ("V7.33", 0.99, "yellow"),
    ("V10.126", 0.7, "red"), ("V10.126", 0.8, "blue"),
])
def test_a_gradient_has_colors_at_places(show, row, place, color):
    specimen = show(row)
    pixel = specimen.pixels((place, 0.5))[0][:3]
    wanted = [int(part) for part in specimen.color(color)[4:-1].split(", ")]
    assert pixel == pytest.approx(wanted, abs=8)


# Effects


@pytest.mark.parametrize("row", ["V3.18", "V6.17"])
def test_colors_are_blended(show, row):
    edge, middle = show(row).pixels((0.05, 0.05), CENTER)
    assert (edge[:3], middle[:3]) == ([255, 255, 255], [0, 0, 0])


def test_a_view_is_clipped(show, row="V3.21"):
    specimen = show(row)
    assert specimen.box("Words that are wider").width > 100
    assert specimen.box().width == near(60)
    after = specimen("Words that are wider").evaluate(
        "(e) => { e.scrollIntoView(); const b = e.getBoundingClientRect();"
        " return e.contains(document.elementFromPoint(b.x + 90, b.y + 10)); }")
    assert not after


@pytest.mark.parametrize("row, color", [("V3.23", [0, 0, 0]), ("V3.24", [255, 0, 0])])
def test_white_becomes(show, row, color):
    assert show(row).pixels(CENTER)[0][:3] == color


@pytest.mark.parametrize("row, name, value", [
    ("V3.28", "border-radius", "12px"),
    ("V3.87", "opacity", "0.4"),
    ("V3.108", "box-shadow", "rgb(0, 0, 0) 0px 5px 5px 0px"),
    ("V7.5", "box-shadow", "rgb(0, 0, 0) 0px 5px 5px 0px"),
])
def test_a_view_has_an_effect(show, row, name, value):
    specimen = show(row)
    found = specimen.style(name)
    if name == "box-shadow" and found == "none":
        name, value = "filter", "drop-shadow(rgb(0, 0, 0) 0px 5px 5px)"
    assert specimen.style(name) == value


@pytest.mark.parametrize("row, size", [
    ("V3.105", (20, 60)), ("V6.60", (20, 60)), ("V3.107", (120, 40)),
])
def test_a_view_is_turned_and_scaled(show, row, size):
    specimen = show(row)
    assert specimen.box("a")[2:] == near(*size)


@pytest.mark.parametrize("name, property, value", [
    ("blur", "filter", "blur(2px)"),
    ("gray", "filter", "grayscale(1)"),
    ("sat", "filter", "saturate(0.5)"),
    ("bright", "filter", "brightness(1.2)"),
    ("contrast", "filter", "contrast(1.5)"),
    ("hue", "filter", "hue-rotate(90deg)"),
    ("border", "border-top-width", "3px"),
])
def test_a_view_has_a_filter_or_a_border(show, name, property, value, row="V10.102"):
    assert show(row).style(property, name) == value


# Colors


@pytest.mark.parametrize("row, color", [
    ("V3.39", "red"), ("V7.24", "red"), ("V7.1", "accent"), ("V7.4", "black"), ("V7.11", "gray"),
    ("V7.21", "purple"), ("V7.29", "white"), ("V3.40", "blue"), ("V7.8", "blue"),
    ("V7.18", "foreground"), ("V7.28", "secondary"), ("V7.30", "white"), ("V7.6", "black"),
])
def test_a_text_has_a_color(show, row, color):
    specimen = show(row)
    assert specimen.style("color", "a") == specimen.color(color)


@pytest.mark.parametrize("row, color", [
    ("V3.121", "green"), ("V7.15", "green"), ("V7.2", "accent"), ("V7.27", "red"),
    ("V7.31", "white"),
])
def test_a_ground_has_a_color(show, row, color):
    specimen = show(row)
    assert specimen.style("background-color") == specimen.color(color)


@pytest.mark.parametrize("row, place, color", [
    *[(row, place, color) for place, (row, color) in enumerate([
        ("V7.3", "black"), ("V7.7", "blue"), ("V7.12", "green"), ("V7.16", "orange"),
        ("V7.17", "pink"), ("V7.20", "purple"), ("V7.32", "yellow")])],
    *[(row, place, color) for place, (row, color) in enumerate([
        ("V7.43", "black"), ("V7.44", "blue"), ("V7.45", None), ("V7.46", "red"),
        ("V7.47", "secondary"), ("V7.48", "white")])],
    *[(row, place, color) for place, (row, color) in enumerate([
        ("V7.34", "black"), ("V7.35", "primary"), ("V7.36", "systemBackground"),
        ("V7.37", "gray"), ("V7.38", "gray5"), ("V7.39", "gray6"), ("V7.40", "red")])],
    *[(row, place, color) for place, (row, color) in enumerate([
        ("V7.63", "rgb(0, 0, 255)"), ("V7.64", "rgb(255, 128, 0)"), ("V7.65", "rgb(255, 0, 0)"),
        ("V7.66", "blue"), ("V7.67", "pink"), ("V7.68", "rgb(255, 255, 0)")])],
    ("V7.41", 1, "rgb(255, 128, 0)"),
    ("V7.42", 0, "rgb(51, 102, 153)"),
    ("V4.15", 0, "rgb(204, 204, 204)"),
])
def test_a_swatch_has_a_color(show, row, place, color):
    specimen = show(row)
    swatch = specimen.stage.locator(".r-shape").nth(place)
    wanted = "rgba(0, 0, 0, 0)" if color is None else color if "(" in color else specimen.color(color)
    assert specimen.style("background-color", swatch) == wanted


def test_a_color_is_half_clear(show, row="V4.16"):
    specimen = show(row)
    red = [int(part) for part in specimen.color("red")[4:-1].split(", ")]
    half = [(a + b) / 2 for a, b in zip(ground(specimen), red)]
    assert specimen.pixels(CENTER)[0][:3] == pytest.approx(half, abs=2)


def test_a_view_is_rotated_in_space(show, row="V10.274"):
    specimen = show(row)
    assert specimen.box(drawing(specimen)).width == near(30)
    assert specimen.box(drawing(specimen)).height == near(60)


def test_glass_blurs_what_is_behind(show, row="V10.275"):
    specimen = show(row)
    for element in [specimen("Glass"), specimen.stage.get_by_role("button", name="Play")]:
        assert specimen.style("backdrop-filter", element) == "blur(14px) saturate(1.6)"
    # White words are readable on an opaque fill only.
    assert specimen.style("backdrop-filter", specimen.stage.get_by_role("button", name="Stop")) == "none"
    assert specimen.style("border-radius", "Glass") == "12px"


def test_less_important_content_has_a_color(show, row="V10.277"):
    specimen = show(row)
    assert specimen.style("color", "Less") == specimen.color("blue")


def test_a_canvas_shows_what_is_drawn(show, row="V10.50"):
    specimen = show(row)
    canvas = specimen.stage.locator("svg.r-canvas").first
    middle, blue, gradient, clipped = specimen.pixels(
        (0.5, 0.5), (0.02, 0.5), (0.2, 0.04), (0.2, 0.15), element=canvas)
    assert blue == clipped != middle
    assert gradient not in (middle, blue)
    label = specimen.box("label")
    origin = specimen.box(canvas)
    assert label.center == near(origin.x + 60, origin.y + 100)
    assert specimen.stage.get_by_role("group", name="A red square on blue").is_visible()


def test_an_elliptical_gradient_is_stretched_to_its_shape(show):
    specimen = show("V10.1451")
    red, *blue = specimen.pixels(
        CORNER, CENTER, (0.28, 0.5), (0.72, 0.5), (0.5, 0.28), (0.5, 0.72), element=drawing(specimen))
    assert len(set(map(tuple, blue))) == 1 and tuple(red) not in set(map(tuple, blue))
    edges = specimen.pixels((0.22, 0.5), (0.78, 0.5), (0.5, 0.22), (0.5, 0.78), element=drawing(specimen))
    assert all(pixel == red for pixel in edges)


def test_a_mesh_has_its_colors_at_its_points(show):
    """The white point is right of the middle and above it, and each corner has a colour of its own."""
    specimen = show("V10.1203")
    drawing = specimen.stage.locator("svg").first
    bright, middle, *corners = specimen.pixels(
        (0.7, 0.3), CENTER, CORNER, (0.98, 0.02), (0.02, 0.98), (0.98, 0.98), element=drawing)
    assert min(bright[:3]) > 215
    assert min(middle[:3]) < 225
    assert len(set(map(tuple, corners))) == 4
    # Neither the page nor the edges of strips are seen between two fields.
    near = specimen.pixels(*[(0.2 + step / 100, 0.42) for step in range(24)], element=drawing)
    assert all(abs(a - b) < 12 for one, other in zip(near, near[1:]) for a, b in zip(one, other))


def test_an_inner_shadow_is_within_its_shape(show):
    specimen = show("V10.1201")
    top, *rest = specimen.pixels((0.5, 0.1), CENTER, BOTTOM, LEFT, element=drawing(specimen))
    assert top[0] > 200 and top[2] < 120
    assert all(pixel[2] > 200 and pixel[0] < 80 for pixel in rest)


def test_a_style_of_an_app_reads_the_environment(show):
    specimen = show("V10.1202")
    shapes = specimen.stage.locator(".r-shape")
    light, dark = (specimen.pixels(CENTER, element=shapes.nth(index))[0] for index in (0, 1))
    assert light[0] > light[2] and dark[2] > dark[0]
