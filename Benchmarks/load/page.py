"""The controls of a first page, with the numbers of their elements."""

import dataclasses
import html.parser
import re

VOID = {"hr", "img", "input", "source"}
# Start tags that end the row or the cell around them.
ENDS = {"td": ("td", "th"), "th": ("td", "th"), "tr": ("td", "th", "tr")}


@dataclasses.dataclass
class Control:
    """A node that accepts an action, which is the first of those in `data-on`."""

    element: int
    action: str
    text: str = ""


class Page(html.parser.HTMLParser):
    """Reads what is within `main`; `Documentation/WireProtocol.md` says what `data-parts` means."""

    def __init__(self, page: str) -> None:
        super().__init__()
        [words] = re.findall(r'data-parts="(\w+)"', page)
        self.words = iter(re.findall(r"\d*\D", words))
        self.controls: list[Control] = []
        self.open: list[tuple[str, int, Control | None]] = []
        self.last = 0
        [content] = re.findall(r"<main.*</main>", page, re.DOTALL)
        self.feed(content)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        while self.open and self.open[-1][0] in ENDS.get(tag, ()):
            self.open.pop()
        word = next(self.words)
        if word == "p":
            element = self.open[-1][1]
        else:
            element = self.last = int(word[:-1] or self.last + 1)
        control = None
        if actions := dict(attributes).get("data-on"):
            control = Control(element, actions.split()[0])
            self.controls.append(control)
        if tag not in VOID:
            self.open.append((tag, element, control))

    def handle_endtag(self, tag: str) -> None:
        while self.open.pop()[0] != tag:
            pass

    def handle_data(self, text: str) -> None:
        for _, _, control in self.open:
            if control:
                control.text += text


def page_controls(page: str) -> list[Control]:
    """The controls in the order of the page."""
    return Page(page).controls
