// Reports the commands of the clipboard to views that ask for them, loaded when one does so in `data-script`. A field
// keeps its commands, and words that the user has selected are copied as ever.

import { LONGEST } from "./texts.js";

const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
const KEYS = { copy: "c", cut: "x" };

const send = (...event) => dispatchEvent(new CustomEvent("rostrum-send", { detail: event }));

/** The nearest element around the focus that asks for a command, unless the command has another meaning. */
function asking(type) {
  const { activeElement: active } = document;
  if (!active || active.matches(FIELDS)) return null;
  if (type !== "paste" && !getSelection().isCollapsed) return null;
  return active.closest(`[data-clips~="${type}"]`);
}

for (const type of ["copy", "cut", "paste"]) {
  document.addEventListener(type, (event) => {
    const box = asking(type);
    if (!box) return;
    event.preventDefault();
    const id = Number(box.dataset.id);
    if (type !== "paste") return send(id, "key", `Control+${KEYS[type]}`);
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text && text.length <= LONGEST) send(id, "paste", text.toWellFormed());
  });
  // WebKit has these commands without a selection only for pages that say so.
  document.addEventListener(`before${type}`, (event) => {
    if (asking(type)) event.preventDefault();
  });
}
