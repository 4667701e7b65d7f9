// What the user does with controls and fields becomes events. Knows which event a control sends, and nothing of what
// the server does with it.

import { clickBackdrop, markEdited } from "./dialogs.js";
import { can, isDisabled, MODAL } from "./elements.js";
import { focusScreen } from "./focus.js";
import { closeMenus, toggleMenu } from "./menus.js";
import { warn } from "./messages.js";
import { on, WORDS } from "./page.js";
import { change, revise, send } from "./sending.js";
import { LONGEST } from "./texts.js";
import { idOf } from "./tree.js";

/** Sends the text on the clipboard, which browsers provide only to pages from a secure origin. */
async function paste(element) {
  try {
    const text = await navigator.clipboard.readText();
    if (text.length > LONGEST) return warn(WORDS.long);
    if (element.isConnected && !isDisabled(element)) send(idOf(element), "paste", text.toWellFormed());
  } catch {
    warn(WORDS.unpasted);
  }
}

export const clicks = {
  tap: (element) => send(idOf(element), "tap"),
  toggle: (element) => send(idOf(element), "on", element.ariaChecked !== "true"),
  step: (element) => send(idOf(element), "step", element.dataset.step === "up"),
  refresh: (element) => send(idOf(element), "refresh"),
  delete: (element) => send(idOf(element), "delete"),
  paste: (element) => paste(element),
  dismiss: (element) => send(idOf(element.closest(`.r-inspector, ${MODAL}`) ?? element), "dismiss"),
  back(element) {
    if (element.matches(".r-column__back")) return send(idOf(element), "back", 0);
    const screen = element.closest(".r-screen");
    const stack = screen.parentElement.closest(".r-navigationStack");
    const screens = [...screen.parentElement.children].filter((child) => child.matches(".r-screen"));
    send(idOf(stack), "back", Math.max(0, screens.indexOf(screen) - 1));
  },
};

on("click", (event) => {
  clickBackdrop(event);
  const control = event.target.closest("a, button, input, label, select, summary, textarea, [data-on]");
  if (event.target.matches(".r-skip")) return focusScreen(null);
  const choice = event.target.closest("[role=tab], [role=menuitemradio]");
  if (choice) {
    send(idOf(choice.closest("[data-on~=select]")), "select", Number(choice.value));
    return closeMenus();
  }
  if (control?.matches(".r-menu__button")) return toggleMenu(control);
  for (const action in clicks) {
    // Rows, lists and stacks also list behaviors, but only their buttons can be clicked.
    const isButton = action === "tap" || control?.matches("a, button, [role=button]");
    if (!can(control, action) || !isButton || isDisabled(control)) continue;
    if (control.matches("a")) {
      if (event.metaKey || event.ctrlKey) return;
      event.preventDefault();
    }
    clicks[action](control);
    return closeMenus();
  }
});

on("input", (event) => {
  const element = event.target;
  markEdited(element);
  if (can(element, "text")) {
    revise(idOf(element));
    change(element);
  } else if (can(element, "number")) {
    change(element);
  }
});

on("change", ({ target }) => {
  markEdited(target);
  if (can(target, "toggle")) return send(idOf(target), "on", target.checked);
  const picker = target.closest("[data-on~=select]");
  if (picker) send(idOf(picker), "select", Number(target.value));
});

/** Reports whether an awaited picture has loaded. */
export function tell({ target }) {
  if (can(target, "load")) send(idOf(target), "on", target.naturalWidth > 0);
}
on("load", tell, true);
on("error", tell, true);
