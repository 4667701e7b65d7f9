// Rostrum's browser client.
//
// The page arrives as complete HTML. This file joins the server's session over a WebSocket, sends
// user events as [sequence, element, action, …], and applies the operations that it receives.
// It holds no app state: only the content of the page, unsent text, and events that the server
// hasn't acknowledged. Nothing here parses markup, or creates code or styles from strings.

"use strict";

// MARK: Names

const page = document.documentElement;
const on = (type, handler, options) => document.addEventListener(type, handler, options);

/** Does what a browser may refuse with an error: the page goes on without it. */
function attempt(work) {
  try {
    return work();
  } catch (error) {
    console.warn("Rostrum:", error);
  }
}

const TAGS = new Set(
  ("a aside button dialog div h1 h2 h3 h4 h5 h6 header hr img input label main nav option p"
    + " picture progress section select source span table tbody td textarea th tr").split(" "));
const SVG_TAGS = new Set(
  ("circle feComposite feFlood filter path svg").split(" "));
/** The attributes that elements may have besides those of ARIA and data attributes, which run nothing. */
const ATTRIBUTES = new Set(
  ("alt autocapitalize autocomplete autocorrect checked class closedby"
    + " color-interpolation-filters cx cy d dir disabled enterkeyhint height hidden href id in2 inputmode k1 lang max media"
    + " min name operator pathLength placeholder popover r rel role scope selected spellcheck src srcset"
    + " step stroke-dasharray tabindex target type value viewBox width").split(" "));
const SCHEMES = {
  href: ["http:", "https:", "mailto:", "tel:"], src: ["http:", "https:"], srcset: ["http:", "https:"],
};

const BACKOFF = [10, 50, 100, 200, 500, 1000, 2000];
/** The version of this file; absent if loading the page again for a newer one didn't help. */
let version = /-(\w+)\.js/.exec(import.meta.url)?.[1];
/** The messages for the user, in the user's language. */
const WORDS = JSON.parse(page.dataset.words);

// MARK: The tree

/** The DOM elements of every element by part number; 0 is the outermost. */
const parts = new Map();

const outermost = (id) => find(id, 0);

/** Whether an element is part of the tree: what was removed, or comes from elsewhere, sends nothing. */
const isOurs = (element) => parts.get(Number(element?.dataset.id))?.includes(element);

function find(id, part) {
  const element = parts.get(id)?.[part];
  if (!element) throw new Error(`No element ${id}.${part}`);
  return element;
}

function remember(element, id, part) {
  if (!parts.has(id)) parts.set(id, []);
  parts.get(id)[part] = element;
}

function* identified(root) {
  if (root.dataset.id) yield root;
  yield* root.querySelectorAll("[data-id]");
}

/** Adopts the content that the server rendered into the page. */
function adopt(root) {
  parts.clear();
  for (const element of identified(root)) {
    remember(element, idOf(element), Number(element.dataset.part ?? 0));
  }
}

function forget(root) {
  for (const element of identified(root)) {
    const id = idOf(element);
    parts.delete(id);
    known.delete(id);
    changes.delete(id);
    delete offsets[id];
  }
}

/** Creates the DOM of `[id, part, tag, attributes, children]`. */
function build([id, part, tag, attributes, children]) {
  const isSVG = SVG_TAGS.has(tag);
  if (!isSVG && !TAGS.has(tag)) throw new Error(`No tag ${tag}`);
  const element = isSVG
    ? document.createElementNS("http://www.w3.org/2000/svg", tag)
    : document.createElement(tag);
  element.dataset.id = id;
  if (part) element.dataset.part = part;
  remember(element, id, part);
  for (const name in attributes) setAttribute(element, name, attributes[name]);
  for (const child of children ?? []) {
    element.append(typeof child === "string" ? child : build(child));
  }
  return element;
}

function setAttribute(element, name, value) {
  if (!ATTRIBUTES.has(name) && !/^(aria|data)-/.test(name)) {
    return console.warn(`Rostrum: no attribute ${name}`);
  }
  if (value === null || value === false || !isSafe(SCHEMES[name], value)) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? "" : value);
  }
}

function isSafe(schemes, url) {
  if (!schemes || url === null) return true;
  try {
    return schemes.includes(new URL(url, location.href).protocol);
  } catch {
    return false;
  }
}

/** The DOM element that contains an element's children. */
function slot(id) {
  outermost(id);
  return parts.get(id).find((part) => part?.hasAttribute("data-slot")) ?? outermost(id);
}

/** Inserts or moves an element; if the browser supports it, in one step that preserves its state. */
function place(parent, element, next) {
  if (!element.isConnected) return parent.insertBefore(element, next);
  if (parent.moveBefore) return parent.moveBefore(element, next);
  const active = element.contains(document.activeElement) ? document.activeElement : null;
  parent.insertBefore(element, next);
  active?.focus({ preventScroll: true });
}

// MARK: Operations

/** The work that the operations of a frame defer to its end. */
let frame;
let root = document.querySelector("[data-id='1']");
let rules;
addRules();

/** Adds a sheet for new rules. */
function addRules() {
  rules = new CSSStyleSheet();
  document.adoptedStyleSheets.push(rules);
}

/** Replaces all rules. Elements that are leaving the screen keep their appearance until they are gone. */
function replaceRules() {
  const former = rules;
  addRules();
  setTimeout(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== former);
  }, 1000);
}

const operations = {
  /** Mounts: replaces the whole root. */
  m(node) {
    frame.heir ??= focusedPart();
    const former = new Map([...changes.keys()].map((id) => [id, changes.get(id).value]));
    const places = scrolledPlaces();
    parts.clear();
    const made = build(node);
    if (root) root.replaceWith(made);
    else document.body.prepend(made);
    root = made;
    keepTexts(former);
    restorePlaces(places);
    frame.isMount = true;
    frame.dialogs = [...root.querySelectorAll("dialog[data-modal]")];
  },
  /** Inserts. */
  i(parent, before, node) {
    const container = slot(parent);
    const element = build(node);
    if (element.matches("dialog[data-modal]")) frame.dialogs.push(element);
    if (element.matches(".r-screen")) turn(container, "push");
    const next = before ? outermost(before) : null;
    place(next?.parentNode ?? container, element, next);
    // A recreated element stays in place.
    const former = root.querySelector(`[data-passing=leave][data-id="${node[0]}"]`);
    if (former) former.remove();
    else if (!element.matches(".r-screen")) pass(element, "enter");
  },
  /** Removes. */
  r(id) {
    const element = outermost(id);
    forget(element);
    if (element.matches("dialog[open]")) return leave(element);
    frame.dialogs = frame.dialogs.filter((dialog) => dialog !== element);
    if (element.matches(".r-screen")) {
      turn(element.parentNode, "pop");
      return element.remove();
    }
    if (element.contains(document.activeElement)) {
      frame.neighbour = lastFocus.get(element) ?? element.nextElementSibling ?? element.previousElementSibling;
    }
    pass(element, "leave", () => element.remove());
  },
  /** Moves within the parent. */
  v(id, before) {
    const element = outermost(id);
    place(element.parentNode, element, before ? outermost(before) : null);
  },
  /** Sets or removes attributes. */
  a(id, part, attributes) {
    const element = find(id, part);
    frame.isOtherTab ||= "hidden" in attributes && element.matches(".r-tab");
    for (const name in attributes) setAttribute(element, name, attributes[name]);
    if ("data-beside" in attributes && element.open) {
      element.dataset.still = "";
      element.close();
      frame.reopened.push(element);
    }
  },
  /** Sets text. */
  t(id, part, text) {
    find(id, part).textContent = text;
  },
  /** Sets the live value of an input unless the user has changed it since. */
  p(id, part, value, revision) {
    setValue(find(id, part), id, value, revision);
  },
  /** Adds style rules, or replaces all that came before. */
  c(texts, isWhole) {
    if (isWhole) replaceRules();
    for (const text of texts) attempt(() => rules.insertRule(text, rules.cssRules.length));
  },
  /** Moves or removes the focus. */
  f(id) {
    frame.focus = id;
  },
  /** Animates changes in an element. */
  n(id, motion = "0s", ...repetition) {
    const element = outermost(id);
    element.dataset.moves = "";
    element.style.setProperty("--r-motion", motion);
    frame.moving.push([element, ...repetition]);
  },
  /** Opens a URL outside the app. */
  o(url) {
    if (/^http/i.test(url)) window.open(url, "_blank", "noopener");
    else if (isSafe(SCHEMES.href, url)) location.href = url;
  },
  /** Copies a text to the clipboard, if the browser allows it. */
  w(text) {
    attempt(() => navigator.clipboard?.writeText(text)?.catch(() => {}));
  },
  /** Stores a value with the tab. */
  k(name, text) {
    if (text === null) delete kept[name];
    else kept[name] = text;
    store();
  },
  /** Scrolls to an element. */
  y(id, block = "nearest", inline = block) {
    attempt(() => outermost(id).scrollIntoView({ block, inline }));
  },
  /** Announces. */
  s(text) {
    announce(text);
  },
  /** Sets the number of screens above the root, and of levels that the user can leave; the address and the title. */
  h(screens, levels = screens, path, title) {
    frame.levels = [screens, levels];
    address = path ?? address;
    document.title = title ?? document.title;
  },
};

function apply(list) {
  const active = document.activeElement;
  const offset = scrollY;
  // An engine without scroll anchoring gets it for the first row that begins on the screen.
  const rows = CSS.supports("overflow-anchor", "auto")
    ? [] : document.querySelectorAll(".r-absent-rows ~ :not(.r-absent-rows)");
  const row = [...rows].find((row) => row.getBoundingClientRect().y > 0);
  const y = row?.getBoundingClientRect().y;
  frame = { dialogs: [], reopened: [], moving: [], front: frontScreen(), heir: isRestored ? [] : returns?.heir };
  isApplying = true;
  try {
    for (const [name, ...values] of list) operations[name](...values);
    for (const dialog of frame.dialogs) open(dialog, frame.isMount);
    placeRegions();
    placeStops();
    placeFocus(active);
    for (const moving of frame.moving) move(...moving);
  } finally {
    isApplying = false;
  }
  for (const dialog of frame.reopened) reopen(dialog);
  for (const id of revisions.keys()) if (!parts.has(id)) revisions.delete(id);
  const [screens, levels] = frame.levels ?? [depth, level];
  if ((screens !== depth || frame.isOtherTab) && !returns) {
    if (parts.has(frame.front)) offsets[frame.front] = offset;
    frame.to = offsets[frontScreen()] ?? 0;
  }
  [depth, level] = [screens, levels];
  followLevel();
  if (frame.to !== undefined) scrollTo(0, frame.to);
  else if (row?.checkVisibility() && scrollY === offset) scrollBy(0, row.getBoundingClientRect().y - y);
  reportFocus();
  fitViews();
  measure();
  const scripts = [...document.querySelectorAll("[data-script]")].map(({ dataset }) => dataset.script);
  for (const script of new Set(scripts)) import(script);
}

/** Makes the theme animate a change of screens. */
function turn(stack, direction) {
  const outer = stack.closest(".r-navigationStack");
  if (outer && !frame.isMount) outer.dataset.motion = direction;
  frame.turned = true;
}

// MARK: Motion
//
// The theme animates changes in `[data-moves]`, and insertions and removals as `[data-passing]`, unless the user
// prefers reduced motion. In that case there are no animations to wait for.

function whenStill(element, isOwn, done) {
  const moves = element.getAnimations({ subtree: !isOwn })
    .filter((move) => (isOwn ? move.animationName === "r-pass" : move.transitionProperty));
  if (!moves.length) return done?.();
  Promise.allSettled(moves.map((move) => move.finished)).then(done);
  return moves;
}

function move(element, iterations = 1, alternates = false) {
  const moves = whenStill(element, false, () => {
    if (whenStill(element, false)) return;
    delete element.dataset.moves;
    measureSoon();
  });
  for (const { effect } of iterations === 1 ? [] : moves ?? []) {
    effect.updateTiming({ iterations: iterations || Infinity, direction: alternates ? "alternate" : "normal" });
  }
}

/** Plays the transition of an element's insertion or removal, if the change is animated. */
function pass(element, way, done) {
  const { dataset, style } = element;
  const isMoving = element.parentElement?.closest("[data-moves]");
  const look = dataset[way] ?? (isMoving ? "o:0" : "");
  if (!look || (!isMoving && !look.includes("motion:"))) return done?.();
  for (const name of ["o", "s", "t"]) style.removeProperty(`--r-${name}`);
  for (const part of look.split(";")) style.setProperty(...(`--r-${part}`.split(":")));
  dataset.passing = way;
  element.inert = way === "leave";
  whenStill(element, true, done ?? (() => delete dataset.passing));
}

// MARK: Values

/** The number of the user's edits of a field, by element. */
const revisions = new Map();
/** The field in which an input method is composing. */
let composing = null;

const isText = (element) => element.matches("textarea, input:not([type=checkbox], [type=radio], [type=range])");
/** The texts of fields as the server knows them once it has received all that was sent. */
const known = new Map();
const revise = (id) => revisions.set(id, (revisions.get(id) ?? 0) + 1);

function setValue(element, id, value, revision) {
  if (isText(element)) {
    if ((revisions.get(id) ?? 0) > (revision ?? 0)) return;
    known.set(id, String(value));
    return element !== composing && setText(element, String(value));
  }
  const owner = Number(element.closest("[data-on]")?.dataset.id);
  if (changes.has(owner) || pending.some((event) => event[1] === owner)) return;
  if (typeof value === "boolean") element.checked = value;
  else element.value = value;
}

/** Restores text that the server hasn't acknowledged in the fields of a new tree. */
function keepTexts(former) {
  const texts = new Map();
  for (const [, id, action, text] of pending) if (action === "text") texts.set(id, text);
  for (const id of [...known.keys()]) if (!texts.has(id)) known.delete(id);
  for (const [id, text] of former) texts.set(id, text);
  changes.clear();
  for (const [id, text] of texts) {
    const field = parts.get(id)?.find((element) => element?.matches("input, textarea"));
    if (!field) continue;
    field.value = text;
    if (former.has(id)) changes.set(id, field);
  }
}

/** Replaces a text, and preserves the position of the caret in its words. */
function setText(element, text) {
  const { value: old, selectionStart: start, selectionEnd: end } = element;
  if (old === text) return;
  element.value = text;
  if (document.activeElement !== element || start === null) return;
  const keep = (caret) => {
    if (caret < old.length && text.startsWith(old.slice(0, caret))) return caret;
    if (text.endsWith(old.slice(caret))) return text.length - (old.length - caret);
    return Math.min(caret, text.length);
  };
  element.setSelectionRange(keep(start), keep(end));
}

// MARK: Dialogs
//
// A presentation opens when it is inserted and closes when it is removed, by the server alone. The
// browser may close one nevertheless (a second Escape can't be cancelled): it is opened again.

const MODAL = "dialog[data-modal]";
const topDialog = () => [...document.querySelectorAll(`${MODAL}:modal:not([data-leaving])`)].at(-1);

function open(dialog, isStill) {
  if (!dialog.isConnected) return;
  dialog.removeAttribute("open"); // The server's HTML opens it for browsers without scripts.
  dialog.toggleAttribute("data-still", Boolean(isStill));
  const invoker = invokerOf(dialog);
  if (invoker && dialog.dataset.modal === "popover") {
    // The words of a row, which is itself as wide as its list.
    const words = invoker.matches(DATE) ? invoker : invoker.closest(".r-row") && invoker.firstElementChild;
    dialog.toggleAttribute("data-row", Boolean(words));
    (words || invoker).style.setProperty("anchor-name", `--r-anchor-${dialog.dataset.id}`);
    dialog.style.setProperty("position-anchor", `--r-anchor-${dialog.dataset.id}`);
    invoker.ariaHasPopup = "dialog";
    invoker.ariaExpanded = true;
  }
  attempt(() => "beside" in dialog.dataset ? dialog.show() : dialog.showModal());
  // What can't be modal is still shown.
  if (!dialog.open) dialog.setAttribute("open", "");
  firstFocus(dialog)?.focus();
}

const DATE = ".r-datePicker__input";
const invokerOf = (dialog) => dialog.closest(".r-datePicker")?.querySelector(DATE)
  ?? parts.get(Number(dialog.dataset.invoker))?.[0];

/** The element to focus in a new dialog: the least destructive button of an alert, or else a field. */
function firstFocus(dialog) {
  const choices = dialog.matches("[role=alertdialog]")
    ? ["[autofocus]", "input, textarea", ".r-button-cancel", ".r-button:not(.r-button-destructive)"]
    : ["[autofocus]", "input:not([type=checkbox], [type=radio], [type=range]), textarea"];
  for (const choice of choices) {
    const element = dialog.querySelector(`:is(${choice}):not(:disabled)`);
    if (element) return element;
  }
}

/** Closes a removed dialog, and removes it from the page when it has left the screen. */
function leave(dialog) {
  const invoker = invokerOf(dialog);
  dialog.dataset.leaving = "";
  dialog.removeAttribute("data-still");
  dialog.close();
  dialog.inert = true;
  if (invoker?.ariaExpanded) invoker.ariaExpanded = false;
  if (!isShown(document.activeElement)) invoker?.focus();
  frame.closed = true;
  const ended = Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished));
  Promise.race([ended, new Promise((done) => setTimeout(done, 600))]).then(() => dialog.remove());
}

function reopen(dialog) {
  const inside = lastFocus.get(dialog);
  isApplying = true;
  open(dialog, true);
  if (inside?.isConnected) inside.focus();
  placeRegions();
  isApplying = false;
  reportFocus();
}

function askToDismiss(dialog) {
  const id = idOf(dialog);
  const isAsked = pending.some((event) => event[1] === id && event[2] === "dismiss");
  if (dialog.getAttribute("closedby") !== "none" && !isAsked) send(id, "dismiss");
}

on("cancel", (event) => {
  if (!event.target.matches(MODAL)) return;
  event.preventDefault();
  // An Escape that can't be cancelled closes all presentations since the last press. It is meant for the one in front.
  const front = [...document.querySelectorAll(`${MODAL}:not([data-leaving], [data-beside])`)].at(-1);
  if (openMenu || event.target !== front) return;
  if (press?.isBeside) dismissBeside(event.target);
  else askToDismiss(event.target);
}, true);

on("close", ({ target }) => {
  const isOpen = !target.isConnected || target.open;
  if (isOpen || !target.matches(`${MODAL}:not([data-leaving])`)) return;
  // Whatever else was closed with it is behind it, and opens before it.
  document.querySelectorAll(`${MODAL}:not([open], [data-leaving])`).forEach(reopen);
}, true);

/** The sheets in which something was edited since they came up. */
let edited = new Set();
/** The last press of a pointer, unless a key was pressed since. */
let press;

/** Handles a press beside a presentation, which must not throw away what was edited by mistake. */
function dismissBeside(dialog) {
  // The presses of a rapid series are meant for what the presentation has covered since the first.
  if (press.isRapid) return;
  if (!edited.has(idOf(dialog))) return askToDismiss(dialog);
  warn(WORDS.edited);
  if (!matchMedia("(prefers-reduced-motion)").matches) dialog.animate({ scale: [1, 1.02, 1] }, 200);
}

/** The element that was clicked: WebKit gives the page what is beside some popovers, though the page is inert. */
const clicked = (target) => (target === page && topDialog()) || target;

function isBeside({ target, clientX: x, clientY: y }) {
  const dialog = clicked(target);
  if (!dialog.matches?.(MODAL)) return false;
  const box = dialog.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

on("pointerdown", (event) => {
  const { clientX: x, clientY: y, timeStamp: at } = event;
  const isRapid = at - press?.at < 500 && Math.hypot(x - press.x, y - press.y) < 16;
  press = { x, y, at, isRapid, isBeside: isBeside(event) };
}, true);
on("keydown", () => (press = undefined), true);

/** Handles a click on the backdrop if the browser doesn't support `closedby`. */
function clickBackdrop({ target }) {
  if ("closedBy" in HTMLDialogElement.prototype || !press?.isBeside || openMenu) return;
  const dialog = clicked(target);
  if (dialog.matches(`${MODAL}[closedby=any]`)) dismissBeside(dialog);
}

/** Remembers that the user has edited something in a sheet. */
function markEdited(element) {
  const sheet = element.closest(MODAL);
  if (sheet?.matches(".r-sheet")) edited.add(idOf(sheet));
}

// MARK: Focus

/** The element that the server considers focused; 0 for none. */
let believed = 0;
/** The last focused DOM element of each screen and dialog; for an inspector, the one focused before it. */
const lastFocus = new WeakMap();
/** Operations are being applied; their effect on the focus is reported once, afterwards. */
let isApplying = false;

const FOCUSABLE = "button, input, select, textarea, a[href], [tabindex]";
/** Whether an element is visible and can have the focus; the page itself represents no focus. */
const isShown = (element) => element?.isConnected && element !== document.body
  && !element.closest("[data-leaving], [data-passing=leave]")
  && element.checkVisibility({ visibilityProperty: true });

function focusable(id) {
  const all = parts.get(id)?.filter(Boolean) ?? [];
  return all.find((element) => element.matches(FOCUSABLE)) ?? all[0]?.querySelector(FOCUSABLE)
    ?? all[0];
}

function placeFocus(previous) {
  const isLate = focusedOwner() === believed && pending.some(([, id, action]) => action === "focus" && id === believed);
  // The server doesn't know yet what the user has focused since, which stays focused.
  if (isLate) frame.focus = undefined;
  if (frame.focus) {
    believed = frame.focus;
    focusable(frame.focus)?.focus();
    inheritFocus(frame.focus);
  } else if (frame.focus === 0) {
    believed = 0;
    document.activeElement?.closest("[data-on~=focus]")?.blur();
  } else {
    inheritFocus();
    rescueFocus(previous);
  }
}

/** The focused element by number and part, and the selection of its text. */
function focusedPart() {
  const { dataset, selectionStart, selectionEnd } = document.activeElement;
  return [Number(dataset.id), Number(dataset.part ?? 0), selectionStart, selectionEnd];
}

/** Focuses the element of the new tree that corresponds to the focused element of the previous one. */
function inheritFocus(only) {
  const [id, part, start, end] = frame.heir ?? [];
  const heir = parts.get(id)?.[part];
  if (!heir || (only && only !== id)) return;
  heir.focus({ preventScroll: true });
  if (start !== null && isText(heir)) heir.setSelectionRange(start, end);
}

/** Moves the focus away from elements that were removed or covered. */
function rescueFocus(previous) {
  const wasLost = previous !== document.body && !isShown(previous);
  if (!frame.turned && !frame.closed && !wasLost) return;
  if (isShown(document.activeElement)) return;
  focusScreen(frame.neighbour?.isConnected && frame.neighbour);
}

/** Focuses a place near a removed element, or else the title of the screen in front. */
function focusScreen(neighbour) {
  const within = topDialog() ?? root;
  const screen = [...within.querySelectorAll(".r-screen")].filter(isShown).at(-1);
  const choices = [
    // A row itself, because Return could delete it by a button in it.
    neighbour && (neighbour.matches(".r-row, .r-tableRow, .r-section") ? neighbour : neighbour.querySelector(FOCUSABLE) ?? neighbour),
    neighbour !== null && screen && lastFocus.get(screen),
    screen?.querySelector(".r-navigationBar__title"),
    screen,
  ];
  const target = choices.find((choice) => choice && isShown(choice));
  if (!target) return;
  if (!target.matches(FOCUSABLE)) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The state of a `ViewThatFits`: the sizes of its views that were shown, and the last request. */
const fits = new WeakMap();

/** Requests the first of several views that fits; the last one needs no room. */
function fitViews() {
  for (const box of document.querySelectorAll("[data-fit]")) {
    box.toggleAttribute("data-room", true);
    const room = [box.clientWidth, box.clientHeight];
    box.toggleAttribute("data-room", false);
    const index = Number(box.dataset.fit);
    const known = fits.get(box) ?? { sizes: [] };
    if (!room[0]) continue;
    fits.set(box, known);
    known.sizes[index] = [box.scrollWidth, box.scrollHeight];
    let first = known.sizes.findIndex((size) => size?.every((length, axis) => length <= room[axis]));
    if (first < 0) first = box.matches(".r-fitting-last") ? index : index + 1;
    const question = [index, first, room].join();
    if (first !== index && question !== known.question) send(idOf(box), "number", first);
    known.question = question;
  }
}
addEventListener("resize", fitViews);

// MARK: Geometry
//
// The app asks for the geometry of some elements. It learns of all differences at once, and of the next ones when the
// server has processed them: a layout that depends on its geometry settles at the pace of the round trips.

/** What the server knows of each element, as text. */
let reported = new WeakMap();
let due, isFromUser = false;
/** Whether the window is as narrow as a phone, as far as the server knows. */
let isCompact;
const sizes = new ResizeObserver(() => measureSoon());

function measureSoon(event) {
  isFromUser ||= Boolean(event);
  due ??= requestAnimationFrame(measure);
}

/** The size of a box, free of transforms. */
function sizeOf(box) {
  const { width, height } = box.getBoundingClientRect();
  const style = getComputedStyle(box);
  return [parseFloat(style.width) || width, parseFloat(style.height) || height];
}

function measure() {
  due = undefined;
  if (!root || pending.some((event) => event[2] === "measure")) return;
  const boxes = [...document.querySelectorAll("[data-measure]")].filter(isOurs);
  if (!boxes.length && isCompact === isNarrow()) return;
  isCompact = isNarrow();
  const news = [];
  const subviews = boxes.filter((box) => box.dataset.measure === "5");
  const mark = () => subviews.length && page.toggleAttribute("data-ideal");
  mark();
  const ideals = subviews.map(sizeOf);
  mark();
  for (const box of boxes) {
    const { x, y, width, height } = box.getBoundingClientRect();
    const isRows = box.matches(".r-absent-rows");
    const count = box.dataset.measure;
    const ideal = count === "5" && ideals.shift();
    // What waits for its first measurement is hidden, even where an animation never ends.
    const known = reported.get(box);
    const isMoving = known && box.closest("[data-moves]");
    if (!box.checkVisibility() || isMoving || news.length > 1000) continue;
    if (isRows && !(isNear(x, width, innerWidth) && isNear(y, height, innerHeight))) continue;
    const home = box.matches(".r-scroll") ? scroller(box) : box;
    const { scrollWidth, scrollHeight } = isRows ? box.parentElement : box;
    const lengths = sizeOf(box);
    if (ideal) lengths.push(...ideal, 0);
    else lengths.push(x, y, home.scrollLeft, home.scrollTop, scrollWidth, scrollHeight);
    if (home !== box) {
      lengths[1] = innerHeight;
      lengths[3] += home.scrollTop;
    }
    const rounded = lengths.slice(0, count).map((length) => Math.round(length * 64) / 64);
    if (!known) sizes.observe(box);
    if (known === rounded.join()) continue;
    reported.set(box, rounded.join());
    news.push(idOf(box), rounded.length, ...rounded);
  }
  const insets = getComputedStyle(page).getPropertyValue("--r-safe").split(" ").map(parseFloat);
  const space = [innerWidth, innerHeight, ...insets];
  if (!news.length && reported.get(page) === `${space}`) return;
  reported.set(page, `${space}`);
  const focused = document.activeElement.closest("[data-id]");
  send(idOf(root), "measure", news.length + 8, isFromUser, ...space, isOurs(focused) ? idOf(focused) : 0, ...news);
  isFromUser = false;
}

const isNarrow = () => innerWidth < 600;

/** Whether an extent is less than half a screen away. */
const isNear = (from, length, screen) => from < screen * 1.5 && from + length > screen / -2;

/** The element that scrolls the content of a box: the box, or one around it where the page scrolls the box. */
function scroller(box) {
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflow)) box = box.parentElement;
  return box ?? document.scrollingElement;
}

on("scroll", measureSoon, true);
addEventListener("resize", measureSoon);

const STOPS = "[role=listbox], [role=grid]";
const STOP = "[role=option], [role=grid] :is(.r-tableRow[tabindex], .r-columnHeader__sort), [role=gridcell]:enabled";

/** Makes one row of each list or table, or one day of a calendar, reachable with the tab key, and names it after its screen. */
function placeStops() {
  for (const list of document.querySelectorAll(STOPS)) {
    const stops = [...list.querySelectorAll(STOP)];
    const kinds = ["[tabindex='0']", "[aria-selected=true]", "[tabindex]", "*"];
    chooseStop(stops, kinds.map((kind) => stops.find((stop) => stop.matches(kind))).find(Boolean));
    const title = list.closest(".r-screen")?.querySelector(".r-navigationBar__title:not([hidden])");
    if (!list.ariaLabel && title) list.setAttribute("aria-labelledby", title.id);
  }
}

function chooseStop(stops, chosen) {
  for (const stop of stops) stop.tabIndex = stop === chosen ? 0 : -1;
}

/** The element to which the focus belongs whose changes the server observes; 0 for none. */
function focusedOwner() {
  const owner = document.activeElement?.closest("[data-on~=focus]");
  return isOurs(owner) ? idOf(owner) : 0;
}

function reportFocus() {
  if (isApplying || !document.hasFocus()) return;
  const current = focusedOwner();
  if (current === believed) return;
  const previous = believed;
  believed = current;
  if (current) send(current, "focus");
  else if (parts.has(previous)) send(previous, "blur");
}

on("focusin", ({ target, relatedTarget }) => {
  if (target.matches(STOP)) chooseStop(target.closest(STOPS).querySelectorAll(STOP), target);
  const aside = target.closest(".r-inspector");
  if (aside && relatedTarget && !aside.contains(relatedTarget)) lastFocus.set(aside, relatedTarget);
  for (let box = target.closest(".r-screen, dialog"); box; box = box.parentElement?.closest(".r-screen, dialog")) {
    lastFocus.set(box, target);
  }
  reportFocus();
});
on("focusout", ({ relatedTarget }) => {
  if (!relatedTarget) setTimeout(reportFocus);
});

// MARK: History
//
// One entry for each level that a user can leave: a screen above the root of a stack, or a presentation. An entry's
// state holds the levels of all entries up to it, so that going back, in the app or in the browser, finds the right
// one. Browsers skip entries that no gesture of the user precedes, so the entry for such a level waits for a gesture.
// An entry's URL is the address of what was in front. Going forward asks the server to present it again.

let trail = history.state?.trail ?? [0];
/** The trail of the last settled entry: after going back, its further entries are ahead. */
let ahead = trail;
/** The number of levels, and how many of them are screens of the page's own stack. */
let level = trail.at(-1);
let depth = 0;
/** The path of what is presented, once the server has told it. */
let address;
/** The client's own `history.go` is in progress. */
let isTravelling = false;
/** The number of the event that requested to leave or present a level, until it is acknowledged. */
let leaving = 0;
/** The user has interacted with the page since the last entry was created. */
let isActivated = false;
/** How far the page was scrolled when it was left, by the number of the screen or tab that was in front. */
let offsets = {};

/** The number of the screen or tab in front on the page itself. */
const frontScreen = () =>
  Number([...document.querySelectorAll(":is(.r-screen, .r-tab):not(dialog *)")].filter(isShown).at(-1)?.dataset.id);

/** Moves to the entry of the current level, and creates it if necessary. */
function followLevel() {
  if (isTravelling || leaving) return;
  const last = trail.length - 1;
  let landing = trail.findIndex((entry) => entry >= level);
  // If a level was not left after all, its entry is ahead.
  if (landing < 0) landing = ahead.findIndex((entry, index) => index > last && entry >= level);
  if (landing >= 0 && landing !== last) {
    return attempt(() => {
      history.go(landing - last);
      isTravelling = true;
    });
  }
  if (landing < 0 && isActivated) {
    isActivated = false;
    record("pushState", [...trail, level]);
  } else if (level < trail[last] || address && address !== location.pathname + location.search) {
    record("replaceState", level < trail[last] ? [...trail.slice(0, -1), level] : trail);
  }
  ahead = trail;
}

/** Writes a trail and the address into the history. A browser refuses that if it is often: then they lag behind. */
function record(method, levels) {
  attempt(() => {
    history[method]({ trail: levels }, "", address);
    trail = levels;
  });
}

/** Goes back by several levels in the frontmost presentation: pops its stack, or else dismisses it. */
function goBack(count) {
  const dialog = [...document.querySelectorAll(`${MODAL}:not([data-leaving])`)].at(-1) ?? null;
  const screens = (stack) => stack.querySelectorAll(":scope > .r-screen").length;
  const stack = [...root.querySelectorAll(".r-navigationStack")]
    .findLast((stack) => stack.closest(MODAL) === dialog && isShown(stack) && screens(stack) > 1);
  if (stack) send(idOf(stack), "back", Math.max(0, screens(stack) - 1 - count));
  else if (dialog) askToDismiss(dialog);
}

addEventListener("popstate", ({ state }) => {
  trail = state?.trail ?? [0];
  if (isTravelling) isTravelling = false;
  else {
    if (trail.at(-1) < level) goBack(ahead.length - trail.length);
    else if (address && trail.at(-1) > level) send(idOf(root), "open", location.pathname);
    leaving = pending.at(-1)?.[0] ?? 0;
  }
  followLevel();
});

for (const type of ["pointerup", "keydown"]) {
  on(type, ({ isTrusted }) => {
    isActivated ||= isTrusted;
    followLevel();
  }, true);
}

// MARK: Sending

/** The events that the server has not acknowledged: `[sequence, element, action, …]`. */
let pending = [];
let sequence = 0;
/** The number of the last event that the user would miss if it was lost. */
let deed = 0;
/** Fields whose latest change hasn't been sent yet. */
const changes = new Map();
let pace = 0;

function send(...event) {
  flush();
  if (parts.has(event[0])) add([++sequence, ...event]);
}

function add(event) {
  pending.push(event);
  if (!/blur|focus|measure|hover|text/.test(event[2])) deed = sequence;
  if (state === "live") transmit(event);
  showPending();
}

/** Queues the text of a field, replacing an earlier text that hasn't been sent. */
function enqueueText(id, element) {
  const text = element.value.toWellFormed();
  const last = pending.at(-1);
  const revision = revisions.get(id) ?? 0;
  const base = known.get(id) ?? element.defaultValue;
  known.set(id, text);
  if (last?.[1] === id && last[2] === "text" && !last.isSent) {
    last.splice(3, 2, text, revision);
    return showPending();
  }
  const event = [++sequence, id, "text", text, revision];
  // Values that are selected rather than typed, such as dates, are short and sent whole.
  if (element.selectionStart !== null) bases.set(event, base);
  add(event);
}

/** Sends a change immediately, and throttles subsequent ones. */
function change(element) {
  changes.set(idOf(element), element);
  showPending();
  if (pace) return;
  flush();
  pace = setTimeout(function again() {
    pace = changes.size ? setTimeout(again, 32) : 0;
    flush();
  }, 32);
}

function flush() {
  for (const [id, element] of changes) {
    changes.delete(id);
    if (element.type === "range") add([++sequence, id, "number", element.valueAsNumber]);
    else enqueueText(id, element);
  }
}

// Texts longer than the server accepts are rejected before they enter the field: nothing is truncated.
const LONGEST = 1300000;
on("beforeinput", (event) => {
  const { target: { value = "", selectionStart: start, selectionEnd: end }, data, dataTransfer } = event;
  const added = data ?? dataTransfer?.getData("text/plain");
  if (!added || value.length - (end - start || 0) + added.length <= LONGEST) return;
  event.preventDefault();
  warn(WORDS.long);
});

function showPending() {
  page.dataset.pending = pending.length + changes.size;
}

// Scripts that the page loads later send events as well.
addEventListener("rostrum-send", ({ detail }) => send(...detail));

// MARK: User events

const can = (element, action) => element?.dataset?.on?.split(" ").includes(action) && isOurs(element);
const isDisabled = (element) => element.matches(":disabled") || element.closest("[aria-disabled=true], [inert]");
const idOf = (element) => Number(element.dataset.id);

/** Sends the text on the clipboard, which browsers provide only to pages from a secure origin. */
async function paste(element) {
  try {
    const text = await navigator.clipboard.readText();
    if (text.length > LONGEST) return warn(WORDS.long);
    if (element.isConnected && !isDisabled(element)) send(idOf(element), "paste", text.toWellFormed());
  } catch {
    warn(WORDS.unpasted);
  }
}

const clicks = {
  tap: (element) => send(idOf(element), "tap"),
  toggle: (element) => send(idOf(element), "on", element.ariaChecked !== "true"),
  step: (element) => send(idOf(element), "step", element.dataset.step === "up"),
  refresh: (element) => send(idOf(element), "refresh"),
  delete: (element) => send(idOf(element), "delete"),
  paste: (element) => paste(element),
  dismiss: (element) => send(idOf(element.closest(`.r-inspector, ${MODAL}`) ?? element), "dismiss"),
  back(element) {
    if (element.matches(".r-column__back")) return send(idOf(element), "back", 0);
    const screen = element.closest(".r-screen");
    const stack = screen.parentElement.closest(".r-navigationStack");
    const screens = [...screen.parentElement.children].filter((child) => child.matches(".r-screen"));
    send(idOf(stack), "back", Math.max(0, screens.indexOf(screen) - 1));
  },
};

on("click", (event) => {
  clickBackdrop(event);
  const often = event.target.closest(`[data-taps="${event.detail}"]`);
  if (often) send(idOf(often), "taps", event.detail);
  const control = event.target.closest("a, button, input, label, select, summary, textarea, [data-on]");
  if (event.target.matches(".r-skip")) return focusScreen(null);
  const choice = event.target.closest("[role=tab], [role=menuitemradio]");
  if (choice) {
    send(idOf(choice.closest("[data-on~=select]")), "select", Number(choice.value));
    return closeMenus();
  }
  if (control?.matches(".r-menu__button")) return toggleMenu(control);
  for (const action in clicks) {
    // Rows, lists and stacks also list behaviours, but only their buttons can be clicked.
    const isButton = action === "tap" || control?.matches("a, button, [role=button]");
    if (!can(control, action) || !isButton || isDisabled(control)) continue;
    if (control.matches("a")) {
      if (event.metaKey || event.ctrlKey) return;
      event.preventDefault();
    }
    clicks[action](control);
    return closeMenus();
  }
});

on("input", (event) => {
  const element = event.target;
  markEdited(element);
  if (can(element, "text")) {
    revise(idOf(element));
    change(element);
  } else if (can(element, "number")) {
    change(element);
  }
});

on("compositionstart", ({ target }) => (composing = target));
on("compositionend", ({ target }) => {
  composing = null;
  // What the server has set meanwhile wasn't shown.
  if (can(target, "text") && target.value !== known.get(idOf(target))) change(target);
});

on("change", ({ target }) => {
  markEdited(target);
  if (can(target, "toggle")) return send(idOf(target), "on", target.checked);
  const picker = target.closest("[data-on~=select]");
  if (picker) send(idOf(picker), "select", Number(target.value));
});

/** Reports whether an awaited picture has loaded. */
function tell({ target }) {
  if (can(target, "load")) send(idOf(target), "on", target.naturalWidth > 0);
}
on("load", tell, true);
on("error", tell, true);

// MARK: Keyboard

on("keydown", (event) => {
  const { key, code, target, ctrlKey, altKey, shiftKey, metaKey } = event;
  // Keys of an input method, which WebKit sends after the composition as well; a form filler sends no key.
  if (!key || event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
  const isEditing = target.matches("input:not([type=checkbox], [type=radio]), textarea, select");
  const name = key === " " ? "Space" : key === "+" ? "plus" : key.length === 1 ? key.toUpperCase() : key;
  const chord = (name, shift) =>
    [ctrlKey && "Control", altKey && "Alt", shift && "Shift", metaKey && "Meta", name].filter(Boolean).join("+");
  const chords = [chord(name, shiftKey)];
  // Shift may be what types a sign.
  if (/^\P{L}$/u.test(key)) chords.push(chord(name));
  // Layouts without Latin letters, and Option, type something else with the key of a shortcut; so does Shift with a digit.
  if (altKey || /[^ -~]/.test(key) || /^D/.test(code)) {
    chords.push(chord(SIGNS[code] ?? /^(?:Key|Digit)(.)/.exec(code)?.[1], shiftKey));
  }
  const keyed = target.closest("[data-keys]");
  const bound = shortcut(event, chords, isEditing);
  if (keyed?.dataset.keys.split(" ").includes(name) && (!isEditing || keyed === target)) {
    event.preventDefault();
    send(idOf(keyed), "key", chords[0]);
  } else if (bound) {
    event.preventDefault();
    bound.click();
  } else if (can(target, "step") && /^Arrow/.test(key)) {
    event.preventDefault();
    send(idOf(target), "step", key === "ArrowUp" || key === forward(target));
  } else if (key === "Enter" && can(target, "submit") && !target.matches("textarea")) {
    event.preventDefault();
    send(idOf(target), "submit");
  } else if ((key === "Enter" || key === " ") && can(target, "tap") && !target.matches("a[href], button")) {
    event.preventDefault();
    target.click();
  } else if ((key === "Delete" || key === "Backspace") && !isEditing) {
    target.closest(".r-row")?.querySelector(".r-row__delete")?.click();
  } else if (can(target, "move") && (key === "ArrowUp" || key === "ArrowDown")) {
    event.preventDefault();
    moveRow(target.closest(".r-row"), key === "ArrowUp" ? -1 : 2);
  } else if (target.closest("[role=tab]")) {
    rove(event, [...target.closest("[role=tablist]").querySelectorAll("[role=tab]")], target);
  } else if (target.matches(STOP)) {
    // Left and right lead to the headings of a table, other keys to the rows.
    rove(event, [...target.closest(STOPS).querySelectorAll(STOP)].filter((stop) =>
      stop === target || stop.matches("button") === /[LR]/.test(key)), target);
  } else if (target.closest("[role=menu]")) {
    const menu = target.closest("[role=menu]");
    const isForward = key === forward(target);
    // WebKitGTK has no name for the key with Shift.
    if (key === "Tab" || code === "Tab") return closeMenus();
    if (isForward && target.matches(".r-menu__button")) toggleMenu(target);
    else if (!isForward && /^Arrow[LR]/.test(key) && menu.parentElement.closest("[role=menu]")) attempt(() => menu.hidePopover());
    else return rove(event, menuItems(menu), target);
    event.preventDefault();
  } else if (target.matches(".r-menu__button") && (key === "ArrowUp" || key === "ArrowDown")) {
    event.preventDefault();
    toggleMenu(target, key === "ArrowUp" ? -1 : 0);
  }
});

/** What keys for signs type on the layout of the US, by their places. */
const SIGNS = { Comma: ",", Period: ".", Slash: "/" };

/** The frontmost control that a keyboard shortcut activates, unless the focused element handles the keys. */
function shortcut({ key, ctrlKey, metaKey, target }, chords, isEditing) {
  if (isEditing && !ctrlKey && !metaKey && key.length === 1) return;
  if (key === "Enter" && (can(target, "submit") || target.matches("a, button, summary, select, textarea"))) return;
  const scope = topDialog() ?? root;
  return chords.flatMap((chord) => [...scope.querySelectorAll(`[aria-keyshortcuts~="${CSS.escape(chord)}"]`)])
    .find((control) => !isDisabled(control) && (isShown(control) || control.closest("[popover]")));
}

const isMirrored = (element) => getComputedStyle(element).direction === "rtl";
/** The arrow key that leads to the trailing edge. */
const forward = (element) => isMirrored(element) ? "ArrowLeft" : "ArrowRight";

/** Moves the focus among tabs, menu items or rows: arrows (they wrap except in rows), Home, End, first letters. */
function rove(event, items, current) {
  const { key } = event;
  const index = items.indexOf(current.closest(`[role=tab], [role^=menuitem], button, ${STOP}`));
  let next;
  if (/^Arrow/.test(key)) {
    const later = index + (key === "ArrowDown" || key === forward(current) ? 1 : -1);
    next = current.matches(STOP) ? items[later] : items.at(later % items.length);
  }
  else if (key === "Home") next = items[0];
  else if (key === "End") next = items.at(-1);
  else if (key.length === 1 && key !== " ") {
    const later = [...items.slice(index + 1), ...items.slice(0, index)];
    next = later.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
  }
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const menuItems = (menu) => [...menu.querySelectorAll("[role^=menuitem]:not(:disabled)")]
  .filter((item) => item.closest("[role=menu]") === menu);

/** Closes the open menu with its submenus. */
function closeMenus() {
  attempt(() => document.querySelector(".r-menu__items:popover-open")?.hidePopover());
}

function toggleMenu(button, index = 0) {
  const menu = button.closest(".r-menu").querySelector("[popover]");
  attempt(() => menu.togglePopover({ source: button }));
  if (menu.matches(":popover-open")) menuItems(menu).at(index)?.focus();
}

on("contextmenu", (event) => {
  // The surface of a button lies over what has a menu in its label.
  const menu = event.target.closest(".r-group-context, :has(> .r-surface)")
    ?.querySelector(":scope > .r-menu-context, .r-group-context > .r-menu-context");
  if (!menu || isDisabled(menu)) return;
  event.preventDefault();
  const box = event.target.getBoundingClientRect();
  const isKey = event.button < 0 || (!event.clientX && !event.clientY);
  const open = () => {
    attempt(() => menu.showPopover());
    // It stays within a window that becomes smaller.
    menu.style.left = `min(${isKey ? box.left : event.clientX}px, 100% - ${menu.offsetWidth + 8}px)`;
    menu.style.top = `min(${isKey ? box.bottom : event.clientY}px, 100% - ${menu.offsetHeight + 8}px)`;
    menuItems(menu)[0]?.focus();
  };
  // A browser that asks while the button is down would take its release for a click beside the menu.
  event.buttons ? addEventListener("pointerup", () => setTimeout(open), { once: true }) : open();
});

/** The menu that is open when the pointer or a key goes down: what closes it dismisses nothing else. */
let openMenu = null, forgetting;
for (const type of ["pointerdown", "keydown"]) {
  on(type, () => {
    // Browsers may run the timer of the last release after this.
    clearTimeout(forgetting);
    openMenu = document.querySelector(".r-menu__items:popover-open");
  }, true);
}
for (const type of ["pointerup", "keyup"]) {
  on(type, () => (forgetting = setTimeout(() => (openMenu = null))), true);
}

on("beforetoggle", ({ target, newState }) => {
  if (newState === "open") lastFocus.set(target, document.activeElement);
}, true);
on("toggle", ({ target, newState }) => {
  const isOpen = newState === "open";
  const button = target.parentElement?.querySelector(":scope > .r-menu__button");
  button?.setAttribute("aria-expanded", isOpen);
  // A click outside the menu removes the focus; a submenu leaves it in itself.
  if (!isOpen && !(document.activeElement.matches(FOCUSABLE) && isShown(document.activeElement))) (button ?? lastFocus.get(target))?.focus();
}, true);

// MARK: Rows

/** Requests to move a row; `distance` leads to the row before which it is inserted. */
function moveRow(row, distance) {
  const rows = movableRows(row);
  // The page has the order before the moves that the server hasn't answered.
  const last = pending.findLast((event) => event[1] === idOf(row) && event[2] === "move");
  const index = (last?.place ?? rows.indexOf(row)) + distance;
  if (index < 0 || index > rows.length) return;
  send(idOf(row), "move", index);
  pending.at(-1).place = distance < 0 ? index : index - 1;
}

const movableRows = (row) => [...row.parentElement.children]
  .filter((child) => !child.inert && child.querySelector(":scope > .r-row__move"));

on("pointerdown", (event) => {
  const pressed = event.target.closest?.("[data-on~=press]");
  if (pressed && !isDisabled(pressed)) {
    const press = (isDown) => send(idOf(pressed), "press", isDown);
    press(true);
    follow(() => {}, () => press(false));
  }
  const row = event.target.closest?.(".r-row");
  for (const other of document.querySelectorAll("[data-swiped]")) {
    if (other !== row) other.removeAttribute("data-swiped");
  }
  const held = event.target.closest?.(".r-row__move, [data-hold], [data-drag]");
  const sheet = event.target.closest?.(".r-sheet");
  const grip = sheet && event.target.closest(".r-sheet__handle, .r-navigationBar__bar");
  const pages = event.target.closest?.(".r-tabView-page > .r-tabView__panels");
  const isTouch = event.pointerType === "touch";
  const refreshable = isTouch && !grip && event.target.closest(".r-refreshable");
  if (refreshable && isAtTop(event.target)) pullToRefresh(event, refreshable);
  if (grip && (isTouch || grip.matches("button"))) pull(event, sheet);
  else if (held && !isDisabled(held)) dispatchEvent(new CustomEvent("rostrum-hold", { detail: [event, held, follow] }));
  else if (isTouch && row?.querySelector(":scope > .r-row__delete, .r-rowActions")) swipe(event, row);
  else if (isTouch && pages) turnPage(event, pages);
  else if (isTouch && sheet && !refreshable && !event.target.matches("input") && isAtTop(event.target)) pull(event, sheet);
});

/** Tracks a pointer until it is released. */
function follow(move, end) {
  const stop = new AbortController();
  const finish = (event) => {
    stop.abort();
    end(event);
  };
  // The options are the `signal` of the controller.
  on("pointermove", move, stop);
  on("pointerup", finish, stop);
  on("pointercancel", finish, stop);
}

for (const type of ["mouseenter", "mouseleave"]) {
  on(type, ({ target }) => can(target, "hover") && send(idOf(target), "hover", type === "mouseenter"), true);
}

/** Turns to the previous or next page when a finger moves horizontally. */
function turnPage({ clientX, clientY }, pages) {
  follow(() => {}, (event) => {
    const distance = (event.clientX - clientX) * (isMirrored(pages) ? -1 : 1);
    if (event.type !== "pointerup" || Math.abs(distance) < Math.max(48, 2 * Math.abs(event.clientY - clientY))) return;
    const tab = pages.parentElement.querySelector(":scope > [role=tablist] > [aria-selected=true]");
    (distance < 0 ? tab?.nextElementSibling : tab?.previousElementSibling)?.click();
  });
}

/** Whether no ancestor of an element is scrolled, so that pulling it down reveals the top. */
function isAtTop(element) {
  for (let box = element; box; box = box.parentElement) {
    if (box.scrollTop > 0) return false;
    if (box.matches(MODAL)) return true;
  }
  return true;
}

/** Lets a finger pull a list down, and refreshes the list if it was pulled far enough. */
function pullToRefresh({ clientX, clientY }, list) {
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

// At the top of the page or a sheet, the theme leaves downward movement to `pullToRefresh` or `pull`.
on("scroll", () => {
  for (const list of document.querySelectorAll(".r-refreshable, .r-sheet__panel")) {
    list.toggleAttribute("data-scrolled", !isAtTop(list));
  }
}, true);

/** Drags a sheet, by its upper edge or while it isn't scrolled: up and down through its sizes, and off the screen. */
function pull({ clientY }, sheet) {
  let distance = 0;
  const isHeld = sheet.getAttribute("closedby") === "none";
  sheet.dataset.pulled = "";
  follow((event) => {
    distance = event.clientY - clientY;
    sheet.style.translate = `0 ${distance < 0 || isHeld ? distance / 8 : distance}px`;
  }, ({ type }) => {
    sheet.style.translate = "";
    delete sheet.dataset.pulled;
    if (type !== "pointerup" || Math.abs(distance) < 40) return;
    const handle = sheet.querySelector(":scope > .r-sheet__handle:enabled");
    if (distance > (handle ? 0.6 : 0.3) * sheet.offsetHeight) askToDismiss(sheet);
    else if (handle) send(idOf(handle), "step", distance < 0);
  });
}

function swipe({ clientX, clientY }, row) {
  const before = row.dataset.swiped;
  const side = (event) => event.clientX < clientX !== isMirrored(row) ? "trailing" : "leading";
  const button = (event, full) => {
    const own = `.r-rowActions-${side(event)}${full} > button`;
    return row.querySelector(side(event) === "trailing" ? `${own}, .r-row__delete:not([hidden])` : own);
  };
  follow((event) => {
    const distance = Math.abs(event.clientX - clientX);
    if (distance < 32 || distance < 2 * Math.abs(event.clientY - clientY)) return;
    // Back first, if the actions of the other edge are there.
    if (before && before !== side(event) || !button(event, "")) delete row.dataset.swiped;
    else row.dataset.swiped = side(event);
  }, (event) => {
    if (event.type === "pointerup" && Math.abs(event.clientX - clientX) > 0.6 * row.offsetWidth) {
      button(event, "[data-full]")?.click();
    }
  });
}

// MARK: Messages to the user

const status = region("r-status");
const live = region("r-live");

/** A live region of the page, which is created if the server's HTML has none. */
function region(id) {
  const element = document.getElementById(id) ?? document.createElement("div");
  element.id = id;
  element.setAttribute("role", "status");
  if (!element.isConnected) document.body.append(element);
  return element;
}

/** Shows and announces a message. */
function warn(text) {
  announce(text);
  status.textContent = text;
  clearTimeout(notice);
  notice = setTimeout(rest, 10000);
}

/** Shows what lasts, and nothing else. */
function rest() {
  status.textContent = faults === Infinity ? WORDS.broken : status.dataset.lasting ?? "";
}

/** Shows a message from now on, or what is left of earlier ones. */
function last(text) {
  status.dataset.lasting = text ?? (hasLost ? WORDS.lost : "");
  if (text) warn(text);
  else if (state === "live") rest();
}

/** Keeps the regions inside the topmost dialog, because content outside it is inert. */
function placeRegions() {
  const home = topDialog() ?? document.body;
  if (status.parentNode !== home) home.append(status, live);
}

function announce(text) {
  live.textContent = "";
  setTimeout(() => (live.textContent = text), 50);
}

// MARK: Connection

/** The values that the scene stores with the tab. */
let kept = {};
/** What the tab has stored of this page if it is loaded again, until the page has resumed its session. */
let returns;
let socket = null;
let state = "connecting";
let token = null;
/** The last frame that was applied, and the last one that was acknowledged. */
let seen = 0;
let told = 0;
/** The approximate size of the unacknowledged frames. */
let untold = 0;
let attempts = 0;
/** The number of joins that timed out. */
let waits = 0;
/** The page is new to the session: its first frame tells whether the page matches the server's tree. */
let isNew = false;
/** The page differs from the server's tree: only a frame with the whole tree is applied next. */
let lacksTree = false;
/** The server has refused what the page has sent, and nothing was applied since. */
let isSpoiled = false;
/** The number of recent faults, and of frames that were applied since the last fault. */
let faults = 0;
let successes = 0;
/** The server rejects the values that the tab has stored. */
let dropsKept = false;
let hasBeenLive = false;
/** The session was launched anew from what was stored: none of its elements has the number that it had. */
let isRestored = false;
/** Something is lost of what the user has done. */
let isPartial;
/** The script that puts back what only the browser knows. */
let places;
/** The session of the page has ended, which the user is told once. */
let isLost = false;
/** Something may be lost of which the page was told before its session was launched anew. */
let hasLost = false;
let liveSince = Infinity;
let retry, patience, silence, notice, acknowledgement;

function connect() {
  clearTimeout(retry);
  socket?.close();
  const url = new URL(page.dataset.socket ?? "/_rostrum/socket", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const mine = (socket = new WebSocket(url));
  told = seen;
  const join = {
    v: 2, client: version, digest: page.dataset.digest ?? "", resume: token, seen, url: location.href,
    kept: dropsKept ? 0 : Object.keys(kept).length,
    dark: matchMedia("(prefers-color-scheme: dark)").matches, compact: (isCompact = isNarrow()),
  };
  mine.onopen = () => mine.send(JSON.stringify(["join", join]));
  mine.onmessage = ({ data }) => {
    if (mine !== socket) return;
    hear();
    receive(data);
  };
  mine.onclose = ({ code }) => mine === socket && drop(code);
  wait();
}

/** Waits for an answer of the server, longer after each timeout. */
function wait() {
  clearTimeout(patience);
  patience = setTimeout(() => {
    if (state === "live") return;
    waits++;
    drop();
  }, 5000 * 2 ** Math.min(waits, 4));
}

/** Waits for the next sign of life of the server. */
function hear() {
  clearTimeout(silence);
  silence = setTimeout(ask, 15000, 10000);
}

/** Asks a server that was silent for a sign of life, and connects anew if there is none: a dead connection says nothing. */
function ask(patience) {
  clearTimeout(silence);
  if (state !== "live" || document.hidden) return;
  write("ping");
  // A page that was busy for so long hears an answer only after its timers.
  silence = setTimeout(() => (silence = setTimeout(drop, 1000)), patience - 1000);
}

function drop(code) {
  // The server has a newer client, which comes with the page. The page is loaded again for it once.
  if (code === 4006 && attempt(() => (sessionStorage.client = version))) return location.reload();
  // The server would refuse the same message again.
  if ([1002, 1003, 1007, 1009, 4001].includes(code)) {
    if (code === 1009 && isNew) dropsKept = true;
    if (token) spoil();
  }
  if (code === 4002) for (const event of pending) bases.delete(event);
  const old = socket;
  socket = null;
  old?.close();
  clearTimeout(patience);
  // Codes that have words tell that a limit is reached.
  setState(WORDS[code] ? code : hasBeenLive ? "offline" : "connecting");
  clearTimeout(retry);
  // Another request would have no cookie either.
  if (code === 4007) return;
  if (performance.now() - liveSince > 1000) attempts = 0;
  liveSince = Infinity;
  const delay = WORDS[code] ? 5000 : BACKOFF[Math.min(attempts++, BACKOFF.length - 1)];
  retry = setTimeout(connect, delay * (1 + Math.random() / 2));
}

/** Forgets the session: the next one starts from scratch. */
function begin() {
  token = null;
  seen = told = 0;
  forgetEvents();
}

/**
 * Forgets what the server has refused, and keeps the session. Texts are sent as a whole. If the server refuses even
 * what is left, the page joins a new session, and says so.
 */
function spoil() {
  flush();
  if (isSpoiled) token = null;
  pending = pending.filter((event) => event[2] === "text" && !isSpoiled);
  for (const event of pending) bases.delete(event);
  believed = leaving = 0;
  isSpoiled = lacksTree = true;
}

function forgetEvents() {
  pending = [];
  changes.clear();
  revisions.clear();
  known.clear();
  reported = new WeakMap();
  sequence = deed = believed = leaving = 0;
  showPending();
}

function receive(data) {
  try {
    const message = JSON.parse(data);
    if (message[0] === "pong") return;
    if (message[0] === "notice") return last(WORDS[message[1]]);
    if (message[0] === "overlay") return dispatchEvent(new CustomEvent("rostrum-overlay", { detail: message[1] }));
    untold += data.length + 512;
    if (message[0] === "welcome") welcome(message[1]);
    else applyFrame(...message);
  } catch (error) {
    console.warn("Rostrum:", error);
    fail();
  }
}

/** Requests the whole tree when the page differs from the server's tree, as long as that may help. */
function fail() {
  const helped = !lacksTree;
  lacksTree = true;
  successes = 0;
  if (!helped || ++faults > 5) {
    faults = Infinity;
    clearTimeout(notice);
    rest();
  } else if (state === "live") {
    write("mount");
  } else {
    goLive();
  }
}

function welcome({ token: given, seq, new: isFresh, restored, lost, places: path }) {
  if (isFresh && (seen || returns)) {
    isLost = true;
    begin();
  }
  if (restored) {
    dispatchEvent(new Event("rostrum-restoring"));
    isRestored = true;
    isPartial = lost || deed > seq;
    begin();
    sequence = seq;
    returns = undefined;
  }
  // If the session itself goes on, nothing is lost.
  const { lasting } = status.dataset;
  hasLost ||= lasting && lasting === WORDS.lost && (isFresh || restored);
  last();
  if (path) places = import(path);
  token = given;
  pending = pending.filter(([number]) => number > seq);
  // What remains follows what the server has, which is another number only if something was refused.
  pending.forEach((event, index) => (event[0] = seq + index + 1));
  sequence = seq + pending.length;
  if (isFresh && !dropsKept) for (const name in kept) writeLong(kept[name], (text) => ["kept", name, text]);
  if (isFresh) returns = undefined;
  isNew = isFresh || !seen;
  if (isNew) return wait();
  goLive();
  // The answer shows that the new token has arrived, so the old one is spent.
  acknowledge();
}

function goLive() {
  clearTimeout(patience);
  waits = 0;
  setState("live");
  isNew = false;
  hasBeenLive = true;
  liveSince = performance.now();
  if (lacksTree && faults < Infinity) write("mount");
  pending.forEach(transmit);
  showPending();
  restorePlaces();
  returns = undefined;
  attempt(() => (history.scrollRestoration = "manual"));
  if (isLost) warn(WORDS.fresh);
  if (isRestored) places.then((script) => script.putBack(isPartial));
  isLost = isRestored = false;
  fitViews();
}

function applyFrame(number, acknowledged, list) {
  if (number <= seen) return;
  const hasTree = list.some(([name]) => name === "m");
  if (number !== seen + 1 && !lacksTree) throw new Error(`Frame ${number} after ${seen}`);
  seen = number;
  page.dataset.digest = "";
  if (isNew && hasTree && !returns && !isRestored) forgetEvents();
  pending = pending.filter((event) => event[0] > acknowledged);
  if (leaving <= acknowledged) leaving = 0;
  if (hasTree || !lacksTree) {
    apply(list);
    lacksTree = isSpoiled = false;
    if (++successes > 20) faults = 0;
  }
  if (state !== "live") goLive();
  showPending();
  // The server buffers unacknowledged frames, and drops them if there are too many.
  if (untold > 32768) acknowledge();
  else acknowledgement ??= setTimeout(acknowledge, 1000);
}

/** The number of the last frame for an event to acknowledge, unless it is acknowledged already. */
function news() {
  clearTimeout(acknowledgement);
  acknowledgement = undefined;
  untold = 0;
  return told === seen ? [] : [(told = seen)];
}

/** Acknowledges frames in a separate message. */
function acknowledge() {
  news();
  if (state === "live") write("ack", seen);
}

function write(...message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** The text that the server has before each pending text edit, if it is known. */
const bases = new WeakMap();

function transmit(event) {
  const [number, id, action, text, revision] = event;
  if (socket?.readyState !== WebSocket.OPEN) return;
  event.isSent = true;
  if (action === "paste") return writeLong(text, (end) => [number, id, action, end, ...news()]);
  if (action !== "text") return write(...event, ...news());
  const base = bases.get(event);
  if (base === undefined) return writeLong(text, (end) => [number, id, action, end, revision, ...news()]);
  const [start, removed, added] = splice(base, text);
  writeLong(added, (end) =>
    [number, id, "edit", start, removed, end, revision, base.length, sum(base), ...news()]);
}

/** Sends a message with a text, in as many pieces as necessary. */
function writeLong(text, message) {
  const bytes = (text) => new TextEncoder().encode(JSON.stringify(text)).length;
  while (text.length > 2000 && bytes(text) > 12000) {
    let length = Math.min(text.length, 12000);
    while (bytes(text.slice(0, length)) > 15000) length >>= 1;
    if (isHigh(text, length - 1)) length--;
    write("more", text.slice(0, length));
    text = text.slice(length);
  }
  write(...message(text));
}

/** Whether a surrogate pair begins here. */
const isHigh = (text, index) => (text.charCodeAt(index) & 0xfc00) === 0xd800;

/** The difference between two texts: position, removed length and inserted text. Splits no surrogate pair. */
function splice(from, to) {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from.charCodeAt(start) === to.charCodeAt(start)) start++;
  if (start && isHigh(to, start - 1)) start--;
  let end = 0;
  const last = most - start;
  while (end < last && from.charCodeAt(from.length - 1 - end) === to.charCodeAt(to.length - 1 - end)) end++;
  if (end && (to.charCodeAt(to.length - end) & 0xfc00) === 0xdc00) end--;
  return [start, from.length - start - end, to.slice(start, to.length - end)];
}

/** The checksum of a text: FNV-1a over its UTF-16 units. */
function sum(text) {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x1000193);
  return sum >>> 0;
}

/** Shows the connection state, with a message only if it lasts. */
function setState(value) {
  state = page.dataset.state = value;
  clearTimeout(notice);
  if (value !== "live") {
    notice = setTimeout(() => (status.textContent = WORDS[value]), 1000);
  } else {
    const had = status.textContent;
    rest();
    if (had && !status.textContent && hasBeenLive && !isNew) announce(WORDS.back);
  }
}

addEventListener("offline", () => drop());
addEventListener("online", () => (state === "live" ? ask(3000) : connect()));
on("visibilitychange", () => {
  if (!document.hidden && !socket) connect();
  else if (state === "live") write("shown", !document.hidden);
  ask(3000);
});

// MARK: Leaving the page
//
// A page that is loaded again resumes its session. The tab stores what that takes when it leaves the page, and removes
// it when the page is back, so that a duplicate of the tab starts a session of its own.

/** Stores values with the tab: those of the scene, and those of a page that it leaves. */
function store(session) {
  attempt(() => (sessionStorage.rostrum = JSON.stringify([kept, session])));
}

/** The focused part when the page was left: a browser may take the focus away before it hides the page. */
let leftPart;

// The server needs the number of the session to render the page of a reload. A browser may set a cookie later than it
// requests the page, unless something has read the cookie.
addEventListener("beforeunload", () => {
  leftPart = focusedPart();
  attempt(() => {
    document.cookie = `rostrum-tab=${`${token}`.split(".")[0]};max-age=9;path=/;samesite=lax`;
    return document.cookie;
  });
});

addEventListener("pagehide", () => {
  flush();
  attempt(() => (history.scrollRestoration = "auto"));
  const places = scrolledPlaces();
  const part = focusedPart();
  const heir = part[0] ? part : leftPart;
  if (token) store({ url: location.href, token, sequence, deed, pending, offsets, edited: [...edited], places, heir });
  write("bye");
  const old = socket;
  socket = null; // A cached page may be shown again: it then resumes.
  old?.close();
});
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  store();
  setState("offline");
  connect();
});

/** Reads what the tab has stored. */
function restore() {
  try {
    if (sessionStorage.client === version) version = null;
    [kept, returns] = JSON.parse(sessionStorage.rostrum);
  } catch {}
  store();
  if (returns?.url !== location.href) return (returns = undefined);
  ({ token, sequence, deed, pending, offsets } = returns);
  edited = new Set(returns.edited);
  for (const event of pending) {
    event.isSent = true;
    if (event[2] === "text") revisions.set(event[1], event[4]);
  }
  keepTexts(new Map());
  restorePlaces();
  frame = returns;
  inheritFocus();
}

/** The elements within the page that are scrolled, and how far. */
const scrolledPlaces = () => [...document.querySelectorAll("[data-id]")].filter((box) => box.scrollTop || box.scrollLeft)
  .map((box) => [idOf(box), Number(box.dataset.part ?? 0), box.scrollLeft, box.scrollTop]);

function restorePlaces(places = returns?.places ?? []) {
  for (const [id, part, left, top] of places) parts.get(id)?.[part]?.scrollTo(left, top);
}

// MARK: Start

/** The state that tests and developers may inspect. */
Object.defineProperty(window, "rostrum", {
  value: Object.freeze({
    get state() { return state; },
    get pending() { return pending.length + changes.size; },
    get parts() { return parts.size; },
    get isIdle() { return state === "live" && !pending.length && !changes.size; },
  }),
});

setState("connecting");
showPending();
isApplying = true;
if (root) {
  adopt(root);
  for (const target of root.querySelectorAll("[data-on~=load]")) if (target.complete) tell({ target });
  for (const dialog of root.querySelectorAll(MODAL)) open(dialog, true);
  placeRegions();
  placeStops();
}
restore();
isApplying = false;
connect();
