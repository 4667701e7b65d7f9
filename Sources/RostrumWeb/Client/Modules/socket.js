// Writes to the server, and counts the frames from it. Knows the form of messages, and nothing of elements or of
// when a connection begins and ends.

import { isLive } from "./page.js";
import { pieces, splice, sum } from "./texts.js";

/** The connection, if there is one. */
export let socket = null;

/** The last frame that was applied, and the last one that was acknowledged. */
export let seen = 0;
let told = 0;
/** The approximate size of the unacknowledged frames. */
let untold = 0;

let acknowledgement;

/** Replaces the connection, and closes the former one. */
export function use(next) {
  const former = socket;
  socket = next;
  former?.close();
}

/** The number of the last frame that was applied, which a new connection tells. */
export function tellSeen() {
  return (told = seen);
}

/** Counts the frames of a session from its first one. */
export function countAnew() {
  seen = told = 0;
}

/** Counts a frame that is being applied. */
export const saw = (number) => (seen = number);
/** Counts the length of a message, which the server buffers until it is acknowledged. */
export const weigh = (length) => (untold += length + 512);

/** The number of the last frame for an event to acknowledge, unless it is acknowledged already. */
function news() {
  clearTimeout(acknowledgement);
  acknowledgement = undefined;
  untold = 0;
  return told === seen ? [] : [(told = seen)];
}

/** Acknowledges frames in a separate message. */
export function acknowledge() {
  news();
  if (isLive()) write("ack", seen);
}

/** Acknowledges frames now or soon: the server buffers those that aren't, and drops them if there are too many. */
export function acknowledgeSoon() {
  if (untold > 32768) acknowledge();
  else acknowledgement ??= setTimeout(acknowledge, 1000);
}

export function write(...message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** The text that the server has before each pending text edit, if it is known. */
export const bases = new WeakMap();

export function transmit(event) {
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
export function writeLong(text, message) {
  const all = pieces(text);
  const end = all.pop();
  for (const piece of all) write("more", piece);
  write(...message(end));
}
