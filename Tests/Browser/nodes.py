"""DOM as the wire carries it: `[id, part, tag, attributes, children]`."""

from html import escape

VOID = {"hr", "img", "input", "br"}


def el(id, tag, attributes=None, *children, part=0):
    """A node; children are nodes or strings."""
    return [id, part, tag, attributes or {}, list(children)]


def render(node):
    """The HTML of a node, as a server's first paint has it."""
    _, _, tag, attributes, children = node
    words = "".join(
        f" {name}" if value is True else f' {name}="{escape(str(value))}"'
        for name, value in attributes.items()
        if value is not None and value is not False
    )
    inner = "".join(escape(c) if isinstance(c, str) else render(c) for c in children)
    return f"<{tag}{words}>" + ("" if tag in VOID else f"{inner}</{tag}>")


def parts(node):
    """What the nodes of a page are, as the server writes it beside its HTML."""
    words, last = [], 0

    def visit(node):
        nonlocal last
        id, part, _, _, children = node
        words.append("p" if part else f"{'' if id == last + 1 else id}e")
        last = last if part else id
        for child in children:
            if not isinstance(child, str):
                visit(child)

    visit(node)
    return "".join(words)


# Numbers the elements of a page as the client does, where it doesn't run.
IDENTIFY = """(root, code) => {
  const words = code.match(/\\d*\\D/g), counts = {};
  let last = 0;
  [root, ...root.querySelectorAll("*")].forEach((element, index) => {
    const isPart = words[index] === "p";
    if (!isPart) last = parseInt(words[index]) || last + 1;
    const id = isPart ? element.parentElement.dataset.id : last;
    counts[id] = (counts[id] ?? -1) + 1;
    element.dataset.id = id;
    if (isPart) element.dataset.part = counts[id];
  });
}"""


def scene(*children):
    return el(1, "main", {"class": "r-scene"}, *children)


def button(id, title, on="tap", **attributes):
    names = {name.replace("_", "-"): value for name, value in attributes.items()}
    return el(id, "button", {"class": "r-button", "type": "button", "data-on": on, **names}, title)


def field(id, value="", on="text focus", **attributes):
    return el(
        id, "input",
        {"class": "r-textField", "data-on": on, "aria-label": f"Field {id}", "value": value,
         **attributes})


def sheet(id, *children, closedby="any", kind="sheet", **attributes):
    panel = el(id, "div", {"class": f"r-{kind}__panel", "data-slot": ""}, *children, part=1)
    names = {name.replace("_", "-"): value for name, value in attributes.items()}
    return el(
        id, "dialog",
        {"class": f"r-{kind}", "data-modal": kind, "closedby": closedby, **way_out(closedby),
         "aria-label": f"{kind} {id}", **names},
        panel)


def way_out(closedby):
    return {} if closedby == "none" else {"data-on": "dismiss"}


def alert(id, *buttons, closedby="closerequest"):
    title = el(id, "h2", {"class": "r-alert__title", "id": f"t{id}"}, "Sure?", part=1)
    actions = el(id, "div", {"class": "r-alert__actions", "data-slot": ""}, *buttons, part=2)
    return el(
        id, "dialog",
        {"class": "r-alert", "data-modal": "alert", "role": "alertdialog", "closedby": closedby, **way_out(closedby),
         "aria-labelledby": f"t{id}"},
        title, actions)


def screen(id, title, *children, back=True):
    bar = el(
        id + 1, "header", {"class": "r-navigationBar r-navigationBar-inline"},
        el(id + 1, "div", {"class": "r-navigationBar__bar", "data-slot": ""},
           *([el(id + 1, "button", {"class": "r-navigationBar__back", "data-on": "back",
                                    "type": "button"}, "Back", part=3)] if back else []),
           part=1),
        el(id + 1, "h1", {"class": "r-navigationBar__title", "tabindex": "-1"}, title, part=2))
    return el(id, "section", {"class": "r-screen"}, bar, *children)


def stack(id, *screens):
    return el(id, "div", {"class": "r-navigationStack r-fill-x r-fill-y", "data-on": "back"}, *screens)


def row(id, *children, badge=None, deletes=False, moves=False):
    tools = [el(id, "span", {"class": "r-row__badge"}, badge, part=4)] if badge else []
    if deletes:
        tools.append(el(id, "button", {"class": "r-row__delete", "type": "button",
                                       "data-on": "delete"}, "Delete", part=2))
    if moves:
        tools.append(el(id, "button", {"class": "r-row__move", "type": "button",
                                       "data-on": "move", "aria-label": "Move",
                                       "data-script": "/_rostrum/dragging.js"}, part=3))
    content = el(id, "div", {"class": "r-row__content", "data-slot": ""}, *children, part=1)
    return el(id, "div", {"class": "r-row"}, content, *tools)
