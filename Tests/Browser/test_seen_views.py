"""The rows of Documentation/Support/Views.md, seen on their page of the gallery."""

import pytest
from playwright.sync_api import expect

from seen import gallery_server, near, show  # noqa: F401: fixtures
from waits import live

PAGE = "Views and builders"


@pytest.mark.parametrize("row", ["V1.15", "V1.19"])
def test_a_view_of_the_app_shows_its_body(show, row):
    expect(show(row)("Stop")).to_be_visible()


@pytest.mark.parametrize("row", ["V1.1", "V9.9"])
def test_views_of_any_type_keep_their_state(show, row):
    specimen = show(row)
    tally = specimen.stage.get_by_role("button", name="Count")
    before = int(tally.inner_text().split()[1])
    tally.click()
    specimen.stage.get_by_role("button", name="Again").click()
    live(specimen.page)
    expect(tally).to_have_text(f"Count {before + 1}")
    expect(specimen.stage.get_by_role("separator")).to_be_visible()
    assert specimen.box("Stop").bottom <= specimen.box(tally).y


def test_a_view_of_any_type_is_another_view(show, row="V2.2"):
    specimen = show(row)
    expect(specimen("A text")).to_be_visible()
    specimen.stage.get_by_role("switch").click()
    expect(specimen.stage.get_by_role("button", name="A button")).to_be_visible()
    expect(specimen("A text")).to_have_count(0)


def test_a_modifier_of_the_app_puts_a_view_into_others(show, row="V1.7"):
    specimen = show(row)
    assert specimen.box("b").x > specimen.box("a").right
    assert specimen.style("border-top-width", "b") == "3px"


@pytest.mark.parametrize("row", ["V1.20", "V3.63"])
def test_a_modifier_of_the_app_changes_a_view(show, row):
    specimen = show(row)
    assert specimen.style("font-size", "a") == "28px"
    assert specimen.style("color", "a") == specimen.color("red")


def test_what_is_deprecated_has_its_effect(show, row="V9.31"):
    specimen = show(row)
    assert specimen.style("color", "a") == specimen.color("red")
    assert specimen.style("border-top-left-radius") == "12px"


# Builders


@pytest.mark.parametrize("row", ["V5.28", "V9.7"])
def test_a_branch_is_shown(show, row):
    specimen = show(row)
    if specimen("Waiting").count():
        specimen.press("Go on")
    expect(specimen("7 are done")).to_be_visible()
    expect(specimen("Waiting")).to_have_count(0)
    assert len(specimen.views()) == 2


def test_a_builder_has_statements(show, row="V9.3"):
    expect(show(row)("The sum is 7")).to_be_visible()


def test_an_optional_view_comes(show, row="V9.8"):
    specimen = show(row)
    assert len(specimen.views()) == 1
    specimen.press("Name it")
    assert specimen.style("font-weight", "Ada") == "700"


def test_no_color_is_the_color_around(show, row="V9.13"):
    specimen = show(row)
    assert specimen.style("color", "a") == specimen.color("primary")
    specimen.stage.get_by_role("switch").click()
    expect(specimen("a")).to_have_css("color", specimen.color("gray"))


def test_the_newest_system_is_available(show, row="V5.1"):
    expect(show(row)("The newest")).to_be_visible()


def test_a_visibility_is_kept_in_a_property(show, row="V4.60"):
    line = show(row).stage.locator(".r-row").nth(0).evaluate("(e) => getComputedStyle(e, '::after').content")
    assert line == "none"


# Life


@pytest.mark.parametrize("row", ["V3.54", "V9.26"])
def test_another_identity_is_another_view(show, row):
    specimen = show(row)
    specimen.press("Count 0")
    expect(specimen("Count 1")).to_be_visible()
    specimen.press("Start over")
    expect(specimen("Count 0")).to_be_visible()


@pytest.mark.parametrize("row", ["V3.78", "V3.84"])
def test_a_view_appears_and_disappears(show, row):
    specimen = show(row)
    log = specimen.stage.get_by_text("Log:")
    before = log.inner_text().strip().removeprefix("Log:").strip()
    for change in ("in", "out"):
        specimen.press("Come and go")
        before = f"{before} {change}".strip()
        expect(log).to_have_text(f"Log: {before}")


def test_a_function_is_called_when_a_view_appears(show, row="V3.79"):
    expect(show(row)("Started")).to_be_visible()


def test_a_task_is_cancelled_with_its_view(show, row="V3.117"):
    specimen = show(row)
    specimen.press("Come and go")
    expect(specimen("Log: begins")).to_be_visible()
    specimen.press("Come and go")
    expect(specimen("Log: begins cancelled")).to_be_visible()


def test_a_task_begins_again_with_its_identity(show, row="V3.118"):
    specimen = show(row)
    expect(specimen("Log: 1")).to_be_visible()
    specimen.press("Next")
    expect(specimen("Log: 1 2")).to_be_visible()


@pytest.mark.parametrize("row, logs", [
    ("V3.80", ["Log: 2", "Log: 2 3"]), ("V3.81", ["Log: 12", "Log: 12 23"]),
    ("V3.82", ["Log: changed", "Log: changed changed"]),
    ("V3.103", ["1 with 1 changes", "2 with 2 changes"]),
])
def test_a_change_is_reported(show, row, logs):
    specimen = show(row)
    for log in logs:
        specimen.press("Next")
        expect(specimen(log)).to_be_visible()
