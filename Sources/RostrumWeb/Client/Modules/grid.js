// Keys, several selected rows, and menus of lists and tables in which rows can be selected, loaded when one asks for it
// in `data-script`. Knows which rows are on the page; the server knows the others, and what rows stand for.

import { STOPS } from "./stops.js";

const page = document.documentElement;
const idOf = ({ dataset }) => Number(dataset.id);
const isOff = (element) => element.closest("[inert], [aria-disabled=true], [hidden]");
const send = (...event) => dispatchEvent(new CustomEvent("rostrum-send", { detail: event }));

const ROW = "[role=option], .r-tableRow[tabindex]";
const HEADING = ".r-columnHeader__sort";
const CONTROL = "a[href], button, input, select, textarea, [tabindex]";
const OPEN = "dialog:modal:not([data-leaving]), :popover-open";

const rowsOf = (list) => [...list.querySelectorAll(ROW)].filter((row) => !row.closest("[inert], [hidden]"));
const headingsOf = (list) => [...list.querySelectorAll(`${HEADING}:enabled`)];
const controlsOf = (row) => [...row.querySelectorAll(CONTROL)]
  .filter((control) => !control.closest("[popover], [hidden]") && !control.matches(":disabled"));

/** The list or table around a row in which several rows can be selected. */
const severalOf = (row) => row.closest("[data-on~=choose]");
const hasMenu = (element) => element.closest("[data-on~=menu]");
const hasAction = (row) => row.closest("[data-on~=primary]");

function select(row) {
  send(idOf(severalOf(row)), "choose", "only", idOf(row), 0);
}

/** Selects the rows from the one that was selected last, or else from another one. */
function selectTo(row, from) {
  send(idOf(severalOf(row)), "choose", "range", idOf(row), idOf(from));
}

function act(row) {
  send(idOf(hasAction(row)), "choose", "primary", idOf(row), 0);
}

// MARK: Keys

addEventListener("rostrum-key", (event) => {
  wanted = null;
  if (press(event.detail)) event.preventDefault();
});

/** Whether a key means something to a list or table. */
function press(event) {
  const { target } = event;
  const row = target.closest(ROW);
  if (row && row !== target) return pressWithin(event, row);
  if (row) return pressRow(event, row, row.closest(STOPS));
  return target.matches(`[role=grid] ${HEADING}`) && pressHeading(event, target, target.closest(STOPS));
}

function pressRow(event, row, list) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isCommand = ctrlKey || metaKey;
  const rows = rowsOf(list), index = rows.indexOf(row);
  const isMany = severalOf(row) && !isOff(row);
  if (altKey) return false;
  if (key === "ArrowDown") return go(rows[index + 1], shiftKey && row);
  if (key === "ArrowUp") return go(rows[index - 1] ?? (shiftKey ? null : headingFrom(list)), shiftKey && row);
  if (key === "Home" || key === "End") return goToEnd(list, key === "End", shiftKey && row);
  if (/^Page/.test(key)) return go(rowAPageFrom(row, rows, key === "PageDown" ? 1 : -1), shiftKey && row);
  if (key === " " && shiftKey) return isMany && (selectTo(row, row), true);
  if (key === "Enter" && !isCommand && hasAction(row)) return isOff(row) || act(row), true;
  if (key === "Enter" || key === "F2") return row.matches(".r-tableRow") && enter(row);
  if (key === "Escape") return isMany && isSelected(list) && !document.querySelector(OPEN) && choose(row, "clear");
  if (isCommand && key.toLowerCase() === "a" && !shiftKey) return isMany && choose(row, "all");
  if (key === "ContextMenu" || key === "F10" && shiftKey) return hasMenu(row) && openMenu(row);
  return !isCommand && key.length === 1 && key !== " " && go(find(event, rows, index));
}

function choose(row, what) {
  send(idOf(severalOf(row)), "choose", what, 0, 0);
  return true;
}

/** Whether a row is selected; of rows that the page doesn't have, the server knows. */
const isSelected = (list) => list.querySelector("[aria-selected=true], [data-rows]");

/** Focuses a row or heading, and selects the rows up to it from another one. */
function go(next, from) {
  if (!next) return false;
  next.focus();
  if (from && severalOf(next) && !isOff(next)) selectTo(next, from);
  return true;
}

/** The row about as far away as the window, or the box that scrolls, is high. */
function rowAPageFrom(row, rows, way) {
  let box = row.parentElement;
  while (box && (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY === "visible")) box = box.parentElement;
  const height = .9 * Math.min(box?.clientHeight ?? innerHeight, innerHeight), { top } = row.getBoundingClientRect();
  const ahead = way > 0 ? rows.slice(rows.indexOf(row) + 1) : rows.slice(0, rows.indexOf(row)).reverse();
  return ahead.findLast((other) => Math.abs(other.getBoundingClientRect().top - top) <= height) ?? ahead[0];
}

let typed = "", lastTyped = 0, lastFound;

/** The next row that begins with what was typed in quick succession, unless the focus has moved in between. */
function find({ key }, rows, index) {
  const now = Date.now();
  const goesOn = now - lastTyped < 600 && (!lastFound || rows[index] === lastFound);
  typed = (goesOn ? typed : "") + key.toLowerCase();
  lastTyped = now;
  const isOne = [...typed].every((letter) => letter === typed[0]);
  const text = isOne ? typed[0] : typed, start = index + isOne;
  lastFound = [...rows.slice(start), ...rows.slice(0, start)].find((row) => row.textContent.trim().toLowerCase().startsWith(text));
  return lastFound;
}

/** What waits for the first or last row of a list of which the page has a part. */
let wanted = null;

function goToEnd(list, isEnd, from) {
  wanted = { list, isEnd, from, tries: 20 };
  return seek();
}

/** Goes to the first or last row, or scrolls to where it will be. */
function seek() {
  const { list, isEnd, from } = wanted;
  const rows = rowsOf(list), row = rows.at(isEnd ? -1 : 0);
  const gap = [...list.querySelectorAll("[data-rows]")].at(isEnd ? -1 : 0);
  const side = isEnd ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  if (!gap || row && !(row.compareDocumentPosition(gap) & side) || !wanted.tries--) {
    wanted = null;
    return go(row, from);
  }
  gap.scrollIntoView({ block: isEnd ? "end" : "start" });
  return true;
}

addEventListener("pointerdown", () => (wanted = null), true);

// MARK: Headings

/** The heading that had the focus last, by list. */
const lastHeading = new WeakMap();
const headingFrom = (list) => {
  const all = headingsOf(list);
  return all.includes(lastHeading.get(list)) ? lastHeading.get(list) : all[0];
};

function pressHeading({ key, ctrlKey, metaKey, altKey }, heading, list) {
  if (ctrlKey || metaKey || altKey) return false;
  const all = headingsOf(list), index = all.indexOf(heading);
  const isForward = key === (getComputedStyle(heading).direction === "rtl" ? "ArrowLeft" : "ArrowRight");
  if (key === "ArrowDown") return go(rowsOf(list)[0]);
  if (key === "Home" || key === "End") return go(all.at(key === "End" ? -1 : 0));
  return /^Arrow[LR]/.test(key) && go(all[index + (isForward ? 1 : -1)]);
}

// MARK: Controls in rows

/** Focuses the first control of a row. */
function enter(row) {
  const [control] = controlsOf(row);
  control?.focus();
  return Boolean(control);
}

const isField = (element) => element.matches("textarea, select, input:not([type=checkbox], [type=radio])");

function pressWithin({ key, target, ctrlKey, metaKey, altKey, shiftKey }, row) {
  if (ctrlKey || metaKey || altKey || shiftKey || document.querySelector(OPEN)) return false;
  if (key === "Escape" || key === "F2") return go(row);
  if (!row.matches(".r-tableRow") || isField(target) || !/^Arrow[LR]/.test(key)) return false;
  const controls = controlsOf(row), isMirrored = getComputedStyle(row).direction === "rtl";
  return go(controls[controls.indexOf(target) + (key === "ArrowRight" !== isMirrored ? 1 : -1)]);
}

/** The controls in rows of tables that can have the focus by the tab key. */
const stops = new WeakSet();

/** Lets the tab key reach the controls of the row that has the focus in it, and no others: a table is one stop. */
function placeControls() {
  for (const row of document.querySelectorAll("[role=grid] .r-tableRow[tabindex]")) {
    const isEntered = row !== document.activeElement && row.contains(document.activeElement);
    for (const control of controlsOf(row)) {
      if (control.tabIndex >= 0) stops.add(control);
      if (stops.has(control)) control.tabIndex = isEntered ? 0 : -1;
    }
  }
}

addEventListener("focusin", ({ target }) => {
  placeControls();
  if (target.matches(`[role=grid] ${HEADING}`)) lastHeading.set(target.closest(STOPS), target);
});

new MutationObserver(() => {
  placeControls();
  if (wanted?.list.isConnected) seek();
}).observe(document.body, { childList: true, subtree: true });
placeControls();

// MARK: Pointers

/** The row that a pointer presses, unless it presses a control in the row. */
function rowAt({ target }) {
  const row = target.closest?.(ROW);
  const control = target.closest?.("a, button, input, label, select, summary, textarea, [data-on], [data-taps], [data-spots]");
  return row && control === row && !isOff(row) ? row : null;
}

const isEditing = (row) => row.closest(".r-list-editing");
/** The kind of the pointer that was pressed last: not all browsers say it of a click. */
let pointer, isDown = false;

addEventListener("pointerdown", ({ pointerType }) => {
  pointer = pointerType;
  isDown = true;
}, true);
for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => (isDown = false), true);

// With Shift, the browser would select the text between.
addEventListener("mousedown", (event) => {
  const row = event.shiftKey && !event.button && rowAt(event);
  if (!row || !severalOf(row)) return;
  event.preventDefault();
  row.focus();
});

addEventListener("click", (event) => {
  const row = rowAt(event);
  // What a script clicks, such as a key, is a tap.
  if (!row || !event.detail || isEditing(row)) return;
  const isTouch = (event.pointerType || pointer) === "touch";
  if (isTouch ? !hasAction(row) : !severalOf(row) || event.ctrlKey || event.metaKey) return;
  event.stopPropagation();
  if (isTouch) act(row);
  else if (event.shiftKey) selectTo(row, row);
  else select(row);
}, true);

addEventListener("dblclick", (event) => {
  const row = rowAt(event);
  if (row && hasAction(row) && !isEditing(row) && pointer !== "touch") act(row);
});

// MARK: Menus

/** A menu that the server has made is opened in the way of any other. */
let isReplay = false;

addEventListener("contextmenu", (event) => {
  const list = !isReplay && event.target.closest?.("[data-on~=menu]");
  const inner = list && event.target.closest(".r-group-context");
  // A view in a row may have a menu of its own.
  if (!list || isOff(list) || inner && list.contains(inner)) return;
  event.preventDefault();
  event.stopPropagation();
  ask(list, event.target, event);
}, true);

function openMenu(row) {
  const { left, bottom } = row.getBoundingClientRect();
  ask(hasMenu(row), row, { clientX: left + 16, clientY: bottom - 8, button: 0 });
  return true;
}

/** Gives up a menu that isn't there yet: who goes on doesn't want it any more. */
let forget = () => {};
for (const type of ["pointerdown", "keydown"]) addEventListener(type, () => forget(), true);

/** Asks for the menu of the row of an element, or of the space without rows, and opens it once it is there. */
function ask(list, target, { clientX, clientY, button }) {
  forget();
  const row = target.closest(ROW);
  send(idOf(list), "choose", "menu", row && !isOff(row) ? idOf(row) : 0, 0);
  const open = () => {
    if (page.dataset.pending !== "0") return;
    observer.disconnect();
    const menu = list.closest(".r-group-context")?.querySelector(":scope > .r-menu-context");
    if (!menu?.querySelector("[role^=menuitem]") || !target.isConnected) return;
    isReplay = true;
    target.dispatchEvent(new MouseEvent("contextmenu", {
      bubbles: true, cancelable: true, clientX, clientY, button, buttons: isDown ? 2 : 0,
    }));
    isReplay = false;
  };
  const observer = new MutationObserver(open);
  observer.observe(page, { attributeFilter: ["data-pending"] });
  forget = () => observer.disconnect();
  open();
}

// MARK: Check boxes

// Where the pointer is a finger, a tap adds a row to several or takes it out, which boxes show as in edit mode.
const boxes = new CSSStyleSheet();
boxes.replaceSync(`@media (pointer: coarse) {
  [data-on~=choose]:not([data-on~=primary], .r-list-editing) {
    & [role=option] { padding-inline-start: calc(var(--r-inset) + 34px); }
    & .r-tableRow > :first-child { position: relative; padding-inline-start: calc(var(--r-inset, 16px) + 34px); }
    @media (max-width: 639px) { /* The other cells are below the first one. */
      & .r-tableRow:not(.r-absent-rows) { position: relative; padding-inline-start: calc(var(--r-inset, 16px) + 34px); }
      & .r-tableRow > :first-child { position: static; padding-inline-start: 0; }
    }
    & [role=option].r-row::before, & .r-tableRow[tabindex] > :first-child::before {
      content: ""; position: absolute; inset-block-start: calc(50% - 11px); inset-inline: var(--r-inset, 16px) auto; inline-size: 22px;
      block-size: 22px; box-sizing: border-box; rotate: none; border: 1.5px solid var(--r-edge); border-radius: 50%;
    }
    & [aria-selected=true].r-row::before, & .r-tableRow[aria-selected=true] > :first-child::before {
      border-color: var(--r-prominent); background: var(--r-prominent)
        url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='white' stroke-width='2'><path d='m5.5 10.5 3 3 6-7'/></svg>");
    }
  }
}`);
document.adoptedStyleSheets.push(boxes);
