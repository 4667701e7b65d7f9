// What pages with rows, views and contents that can be held, dragged or tapped repeatedly need, loaded when an element
// asks for it in `data-script`.

import { followFingers } from "./fingers.js";

const WORDS = JSON.parse(document.documentElement.dataset.words);
const idOf = ({ dataset }) => Number(dataset.id);
const isOff = (element) => element.closest("[inert], [aria-disabled=true], [hidden]");
const send = (...event) => dispatchEvent(new CustomEvent("rostrum-send", { detail: event }));

/** The element that is being dragged. */
let source = null;
/** The place where it would be dropped: an element, and the index in front of a row. */
let spot = null;

// MARK: Places

const ROW = ".r-row, .r-tableRow:not(.r-tableRow-header, .r-absent-rows)";
const rowsAround = (row) => [...row.parentElement.children].filter((child) => !child.inert && child.matches(ROW));

function takes(target, element) {
  const types = element.dataset.carries.split(" ");
  return !isOff(target) && !element.contains(target)
    && target.dataset.takes.split(" ").some((type) => types.includes(type));
}

/** The innermost place at a pointer that takes what is dragged. */
function spotAt({ target, clientY }) {
  let place = target.closest?.("[data-takes]");
  while (place && !takes(place, source)) place = place.parentElement.closest("[data-takes]");
  if (!place || !place.matches(ROW)) return place && { place };
  const { top, bottom } = place.getBoundingClientRect();
  return { place, index: rowsAround(place).indexOf(place) + (clientY > (top + bottom) / 2) };
}

/** The place at a pointer for files of the user's computer. */
function spotForFiles({ target, dataTransfer }) {
  const place = dataTransfer.types.includes("Files") && target.closest?.(".r-taking[data-takes]:has(> [data-files])");
  return place && !isOff(place) ? { place } : null;
}

/** Shows where the content would be dropped, and tells the app. */
function aim(next) {
  if (next?.place !== spot?.place) {
    if (spot?.place.matches("[data-on~=target]")) send(idOf(spot.place), "target", false);
    if (next?.place.matches("[data-on~=target]")) send(idOf(next.place), "target", true);
  }
  for (const name of ["data-targeted", "data-drop-before", "data-drop-after"]) spot?.place.removeAttribute(name);
  spot = next;
  if (!next) return;
  const isAfter = next.index > rowsAround(next.place).indexOf(next.place);
  next.place.setAttribute(next.index === undefined ? "data-targeted" : `data-drop-${isAfter ? "after" : "before"}`, "");
}

function drop(element, { place, index }, x, y) {
  if (index !== undefined) return send(idOf(place), "insert", idOf(element), index);
  const { left, top } = place.getBoundingClientRect();
  send(idOf(place), "drop", idOf(element), Math.round(x - left), Math.round(y - top));
}

// MARK: Pointers

addEventListener("pointerover", ({ target }) => {
  const element = target.closest?.("[data-carries]");
  if (element) element.draggable = true;
});

addEventListener("dragstart", (event) => {
  const element = event.target.closest?.("[data-carries]");
  if (!element || isOff(element)) return;
  source = element;
  event.dataTransfer.effectAllowed = "all";
  event.dataTransfer.setData("application/x-rostrum", "");
  const preview = element.querySelector(":scope > .r-dragging__content > .r-group-dragPreview");
  if (preview) {
    preview.hidden = false;
    event.dataTransfer.setDragImage(preview, preview.offsetWidth / 2, preview.offsetHeight / 2);
  }
  // The browser draws what is dragged first.
  setTimeout(() => {
    if (preview) preview.hidden = true;
    if (source === element) element.dataset.dragged = "";
  });
});

addEventListener("dragover", (event) => {
  const next = source ? spotAt(event) : spotForFiles(event);
  if (next?.place !== spot?.place || next?.index !== spot?.index) aim(next);
  if (next && source) event.preventDefault();
});

addEventListener("dragleave", ({ relatedTarget }) => {
  if (!relatedTarget) aim(null);
});

addEventListener("drop", (event) => {
  const element = source, place = spot;
  end();
  if (!element || !place) return;
  event.preventDefault();
  drop(element, place, event.clientX, event.clientY);
});

function end() {
  aim(null);
  delete source?.dataset.dragged;
  source = null;
}
addEventListener("dragend", end);

// MARK: Controls that are pressed by what is held over them

/** How long content is held over a control before it is pressed, in milliseconds. */
const SPRING = 700;
let spring = null, springing;

function holdOver(control) {
  if (control === spring) return;
  clearTimeout(springing);
  spring = control;
  if (control) springing = setTimeout(() => control.isConnected && control.click(), SPRING);
}

addEventListener("dragover", ({ target }) => {
  const control = target.closest?.("a, button:enabled, summary, [role=button], [role=tab]");
  const springs = control?.closest("[data-springs]")?.dataset.springs === "true";
  holdOver(springs && !isOff(control) ? control : null);
});
addEventListener("dragleave", ({ relatedTarget }) => {
  if (!relatedTarget) holdOver(null);
});
for (const type of ["drop", "dragend"]) addEventListener(type, () => holdOver(null));

// MARK: Users who don't drag

const home = () => [...document.querySelectorAll("dialog:modal:not([data-leaving])")].at(-1) ?? document.body;
const shorten = (text) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
/** The name of a place: that which the app gives it, or else its first line. */
const nameOf = (element) => shorten(element.getAttribute("aria-label") ?? firstLine(element));

/** The first line of a view or row, without its buttons. */
function firstLine(element) {
  const content = element.querySelector(element.matches(".r-tableRow") ? ".r-cell" : ".r-dragging__content")
    ?? element.querySelector(".r-row__content");
  return content.innerText.trim().split("\n")[0];
}

/** The places in front that take the content of an element, with their names. */
function spots(element) {
  const places = [...home().querySelectorAll("[data-takes]")]
    .filter((place) => takes(place, element) && place.checkVisibility());
  return places.flatMap((place) => {
    if (!place.matches(ROW)) return [{ place, name: nameOf(place) }];
    const rows = rowsAround(place);
    const index = rows.indexOf(place);
    const before = { place, index, name: WORDS.beforeRow.replace("%@", nameOf(place)) };
    const isLast = !places.includes(rows.slice(index + 1).find((row) => row !== element));
    return [
      ...(place.contains(element) ? [] : [before]),
      ...(isLast ? [{ place, index: index + 1, name: WORDS.lastRow }] : []),
    ];
  });
}

for (const type of ["pointerover", "focusin"]) {
  addEventListener(type, ({ target }) => {
    const element = target.closest?.("[data-carries]"), button = element?.querySelector(".r-carried__move");
    if (button) button.ariaDisabled = !spots(element).length;
  });
}

addEventListener("click", ({ target }) => {
  const button = target.closest?.(".r-carried__move");
  const element = button?.closest("[data-carries]");
  const choices = element && !isOff(element) ? spots(element) : [];
  if (choices.length) list(choices, element, button);
});

/** Lists places beside a button, with the keys of a menu. */
function list(choices, element, button) {
  const menu = document.createElement("div");
  menu.className = "r-menu r-menu__items r-menu-context";
  menu.role = "menu";
  menu.popover = "auto";
  menu.ariaLabel = button.ariaLabel;
  for (const choice of choices) {
    const item = document.createElement("button");
    item.className = "r-button";
    item.type = "button";
    item.role = "menuitem";
    item.textContent = choice.name;
    item.addEventListener("focus", () => aim({ ...choice }));
    item.addEventListener("click", () => {
      const { left, top, width, height } = choice.place.getBoundingClientRect();
      menu.hidePopover();
      if (choice.place.isConnected && element.isConnected) drop(element, choice, left + width / 2, top + height / 2);
    });
    menu.append(item);
  }
  menu.addEventListener("toggle", ({ newState }) => {
    if (newState === "open") return;
    aim(null);
    menu.remove();
  });
  home().append(menu);
  const box = button.getBoundingClientRect();
  menu.showPopover();
  menu.style.left = `${Math.max(8, Math.min(box.left, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(box.bottom, innerHeight - menu.offsetHeight - 8))}px`;
  menu.firstElementChild.focus();
}

followFingers(idOf, isOff, send);

// MARK: Rows, views and lists that are held

addEventListener("rostrum-hold", ({ detail: [event, element, follow] }) => {
  if (element.matches(".r-refreshable")) pullToRefresh(event, element, follow);
  else if (element.matches(".r-row:not([data-hold], [data-drag])")) swipe(event, element, follow);
  else if (element.matches(".r-row__move")) drag(event, element.closest(".r-row"), follow);
  else hold(event, element, follow);
});

/** Lets a finger pull a list down, and refreshes the list if it was pulled far enough. */
function pullToRefresh({ clientX, clientY }, list, follow) {
  const control = list.querySelector(":scope > .r-refresh");
  let distance = 0;
  follow((event) => {
    const isDownwards = event.clientY - clientY > Math.abs(event.clientX - clientX);
    distance = isDownwards ? event.clientY - clientY : 0;
    control.style.setProperty("--r-pull", `${Math.min(distance / 2, 64)}px`);
  }, ({ type }) => {
    control.style.removeProperty("--r-pull");
    if (type === "pointerup" && distance > 96) control.firstElementChild.click();
  });
}

/**
 * Moves a row aside for the actions of one edge as a finger moves it to the other side, and performs the first
 * one if it moves far.
 */
function swipe({ clientX, clientY }, row, follow) {
  const isMirrored = getComputedStyle(row).direction === "rtl";
  const before = row.dataset.swiped;
  const side = (event) => event.clientX < clientX !== isMirrored ? "trailing" : "leading";
  const button = (event, full) => {
    const own = `.r-rowActions-${side(event)}${full} > button`;
    return row.querySelector(side(event) === "trailing" ? `${own}, .r-row__delete` : own);
  };
  const reveal = (edge) => {
    row.dataset.swiped = edge;
    const { offsetWidth } = row.querySelector(`.r-rowActions-${edge}`) ?? row.querySelector(":scope > .r-row__delete");
    row.style.setProperty("--r-swipe", `${edge === "trailing" !== isMirrored ? -offsetWidth : offsetWidth}px`);
  };
  follow((event) => {
    const distance = Math.abs(event.clientX - clientX);
    if (distance < 32 || distance < 2 * Math.abs(event.clientY - clientY)) return;
    // Back first, if the actions of the other edge are there.
    if (before && before !== side(event) || !button(event, "")) delete row.dataset.swiped;
    else reveal(side(event));
  }, (event) => {
    if (event.type === "pointerup" && Math.abs(event.clientX - clientX) > 0.6 * row.offsetWidth) {
      button(event, "[data-full]")?.click();
    }
  });
}

/** Drags a row to a different place in its list. `follow` tracks the pointer until it is released. */
function drag(start, row, follow) {
  start.preventDefault();
  const rows = rowsAround(row);
  const from = rows.indexOf(row);
  let index = from;
  row.dataset.dragged = "";
  follow((event) => {
    const boxes = rows.map((other) => other.getBoundingClientRect());
    index = boxes.filter((box) => event.clientY > (box.top + box.bottom) / 2).length;
    rows.forEach((other, at) => {
      other.toggleAttribute("data-drop-before", at === index);
      other.toggleAttribute("data-drop-after", at === index - 1 && index === rows.length);
    });
  }, (event) => {
    for (const other of rows) {
      for (const name of ["dragged", "dropBefore", "dropAfter"]) delete other.dataset[name];
    }
    if (event.type === "pointerup" && index !== from && index !== from + 1) {
      send(idOf(row), "move", index);
    }
  });
}

/** Reports a long press or a drag of an element. */
function hold(start, element, follow) {
  const { hold, drag: least } = element.dataset;
  const box = element.getBoundingClientRect();
  const at = ({ clientX, clientY }) => [Math.round(clientX - box.left), Math.round(clientY - box.top)];
  let isTaken = false, pace, last;
  // Where the pointer was in the last tenth of a second.
  let trail = [];
  const speed = () => {
    const first = trail.find(({ timeStamp }) => last.timeStamp - timeStamp < 100) ?? last;
    const seconds = (last.timeStamp - first.timeStamp) / 1000 || 1;
    return [last.clientX - first.clientX, last.clientY - first.clientY].map((way) => Math.round(way / seconds));
  };
  const corner = [Math.round(box.left), Math.round(box.top)];
  const tell = (phase) => send(idOf(element), "drag", phase, ...at(start), ...at(last), ...speed(), ...corner);
  const isOver = hold && setTimeout(() => {
    isTaken = true;
    send(idOf(element), "hold");
  }, hold);
  const moved = (event) => {
    last = event;
    trail = [...trail.slice(-20), event];
    const distance = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (distance > 10) clearTimeout(isOver);
    if (!least || distance < least) return;
    isTaken = true;
    pace ??= setTimeout(() => {
      pace = undefined;
      if (document.documentElement.dataset.state === "live") tell("changed");
    }, 32);
  };
  moved(start);
  follow(moved, (event) => {
    clearTimeout(isOver);
    clearTimeout(pace);
    last = event;
    if (isTaken && least) tell(event.type === "pointerup" ? "ended" : "cancelled");
    if (!isTaken) return;
    // A long press or a drag isn't a click.
    const stop = (click) => click.stopPropagation();
    addEventListener("click", stop, true);
    setTimeout(() => removeEventListener("click", stop, true));
  });
}

// MARK: Taps

// A view that asks for the place of a tap learns it instead of the tap alone; a key taps the middle.
addEventListener("click", (event) => {
  const { target, detail, clientX, clientY } = event;
  const view = target.closest?.("[data-spots]");
  const control = target.closest?.("a, button, input, label, select, summary, textarea, [data-on]");
  if (!view || isOff(view) || control && control !== view && view.contains(control)) return;
  const { left, top, width, height } = view.getBoundingClientRect();
  const [x, y] = detail ? [clientX - left, clientY - top] : [width / 2, height / 2];
  const count = Number(view.dataset.spots);
  event.stopPropagation();
  if (!detail || detail % count === 0) send(idOf(view), "spot", count, ...[x, y, left, top].map(Math.round));
}, true);

/** The time in milliseconds in which another tap may follow. */
const PATIENCE = 300;
/** The timers of single taps on views that also count taps. */
const waiting = new WeakMap();

// A tap that may be the first of several does what a single one does once no other has followed.
addEventListener("click", (event) => {
  const { target, detail, isTrusted } = event;
  const view = target.closest?.("[data-taps]");
  const control = target.closest?.("a, button, input, label, select, summary, textarea, [data-on]");
  // A control inside of the view comes first, and a key taps once.
  if (!view || !isTrusted || !detail || isOff(view) || control !== view && view.contains(control)) return;
  clearTimeout(waiting.get(view));
  if (detail % view.dataset.taps === 0) send(idOf(view), "taps", Number(view.dataset.taps));
  else if (control) waiting.set(view, setTimeout(() => target.click(), PATIENCE));
  event.stopPropagation();
  event.preventDefault();
}, true);
