"""The rows about files of Documentation/Support/Controls.md, seen on their page of the gallery."""

import re

from playwright.sync_api import expect

from seen import gallery_server, show  # noqa: F401: fixtures

PAGE = "Buttons and progress"


def ready(button):
    """Waits until the button has an address, and the page the script for it."""
    expect(button).to_have_attribute("data-files", re.compile("/_rostrum/upload/"))
    button.evaluate("async (e) => void await import(e.dataset.script)")


def choose(specimen, files):
    specimen.stage.get_by_role("button", name="Import a text", exact=True).click()
    button = specimen.page.get_by_role("button", name="Choose Files…", exact=True)
    ready(button)
    with specimen.page.expect_file_chooser() as chooser:
        button.click()
    assert chooser.value.is_multiple()
    chooser.value.set_files(files)
    expect(button).to_have_count(0)


def file(name, content):
    return {"name": name, "mimeType": "text/plain", "buffer": content}


def test_chosen_files_arrive(show, row="V10.154"):
    specimen = show(row)
    choose(specimen, [file("a.txt", b"12345"), file("ü <b>.txt", b"1" * 3_000_000)])
    expect(specimen("a.txt has 5 bytes, ü b.txt has 3000000 bytes")).to_be_visible()


def test_a_file_of_another_type_is_refused(show, row="V10.154"):
    specimen = show(row)
    choose(specimen, [{"name": "a.png", "mimeType": "image/png", "buffer": b"1"}])
    expect(specimen("“a.png” is of a type that can’t be opened here.")).to_be_visible()


def test_a_file_can_be_dropped_on_the_button(show, row="V10.154"):
    specimen = show(row)
    specimen.stage.get_by_role("button", name="Import a text", exact=True).click()
    button = specimen.page.get_by_role("button", name="Choose Files…", exact=True)
    ready(button)
    button.evaluate("""async (e) => {
      await import(e.dataset.script);
      const data = new DataTransfer();
      data.items.add(new File(["dropped"], "drop.txt"));
      const event = (name) => new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true });
      if (e.dispatchEvent(event("dragover"))) throw new Error("The drop isn't offered");
      e.dispatchEvent(event("drop"));
    }""")
    expect(specimen("drop.txt has 7 bytes")).to_be_visible()


def test_a_document_is_downloaded(show, row="V10.155"):
    specimen = show(row)
    with specimen.page.expect_download() as download:
        specimen.stage.get_by_role("button", name="Export a list", exact=True).click()
    assert download.value.suggested_filename == "Zoë’s list.txt"
    with open(download.value.path(), encoding="utf-8") as content:
        assert content.read() == "milk\nbread\n"
    expect(specimen("Zoë’s list.txt")).to_be_visible()


def test_a_text_is_shared_or_copied(show, row="V10.157"):
    specimen = show(row)
    specimen.page.evaluate("""() => {
      window.shared = [];
      Object.defineProperty(navigator, "share", {
        configurable: true, value: async (content) => void window.shared.push(content) });
    }""")
    button = specimen.stage.get_by_role("button", name="Share a text", exact=True)
    button.click()
    assert specimen.page.evaluate("shared") == [{"text": "Three good books"}]
    specimen.page.evaluate("""() => {
      Object.defineProperty(navigator, "share", { configurable: true, value: undefined });
      Object.defineProperty(navigator, "clipboard", {
        configurable: true, value: { writeText: async (text) => void window.shared.push(text) } });
    }""")
    button.click()
    expect(specimen.page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    assert specimen.page.evaluate("shared")[1:] == ["Three good books"]


DROP = """async (e, [name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name));
  const event = (type) => new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
  if (e.dispatchEvent(event("dragover"))) throw new Error("The drop isn't offered");
  e.dispatchEvent(event("drop"));
}"""


def drop_box(specimen):
    box = specimen.stage.locator(".r-taking")
    ready(box.get_by_role("button"))
    box.evaluate("async (e) => void await import(e.dataset.script)")
    return box


def test_files_are_dropped_on_a_view_one_after_another(show, row="V10.160"):
    specimen = show(row)
    box = drop_box(specimen)
    address = box.get_by_role("button").get_attribute("data-files")
    box.evaluate(DROP, ["one.txt", "1"])
    expect(specimen("one.txt")).to_be_visible()
    expect(box.get_by_role("button")).not_to_have_attribute("data-files", address)
    box.evaluate(DROP, ["two.txt", "2"])
    expect(specimen("two.txt")).to_be_visible()


def test_users_who_do_not_drag_choose_files(show, row="V10.160"):
    specimen = show(row)
    button = drop_box(specimen).get_by_role("button", name=re.compile("Choose Files…"))
    with specimen.page.expect_file_chooser() as chooser:
        button.click()
    chooser.value.set_files([file("chosen.txt", b"1")])
    expect(specimen("chosen.txt")).to_be_visible()
