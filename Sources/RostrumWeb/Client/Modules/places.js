// What only the browser knows of a session that is restored: texts that the server hasn't got yet, the focus, the caret
// and the scroll positions. A restored session has elements with other numbers, so a place is a path of tags and
// positions. The client loads this file when its session is one that outlives its process.

const NAME = "rostrum-places";
const FIELDS = "input:not([type=checkbox], [type=file], [type=radio], [type=range]), textarea";
const PATIENCE = 20;

/** What the page showed before its session was restored. */
let former;

const root = () => document.querySelector("[data-id]");
const name = (element) => element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.placeholder ?? "";
const isField = (element) => element.matches(FIELDS);

/** The path of an element below the root, as a selector. */
function path(element) {
  const steps = [];
  for (let box = element; box !== root(); box = box.parentElement) {
    if (!box?.parentElement) return null;
    steps.unshift(`>${box.localName}:nth-child(${[...box.parentElement.children].indexOf(box) + 1})`);
  }
  return `:scope${steps.join("")}`;
}

/** The element at a path, if it is what was there. */
function find({ path, name: wanted }) {
  const element = path && root()?.querySelector(path);
  return element && name(element) === wanted ? element : null;
}

function capture() {
  if (!root()) return;
  const all = [...root().querySelectorAll("*")];
  const place = (element) => ({ path: path(element), name: name(element) });
  const texts = all.filter(isField).filter((field) => !field.disabled && !field.readOnly);
  return {
    url: location.href,
    texts: texts.map((field) => ({ ...place(field), text: field.value, first: field.defaultValue })),
    scrolls: all.filter((box) => box.scrollTop || box.scrollLeft)
      .map((box) => ({ path: path(box), name: name(box), left: box.scrollLeft, top: box.scrollTop })),
    page: [scrollX, scrollY],
    focus: focus(),
  };
}

/** The focused element, and the selection of its text. */
function focus() {
  const { activeElement: active } = document;
  return root()?.contains(active) && active !== root() ? {
    path: path(active), name: name(active), start: active.selectionStart, end: active.selectionEnd,
  } : null;
}

/** The focus when the page was left: a browser may take it away before it hides the page. */
let left;
addEventListener("beforeunload", () => (left = focus()));

/** Takes what the tab has stored when it left the page. */
function stored() {
  try {
    const { [NAME]: text } = sessionStorage;
    sessionStorage.removeItem(NAME);
    const places = JSON.parse(text);
    return places.url === location.href ? places : undefined;
  } catch {}
}

function put({ path, name, text }) {
  const field = find({ path, name });
  if (!field) return false;
  if (field.value !== text) {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return true;
}

/** Scrolls until the positions are reached, or the user does something else. */
function scroll({ scrolls, page: [x, y] }, patience = PATIENCE) {
  const missed = scrolls.filter((place) => {
    const box = find(place);
    box?.scrollTo(place.left, place.top);
    return box && Math.abs(box.scrollTop - place.top) > 1;
  });
  if (y) scrollTo(x, y);
  const isMissed = missed.length || Math.abs(scrollY - y) > 1;
  if (isMissed && patience && !hasActed) setTimeout(() => scroll({ scrolls: missed, page: [x, y] }, patience - 1), 50);
}

/** The user has done something since the session was restored. */
let hasActed = false;
for (const type of ["wheel", "pointerdown", "keydown"]) addEventListener(type, () => (hasActed = true), true);

function tell(isLost) {
  if (!isLost) return;
  const { lost } = JSON.parse(document.documentElement.dataset.words);
  for (const id of ["r-status", "r-live"]) document.getElementById(id).textContent = lost;
  setTimeout(() => {
    const status = document.getElementById("r-status");
    if (status.textContent === lost) status.textContent = status.dataset.lasting ?? "";
  }, 10000);
}

/**
 * Puts back what the page showed before its session was restored.
 *
 * `isLost` tells whether something is lost that can't be put back.
 */
export function putBack(isLost) {
  const places = former ?? stored();
  former = undefined;
  if (!places) return tell(isLost);
  hasActed = false;
  const missing = places.texts.filter((place) => !put(place) && place.text !== place.first);
  const { focus } = places;
  const field = focus && find(focus);
  field?.focus({ preventScroll: true });
  if (field && focus.start !== null) field.setSelectionRange?.(focus.start, focus.end);
  scroll(places);
  tell(isLost || missing.length);
}

addEventListener("rostrum-restoring", () => (former = capture()));
addEventListener("pagehide", () => {
  try {
    // A page that is hidden as a whole is that of somebody who has signed out.
    const places = root()?.closest("[hidden]") ? null : capture();
    if (!places) return;
    places.focus ??= left;
    sessionStorage[NAME] = JSON.stringify(places);
  } catch {}
});
addEventListener("pageshow", () => sessionStorage.removeItem(NAME));
