// Menus, which the browser closes by itself. Knows nothing of what their items do.

import { FOCUSABLE, isDisabled, isShown } from "./elements.js";
import { lastFocus } from "./focus.js";
import { attempt, on } from "./page.js";

export const menuItems = (menu) => [...menu.querySelectorAll("[role^=menuitem]:not(:disabled)")]
  .filter((item) => item.closest("[role=menu]") === menu);

/** Closes the open menu with its submenus. */
export function closeMenus() {
  attempt(() => document.querySelector(".r-menu__items:popover-open")?.hidePopover());
}

export function toggleMenu(button, index = 0) {
  const menu = button.closest(".r-menu").querySelector("[popover]");
  attempt(() => menu.togglePopover({ source: button }));
  if (menu.matches(":popover-open")) menuItems(menu).at(index)?.focus();
}

on("contextmenu", (event) => {
  // The surface of a button lies over what has a menu in its label.
  const menu = event.target.closest(".r-group-context, :has(> .r-surface)")
    ?.querySelector(":scope > .r-menu-context, .r-group-context > .r-menu-context");
  if (!menu || isDisabled(menu)) return;
  event.preventDefault();
  const box = event.target.getBoundingClientRect();
  const isKey = event.button < 0 || (!event.clientX && !event.clientY);
  const open = () => {
    attempt(() => menu.showPopover());
    // It stays within a window that becomes smaller.
    menu.style.left = `min(${isKey ? box.left : event.clientX}px, 100% - ${menu.offsetWidth + 8}px)`;
    menu.style.top = `min(${isKey ? box.bottom : event.clientY}px, 100% - ${menu.offsetHeight + 8}px)`;
    menuItems(menu)[0]?.focus();
  };
  // A browser that asks while the button is down would take its release for a click beside the menu.
  event.buttons ? addEventListener("pointerup", () => setTimeout(open), { once: true }) : open();
});

/** The menu that is open when the pointer or a key goes down: what closes it dismisses nothing else. */
export let openMenu = null, forgetting;
for (const type of ["pointerdown", "keydown"]) {
  on(type, () => {
    // Browsers may run the timer of the last release after this.
    clearTimeout(forgetting);
    openMenu = document.querySelector(".r-menu__items:popover-open");
  }, true);
}
for (const type of ["pointerup", "keyup"]) {
  on(type, () => (forgetting = setTimeout(() => (openMenu = null))), true);
}

on("beforetoggle", ({ target, newState }) => {
  if (newState === "open") lastFocus.set(target, document.activeElement);
}, true);
on("toggle", ({ target, newState }) => {
  const isOpen = newState === "open";
  const button = target.parentElement?.querySelector(":scope > .r-menu__button");
  button?.setAttribute("aria-expanded", isOpen);
  // A click outside the menu removes the focus; a submenu leaves it in itself.
  if (!isOpen && !(document.activeElement.matches(FOCUSABLE) && isShown(document.activeElement))) (button ?? lastFocus.get(target))?.focus();
}, true);
