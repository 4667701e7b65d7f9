// What charts need whose values can be selected, or whose plot scrolls, loaded when one asks for it in `data-script`.
// Shows the mark that is nearest to the pointer, tells the server the place of the pointer, and keeps a plot where it was
// scrolled to. Knows no values but the words of the table that the page has.

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
  hide(plot);
  if (plot.isConnected && can(plot, "plot")) tell(plot, "ended", [0, 0], [0, 0]);
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
  if (hovered) point(hovered, placeIn(hovered, event));
});

/** Shows the nearest mark at once, and lets the server select the values at the place. */
function point(plot, place) {
  show(plot, place);
  follow(plot, "point", sizeOf(plot), place);
}

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
  if (!held.selectsRange) return point(held.plot, place);
  hide(held.plot);
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

// MARK: The nearest mark

/** The plot with a mark that is shown as the nearest one, and the place of the pointer. */
let shown;
/** The plots in which the app draws a line at what is selected, so that words beside it are the app's, too. */
const own = new WeakSet();

/** Shows the mark that is nearest to a place along the axis, and of several there that which is nearest across it. */
function show(plot, place) {
  if (!plot.dataset.axis) return hide(plot);
  const [axis, left, width, top, height, isOwn] = plot.dataset.axis.split(" ");
  if (isOwn) own.add(plot);
  const isVertical = axis === "y", isTurn = axis === "angle";
  const [x, y] = isTurn ? [turn(plot, place), 0] : place;
  const step = .5 / (isVertical ? height : width);
  const figure = plot.closest("[role=figure]");
  let found, least = Infinity, leastBeside, at;
  for (const row of figure.querySelectorAll("[data-at]")) {
    const numbers = row.dataset.at.split(" ");
    const ownX = (numbers[0] - left) / width, ownY = (numbers[1] - top) / height;
    let far = Math.abs(isVertical ? ownY - y : ownX - x);
    // The second number of a sector is how far it reaches from its middle to both sides.
    if (isTurn) far = Math.max(0, far - ownY);
    const beside = isTurn ? 0 : Math.abs(isVertical ? ownX - x : ownY - y);
    if (far < least - step || far < least + step && beside < leastBeside) {
      [found, least, leastBeside, at] = [row, far, beside, isTurn ? place[0] : isVertical ? ownY : ownX];
    }
  }
  if (!found) return hide(plot);
  shown = { plot, place };
  plot.dataset.nearest = own.has(plot) ? "" : words(found, figure);
  plot.style.setProperty("--r-at", `${Math.max(0, Math.min(1, at)) * 100}%`);
}

/** The part of a turn at a place, clockwise from the top. */
function turn({ offsetWidth, offsetHeight }, [x, y]) {
  const part = Math.atan2((x - .5) * offsetWidth, (.5 - y) * offsetHeight) / (2 * Math.PI);
  return part < 0 ? part + 1 : part;
}

/** The values in a row of a table, or the name that the app gives the mark, in a column without a heading. */
function words(row, figure) {
  const [name, ...values] = [...row.cells].map(({ textContent }) => textContent);
  const hasNames = figure.querySelector("th")?.textContent === "";
  return hasNames && name ? name : [name, ...values].filter((one) => one).join(", ");
}

function hide(plot) {
  shown = null;
  delete plot.dataset.nearest;
}

// MARK: Scrolling

const SCROLLS = "[data-scroll]";
/** Where the server wants each plot to begin, and where it was told that the plot begins. */
const wanted = new WeakMap();
const told = new WeakMap();

/** The place of a plot that scrolls along an axis, and the length of what it scrolls. */
const sideOf = (axis) => (axis ? ["scrollTop", "offsetHeight"] : ["scrollLeft", "offsetWidth"]);

/** Scrolls plots to where the app wants them to begin. */
function place() {
  for (const plot of document.querySelectorAll(SCROLLS)) {
    if (wanted.get(plot) === plot.dataset.scroll) continue;
    wanted.set(plot, plot.dataset.scroll);
    const [start, axis] = plot.dataset.scroll.split(" ");
    if (told.get(plot) === Number(start)) continue;
    told.set(plot, Number(start));
    const [offset, length] = sideOf(axis);
    plot[offset] = start * plot.firstElementChild[length];
  }
}

addEventListener("scroll", ({ target }) => {
  if (!target.matches?.(SCROLLS) || isOff(target)) return;
  const axis = target.dataset.scroll.split(" ")[1];
  const [offset, side] = sideOf(axis);
  const length = target.firstElementChild[side];
  const start = Math.round(target[offset] / length * 1e4) / 1e4;
  // A place in whole pixels is that which the app wants.
  if (Math.abs(start - told.get(target)) * length < 2) return;
  told.set(target, start);
  const place = axis ? [0, start] : [start, 0];
  follow(target, "scrolled", place, place);
}, true);

new MutationObserver(() => {
  place();
  // The mark below a pointer that rests may have changed.
  if (shown?.plot.isConnected) show(shown.plot, shown.place);
}).observe(document.documentElement, { attributeFilter: ["data-axis", "data-scroll"], childList: true, subtree: true });
place();
