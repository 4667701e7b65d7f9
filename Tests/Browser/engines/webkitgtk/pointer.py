"""The mouse: actions of BiDi as events of GDK."""

from gi.repository import Gdk, GLib

BUTTONS = {0: 1, 1: 2, 2: 3}
MASKS = {1: Gdk.ModifierType.BUTTON1_MASK, 2: Gdk.ModifierType.BUTTON2_MASK, 3: Gdk.ModifierType.BUTTON3_MASK}


def steps(pixels, length):
    """The steps of a wheel that scroll by some pixels: a step is larger in a larger view."""
    return pixels / int(length ** (2 / 3))


def now():
    return GLib.get_monotonic_time() // 1000 & 0xFFFFFFFF


def prepared(page, kind, member):
    """An event of the mouse over a page, and the part of it for its kind."""
    event = Gdk.Event.new(kind)
    part = getattr(event, member)
    part.window = page.view.get_window()
    part.time = now()
    part.x, part.y = page.point
    part.x_root, part.y_root = page.point
    part.state = page.modifiers | page.buttons
    event.set_device(Gdk.Display.get_default().get_default_seat().get_pointer())
    return event, part


def move(page, x, y):
    page.point = x, y
    event, _ = prepared(page, Gdk.EventType.MOTION_NOTIFY, "motion")
    page.view.event(event)


def press(page, button):
    event, part = prepared(page, Gdk.EventType.BUTTON_PRESS, "button")
    part.button = button
    page.view.event(event)
    page.buttons |= int(MASKS[button])


def release(page, button):
    event, part = prepared(page, Gdk.EventType.BUTTON_RELEASE, "button")
    part.button = button
    page.view.event(event)
    page.buttons &= ~int(MASKS[button])


def scroll(page, x, y, right, down):
    page.point = x, y
    event, part = prepared(page, Gdk.EventType.SCROLL, "scroll")
    part.direction = Gdk.ScrollDirection.SMOOTH
    part.delta_x = steps(right, page.view.get_allocated_width())
    part.delta_y = steps(down, page.view.get_allocated_height())
    page.view.event(event)


def perform(page, action):
    kind = action["type"]
    if kind == "pointerMove":
        move(page, action["x"], action["y"])
    elif kind == "pointerDown":
        press(page, BUTTONS[action["button"]])
    elif kind == "pointerUp":
        release(page, BUTTONS[action["button"]])
    elif kind == "scroll":
        scroll(page, action["x"], action["y"], action["deltaX"], action["deltaY"])
