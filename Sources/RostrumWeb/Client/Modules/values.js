// The values of fields: those that the server sets, and texts of the user that it must not overwrite. Knows nothing of
// what fields are for.

import { can, isText } from "./elements.js";
import { on } from "./page.js";
import { pending } from "./queue.js";
import { change, changes, known, revisions } from "./sending.js";
import { keepCaret } from "./texts.js";
import { idOf, parts } from "./tree.js";

/** The field in which an input method is composing. */
let composing = null;

export function setValue(element, id, value, revision) {
  if (isText(element)) {
    if ((revisions.get(id) ?? 0) > (revision ?? 0)) return;
    known.set(id, String(value));
    return element !== composing && setText(element, String(value));
  }
  const owner = Number(element.closest("[data-on]")?.dataset.id);
  if (changes.has(owner) || pending.some((event) => event[1] === owner)) return;
  if (typeof value === "boolean") element.checked = value;
  else element.value = value;
}

/** Restores text that the server hasn't acknowledged in the fields of a new tree. */
export function keepTexts(former) {
  const texts = new Map();
  for (const [, id, action, text] of pending) if (action === "text") texts.set(id, text);
  for (const id of [...known.keys()]) if (!texts.has(id)) known.delete(id);
  for (const [id, text] of former) texts.set(id, text);
  changes.clear();
  for (const [id, text] of texts) {
    const field = parts.get(id)?.find((element) => element?.matches("input, textarea"));
    if (!field) continue;
    field.value = text;
    if (former.has(id)) changes.set(id, field);
  }
}

/** Replaces a text, and preserves the position of the caret in its words. */
function setText(element, text) {
  const { value: old, selectionStart: start, selectionEnd: end } = element;
  if (old === text) return;
  element.value = text;
  if (document.activeElement !== element || start === null) return;
  const keep = (caret) => keepCaret(old, text, caret);
  element.setSelectionRange(keep(start), keep(end));
}

on("compositionstart", ({ target }) => (composing = target));
on("compositionend", ({ target }) => {
  composing = null;
  // What the server has set meanwhile wasn't shown.
  if (can(target, "text") && target.value !== known.get(idOf(target))) change(target);
});
