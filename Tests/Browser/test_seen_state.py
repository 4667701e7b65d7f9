"""The rows of Documentation/Support/Environment.md and Combine.md, seen on their page of the gallery."""

import pytest
from playwright.sync_api import expect

from seen import gallery_server, near, show  # noqa: F401: fixtures
from waits import live

PAGE = "State, environment and Combine"


@pytest.mark.parametrize("row", ["V1.2", "V1.13", "V2.96"])
def test_an_app_shows_its_window(show, row):
    page = show(row).page
    expect(page).to_have_title(PAGE)
    expect(page.get_by_role("main")).to_be_visible()


@pytest.mark.parametrize("row", ["V5.24", "V5.6"])
def test_a_child_changes_the_state_of_its_parent(show, row):
    specimen = show(row)
    switch = specimen.stage.get_by_role("switch", name="Sound")
    switch.set_checked(True)
    expect(specimen("It is loud")).to_be_visible()
    switch.set_checked(False)
    expect(specimen("It is quiet")).to_be_visible()


def test_state_has_an_initial_value(show, row="V4.41"):
    expect(show(row).stage.get_by_role("textbox", name="Name")).to_have_value("Ada")


def test_state_begins_with_its_initial_value(show, row="V4.42"):
    specimen = show(row)
    specimen.press("Add")
    expect(specimen("Ada, Grace")).to_be_visible()


@pytest.mark.parametrize("row", ["V5.5", "V9.4", "V5.20", "V5.18"])
def test_a_model_is_bound_and_observed(show, row):
    specimen = show(row)
    specimen.stage.get_by_role("textbox", name="Name").fill(row)
    expect(specimen(f"Hello {row}")).to_be_visible()


def test_an_ignored_property_changes_nothing_by_itself(show, row="V5.21"):
    specimen = show(row)
    specimen.press("Visit")
    expect(specimen("Ada with 0 visits")).to_be_visible()
    specimen.press("Rename")
    expect(specimen("Ada! with 1 visits")).to_be_visible()


def test_an_equal_view_is_not_evaluated(show, row="V10.96"):
    specimen = show(row)
    specimen.press("Next 0")
    expect(specimen("Next 1")).to_be_visible()
    expect(specimen("Shown 0")).to_be_visible()
    specimen.press("Next 1")
    expect(specimen("Shown 2")).to_be_visible()


# Bindings


@pytest.mark.parametrize("row", ["V1.3", "V9.11", "V4.12"])
def test_a_binding_of_the_app_writes_the_value(show, row):
    specimen = show(row)
    log = specimen.stage.get_by_text("Log:")
    switch = specimen.stage.get_by_role("switch", name="Sound")
    switch.set_checked(True)
    expect(specimen("It is loud")).to_be_visible()
    switch.set_checked(False)
    expect(specimen("It is quiet")).to_be_visible()
    assert log.inner_text().strip().endswith("on off")


def test_a_binding_is_made_of_closures(show, row="V4.6"):
    specimen = show(row)
    slider = specimen.stage.get_by_role("slider", name="Heat")
    slider.fill("0.4")
    expect(specimen("40 degrees")).to_be_visible()


def test_a_binding_is_made_where_one_is_expected(show, row="V4.9"):
    specimen = show(row)
    switch = specimen.stage.get_by_role("switch", name="Warm")
    switch.set_checked(True)
    switch.set_checked(False)
    expect(specimen("10 degrees")).to_be_visible()
    assert float(specimen.stage.get_by_role("slider").input_value()) == 0.1


@pytest.mark.parametrize("field", ["Home", "City"])
def test_a_binding_has_bindings_of_its_members(show, field, row="V9.10"):
    specimen = show(row)
    specimen.stage.get_by_role("textbox", name=field).fill(f"Bonn {field}")
    expect(specimen(f"At home in Bonn {field}")).to_be_visible()


@pytest.mark.parametrize("row", ["V5.7", "V5.8"])
def test_a_shared_value_is_bound_where_it_is_used(show, row):
    specimen = show(row)
    specimen.stage.get_by_role("textbox", name="Topic").fill(row)
    expect(specimen(f"About {row}")).to_be_visible()


# Environment


@pytest.mark.parametrize("row", ["V3.32", "V10.86", "V10.87"])
def test_the_environment_is_read(show, row):
    words = [view.inner_text() for view in show(row).views()]
    assert words == ["plain at 1", "bold at 1", "plain at 7", "bolder at 1"]


@pytest.mark.parametrize("row", ["V5.12", "V5.13", "V5.14", "V9.24"])
def test_an_object_is_found_by_its_type(show, row):
    specimen = show(row)
    specimen.press("Rename")
    expect(specimen("Hello Grace")).to_be_visible()


@pytest.mark.engines("chromium", "firefox", reason="WebKitGTK lets no test answer for a site elsewhere")
@pytest.mark.parametrize("row", ["V4.31", "V5.10"])
def test_an_address_is_opened(show, row):
    specimen = show(row)
    page = specimen.page
    page.context.route("https://example.org/", lambda route: route.fulfill(body="There"))
    with page.context.expect_page() as opened:
        specimen.stage.get_by_role("button", name="Visit").first.click()
    opened.value.wait_for_url("https://example.org/")
    opened.value.close()
    specimen.stage.get_by_role("button", name="Visit").last.click()
    expect(specimen("Visited example.org")).to_be_visible()


@pytest.mark.parametrize("row", ["V5.29", "V6.29"])
def test_a_part_of_the_page_is_dark(show, row):
    specimen = show(row)
    ink = [int(part) for part in specimen.style("color", "Light on dark")[4:-1].split(", ")]
    ground = specimen.pixels((0.99, 0.98))[0][:3]
    assert min(ink) > 200 and max(ground) < 60


def test_a_page_that_is_hidden_is_inactive(show, row="V10.92"):
    specimen = show(row)
    expect(specimen("Active")).to_be_visible()
    for state, text in (("hidden", "Inactive"), ("visible", "Active")):
        specimen.page.evaluate("""(state) => {
            Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
            Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""", state)
        expect(specimen(text)).to_be_visible()


def test_preferences_are_collected(show, row="V10.88"):
    specimen = show(row)
    expect(specimen("Heard ab!")).to_be_visible()
    specimen.press("Change")
    expect(specimen("Heard ac!")).to_be_visible()


# Combine


@pytest.mark.parametrize("row", ["V1.9", "V5.23", "V5.25", "V10.94"])
def test_an_object_is_observed(show, row):
    specimen = show(row)
    before = int(specimen.stage.get_by_text("Volume").inner_text().split()[1])
    specimen.press(f"Louder than {before}")
    expect(specimen(f"Volume {before + 1}")).to_be_visible()
    expect(specimen(f"Louder than {before + 1}")).to_be_visible()


def test_an_object_is_made_once(show, row="V4.43"):
    specimen = show(row)
    specimen.press("Volume 5")
    expect(specimen("Volume 6")).to_be_visible()


def test_what_is_published_is_received(show, row="V3.86"):
    specimen = show(row)
    log = specimen.stage.get_by_text("Received")
    before = log.inner_text().strip()
    specimen.press("Turn it up")
    expect(log).to_have_text(f"{before} 11")


@pytest.mark.parametrize("row", ["V3.33", "V5.15"])
def test_an_object_is_in_the_environment(show, row):
    specimen = show(row)
    show("V3.86").press("Turn it up")
    specimen.press("Reset from 11")
    expect(specimen("Reset from 0")).to_be_visible()
