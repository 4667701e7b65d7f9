// Finds the first of several views that fits. Knows nothing of what the views show.

import { send } from "./sending.js";
import { idOf } from "./tree.js";

/** The state of a `ViewThatFits`: the sizes of its views that were shown, and the last request. */
const fits = new WeakMap();

/** Requests the first of several views that fits; the last one needs no room. */
export function fitViews() {
  for (const box of document.querySelectorAll("[data-fit]")) {
    box.toggleAttribute("data-room", true);
    const room = [box.clientWidth, box.clientHeight];
    box.toggleAttribute("data-room", false);
    const index = Number(box.dataset.fit);
    const known = fits.get(box) ?? { sizes: [] };
    if (!room[0]) continue;
    fits.set(box, known);
    known.sizes[index] = [box.scrollWidth, box.scrollHeight];
    let first = known.sizes.findIndex((size) => size?.every((length, axis) => length <= room[axis]));
    if (first < 0) first = box.matches(".r-fitting-last") ? index : index + 1;
    const question = [index, first, room].join();
    if (first !== index && question !== known.question) send(idOf(box), "number", first);
    known.question = question;
  }
}
addEventListener("resize", fitViews);
