// One entry of the browser's history for each level that a user can leave: a screen above the root of a stack, or a
// presentation. An entry's state holds the levels of all entries up to it, so that going back, in the app or in the
// browser, finds the right one. Browsers skip entries that no gesture of the user precedes, so the entry for such a
// level waits for a gesture. An entry's URL is the address of what was in front. Going forward asks the server to
// present it again. Knows levels and addresses, and not what is shown at them.

import { askToDismiss } from "./dialogs.js";
import { isShown, MODAL } from "./elements.js";
import { clicks } from "./input.js";
import { closeMenus } from "./menus.js";
import { attempt, on } from "./page.js";
import { pending } from "./queue.js";
import { send } from "./sending.js";
import { wayTo } from "./trail.js";
import { idOf, root } from "./tree.js";

let trail = history.state?.trail ?? [0];
/** The trail of the last settled entry: after going back, its further entries are ahead. */
let ahead = trail;
/** The number of levels, and how many of them are screens of the page's own stack. */
export let level = trail.at(-1);
export let depth = 0;
/** The path of what is presented, once the server has told it. */
let address;
/** The client's own `history.go` is in progress. */
let isTravelling = false;
/** The number of the event that requested to leave or present a level, until it is acknowledged. */
let leaving = 0;
/** The user has interacted with the page since the last entry was created. */
let isActivated = false;
/** How far the page was scrolled when it was left, by the number of the screen or tab that was in front. */
export let offsets = {};

export const setLevels = (screens, levels) => ([depth, level] = [screens, levels]);
export const setAddress = (path) => (address = path ?? address);
export const setOffsets = (stored) => (offsets = stored);

/** Follows the levels again once the server has acknowledged the request to leave or present one. */
export function endLeaving(acknowledged = Infinity) {
  if (leaving <= acknowledged) leaving = 0;
}

/** The number of the screen or tab in front on the page itself. */
export const frontScreen = () =>
  Number([...document.querySelectorAll(":is(.r-screen, .r-tab):not(dialog *)")].filter(isShown).at(-1)?.dataset.id);

/** The number of levels, with the columns of a split view before the one in front if it is the only one with room. */
const levels = () => level
  + (innerWidth < 768 ? root.querySelectorAll(".r-column:has(~ .r-column-front):not([hidden] *)").length : 0);

/** Moves to the entry of the current level, and creates it if necessary. */
export function followLevel() {
  if (isTravelling || leaving) return;
  const isMoved = address && address !== location.pathname + location.search;
  const { go, push, replace } = wayTo(levels(), trail, ahead, isActivated, isMoved);
  if (go) {
    return attempt(() => {
      history.go(go);
      isTravelling = true;
    });
  }
  if (push) {
    isActivated = false;
    record("pushState", push);
  } else if (replace) {
    record("replaceState", replace);
  }
  ahead = trail;
}

/** Writes a trail and the address into the history. A browser refuses that if it is often: then they lag behind. */
function record(method, levels) {
  attempt(() => {
    history[method]({ trail: levels }, "", address);
    trail = levels;
  });
}

/** Goes back by several levels in the frontmost presentation: pops its stack, or else dismisses it. */
function goBack(count) {
  const dialog = [...document.querySelectorAll(`${MODAL}:not([data-leaving])`)].at(-1) ?? null;
  const screens = (stack) => stack.querySelectorAll(":scope > .r-screen").length;
  const stack = [...root.querySelectorAll(".r-navigationStack")]
    .findLast((stack) => stack.closest(MODAL) === dialog && isShown(stack) && screens(stack) > 1);
  if (stack) send(idOf(stack), "back", Math.max(0, screens(stack) - 1 - count));
  else {
    const back = [...(dialog ?? root).querySelectorAll(".r-column-front > .r-column__back")].find(isShown);
    if (back) clicks.back(back);
    else if (dialog) askToDismiss(dialog);
  }
}

addEventListener("popstate", ({ state }) => {
  trail = state?.trail ?? [0];
  if (isTravelling) isTravelling = false;
  else {
    // The browser keeps them open, and the way back may lead nowhere.
    closeMenus();
    const level = levels();
    if (trail.at(-1) < level) goBack(ahead.length - trail.length);
    else if (address && trail.at(-1) > level) send(idOf(root), "open", location.pathname);
    leaving = pending.at(-1)?.[0] ?? 0;
  }
  followLevel();
});

for (const type of ["pointerup", "keydown"]) {
  on(type, ({ isTrusted }) => {
    isActivated ||= isTrusted;
    followLevel();
  }, true);
}
