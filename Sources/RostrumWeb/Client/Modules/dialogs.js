// A presentation opens when it is inserted and closes when it is removed, by the server alone. The browser may close
// one nevertheless (a second Escape can't be cancelled): it is opened again. Knows nothing of what is presented.

import { can, isShown, isText, MODAL, topDialog } from "./elements.js";
import { lastFocus, reportFocus } from "./focus.js";
import { frame, whileApplying } from "./frame.js";
import { openMenu } from "./menus.js";
import { placeRegions, warn } from "./messages.js";
import { attempt, on, page, WORDS } from "./page.js";
import { pending } from "./queue.js";
import { send } from "./sending.js";
import { idOf, parts, root } from "./tree.js";

export function open(dialog, isStill) {
  // The user may have left what the server still has.
  if (!dialog.isConnected || "leaving" in dialog.dataset) return;
  dialog.removeAttribute("open"); // The server's HTML opens it for browsers without scripts.
  dialog.toggleAttribute("data-still", Boolean(isStill));
  const invoker = invokerOf(dialog);
  if (invoker && dialog.dataset.modal === "popover") {
    // The words of a row, which is itself as wide as its list.
    const words = invoker.matches(DATE) ? invoker : invoker.closest(".r-row") && invoker.firstElementChild;
    dialog.toggleAttribute("data-row", Boolean(words));
    (words || invoker).style.setProperty("anchor-name", `--r-anchor-${dialog.dataset.id}`);
    dialog.style.setProperty("position-anchor", `--r-anchor-${dialog.dataset.id}`);
    invoker.ariaHasPopup = "dialog";
    invoker.ariaExpanded = true;
  }
  attempt(() => "beside" in dialog.dataset ? dialog.show() : dialog.showModal());
  // What can't be modal is still shown.
  if (!dialog.open) dialog.setAttribute("open", "");
  firstFocus(dialog)?.focus();
}

const DATE = ".r-datePicker__input";
const invokerOf = (dialog) => dialog.closest(".r-datePicker")?.querySelector(DATE)
  ?? parts.get(Number(dialog.dataset.invoker))?.[0];

/** The element to focus in a new dialog: a field of an alert or its least destructive button, but no field of a sheet. */
function firstFocus(dialog) {
  if (dialog.matches("[role=alertdialog]")) {
    return ["input, textarea", ".r-button-cancel", ".r-button:not(.r-button-destructive)"]
      .map((choice) => dialog.querySelector(`:is(${choice}):enabled`)).find(Boolean);
  }
  // Whatever a browser has chosen, a keyboard on the screen must not cover the sheet.
  if (!isText(document.activeElement)) return;
  dialog.tabIndex = -1;
  return dialog;
}

/** Closes a dialog that the user or the server has dismissed. */
export function shut(dialog) {
  if (dialog.inert) return;
  const invoker = invokerOf(dialog);
  dialog.dataset.leaving = "";
  dialog.removeAttribute("data-still");
  dialog.close();
  dialog.inert = true;
  if (invoker?.ariaExpanded) invoker.ariaExpanded = false;
  if (!isShown(document.activeElement)) invoker?.focus();
}

/** Closes a removed dialog, and removes it from the page when it has left the screen. */
export function leave(dialog) {
  shut(dialog);
  frame.closed = true;
  const ended = Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished));
  Promise.race([ended, new Promise((done) => setTimeout(done, 600))]).then(() => dialog.remove());
}

export function reopen(dialog) {
  const inside = lastFocus.get(dialog);
  whileApplying(() => {
    open(dialog, true);
    if (inside?.isConnected) inside.focus();
    placeRegions();
  });
  reportFocus();
}

export function askToDismiss(dialog) {
  const id = idOf(dialog);
  const isAsked = pending.some((event) => event[1] === id && event[2] === "dismiss");
  if (can(dialog, "dismiss") && !isAsked) send(id, "dismiss");
}

/** The presentation that the last Escape is for. */
let escaped;

on("cancel", (event) => {
  if (!event.target.matches(MODAL)) return;
  event.preventDefault();
  // An Escape that can't be cancelled closes all presentations since the last press. It is meant for the one in front.
  const front = escaped ?? [...document.querySelectorAll(`${MODAL}:not([data-leaving], [data-beside])`)].at(-1);
  escaped = front;
  setTimeout(() => (escaped = undefined));
  if (openMenu || event.target !== front || press?.isForeign || front.matches("[closedby=none]")) return;
  if (press?.isBeside) dismissBeside(event.target);
  else askToDismiss(event.target);
}, true);

on("close", ({ target }) => {
  const isOpen = !target.isConnected || target.open;
  if (isOpen || !target.matches(`${MODAL}:not([data-leaving])`)) return;
  // Whatever else was closed with it is behind it, and opens before it.
  document.querySelectorAll(`${MODAL}:not([open], [data-leaving])`).forEach(reopen);
}, true);

/** The sheets in which something was edited since they came up. */
export const edited = new Set();
/** The last press of a pointer, unless a key was pressed since. */
let press;

/** Handles a press beside a presentation, which must not throw away what was edited by mistake. */
function dismissBeside(dialog) {
  // The presses of a rapid series are meant for what the presentation has covered since the first.
  if (press.isRapid) return;
  if (!edited.has(idOf(dialog))) return askToDismiss(dialog);
  warn(WORDS.edited);
  if (!matchMedia("(prefers-reduced-motion)").matches) dialog.animate({ scale: [1, 1.02, 1] }, 200);
}

/** The element that was clicked: WebKit gives the page what is beside some popovers, though the page is inert. */
const clicked = (target) => (target === page && topDialog()) || target;

/** Whether an element is at a point, be it inert or not. */
function isAt(element, { clientX: x, clientY: y }) {
  const box = element.getBoundingClientRect();
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

on("pointerdown", (event) => {
  const { clientX: x, clientY: y, timeStamp: at } = event;
  const isRapid = at - press?.at < 500 && Math.hypot(x - press.x, y - press.y) < 16;
  const dialog = clicked(event.target);
  // What an extension shows over the page is inert, so that a press on it seems to be one beside the presentation.
  const isForeign = [...document.querySelectorAll(":popover-open")].some((menu) => !root.contains(menu) && isAt(menu, event));
  press = { x, y, at, isRapid, isForeign, isBeside: dialog.matches?.(MODAL) && !isForeign && !isAt(dialog, event) };
}, true);
// A browser may hold back timers after a key: the next Escape is for another presentation nevertheless.
on("keydown", () => (press = escaped = undefined), true);

/** Handles a click on the backdrop if the browser doesn't support `closedby`. */
export function clickBackdrop({ target }) {
  if ("closedBy" in HTMLDialogElement.prototype || !press?.isBeside || openMenu) return;
  const dialog = clicked(target);
  if (dialog.matches(`${MODAL}[closedby=any]`)) dismissBeside(dialog);
}

/** Remembers that the user has edited something in a sheet. */
export function markEdited(element) {
  const sheet = element.closest(MODAL);
  if (sheet?.matches(".r-sheet")) edited.add(idOf(sheet));
}
