// What scroll views are doing, and where their content is anchored, loaded when an app asks for either. The server learns
// of the phases; anchors are a matter of the page. Knows nothing of the content.

import { scroller } from "./scroller.js";

/** How long after an event of the user what scrolls is scrolled by the user, in milliseconds. */
const RECENT = 300;
/** How long a browser that doesn't tell when scrolling ends must have been still. */
const STILL = 150;
const KEYS = /^( |Arrow.*|Page.*|Home|End)$/;

const send = (...event) => dispatchEvent(new CustomEvent("rostrum-send", { detail: event }));
const states = new WeakMap();
const observed = new WeakSet();
const sizes = new ResizeObserver((entries) => {
  for (const box of new Set(entries.map(({ target }) => target.closest("[data-anchors]")))) if (box) resized(box);
});

const followed = () => [...document.querySelectorAll("[data-on~=scrollPhase], [data-anchors]")];

function stateOf(box) {
  if (!states.has(box)) {
    const { scrollLeft: left, scrollTop: top } = scroller(box);
    states.set(box, { phase: "idle", isHeld: false, input: -RECENT, left, top, time: performance.now(), velocity: [0, 0] });
  }
  return states.get(box);
}

function enter(box, phase, velocity = [0, 0]) {
  const state = stateOf(box);
  if (state.phase === phase) return;
  state.phase = phase;
  if (box.matches("[data-on~=scrollPhase]")) send(Number(box.dataset.id), "scrollPhase", phase, ...velocity);
}

/** Follows the offset of a box. */
function moved(box, home) {
  const state = stateOf(box);
  const time = performance.now();
  const { scrollLeft: left, scrollTop: top } = home;
  if (left === state.left && top === state.top) return;
  const seconds = Math.max(time - state.time, 1) / 1000;
  const velocity = [left - state.left, top - state.top].map((way) => Math.round(way / seconds));
  Object.assign(state, { left, top, time, velocity });
  state.isAnchored = isAt(home, anchor(box, "sizes"));
  if (state.isHeld || time - state.input < RECENT) enter(box, "interacting", velocity);
  else if (!/^(inter|decel)/.test(state.phase)) enter(box, "animating", velocity);
  if ("onscrollend" in window) return;
  clearTimeout(state.timer);
  state.timer = setTimeout(() => rest(box), STILL);
}

function rest(box) {
  if (!stateOf(box).isHeld) enter(box, "idle");
}

/** The boxes around a place where the user does something. */
const around = (target) => followed().filter((box) => box.contains(target));

function hold({ target }) {
  for (const box of around(target)) {
    stateOf(box).isHeld = true;
    if (stateOf(box).phase === "idle") enter(box, "tracking");
  }
}

function release({ target }) {
  for (const box of around(target)) {
    const state = stateOf(box);
    state.isHeld = false;
    if (state.phase === "interacting") enter(box, "decelerating", state.velocity);
    else if (state.phase === "tracking") enter(box, "idle");
  }
}

const used = ({ target }) => around(target).forEach((box) => (stateOf(box).input = performance.now()));

/** The point of an anchor, as fractions. */
const anchor = ({ dataset }, name) => {
  const word = dataset.anchors?.split(" ").find((word) => word.startsWith(`${name}:`));
  return word?.slice(name.length + 1).split(",").map(Number);
};

/** The offset at which a point of the content is at that point of what scrolls it. */
function offset(home, [x, y]) {
  const way = home.scrollWidth - home.clientWidth;
  const left = getComputedStyle(home).direction === "rtl" ? (x - 1) * way : x * way;
  return { left, top: y * (home.scrollHeight - home.clientHeight) };
}

function isAt(home, point) {
  if (!point) return false;
  const { left, top } = offset(home, point);
  return Math.abs(home.scrollLeft - left) < 2 && Math.abs(home.scrollTop - top) < 2;
}

function place(box, point) {
  const home = scroller(box);
  const state = stateOf(box);
  home.scrollTo({ ...offset(home, point), behavior: "instant" });
  // The anchor isn't a phase of scrolling.
  Object.assign(state, { left: home.scrollLeft, top: home.scrollTop, isAnchored: isAt(home, anchor(box, "sizes")) });
}

/** A box is new, or its size or that of its content has changed. */
function resized(box) {
  const state = stateOf(box);
  const home = scroller(box);
  const initial = state.hasBegun ? null : anchor(box, "initial");
  // What fits begins once it doesn't any more.
  state.hasBegun ||= home.scrollHeight > home.clientHeight || home.scrollWidth > home.clientWidth;
  if (initial) place(box, initial);
  else if (state.isAnchored) place(box, anchor(box, "sizes"));
  else state.isAnchored = isAt(home, anchor(box, "sizes"));
}

/** Follows the offsets of boxes, and the sizes of those with anchors and of their content. */
function adopt() {
  followed().forEach(stateOf);
  for (const box of document.querySelectorAll("[data-anchors]")) {
    for (const element of [box, ...box.children]) {
      if (observed.has(element)) continue;
      observed.add(element);
      sizes.observe(element);
    }
  }
}

const passive = { capture: true, passive: true };
document.addEventListener("scroll", ({ target }) => {
  const home = target === document ? document.scrollingElement : target;
  for (const box of followed()) if (scroller(box) === home) moved(box, home);
}, passive);
document.addEventListener("scrollend", ({ target }) => {
  const home = target === document ? document.scrollingElement : target;
  for (const box of followed()) if (scroller(box) === home) rest(box);
}, passive);
document.addEventListener("touchstart", hold, passive);
for (const type of ["touchend", "touchcancel"]) document.addEventListener(type, release, passive);
for (const type of ["wheel", "pointerdown"]) document.addEventListener(type, used, passive);
document.addEventListener("keydown", (event) => KEYS.test(event.key) && used(event), passive);
new MutationObserver(adopt).observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-anchors", "data-on"] });
adopt();
