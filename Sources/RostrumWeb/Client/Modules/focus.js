// The focus: moves it as the server says, brings it away from what is gone, and reports where the user moves it. Knows
// dialogs and screens as places of the focus, and not how they open or close.

import { FOCUSABLE, isShown, isText, topDialog } from "./elements.js";
import { frame, isApplying } from "./frame.js";
import { on } from "./page.js";
import { pending } from "./queue.js";
import { send } from "./sending.js";
import { chooseStop, STOP, STOPS } from "./stops.js";
import { idOf, isOurs, parts, root } from "./tree.js";

/** The element that the server considers focused; 0 for none. */
let believed = 0;

export const believe = (id) => (believed = id);

/** The last focused DOM element of each screen and dialog; for an inspector, the one focused before it. */
export const lastFocus = new WeakMap();

function focusable(id) {
  const all = parts.get(id)?.filter(Boolean) ?? [];
  return all.find((element) => element.matches(FOCUSABLE)) ?? all[0]?.querySelector(FOCUSABLE)
    ?? all[0];
}

export function placeFocus(previous) {
  const isLate = focusedOwner() === believed && pending.some(([, id, action]) => action === "focus" && id === believed);
  // The server doesn't know yet what the user has focused since, which stays focused.
  if (isLate) frame.focus = undefined;
  if (frame.focus) {
    believed = frame.focus;
    focusable(frame.focus)?.focus();
    inheritFocus(frame.focus);
  } else if (frame.focus === 0) {
    believed = 0;
    document.activeElement?.closest("[data-on~=focus]")?.blur();
  } else {
    inheritFocus();
    rescueFocus(previous);
  }
}

/** The focused element by number and part, and the selection of its text. */
export function focusedPart() {
  const { dataset, selectionStart, selectionEnd } = document.activeElement;
  return [Number(dataset.id), Number(dataset.part ?? 0), selectionStart, selectionEnd];
}

/** Focuses the element of the new tree that corresponds to the focused element of the previous one. */
export function inheritFocus(only) {
  const [id, part, start, end] = frame.heir ?? [];
  const heir = parts.get(id)?.[part];
  if (!heir || (only && only !== id)) return;
  heir.focus({ preventScroll: true });
  if (start !== null && isText(heir)) heir.setSelectionRange(start, end);
}

/** Moves the focus away from elements that were removed or covered. */
function rescueFocus(previous) {
  const wasLost = previous !== document.body && !isShown(previous);
  if (!frame.turned && !frame.closed && !wasLost) return;
  if (isShown(document.activeElement)) return;
  focusScreen(frame.neighbour?.isConnected && frame.neighbour);
}

/** Focuses a place near a removed element, or else the title of the screen in front. */
export function focusScreen(neighbour) {
  const within = topDialog() ?? root;
  const screen = [...within.querySelectorAll(".r-screen")].filter(isShown).at(-1);
  const choices = [
    // A row itself, because Return could delete it by a button in it.
    neighbour && (neighbour.matches(".r-row, .r-tableRow, .r-section") ? neighbour : neighbour.querySelector(FOCUSABLE) ?? neighbour),
    neighbour !== null && screen && lastFocus.get(screen),
    screen?.querySelector(".r-navigationBar__title"),
    screen,
  ];
  const target = choices.find((choice) => choice && isShown(choice));
  if (!target) return;
  if (!target.matches(FOCUSABLE)) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The element to which the focus belongs whose changes the server observes; 0 for none. */
function focusedOwner() {
  const owner = document.activeElement?.closest("[data-on~=focus]");
  return isOurs(owner) ? idOf(owner) : 0;
}

const outermostLeft = (id) => parts.get(id)?.find(Boolean)?.closest("[data-leaving]");

export function reportFocus() {
  if (isApplying || !document.hasFocus()) return;
  const current = focusedOwner();
  if (current === believed) return;
  const previous = believed;
  // The server may still have what the user has left, with the focus in it.
  if (!current && outermostLeft(previous)) return;
  believed = current;
  if (current) send(current, "focus");
  else if (parts.has(previous)) send(previous, "blur");
}

on("focusin", ({ target, relatedTarget }) => {
  if (target.matches(STOP)) chooseStop(target.closest(STOPS).querySelectorAll(STOP), target);
  const aside = target.closest(".r-inspector");
  if (aside && relatedTarget && !aside.contains(relatedTarget)) lastFocus.set(aside, relatedTarget);
  for (let box = target.closest(".r-screen, dialog"); box; box = box.parentElement?.closest(".r-screen, dialog")) {
    lastFocus.set(box, target);
  }
  reportFocus();
});
on("focusout", ({ relatedTarget }) => {
  if (!relatedTarget) setTimeout(reportFocus);
});
