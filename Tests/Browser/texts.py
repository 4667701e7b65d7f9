"""The texts of a browser's fields as a server knows them, and messages that carry them in pieces."""


def units(text):
    """The UTF-16 units of a text."""
    data = text.encode("utf-16-le", "surrogatepass")
    return [data[at] | data[at + 1] << 8 for at in range(0, len(data), 2)]


def text_of(units):
    data = b"".join(unit.to_bytes(2, "little") for unit in units)
    return data.decode("utf-16-le")


def checksum(units):
    """FNV-1a over UTF-16 units."""
    total = 0x811C9DC5
    for unit in units:
        total = (total ^ unit) * 0x1000193 & 0xFFFFFFFF
    return total


class Texts:
    """Puts messages together, and makes whole texts of edits."""

    def __init__(self, root=None):
        self.pieces = ""
        self.candidates = {}
        self.forgets = False
        if root:
            self.shown(root)

    def shown(self, node):
        """Takes the texts that fields show in a tree."""
        id, _, tag, attributes, children = node
        if tag == "textarea":
            text = "".join(child for child in children if isinstance(child, str))
            self.candidates.setdefault(id, []).append(text)
        elif tag == "input":
            self.candidates.setdefault(id, []).append(attributes.get("value", ""))
        for child in children:
            if not isinstance(child, str):
                self.shown(child)

    def told(self, ops):
        """Takes the texts that a frame sets."""
        for op in ops:
            if op[0] == "p" and isinstance(op[3], str):
                self.candidates.setdefault(op[1], []).append(op[3])
            elif op[0] in "im":
                self.shown(op[-1])

    def whole(self, message):
        """The message with the pieces before it; None for a piece."""
        assert len(str(message)) < 16384 or message[0] == "join", "a message is too large"
        if message[0] == "more":
            self.pieces += message[1]
            return None
        if self.pieces:
            at = 2 if message[0] == "kept" else 5 if message[2] == "edit" else 3
            message[at] = self.pieces + message[at]
            self.pieces = ""
        return message

    def edited(self, event):
        """The event with the whole text; None if its text is not known."""
        if event[2] == "text":
            self.candidates[event[1]] = [event[3]]
        if event[2] != "edit":
            return event
        number, id, _, start, removed, added, revision, length, total = event
        if self.forgets:
            self.forgets = False
            return None
        for text in self.candidates.get(id, [""]):
            old = units(text)
            if len(old) == length and checksum(old) == total:
                new = text_of(old[:start] + units(added) + old[start + removed:])
                self.candidates[id] = [new]
                return [number, id, "text", new, revision]
        return None
