// Sends what the user does: numbers it, and slows down what comes in quick succession. Knows fields and their texts,
// but not which events there are, or how a connection comes and goes.

import { isTooLate } from "./away.js";
import { warn } from "./messages.js";
import { isLive, on, page, WORDS } from "./page.js";
import { enqueue, pending, replaceText } from "./queue.js";
import { bases, transmit } from "./socket.js";
import { LONGEST } from "./texts.js";
import { idOf, parts } from "./tree.js";

/** The number of the user's edits of a field, by element. */
export const revisions = new Map();

/** The texts of fields as the server knows them once it has received all that was sent. */
export const known = new Map();
export const revise = (id) => revisions.set(id, (revisions.get(id) ?? 0) + 1);

/** Fields whose latest change hasn't been sent yet. */
export const changes = new Map();
let pace = 0;

/** What else is done for an event that was sent. */
const works = [];
export const whenSent = (work) => works.push(work);

/** Sends an event, and returns it, unless it makes no sense to. */
export function send(...event) {
  flush();
  if (!parts.has(event[0])) return;
  if (isTooLate(event)) return warn(WORDS.away);
  return add(enqueue(...event));
}

function add(event) {
  if (isLive()) transmit(event);
  showPending();
  for (const work of works) work(event);
  return event;
}

/** Queues the text of a field, replacing an earlier text that hasn't been sent. */
function enqueueText(id, element) {
  const text = element.value.toWellFormed();
  const revision = revisions.get(id) ?? 0;
  const base = known.get(id) ?? element.defaultValue;
  known.set(id, text);
  if (replaceText(id, text, revision)) return showPending();
  const event = enqueue(id, "text", text, revision);
  // Values that are selected rather than typed, such as dates, are short and sent whole.
  if (element.selectionStart !== null) bases.set(event, base);
  add(event);
}

/** Sends a change immediately, and throttles subsequent ones. */
export function change(element) {
  changes.set(idOf(element), element);
  showPending();
  if (pace) return;
  flush();
  pace = setTimeout(function again() {
    pace = changes.size ? setTimeout(again, 32) : 0;
    flush();
  }, 32);
}

export function flush() {
  for (const [id, element] of changes) {
    changes.delete(id);
    if (element.type === "range") add(enqueue(id, "number", element.valueAsNumber));
    else enqueueText(id, element);
  }
}

export function showPending() {
  page.dataset.pending = pending.length + changes.size;
}

// Texts longer than the server accepts are rejected before they enter the field: nothing is truncated.
on("beforeinput", (event) => {
  const { target: { value = "", selectionStart: start, selectionEnd: end }, data, dataTransfer } = event;
  const added = data ?? dataTransfer?.getData("text/plain");
  if (!added || value.length - (end - start || 0) + added.length <= LONGEST) return;
  event.preventDefault();
  warn(WORDS.long);
});

// Scripts that the page loads later send events as well.
addEventListener("rostrum-send", ({ detail }) => send(...detail));
