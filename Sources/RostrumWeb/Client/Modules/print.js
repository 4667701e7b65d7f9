// Prints long lists as a whole: the rows that the page lacks are fetched first. That takes the shortcut, because a
// browser prints what there is when its menu is used. Knows that places of rows exist, and not how rows are fetched.

import { printSoon } from "./geometry.js";
import { isLive, onKey } from "./page.js";

onKey((event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key !== "p" || ctrlKey === metaKey || altKey || shiftKey) return;
  if (!isLive() || !document.querySelector(".r-absent-rows")) return;
  event.preventDefault();
  printSoon();
});
