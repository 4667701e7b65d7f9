// Joins the session of the server, and joins it again after each loss of the connection. Knows the messages of the
// server, and nothing of what a frame does to the page.

import { apply } from "./apply.js";
import { lose } from "./away.js";
import { fitViews } from "./fitting.js";
import { believe } from "./focus.js";
import { forgetGeometry, tellCompact } from "./geometry.js";
import { endLeaving } from "./history.js";
import { afterwards, announce, keepLoss, keepShown, last, rest, setBroken, status, warn } from "./messages.js";
import { attempt, isLive, on, page, WORDS } from "./page.js";
import { continueAfter, deed, keepOnly, pending, refill, settle } from "./queue.js";
import { loadReactions } from "./reacting.js";
import { changes, flush, known, revisions, showPending, whenSent } from "./sending.js";
import {
  acknowledge, acknowledgeSoon, bases, countAnew, saw, seen, socket, tellSeen, transmit, use, weigh, write,
  writeLong,
} from "./socket.js";
import { endReturn, kept, restorePlaces, returns, version } from "./tab.js";

const BACKOFF = [10, 50, 100, 200, 500, 1000, 2000];

export let token = null;

export const resume = (stored) => (token = stored);

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

let liveSince = Infinity;

let retry, patience, silence, doubt;

export function connect() {
  clearTimeout(retry);
  use(null);
  const url = new URL(page.dataset.socket ?? "/_rostrum/socket", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const mine = new WebSocket(url);
  use(mine);
  const join = {
    v: 2, client: version, digest: page.dataset.digest ?? "", resume: token, seen: tellSeen(), url: location.href,
    kept: dropsKept ? 0 : Object.keys(kept).length,
    dark: matchMedia("(prefers-color-scheme: dark)").matches, compact: tellCompact(),
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
    if (isLive()) return;
    waits++;
    drop();
  }, 5000 * 2 ** Math.min(waits, 4));
}

/** Waits for the next sign of life of the server. */
function hear() {
  clearTimeout(silence);
  doubt = clearTimeout(doubt);
  silence = setTimeout(ask, 15000, 10000);
}

/** Asks a server that was silent for a sign of life, and connects anew if there is none: a dead connection says nothing. */
function ask(patience) {
  clearTimeout(silence);
  doubt = clearTimeout(doubt);
  if (!isLive() || document.hidden) return;
  write("ping");
  // A page that was busy for so long hears an answer only after its timers.
  silence = setTimeout(() => (silence = setTimeout(drop, 1000)), patience - 1000);
}

/** Doubts a connection on which nothing follows an event of the user. */
whenSent(() => isLive() && (doubt ??= setTimeout(ask, 4000, 4000)));

function drop(code) {
  // The page is no longer the user's, and neither is what the tab has stored.
  if (code === 4005 && hasBeenLive) {
    token = attempt(() => sessionStorage.clear());
    // Nothing of the user stays on the screen, however long the reload takes.
    page.hidden = true;
    return location.reload();
  }
  // The server has a newer client, which comes with the page. The page is loaded again for it once.
  if (code === 4006 && attempt(() => (sessionStorage.client = version))) return location.reload();
  // The server would refuse the same message again.
  if ([1002, 1003, 1007, 1009, 4001].includes(code)) {
    if (code === 1009 && isNew) dropsKept = true;
    if (token) spoil();
  }
  if (code === 4002) for (const event of pending) bases.delete(event);
  use(null);
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
  countAnew();
  forgetEvents();
}

/**
 * Forgets what the server has refused, and keeps the session. Texts are sent as a whole. If the server refuses even
 * what is left, the page joins a new session, and says so.
 */
function spoil() {
  flush();
  if (isSpoiled) token = null;
  keepOnly((event) => event[2] === "text" && !isSpoiled);
  for (const event of pending) bases.delete(event);
  believe(0);
  endLeaving();
  isSpoiled = lacksTree = true;
}

function forgetEvents() {
  refill();
  changes.clear();
  revisions.clear();
  known.clear();
  forgetGeometry();
  believe(0);
  endLeaving();
  showPending();
}

function receive(data) {
  try {
    const message = JSON.parse(data);
    if (message[0] === "pong") return;
    if (message[0] === "notice") return last(WORDS[message[1]]);
    if (message[0] === "overlay") return dispatchEvent(new CustomEvent("rostrum-overlay", { detail: message[1] }));
    weigh(data.length);
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
    setBroken(true);
    keepShown();
    rest();
  } else if (isLive()) {
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
    endReturn();
  }
  // If the session itself goes on, nothing is lost.
  keepLoss(isFresh || restored);
  last();
  if (path) places = import(path);
  token = given;
  continueAfter(seq);
  if (isFresh && !dropsKept) for (const name in kept) writeLong(kept[name], (text) => ["kept", name, text]);
  if (isFresh) endReturn();
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
  endReturn();
  attempt(() => (history.scrollRestoration = "manual"));
  if (isLost) warn(WORDS.fresh);
  if (isRestored) places.then((script) => script.putBack(isPartial));
  isLost = isRestored = false;
  fitViews();
  loadReactions();
}

function applyFrame(number, acknowledged, list) {
  if (number <= seen) return;
  const hasTree = list.some(([name]) => name === "m");
  if (number !== seen + 1 && !lacksTree) throw new Error(`Frame ${number} after ${seen}`);
  saw(number);
  page.dataset.digest = "";
  if (isNew && hasTree && !returns && !isRestored) forgetEvents();
  settle(acknowledged);
  endLeaving(acknowledged);
  if (hasTree || !lacksTree) {
    apply(list, isRestored);
    lacksTree = isSpoiled = false;
    if (++successes > 20) {
      faults = 0;
      setBroken(false);
    }
  }
  if (!isLive()) goLive();
  showPending();
  acknowledgeSoon();
}

/** Shows the connection state, with a message only if it lasts. */
export function setState(value) {
  if (isLive()) lose();
  // Another attempt that failed says nothing new, and leaves what is shown.
  if (value === "offline" && page.dataset.state === value) return;
  page.dataset.state = value;
  if (value !== "live") {
    afterwards(() => (status.textContent = WORDS[value]), 1000);
  } else {
    keepShown();
    const had = status.textContent;
    rest();
    if (had && !status.textContent && hasBeenLive && !isNew) announce(WORDS.back);
  }
}

addEventListener("offline", () => drop());
addEventListener("online", () => (isLive() ? ask(3000) : connect()));
on("visibilitychange", () => {
  if (!document.hidden && !socket) connect();
  else if (isLive()) write("shown", !document.hidden);
  ask(3000);
});
