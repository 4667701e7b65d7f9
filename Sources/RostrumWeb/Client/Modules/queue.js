// The events that the server hasn't acknowledged, in their order. Knows nothing of the page, of fields or of the
// socket.

/** The events that the server has not acknowledged: `[sequence, element, action, …]`. */
export let pending = [];
export let sequence = 0;
/** The number of the last event that the user would miss if it was lost. */
export let deed = 0;

/** Appends an event with the next number, and returns it. */
export function enqueue(...event) {
  const numbered = [++sequence, ...event];
  pending.push(numbered);
  if (!/blur|focus|measure|hover|text/.test(event[1])) deed = sequence;
  return numbered;
}

/** Puts a text in the place of an earlier one of the same field, if that is the last event and wasn't sent. */
export function replaceText(id, text, revision) {
  const last = pending.at(-1);
  if (last?.[1] !== id || last[2] !== "text" || last.isSent) return false;
  last.splice(3, 2, text, revision);
  return true;
}

/** Removes the events that the server has acknowledged. */
export function settle(acknowledged) {
  pending = pending.filter(([number]) => number > acknowledged);
}

/**
 * Removes the events that the server has. Those that remain get the numbers that follow: others than they had only if
 * the server has refused one in between.
 */
export function continueAfter(acknowledged) {
  settle(acknowledged);
  pending.forEach((event, index) => (event[0] = acknowledged + index + 1));
  sequence = acknowledged + pending.length;
}

/** Keeps some of the events. */
export function keepOnly(isKept) {
  pending = pending.filter(isKept);
}

/** Starts anew, or with what was stored. */
export function refill(stored = { pending: [], sequence: 0, deed: 0 }) {
  ({ pending, sequence, deed } = stored);
}
