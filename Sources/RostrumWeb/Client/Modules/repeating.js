// Buttons that repeat their action while they are held, loaded when the app has one. Knows nothing of what they do.

/** How long a button is held before it repeats its action, in milliseconds. */
const DELAY = 500;
/** The time from one repetition to the next, in milliseconds. */
const INTERVAL = 100;

let held, timer, hasRepeated = false;

const isOff = (button) => !button.isConnected || button.matches(":disabled, [aria-disabled=true]");

function release() {
  clearTimeout(timer);
  held = undefined;
}

function repeat() {
  if (isOff(held) || document.hidden) return release();
  hasRepeated = true;
  held.click();
  timer = setTimeout(repeat, INTERVAL);
}

addEventListener("pointerdown", ({ target, button, isPrimary }) => {
  hasRepeated = false;
  release();
  const control = target.closest("[data-on~=repeat]");
  if (!control || button || !isPrimary || isOff(control)) return;
  held = control;
  timer = setTimeout(repeat, DELAY);
}, true);
for (const type of ["pointerup", "pointercancel", "blur"]) addEventListener(type, release, true);
addEventListener("pointerout", ({ relatedTarget }) => held && !held.contains(relatedTarget) && release(), true);
// The release isn't one more press, and a finger that holds a button asks for no menu.
addEventListener("click", (event) => {
  if (!event.isTrusted || !hasRepeated || !event.detail) return;
  hasRepeated = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
addEventListener("contextmenu", (event) => held && event.preventDefault(), true);
