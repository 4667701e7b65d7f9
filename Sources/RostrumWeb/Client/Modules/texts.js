// Computes with texts: how they differ, and how they are split for messages. Knows nothing of fields, of the page or
// of the socket.

/** The longest text that the server accepts. */
export const LONGEST = 1300000;

/** Whether a surrogate pair begins here. */
const isHigh = (text, index) => (text.charCodeAt(index) & 0xfc00) === 0xd800;

/** The difference between two texts: position, removed length and inserted text. Splits no surrogate pair. */
export function splice(from, to) {
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
export function sum(text) {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x1000193);
  return sum >>> 0;
}

/** The pieces in which a text is sent: all but the last are as long as a message may be. Splits no surrogate pair. */
export function pieces(text) {
  const bytes = (text) => new TextEncoder().encode(JSON.stringify(text)).length;
  const pieces = [];
  while (text.length > 2000 && bytes(text) > 12000) {
    let length = Math.min(text.length, 12000);
    while (bytes(text.slice(0, length)) > 15000) length >>= 1;
    if (isHigh(text, length - 1)) length--;
    pieces.push(text.slice(0, length));
    text = text.slice(length);
  }
  return [...pieces, text];
}

/** Where a caret of a text belongs in the text that replaces it: behind or before the same words, if they are there. */
export function keepCaret(old, text, caret) {
  if (caret < old.length && text.startsWith(old.slice(0, caret))) return caret;
  if (text.endsWith(old.slice(caret))) return text.length - (old.length - caret);
  return Math.min(caret, text.length);
}
