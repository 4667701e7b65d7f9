// Follows a pointer that is held: on sheets, pages, and what asks for its presses. What is dragged has a script of its
// own, which this one starts. Knows nothing of the meaning of what it follows.

import { askToDismiss } from "./dialogs.js";
import { can, isDisabled, isMirrored, MODAL } from "./elements.js";
import { on } from "./page.js";
import { send } from "./sending.js";
import { idOf } from "./tree.js";

on("pointerdown", (event) => {
  const pressed = event.target.closest?.("[data-on~=press]");
  if (pressed && !isDisabled(pressed)) {
    const press = (isDown) => send(idOf(pressed), "press", isDown);
    press(true);
    follow(() => {}, () => press(false));
  }
  const row = event.target.closest?.(".r-row");
  for (const other of document.querySelectorAll("[data-swiped]")) {
    if (other !== row) other.removeAttribute("data-swiped");
  }
  const held = event.target.closest?.(".r-row__move, [data-hold], [data-drag]");
  const sheet = event.target.closest?.(".r-sheet");
  const grip = sheet && event.target.closest(".r-sheet__handle, .r-navigationBar__bar");
  const pages = event.target.closest?.(".r-tabView-page > .r-tabView__panels");
  const isTouch = event.pointerType === "touch";
  const refreshable = isTouch && !grip && event.target.closest(".r-refreshable");
  // The script for what is held follows it.
  const hold = (element) => dispatchEvent(new CustomEvent("rostrum-hold", { detail: [event, element, follow] }));
  if (refreshable && isAtTop(event.target)) hold(refreshable);
  if (grip && (isTouch || grip.matches("button"))) pull(event, sheet);
  else if (held && !isDisabled(held)) hold(held);
  else if (isTouch && row?.querySelector(":scope > .r-row__delete, .r-rowActions")) hold(row);
  else if (isTouch && pages) turnPage(event, pages);
  else if (isTouch && sheet && !refreshable && !event.target.matches("input") && isAtTop(event.target)) pull(event, sheet);
});

/** Tracks a pointer until it is released. */
function follow(move, end) {
  const stop = new AbortController();
  const finish = (event) => {
    stop.abort();
    end(event);
  };
  // The options are the `signal` of the controller.
  on("pointermove", move, stop);
  on("pointerup", finish, stop);
  on("pointercancel", finish, stop);
}

for (const type of ["mouseenter", "mouseleave"]) {
  on(type, ({ target }) => can(target, "hover") && send(idOf(target), "hover", type === "mouseenter"), true);
}

/** Turns to the previous or next page when a finger moves horizontally. */
function turnPage({ clientX, clientY }, pages) {
  follow(() => {}, (event) => {
    const distance = (event.clientX - clientX) * (isMirrored(pages) ? -1 : 1);
    if (event.type !== "pointerup" || Math.abs(distance) < Math.max(48, 2 * Math.abs(event.clientY - clientY))) return;
    const tab = pages.parentElement.querySelector(":scope > [role=tablist] > [aria-selected=true]");
    (distance < 0 ? tab?.nextElementSibling : tab?.previousElementSibling)?.click();
  });
}

/** Whether no ancestor of an element is scrolled, so that pulling it down reveals the top. */
function isAtTop(element) {
  for (let box = element; box; box = box.parentElement) {
    if (box.scrollTop > 0) return false;
    if (box.matches(MODAL)) return true;
  }
  return true;
}

// At the top of the page or a sheet, the theme leaves downward movement to the script for what is held, or `pull`.
on("scroll", () => {
  for (const list of document.querySelectorAll(".r-refreshable, .r-sheet__panel")) {
    list.toggleAttribute("data-scrolled", !isAtTop(list));
  }
}, true);

/** Drags a sheet, by its upper edge or while it isn't scrolled: up and down through its sizes, and off the screen. */
function pull({ clientY }, sheet) {
  let distance = 0;
  const isHeld = !can(sheet, "dismiss");
  sheet.dataset.pulled = "";
  follow((event) => {
    distance = event.clientY - clientY;
    sheet.style.translate = `0 ${distance < 0 || isHeld ? distance / 8 : distance}px`;
  }, ({ type }) => {
    sheet.style.translate = "";
    delete sheet.dataset.pulled;
    if (type !== "pointerup" || Math.abs(distance) < 40) return;
    const handle = sheet.querySelector(":scope > .r-sheet__handle:enabled");
    // Once the sheet is closed, the browser would take the same release for a press beside what is below.
    if (distance > (handle ? 0.6 : 0.3) * sheet.offsetHeight) setTimeout(() => askToDismiss(sheet));
    else if (handle) send(idOf(handle), "step", distance < 0);
  });
}
