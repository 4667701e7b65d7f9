"""Commands of the clipboard that views ask for."""

from nodes import el, field
from waits import visit


def show(page, double):
    board = el(2, "div", {"data-clips": "copy cut paste", "data-script": "/_rostrum/clips.js"},
               el(3, "div", {"tabindex": "0", "data-on": "focus"}, "Board"), field(4, "Name"))
    visit(page, double.show(board))
    page.evaluate("() => import('/_rostrum/clips.js').then(() => true)")



def paste(page, text):
    page.evaluate(
        """text => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", text);
          document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        }""", text)


def test_a_view_with_the_focus_copies_cuts_and_pastes(page, double):
    show(page, double)
    page.locator("[data-id='3']").focus()
    assert double.event() == [3, "focus"]
    page.keyboard.press("ControlOrMeta+c")
    assert double.event() == [2, "key", "Control+c"]
    page.keyboard.press("ControlOrMeta+x")
    assert double.event() == [2, "key", "Control+x"]
    paste(page, "Milk")
    assert double.event() == [2, "paste", "Milk"]
    page.keyboard.press("c")
    assert double.received.empty()


def test_selected_words_and_fields_are_copied_as_ever(page, double):
    show(page, double)
    page.locator("[data-id='3']").focus()
    assert double.event() == [3, "focus"]
    page.evaluate("() => getSelection().selectAllChildren(document.querySelector('[data-id=\"3\"]'))")
    page.keyboard.press("ControlOrMeta+c")
    assert double.received.empty()
    page.evaluate("() => getSelection().removeAllRanges()")
    page.locator("input").focus()
    page.evaluate("() => new Promise(done => requestAnimationFrame(done))")
    events = []
    page.keyboard.press("ControlOrMeta+c")
    paste(page, "Milk")
    page.evaluate("() => new Promise(done => requestAnimationFrame(done))")
    while not double.received.empty():
        events.append(double.event())
    assert all(event[1] not in ("key", "paste") for event in events)
