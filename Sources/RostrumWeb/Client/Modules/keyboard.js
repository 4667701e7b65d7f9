// Keys: shortcuts, and the patterns of tabs and menus; those of lists and tables are in `grid.js`. Knows which element a
// key is meant for, and nothing of what that does.

import { can, forward, isDisabled, isShown, topDialog } from "./elements.js";
import { closeMenus, menuItems, toggleMenu } from "./menus.js";
import { attempt, onKey } from "./page.js";
import { pending } from "./queue.js";
import { moveRow } from "./rows.js";
import { send } from "./sending.js";
import { idOf, root } from "./tree.js";

onKey((event) => {
  const { key, code, target, ctrlKey, altKey, shiftKey, metaKey, repeat } = event;
  const isEditing = target.matches("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]");
  const name = key === " " ? "Space" : key === "+" ? "plus" : key.length === 1 ? key.toUpperCase() : key;
  const chord = (name, shift) =>
    [ctrlKey && "Control", altKey && "Alt", shift && "Shift", metaKey && "Meta", name].filter(Boolean).join("+");
  const chords = [chord(name, shiftKey)];
  // Shift may be what types a sign.
  if (/^\P{L}$/u.test(key)) chords.push(chord(name));
  // Layouts without Latin letters, and Option, type something else with the key of a shortcut; so does Shift with a digit.
  if (altKey || /[^ -~]/.test(key) || /^D/.test(code)) {
    chords.push(chord(SIGNS[code] ?? /^(?:Key|Digit)(.)/.exec(code)?.[1], shiftKey));
  }
  const keyed = target.closest(`[data-keys~="${CSS.escape(name)}"]`);
  const bound = shortcut(event, chords, isEditing);
  if (keyed && (!isEditing || keyed === target)) {
    event.preventDefault();
    // A key that is held down repeats no faster than the server answers.
    if (!repeat) send(idOf(keyed), "key", chords[0]);
    else if (!pending.length) send(idOf(keyed), "keyRepeat", chords[0]);
  } else if (bound) {
    event.preventDefault();
    bound.click();
  } else if (!dispatchEvent(new CustomEvent("rostrum-key", { cancelable: true, detail: event }))) {
    // A script that knows lists and tables has handled the key.
    event.preventDefault();
  } else if (can(target, "step") && /^Arrow/.test(key)) {
    event.preventDefault();
    send(idOf(target), "step", key === "ArrowUp" || key === forward(target));
  } else if (key === "Enter" && can(target, "submit") && !target.matches("textarea")) {
    event.preventDefault();
    send(idOf(target), "submit");
  } else if ((key === "Enter" || key === " ") && can(target, "tap") && !target.matches("a[href], button")) {
    event.preventDefault();
    target.click();
  } else if ((key === "Delete" || key === "Backspace") && !isEditing) {
    target.closest(".r-row")?.querySelector(".r-row__delete")?.click();
  } else if (can(target, "move") && (key === "ArrowUp" || key === "ArrowDown")) {
    event.preventDefault();
    moveRow(target.closest(".r-row"), key === "ArrowUp" ? -1 : 2);
  } else if (target.closest("[role=tab]")) {
    rove(event, [...target.closest("[role=tablist]").querySelectorAll("[role=tab]")].filter(isShown), target);
  } else if (target.closest("[role=menu]")) {
    const menu = target.closest("[role=menu]");
    const isForward = key === forward(target);
    // WebKitGTK has no name for the key with Shift.
    if (key === "Tab" || code === "Tab") return closeMenus();
    if (isForward && target.matches(".r-menu__button")) toggleMenu(target);
    else if (!isForward && /^Arrow[LR]/.test(key) && menu.parentElement.closest("[role=menu]")) attempt(() => menu.hidePopover());
    else return rove(event, menuItems(menu), target);
    event.preventDefault();
  } else if (target.matches(".r-menu__button") && (key === "ArrowUp" || key === "ArrowDown")) {
    event.preventDefault();
    toggleMenu(target, key === "ArrowUp" ? -1 : 0);
  }
});

/** What keys for signs type on the layout of the US, by their places. */
const SIGNS = { Comma: ",", Period: ".", Slash: "/" };

/** The frontmost control that a keyboard shortcut activates, unless the focused element handles the keys. */
function shortcut({ key, ctrlKey, metaKey, target }, chords, isEditing) {
  if (isEditing && !ctrlKey && !metaKey && key.length === 1) return;
  if (key === "Enter" && (can(target, "submit") || target.matches("a, button, summary, select, textarea, [contenteditable]"))) return;
  const scope = topDialog() ?? root;
  return chords.flatMap((chord) => [...scope.querySelectorAll(`[aria-keyshortcuts~="${CSS.escape(chord)}"]`)])
    .find((control) => !isDisabled(control) && (isShown(control) || control.closest("[popover]")));
}

/** Moves the focus among tabs or menu items: arrows, Home, End, first letters. */
function rove(event, items, current) {
  const { key, ctrlKey, metaKey, altKey } = event;
  const index = items.indexOf(current.closest("[role=tab], [role^=menuitem], button"));
  let next;
  if (/^Arrow/.test(key)) next = items.at((index + (key === "ArrowDown" || key === forward(current) ? 1 : -1)) % items.length);
  else if (key === "Home") next = items[0];
  else if (key === "End") next = items.at(-1);
  else if (key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey) {
    const later = [...items.slice(index + 1), ...items.slice(0, index)];
    next = later.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
  }
  if (!next) return;
  event.preventDefault();
  next.focus();
}
