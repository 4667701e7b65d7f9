// Messages to the user: shown, announced, or both. Knows nothing of what they say, and nothing of the socket.

import { topDialog } from "./elements.js";
import { isLive, page, WORDS } from "./page.js";

export const status = region("r-status");
const live = region("r-live");

/** Ends what is shown. */
let notice;

/** The page differs from the server's tree, and asking for the tree didn't help. */
let isBroken = false;
export const setBroken = (value) => (isBroken = value);

/** Something may be lost of which the page was told before its session was launched anew. */
let hasLost = false;

/** Remembers a message about something lost, if the session that the message is about isn't this one. */
export function keepLoss(isOther) {
  const { lasting } = status.dataset;
  hasLost ||= Boolean(lasting) && lasting === WORDS.lost && isOther;
}

/** A live region of the page, which is created if the server's HTML has none. */
function region(id) {
  const element = document.getElementById(id) ?? document.createElement("div");
  element.id = id;
  element.setAttribute("role", "status");
  if (!element.isConnected) document.body.append(element);
  return element;
}

/** Does something about what is shown, unless another message is shown first. */
export function afterwards(work, delay) {
  keepShown();
  notice = setTimeout(work, delay);
}

/** Leaves what is shown as it is, whatever was to follow. */
export function keepShown() {
  clearTimeout(notice);
}

/** Shows and announces a message. */
export function warn(text) {
  announce(text);
  status.textContent = text;
  afterwards(rest, 10000);
}

/** Shows what lasts, and nothing else. */
export function rest() {
  status.textContent = isBroken ? WORDS.broken : status.dataset.lasting || (isLive() ? "" : WORDS[page.dataset.state]);
}

/** Shows a message from now on, or what is left of earlier ones. */
export function last(text) {
  status.dataset.lasting = text ?? (hasLost ? WORDS.lost : "");
  if (text) warn(text);
  else if (isLive()) rest();
}

/** Keeps the regions inside the topmost dialog, because content outside it is inert. */
export function placeRegions() {
  const home = topDialog() ?? document.body;
  if (status.parentNode !== home) home.append(status, live);
}

export function announce(text) {
  live.textContent = "";
  setTimeout(() => (live.textContent = text), 50);
}
