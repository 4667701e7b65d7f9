"""The keyboard: actions of BiDi as events of GDK."""

from gi.repository import Gdk

from .pointer import now

NAMES = {
    0xE003: "BackSpace", 0xE004: "Tab", 0xE005: "Clear", 0xE006: "Return", 0xE007: "KP_Enter", 0xE008: "Shift_L",
    0xE009: "Control_L", 0xE00A: "Alt_L", 0xE00B: "Pause", 0xE00C: "Escape", 0xE00E: "Page_Up", 0xE00F: "Page_Down",
    0xE010: "End", 0xE011: "Home", 0xE012: "Left", 0xE013: "Up", 0xE014: "Right", 0xE015: "Down", 0xE016: "Insert",
    0xE017: "Delete", 0xE03D: "Super_L", **{0xE031 + index: f"F{index + 1}" for index in range(12)},
    ord("\n"): "Return", ord("\t"): "Tab",
}
MODIFIERS = {
    "Shift_L": Gdk.ModifierType.SHIFT_MASK, "Control_L": Gdk.ModifierType.CONTROL_MASK,
    "Alt_L": Gdk.ModifierType.MOD1_MASK, "Super_L": Gdk.ModifierType.META_MASK,
}


def perform(page, action):
    """Presses a key or lets it go."""
    name = NAMES.get(ord(action["value"][0]))
    value = Gdk.keyval_from_name(name) if name else Gdk.unicode_to_keyval(ord(action["value"][0]))
    if name == "Tab" and page.modifiers & Gdk.ModifierType.SHIFT_MASK:
        value = Gdk.keyval_from_name("ISO_Left_Tab")
    goes_down = action["type"] == "keyDown"
    send(page, value, goes_down)
    if mask := MODIFIERS.get(name):
        page.modifiers = page.modifiers | int(mask) if goes_down else page.modifiers & ~int(mask)


def send(page, value, goes_down):
    event = Gdk.Event.new(Gdk.EventType.KEY_PRESS if goes_down else Gdk.EventType.KEY_RELEASE)
    key = event.key
    key.window = page.view.get_window()
    key.time = now()
    key.state = page.modifiers
    key.keyval = value
    found, places = Gdk.Keymap.get_for_display(Gdk.Display.get_default()).get_entries_for_keyval(value)
    if found and places:
        key.hardware_keycode = places[0].keycode
        key.group = places[0].group
    event.set_device(Gdk.Display.get_default().get_default_seat().get_keyboard())
    page.view.event(event)
