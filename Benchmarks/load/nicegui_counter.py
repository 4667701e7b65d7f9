"""A counter in NiceGUI, the peer of `CounterApp`: `nicegui_counter.py PORT`."""

import sys

from nicegui import ui


@ui.page("/")
def page() -> None:
    label = ui.label("0")
    ui.button("Plus", on_click=lambda: label.set_text(str(int(label.text) + 1)))


ui.run(host="127.0.0.1", port=int(sys.argv[1]), reload=False, show=False, access_log=False)
