// The dividers between the panes of split views, which a pointer drags and arrows move. A pane that the user has resized
// keeps its length, which the server is told. One pane of each split view takes the rest.

const STEP = 10, LEAST = 24, ENDLESS = 30000;
const IS_SET = { width: /(^| )s-width_/, height: /(^| )s-height_/ };

const page = document.documentElement;
const send = (...event) => dispatchEvent(new CustomEvent("rostrum-send", { detail: event }));
const dividerAt = ({ target }) => target.closest?.(".r-pane__divider");
const isRow = (split) => split.matches(".r-stack-horizontal");
const panesOf = (split) => [...split.children].filter((child) => child.matches(".r-pane"));
const lengthOf = (pane, side) => Math.round(pane.getBoundingClientRect()[side]);

/** A divider with the panes around it, and the direction in which lengths grow. */
function around(divider) {
  const after = divider.parentElement, split = after.parentElement;
  const panes = panesOf(split);
  const side = isRow(split) ? "width" : "height";
  const way = side === "width" && getComputedStyle(split).direction === "rtl" ? -1 : 1;
  return { divider, before: panes[panes.indexOf(after) - 1], after, panes, side, way };
}

// MARK: Lengths before the server has them

/** The lengths that the server has been told, by their panes, until it has answered. */
const told = new Map();

function show(pane, side, length) {
  const isFree = length === undefined;
  pane.style.flex = isFree ? "" : "none";
  pane.style[side] = isFree ? "" : `${length}px`;
}

const isSet = (pane, side) => told.has(pane) || IS_SET[side].test(pane.className);

new MutationObserver(() => {
  if (page.dataset.pending !== "0" || held) return;
  for (const pane of told.keys()) pane.removeAttribute("style");
  told.clear();
}).observe(page, { attributeFilter: ["data-pending"] });

// MARK: Limits

/** The least and the greatest length of a pane: those of its view, with the divider. */
function limitsOf(pane, side) {
  const style = pane.style.cssText;
  const edge = pane.firstElementChild?.matches(".r-pane__divider") ? 1 : 0;
  const view = pane.lastElementChild;
  Object.assign(pane.style, { minWidth: "0", minHeight: "0" });
  const [least, greatest] = [0, ENDLESS].map((length) => {
    show(pane, side, length);
    return view ? Math.ceil(view.getBoundingClientRect()[side]) : length;
  });
  pane.style.cssText = style;
  return [Math.max(least + edge, LEAST), greatest < ENDLESS - 2 ? greatest + edge : Infinity];
}

/** How a divider can be moved: the lengths that the pane before it may have, and which panes keep their lengths. */
function prepare(divider) {
  const place = around(divider);
  const { before, after, panes, side } = place;
  const start = lengthOf(before, side), total = start + lengthOf(after, side);
  const limits = new Map([before, after].map((pane) => [pane, limitsOf(pane, side)]));
  const [from, to] = [limits.get(before), limits.get(after)];
  const least = Math.min(start, Math.max(from[0], total - to[1]));
  const greatest = Math.max(start, Math.min(from[1], total - to[0]));
  const free = panes.filter((pane) => !isSet(pane, side));
  const near = [after, before].filter((pane) => free.includes(pane));
  // The pane that takes the rest is one that can be of any length, if there is one.
  const rest = near.find((pane) => limits.get(pane)[1] === Infinity) ?? near[0] ?? free[0];
  return { ...place, start, total, least, greatest, length: start, kept: panes.filter((pane) => pane !== rest) };
}

/** Shows a split view with another length of the pane before a divider. */
function move(motion, wanted) {
  const { divider, before, after, side, total, least, greatest, kept } = motion;
  motion.length = Math.round(Math.max(least, Math.min(greatest, wanted)));
  motion.lengths ??= new Map(kept.map((pane) => [pane, lengthOf(pane, side)]));
  for (const [pane, length] of [[before, motion.length], [after, total - motion.length]]) {
    if (motion.lengths.has(pane)) motion.lengths.set(pane, length);
  }
  for (const [pane, length] of motion.lengths) show(pane, side, length);
  Object.assign(divider, { ariaValueMin: least, ariaValueMax: greatest, ariaValueNow: motion.length });
}

/** Tells the server the lengths that it doesn't know. */
function keep({ lengths, start, length, side, before, after }) {
  if (length === start) return;
  for (const [pane, value] of lengths) {
    if (pane !== before && pane !== after && isSet(pane, side)) continue;
    told.set(pane, value);
    send(Number(pane.dataset.id), "number", value);
  }
}

// MARK: Pointers

let held = null;

addEventListener("pointerdown", (event) => {
  const divider = dividerAt(event);
  if (!divider || event.button) return;
  event.preventDefault();
  divider.focus({ focusVisible: false });
  divider.setPointerCapture(event.pointerId);
  const motion = prepare(divider);
  held = { motion, from: motion.side === "width" ? event.clientX : event.clientY };
});

addEventListener("pointermove", ({ clientX, clientY }) => {
  if (!held) return;
  const { motion, from } = held;
  move(motion, motion.start + motion.way * ((motion.side === "width" ? clientX : clientY) - from));
});

for (const type of ["pointerup", "pointercancel"]) {
  addEventListener(type, () => {
    if (!held) return;
    const { motion } = held;
    held = null;
    if (!motion.lengths) return;
    if (type === "pointerup") return keep(motion);
    for (const pane of motion.lengths.keys()) show(pane, motion.side, told.get(pane));
    refresh();
  });
}

// MARK: Keys

// Arrows move a divider by a step, and Home and End make the pane before it as small and as large as it may be.
addEventListener("keydown", (event) => {
  const divider = dividerAt(event);
  if (!divider || event.ctrlKey || event.metaKey || event.altKey) return;
  const motion = prepare(divider);
  const { start, least, greatest, side, way } = motion;
  const step = (event.shiftKey ? 1 : STEP) * way;
  const [less, more] = side === "width" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  const next = { [less]: start - step, [more]: start + step, Home: least, End: greatest }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  move(motion, next);
  keep(motion);
}, true);

addEventListener("focusin", (event) => {
  const divider = dividerAt(event);
  if (!divider || held) return;
  const { least, greatest, start } = prepare(divider);
  Object.assign(divider, { ariaValueMin: least, ariaValueMax: greatest, ariaValueNow: start });
});

// MARK: What assistive technology and the Tab key know of dividers

const seen = new WeakSet();
const sizes = new ResizeObserver(refresh);

function refresh() {
  for (const divider of document.querySelectorAll(".r-pane__divider")) {
    const { before, after, side } = around(divider);
    if (!before) continue;
    if (!seen.has(after)) sizes.observe(after);
    seen.add(after);
    divider.tabIndex = 0;
    divider.ariaOrientation = side === "width" ? "vertical" : "horizontal";
    const length = lengthOf(before, side);
    if (document.activeElement !== divider) {
      Object.assign(divider, { ariaValueMin: 0, ariaValueMax: length + lengthOf(after, side) });
    }
    divider.ariaValueNow = length;
  }
}

let isWaiting = false;
new MutationObserver(() => {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    refresh();
  });
}).observe(document.body, { childList: true, subtree: true });
refresh();
