// What charts need whose values can be selected, or whose plot scrolls, loaded when one asks for it in `data-script`.
// Tells the server the place of the pointer, and keeps a plot where it was scrolled to. Knows nothing of values.

const idOf = ({ dataset }) => Number(dataset.id);
const isOff = (element) => element.closest("[inert], [aria-disabled=true], [hidden]");
const send = (...event) => dispatchEvent(new CustomEvent("rostrum-send", { detail: event }));
const isLive = () => document.documentElement.dataset.state === "live";
const can = (plot, action) => plot.dataset.on.split(" ").includes(action);

/** The plot at a pointer in which something can be selected. */
function plotAt({ target }) {
  const plot = target.closest?.("[data-on~=plot], [data-on~=range]");
  return plot && !isOff(plot) ? plot : null;
}

/** The place of a pointer as fractions of a plot, to a ten-thousandth. */
function placeIn(plot, { clientX, clientY }) {
  const { left, top, width, height } = plot.getBoundingClientRect();
  const part = (length, whole) => Math.round(Math.max(0, Math.min(1, whole ? length / whole : 0)) * 1e4) / 1e4;
  return [part(clientX - left, width), part(clientY - top, height)];
}

const sizeOf = ({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight];

const tell = (plot, phase, from, to) => send(idOf(plot), "plot", phase, ...from, ...to);

let pace, next;

/** Tells the server of the last of several places in quick succession. */
function follow(...event) {
  next = event;
  pace ??= setTimeout(() => {
    pace = undefined;
    if (next && isLive()) tell(...next);
    next = null;
  }, 32);
}

function end(plot) {
  next = null;
  if (can(plot, "plot")) tell(plot, "ended", [0, 0], [0, 0]);
}

/** The plot over which the mouse is. */
let hovered = null;
/** The plot in which a pointer is down, where it went down, and whether it has selected a range. */
let held = null;

addEventListener("pointermove", (event) => {
  if (held) return hold(event);
  if (event.pointerType === "touch") return;
  const plot = plotAt(event);
  if (hovered && hovered !== plot) end(hovered);
  hovered = plot && can(plot, "plot") ? plot : null;
  if (hovered) follow(hovered, "point", sizeOf(hovered), placeIn(hovered, event));
});

document.documentElement.addEventListener("pointerleave", () => {
  if (hovered && !held) end(hovered);
  hovered = null;
});

addEventListener("pointerdown", (event) => {
  const plot = plotAt(event);
  if (!plot || event.button) return;
  const isTouch = event.pointerType === "touch";
  // A finger points at values; a mouse does that without a button, and selects ranges with one.
  const selectsRange = can(plot, "range") && (!isTouch || !can(plot, "plot"));
  held = { plot, selectsRange, isTouch, start: placeIn(plot, event), x: event.clientX, y: event.clientY };
  if (isTouch && !selectsRange) hold(event);
});

function hold(event) {
  const place = placeIn(held.plot, event);
  if (!held.selectsRange) return follow(held.plot, "point", sizeOf(held.plot), place);
  held.isRange ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > 4;
  if (held.isRange) follow(held.plot, "range", held.start, place);
}

for (const type of ["pointerup", "pointercancel"]) {
  addEventListener(type, (event) => {
    if (!held) return;
    const { plot, selectsRange, isRange, isTouch, start } = held;
    held = null;
    if (selectsRange && type === "pointerup") {
      next = null;
      const place = placeIn(plot, event);
      tell(plot, isRange ? "range" : "cleared", start, place);
    }
    if (isTouch && !selectsRange) end(plot);
  });
}

// MARK: Scrolling

const SCROLLS = "[data-scroll]";
/** Where the server wants each plot to begin, and where it was told that the plot begins. */
const wanted = new WeakMap();
const told = new WeakMap();

/** Scrolls plots to where the app wants them to begin. */
function place() {
  for (const plot of document.querySelectorAll(SCROLLS)) {
    if (wanted.get(plot) === plot.dataset.scroll) continue;
    wanted.set(plot, plot.dataset.scroll);
    const start = Number(plot.dataset.scroll);
    if (told.get(plot) === start) continue;
    told.set(plot, start);
    plot.scrollLeft = start * plot.scrollWidth;
  }
}

addEventListener("scroll", ({ target }) => {
  if (!target.matches?.(SCROLLS) || isOff(target)) return;
  const start = Math.round(target.scrollLeft / target.scrollWidth * 1e4) / 1e4;
  // A place in whole pixels is that which the app wants.
  if (Math.abs(start - told.get(target)) * target.scrollWidth < 2) return;
  told.set(target, start);
  follow(target, "scrolled", [start, 0], [start, 0]);
}, true);

new MutationObserver(place).observe(document.documentElement, {
  attributeFilter: ["data-scroll"], childList: true, subtree: true,
});
place();
