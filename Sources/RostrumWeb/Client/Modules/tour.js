// What charts need whose marks are reached by keys, loaded when one asks for it in `data-script`. Moves through the marks of
// a plot, says the values of each, and draws a ring around it; also around the mark that the server says is selected. Tells
// the server nothing. Knows no values but the words of the table that the page has.

const STOP = "[data-marks][tabindex]";
const FORWARD = ["ArrowRight", "ArrowDown"], BACK = ["ArrowLeft", "ArrowUp"], ENDS = ["Home", "End"];

const figureOf = (stop) => stop.closest("[role=figure]");
const setText = (stop, words) => stop.ariaValueText === words || (stop.ariaValueText = words);

/** The place and the size of a mark as fractions of the plot, and its series; a sector has a part of a turn and a radius. */
function markAt(stop, numbers) {
  const [axis, ...grids] = stop.dataset.marks.split(" ");
  const [left, width, top, height] = grids[0] === "-" ? [...movingGrid(stop), ...grids.slice(1)] : grids;
  const [x, y, third = 0, wide = 0, high = 0] = numbers.split(" ").map(Number);
  const mark = { axis, x: (x - left) / width, y: (y - top) / height, series: third, wide: wide / width, high: high / height };
  return axis === "angle" ? { ...mark, y: 0, series: 0, radius: third / 1e4 } : mark;
}

/** The grid of what moves with the horizontal axis: a picture that is 16,384 numbers wide, and begins at the number 0. */
function movingGrid({ parentNode }) {
  const layer = parentNode.querySelector(":scope > svg > svg[x][width]");
  const width = 1638400 / parseFloat(layer?.getAttribute("width") ?? 16384);
  return [-parseFloat(layer?.getAttribute("x") ?? 0) / 100 * width, width];
}

const rowsOf = (stop) => [...figureOf(stop).querySelectorAll("tr[data-at]")];

/** The rows of marks by their series, each in the order along the axis. */
function seriesOf(stop) {
  const marks = rowsOf(stop).map((row) => ({ ...markAt(stop, row.dataset.at), row }));
  const [along, across] = marks[0]?.axis === "y" ? ["y", "x"] : ["x", "y"];
  marks.sort((one, other) =>
    one.series - other.series || one[along] - other[along] || one[across] - other[across]);
  const series = new Map();
  for (const mark of marks) {
    if (!series.has(mark.series)) series.set(mark.series, []);
    series.get(mark.series).push(mark);
  }
  return { series: [...series.values()], along };
}

/** The plot in which the user is at a mark, and the row of the mark. */
let stop, row;

/** The row that a key leads to. */
function next(plot, key) {
  const { series, along } = seriesOf(plot);
  if (!series.length) return;
  const isForward = FORWARD.includes(key);
  const at = series.findIndex((marks) => marks.some((mark) => mark.row === row));
  if (at < 0) return series.at(BACK.includes(key) ? -1 : 0).at(isForward || key === "Home" ? 0 : -1).row;
  const marks = series[at], index = marks.findIndex((mark) => mark.row === row);
  if (ENDS.includes(key)) return marks.at(key === "Home" ? 0 : -1).row;
  const step = isForward ? 1 : -1;
  const isAcross = ["ArrowUp", "ArrowDown"].includes(key) === (along === "x");
  if (!isAcross || series.length === 1) return marks[index + step]?.row ?? row;
  const others = series[at + step];
  if (!others) return row;
  const far = (mark) => Math.abs(mark[along] - marks[index][along]);
  return others.reduce((least, mark) => (far(mark) < far(least) - 1e-9 ? mark : least)).row;
}

/** Says the values of a mark, and draws a ring around it. */
function show(plot, shown) {
  [stop, row] = [plot, shown];
  const rows = rowsOf(plot);
  plot.ariaValueMax = `${rows.length}`;
  plot.ariaValueNow = `${rows.indexOf(row) + 1}`;
  setText(plot, words(row));
  ring(plot, markAt(plot, row.dataset.at));
}

/** The values in a row of a table, or the name that the app gives the mark, in a column without a heading. */
function words({ cells, parentNode }) {
  const [name, ...values] = [...cells].map(({ textContent }) => textContent);
  const hasNames = parentNode.querySelector("th")?.textContent === "";
  return hasNames && name ? name : [name, ...values].filter(Boolean).join(", ");
}

function ring(plot, { axis, x, y, wide, high, radius }) {
  const style = (name, value) => plot.style.setProperty(`--r-${name}`, value);
  const percent = (fraction) => `${Math.round(fraction * 1e6) / 1e4}%`;
  const turned = (part) => `calc(50% + ${Math.round(part * radius * 50e4) / 1e4}cqmin)`;
  const turn = x * 2 * Math.PI;
  style("x", axis === "angle" ? turned(Math.sin(turn)) : percent(x));
  style("y", axis === "angle" ? turned(-Math.cos(turn)) : percent(y));
  style("w", percent(axis === "angle" ? 0 : wide));
  style("h", percent(axis === "angle" ? 0 : high));
  plot.dataset.ring = "";
}

/** Leaves the marks, so that the plot says what it shows as a whole. */
function leave() {
  const left = stop;
  stop = row = undefined;
  if (!left) return;
  delete left.dataset.ring;
  left.ariaValueNow = "0";
  setText(left, figureOf(left)?.querySelector("p")?.textContent ?? "");
}

/** Scrolls a plot to the mark that the user has reached. */
function reveal(plot) {
  const scroll = plot.closest("[data-scroll]");
  if (!scroll) return;
  const { x, y, wide, high } = markAt(plot, row.dataset.at);
  const [offset, length, place, size] = scroll.dataset.scroll.endsWith("y")
    ? ["scrollTop", "offsetHeight", y, high] : ["scrollLeft", "offsetWidth", x, wide];
  const whole = plot[length], room = scroll.parentNode[length];
  const [start, end] = [(place - size / 2) * whole - 12, (place + size / 2) * whole + 12];
  if (start < scroll[offset]) scroll[offset] = start;
  else if (end > scroll[offset] + room) scroll[offset] = end - room;
}

addEventListener("keydown", (event) => {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!target.matches?.(STOP) || altKey || ctrlKey || metaKey || shiftKey) return;
  if (stop !== target) leave();
  if (key === "Escape" && row) leave();
  else if ([...FORWARD, ...BACK, ...ENDS].includes(key)) {
    const found = next(target, key);
    if (!found) return;
    show(target, found);
    reveal(target);
  } else return;
  event.preventDefault();
  event.stopPropagation();
}, true);

addEventListener("focusout", ({ target }) => target === stop && leave());

/** Follows what the server changes. */
function follow() {
  if (stop) {
    if (stop.isConnected && row.isConnected && row.dataset.at) show(stop, row);
    else leave();
  }
  for (const plot of document.querySelectorAll("[data-marks]:not([tabindex])")) {
    if (plot.dataset.mark) ring(plot, markAt(plot, plot.dataset.mark));
    else if (plot.dataset.ring === "") delete plot.dataset.ring;
  }
}

new MutationObserver(follow).observe(document.documentElement, {
  attributeFilter: ["data-at", "data-mark", "data-marks", "aria-valuetext", "x", "width"], childList: true, characterData: true, subtree: true,
});
follow();
