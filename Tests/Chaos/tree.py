"""The elements of a page, as the wire protocol sends and changes them."""


class Element:
    """An element of the page, or one part of it."""

    def __init__(self, number, part, attributes):
        self.number, self.part, self.attributes = number, part, attributes
        self.parent, self.children = None, []

    def texts(self):
        """All texts in the element, in their order."""
        for child in self.children:
            if isinstance(child, str):
                yield child
            else:
                yield from child.texts()

    def detach(self):
        if self.parent:
            self.parent.children.remove(self)
        self.parent = None

    def insert(self, child, before):
        self.children.insert(self.children.index(before) if before else len(self.children), child)
        child.parent = self


class Tree:
    """What a page shows."""

    def __init__(self):
        self._parts = {}
        self._root = None

    def apply(self, operations):
        for name, *values in operations:
            # Styles, the focus, announcements and the like don't change what is said.
            if change := getattr(self, f"_{name}", None):
                change(*values)

    def values(self):
        """The values of the page's texts of the form `name=value`."""
        texts = self._root.texts() if self._root else ()
        return dict(text.split("=", 1) for text in texts if "=" in text)

    def button(self, title):
        """The number of the button with a title."""
        return next(
            element.number for element in self._parts.values()
            if "tap" in element.attributes.get("data-on", "").split() and "".join(element.texts()) == title)

    def field(self, label):
        """The number of the field with a label."""
        return next(
            element.number for element in self._parts.values()
            if element.attributes.get("aria-label") == label)

    def _build(self, node):
        if isinstance(node, str):
            return node
        number, part, _, attributes, children = [*node, []][:5]
        element = self._parts[number, part] = Element(number, part, dict(attributes or {}))
        for child in children or ():
            built = self._build(child)
            if isinstance(built, str):
                element.children.append(built)
            else:
                element.insert(built, None)
        return element

    def _slot(self, number):
        parts = [element for (owner, _), element in sorted(self._parts.items()) if owner == number]
        return next((part for part in parts if "data-slot" in part.attributes), self._parts[number, 0])

    def _forget(self, element):
        self._parts.pop((element.number, element.part), None)
        for child in element.children:
            if not isinstance(child, str):
                self._forget(child)

    def _m(self, node):
        self._parts = {}
        self._root = self._build(node)

    def _i(self, parent, before, node):
        following = self._parts[before, 0] if before else None
        container = following.parent if following else self._slot(parent)
        container.insert(self._build(node), following)

    def _r(self, number):
        element = self._parts[number, 0]
        element.detach()
        self._forget(element)

    def _v(self, number, before):
        element = self._parts[number, 0]
        container = element.parent
        element.detach()
        container.insert(element, self._parts[before, 0] if before else None)

    def _a(self, number, *changes):
        for part, attributes in zip(changes[::2], changes[1::2]):
            element = self._parts[number, part]
            for name, value in attributes.items():
                if value is None:
                    element.attributes.pop(name, None)
                else:
                    element.attributes[name] = value

    def _t(self, number, part, text):
        self._parts[number, part].children = [text]
