// What tables need: headings that stay, columns that are resized and moved, sorting by several columns, and cut texts in full.
// Knows nothing of what a table shows, or of the selection of rows.

const page = document.documentElement;
const idOf = ({ dataset }) => Number(dataset.id);
const isOff = (element) => element.closest("[inert], [aria-disabled=true], [hidden]");
const send = (...event) => dispatchEvent(new CustomEvent("rostrum-send", { detail: event }));
const isMirrored = (element) => getComputedStyle(element).direction === "rtl";

// MARK: Headings

/**
 * Says of a table what scrolls its rows: the page; the table itself, in a place that is too low ("in"); or the table
 * because its columns don't fit ("no"), as headings stay in what scrolls sideways.
 */
function place(table) {
  const { clientWidth, clientHeight, scrollHeight, dataset } = table;
  const isWide = table.firstElementChild.offsetWidth > clientWidth + 1;
  // A table that was too wide has a height of its own until it isn't.
  const isLow = dataset.fits !== "no" && scrollHeight > clientHeight + 1;
  const fits = isWide ? "no" : isLow ? "in" : "";
  if (dataset.fits !== fits) dataset.fits = fits;
  // The keyboard reaches what scrolls, if it reaches nothing in it (WCAG 2.1.1).
  const isReached = [...table.querySelectorAll("button, a[href], input, [tabindex='0']")].some((one) => one.checkVisibility());
  if (fits && !isReached) table.tabIndex = 0;
  else table.removeAttribute("tabindex");
  const absent = table.querySelector(".r-tableRow:not(.r-tableRow-header)")?.dataset.rows ?? 0;
  table.toggleAttribute("data-shifted", absent > 1 && absent % 2 === 0);
}

const seen = new WeakSet();
const sizes = new ResizeObserver((entries) => {
  for (const table of new Set(entries.map(({ target }) => target.closest(".r-table")))) if (table) place(table);
});

function update() {
  for (const table of document.querySelectorAll(".r-table")) {
    for (const box of [table, table.firstElementChild]) {
      if (!seen.has(box)) sizes.observe(box);
      seen.add(box);
    }
    place(table);
  }
}

let isWaiting = false;
new MutationObserver(() => {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    update();
  });
}).observe(document.body, { childList: true, subtree: true });
update();

// MARK: Widths

const edgeAt = ({ target }) => {
  const edge = target.closest?.(".r-columnHeader__edge");
  return edge && !isOff(edge) ? edge : null;
};
const columnOf = (edge) => edge.closest(".r-columnHeader");
const clamp = (edge, width) => Math.round(Math.max(edge.ariaValueMin, Math.min(edge.ariaValueMax, width)));

/** Shows a width before the server has it. */
function show(edge, width) {
  edge.ariaValueNow = width;
  const heading = columnOf(edge);
  heading.style.minWidth = heading.style.width = heading.style.maxWidth = width === null ? "" : `${width}px`;
}

/** The widths that the server has been told, by their headings, until it has answered. */
const kept = new Map();

/** Tells the server the width, whose styles then replace what was shown. */
function keep(edge, width) {
  kept.set(columnOf(edge), width);
  send(idOf(edge), "number", width);
}

new MutationObserver(() => {
  if (page.dataset.pending !== "0" || held) return;
  for (const heading of kept.keys()) heading.removeAttribute("style");
  kept.clear();
}).observe(page, { attributeFilter: ["data-pending"] });

/** The width of the column of an edge, as the user has left it. */
const widthAt = (edge) => kept.get(columnOf(edge)) ?? columnOf(edge).offsetWidth;

let held = null;

addEventListener("pointerdown", (event) => {
  const edge = edgeAt(event);
  if (!edge || event.button) return;
  event.preventDefault();
  edge.focus({ focusVisible: false });
  edge.setPointerCapture(event.pointerId);
  const width = widthAt(edge);
  held = { edge, x: event.clientX, start: width, width, way: isMirrored(edge) ? -1 : 1 };
});

addEventListener("pointermove", ({ clientX }) => {
  if (!held) return;
  held.width = clamp(held.edge, held.start + held.way * (clientX - held.x));
  show(held.edge, held.width);
});

for (const type of ["pointerup", "pointercancel"]) {
  addEventListener(type, () => {
    if (!held) return;
    const { edge, start, width } = held;
    held = null;
    if (type === "pointercancel") show(edge, kept.get(columnOf(edge)) ?? null);
    else if (width !== start && edge.isConnected) keep(edge, width);
  });
}

// Arrows change a width by a step, and Home and End make it as small and as large as it may be.
addEventListener("keydown", (event) => {
  const edge = edgeAt(event);
  if (!edge || event.ctrlKey || event.metaKey || event.altKey) return;
  const width = widthAt(edge);
  const step = (event.shiftKey ? 1 : 10) * (isMirrored(edge) ? -1 : 1);
  const next = { ArrowLeft: width - step, ArrowRight: width + step, Home: edge.ariaValueMin, End: edge.ariaValueMax }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const wanted = clamp(edge, next);
  if (wanted === width) return;
  show(edge, wanted);
  keep(edge, wanted);
}, true);

// The edge of a heading is the next stop of the tab key after the heading.
addEventListener("focusin", ({ target }) => {
  for (const edge of document.querySelectorAll(".r-columnHeader__sort + .r-columnHeader__edge[tabindex]")) {
    edge.tabIndex = columnOf(edge).contains(target) ? 0 : -1;
  }
  if (edgeAt({ target })) target.ariaValueNow = columnOf(target).offsetWidth;
});

// MARK: Order

const headingsAround = (heading) => [...heading.parentElement.children].filter((child) => child.matches(".r-columnHeader"));
/** The heading that is pressed or dragged, and the index in front of which it would be dropped. */
let moved = null;

function endMove() {
  for (const heading of moved ? headingsAround(moved.heading) : []) {
    for (const name of ["dragged", "dropBefore", "dropAfter"]) delete heading.dataset[name];
  }
  moved = null;
}

// A finger scrolls a table, and moves columns by the menu, as keys do.
addEventListener("pointerdown", (event) => {
  const heading = event.target.closest?.(".r-columnHeader[data-on~=move]");
  if (!heading || event.button || event.pointerType === "touch" || isOff(heading) || edgeAt(event)) return;
  moved = { heading, x: event.clientX };
});

addEventListener("pointermove", (event) => {
  if (!moved || moved.isOver || moved.index === undefined && Math.abs(event.clientX - moved.x) < 6) return;
  const { heading } = moved, headings = headingsAround(heading), from = headings.indexOf(heading);
  const way = isMirrored(heading) ? -1 : 1;
  const index = headings.filter((other) => {
    const { left, right } = other.getBoundingClientRect();
    return way * event.clientX > way * (left + right) / 2 && !other.querySelector(":scope > .r-menu");
  }).length;
  moved.index = index === from || index === from + 1 ? from : index;
  heading.dataset.dragged = "";
  headings.forEach((other, at) => {
    other.toggleAttribute("data-drop-before", moved.index < from && at === index);
    other.toggleAttribute("data-drop-after", moved.index > from && at === index - 1);
  });
  getSelection().removeAllRanges();
});

for (const type of ["pointerup", "pointercancel"]) {
  addEventListener(type, () => {
    const { heading, index } = moved ?? {};
    endMove();
    if (index === undefined) return;
    if (type === "pointerup" && index !== headingsAround(heading).indexOf(heading)) send(idOf(heading), "move", index);
    // What was dragged isn't pressed.
    const stop = (click) => click.stopPropagation();
    addEventListener("click", stop, true);
    setTimeout(() => removeEventListener("click", stop, true));
  });
}

addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || moved?.index === undefined) return;
  const { heading } = moved;
  endMove();
  moved = { heading, index: headingsAround(heading).indexOf(heading), isOver: true };
});

// MARK: Sorting by several columns

addEventListener("click", (event) => {
  const button = event.target.closest?.(".r-columnHeader__sort");
  if (!button || !event.shiftKey || button.disabled) return;
  event.stopPropagation();
  event.preventDefault();
  send(idOf(button), "key", "Shift+Enter");
}, true);

// MARK: Texts that are cut

addEventListener("pointerover", ({ target }) => {
  const text = target.closest?.(".r-cell .r-text");
  if (!text) return;
  const isCut = text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1;
  if (isCut) text.title = text.textContent;
  else text.removeAttribute("title");
});
