// What the rest asks elements: their kind, whether they are shown, what they can do. Changes nothing, and knows
// nothing of events or the server.

import { isOurs } from "./tree.js";

export const isText = (element) => element.matches("textarea, input:not([type=checkbox], [type=radio], [type=range])");

export const MODAL = "dialog[data-modal]";
export const topDialog = () => [...document.querySelectorAll(`${MODAL}:modal:not([data-leaving])`)].at(-1);

export const FOCUSABLE = "button, input, select, textarea, a[href], [tabindex]";
/** Whether an element is visible and can have the focus; the page itself represents no focus. */
export const isShown = (element) => element?.isConnected && element !== document.body
  && !element.closest("[data-leaving], [data-passing=leave]")
  && element.checkVisibility({ visibilityProperty: true });

export const can = (element, action) => element?.dataset?.on?.split(" ").includes(action) && isOurs(element);
export const isDisabled = (element) => element.matches(":disabled") || element.closest("[aria-disabled=true], [inert]");

export const isMirrored = (element) => getComputedStyle(element).direction === "rtl";
/** The arrow key that leads to the trailing edge. */
export const forward = (element) => isMirrored(element) ? "ArrowLeft" : "ArrowRight";
