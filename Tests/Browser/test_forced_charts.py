"""Charts where the reader's system forces its few colors on pages."""

import pytest

from seen import gallery_server, show  # noqa: F401: fixtures

pytestmark = pytest.mark.engines("chromium", "firefox", reason="WebKitGTK has no forced colors")

PAGE = "Charts"
OPTIONS = {"forced_colors": "active"}

SYSTEM = """(e, name) => {
    const probe = e.appendChild(document.createElement("i"));
    probe.style.color = name;
    const color = getComputedStyle(probe).color;
    probe.remove();
    return color;
}"""
LOOKS = """(all) => [...new Set(all.map((one) => {
    const { fill, stroke, strokeDasharray } = getComputedStyle(one);
    return `${fill} ${stroke} ${strokeDasharray}`;
}))]"""


def system(specimen, name):
    return specimen.stage.evaluate(SYSTEM, name)


def test_series_of_bars_are_told_apart_by_the_colors_of_the_system(show):
    specimen = show("V11.3")
    chart = specimen.stage.locator(".r-chart").first
    looks = chart.locator("rect[fill]:not([fill=none])").evaluate_all(LOOKS)
    samples = chart.locator("[aria-hidden=true] > span > svg path").evaluate_all(LOOKS)
    assert len(looks) == len(samples) >= 3
    fills = {look.rsplit(")", 2)[0].split(")")[0] + ")" for look in looks}
    names = ["CanvasText", "Canvas", "Highlight", "GrayText", "LinkText"]
    assert fills <= {system(specimen, name) for name in names}


def test_series_of_lines_are_told_apart_by_dashes(show):
    specimen = show("V11.10")
    lines = specimen.stage.locator(".r-chart").first.locator("path[stroke][fill=none]")
    looks = lines.evaluate_all(LOOKS)
    assert len(looks) >= 3
    assert any("6px, 4px" in look or "6, 4" in look for look in looks)
    assert any(system(specimen, "CanvasText") in look for look in looks)


def test_labels_have_the_color_of_text(show):
    specimen = show("V11.3")
    colors = specimen.stage.locator(".r-chart text").evaluate_all(
        "(all) => [...new Set(all.map((one) => getComputedStyle(one).fill))]")
    assert colors == [system(specimen, "CanvasText")]
