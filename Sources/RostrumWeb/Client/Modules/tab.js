// What the tab keeps while its page is loaded again: the values of the scene, and how the page was left. Knows nothing
// of the connection.

import { attempt } from "./page.js";
import { idOf, parts } from "./tree.js";

/** The version of this file; absent if loading the page again for a newer one didn't help. */
export let version = /-(\w+)\.js/.exec(import.meta.url)?.[1];

/** The values that the scene stores with the tab. */
export let kept = {};
/** What the tab has stored of this page if it is loaded again, until the page has resumed its session. */
export let returns;

/** Forgets how the page was left, because it is that again or can't be. */
export const endReturn = () => (returns = undefined);

/** Stores values with the tab: those of the scene, and those of a page that it leaves. */
export function store(session) {
  attempt(() => (sessionStorage.rostrum = JSON.stringify([kept, session])));
}

/** Reads what the tab has stored. */
export function read() {
  try {
    if (sessionStorage.client === version) version = null;
    [kept, returns] = JSON.parse(sessionStorage.rostrum);
  } catch {}
  store();
  if (returns?.url !== location.href) endReturn();
}

/** The elements within the page, or within an element, that are scrolled, and how far. */
export const scrolledPlaces = (root = document) => [...root.querySelectorAll("[data-id]")]
  .filter((box) => box.scrollTop || box.scrollLeft)
  .map((box) => [idOf(box), Number(box.dataset.part ?? 0), box.scrollLeft, box.scrollTop]);

export function restorePlaces(places = returns?.places ?? []) {
  for (const [id, part, left, top] of places) parts.get(id)?.[part]?.scrollTo(left, top);
}
