// The overlay for development: what is presented, and what the last turns of the session took.
//
// A server that was started with `--overlay` adds this script to its pages. The browser client passes on the
// messages for it as events. The overlay is the last part of the page, or of its topmost dialog, because
// everything outside a modal dialog is inert.

"use strict";

/** The edges of the window, and the keys that choose them. */
const EDGES = { ArrowRight: "right", ArrowDown: "bottom", ArrowLeft: "left", ArrowUp: "top" };
/** A turn that takes longer than a frame of the screen delays animations. */
const FRAME = 1e9 / 60;

/** What the tab remembers of the overlay. */
const state = { edge: "right", isOpen: false };
try {
  Object.assign(state, JSON.parse(sessionStorage.rostrumOverlay));
} catch {}

/** Creates an element with properties and children. */
function make(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const name in properties) {
    if (name in element) element[name] = properties[name];
    else element.setAttribute(name, properties[name]);
  }
  element.append(...children);
  return element;
}

const summary = make("span", { className: "summary" }, "waiting");
const toggle = make("button", { type: "button", className: "toggle", "aria-controls": "body" }, "Rostrum ", summary);
const mover = make("button", {
  type: "button", className: "move", ariaLabel: "Move the overlay to another edge",
  title: "Move to another edge (or press an arrow key)",
}, "Move");
const tree = make("div", { className: "tree" });
const rows = make("tbody", {});
const head = make("tr", {}, ...["Turn", "Cause", "Update", "Patch", "Total", "Bytes"].map(
  (title) => make("th", { scope: "col" }, title)));
const builds = make("div", { id: "build", role: "status", hidden: true });
const body = make("div", { id: "body", tabIndex: 0, role: "group", ariaLabel: "Presentations and turns" },
  make("h2", {}, "Presented"), tree,
  make("h2", {}, "Last turns"), make("table", {}, make("thead", {}, head), rows));
const theme = make("link", { rel: "stylesheet", href: import.meta.url.replace(/\.js$/, ".css") });
const host = make("section", { id: "r-overlay", popover: "manual", ariaLabel: "Development overlay" });
host.attachShadow({ mode: "open" }).append(theme, make("header", {}, toggle, mover), builds, body);

// MARK: What it shows

function part({ kind, id, title, value, shown, parts }) {
  const line = make("span", { className: shown ? "part" : "part hidden" },
    make("b", {}, kind), title ? ` “${title}”` : "", value === undefined ? "" : ` = ${value}`,
    make("span", { className: "id" }, ` #${id}`));
  return make("li", {}, line, ...list(parts));
}

const list = (parts) => (parts.length ? [make("ul", {}, ...parts.map(part))] : []);

function time(nanoseconds) {
  if (!nanoseconds) return "–";
  const digits = nanoseconds < 1e7 ? 2 : nanoseconds < 1e8 ? 1 : 0;
  return `${(nanoseconds / 1e6).toFixed(digits)} ms`;
}

const size = (bytes) => (bytes < 10000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);

function turn({ number, causes, update, patch, total, bytes }) {
  const row = make("tr", { className: total > FRAME ? "slow" : "" });
  row.append(make("td", {}, String(number)), make("td", { className: "cause" }, causes.join(", ") || "the app"));
  for (const text of [time(update), time(patch), time(total), size(bytes)]) row.append(make("td", {}, text));
  return row;
}

/** Shows the state of the program's build, if it's not the program that is running. */
function showBuild({ building, errors }) {
  builds.hidden = !building && !errors.length;
  builds.dataset.failed = String(!building && errors.length > 0);
  builds.replaceChildren(make("h2", {}, building ? "Building…" : "The build has failed"),
    ...(building ? [] : errors).map((error) => make("pre", {}, error)));
}

function show({ parts, turns, build }) {
  if (build) showBuild(build);
  const last = turns.at(-1);
  summary.textContent = last ? `${time(last.total)}, ${size(last.bytes)}` : "waiting";
  tree.replaceChildren(...(parts.length ? list(parts) : [make("p", {}, "Nothing but the first screen")]));
  rows.replaceChildren(...turns.toReversed().map(turn));
}

// MARK: Where it is

function keep() {
  host.dataset.edge = state.edge;
  body.hidden = !state.isOpen;
  toggle.ariaExpanded = String(state.isOpen);
  try {
    sessionStorage.rostrumOverlay = JSON.stringify(state);
  } catch {}
}

/** Puts the overlay where the user can reach it. */
function settle() {
  const dialogs = document.querySelectorAll("dialog:modal:not([data-leaving])");
  const home = [...dialogs].at(-1) ?? document.body;
  if (host.parentNode !== home) home.append(host);
  if (!host.matches(":popover-open")) host.showPopover();
}

toggle.addEventListener("click", () => {
  state.isOpen = !state.isOpen;
  keep();
});
mover.addEventListener("click", () => {
  const edges = Object.values(EDGES);
  state.edge = edges[(edges.indexOf(state.edge) + 1) % edges.length];
  keep();
});
mover.addEventListener("keydown", (event) => {
  if (!(event.key in EDGES)) return;
  event.preventDefault();
  state.edge = EDGES[event.key];
  keep();
});
// Nothing that happens in the overlay is meant for the app.
for (const type of ["click", "keydown", "pointerdown"]) host.addEventListener(type, (event) => event.stopPropagation());

addEventListener("rostrum-overlay", ({ detail }) => {
  show(detail);
  settle();
});
theme.addEventListener("load", settle, { once: true });
keep();
document.body.append(host);
