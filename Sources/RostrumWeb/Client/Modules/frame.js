// What the operations of a frame from the server leave for its end. Knows no operation, and not what is done with it.

/** The work that the operations of a frame defer to its end. */
export let frame;

export const setFrame = (value) => (frame = value);

/** Operations are being applied; their effect on the focus is reported once, afterwards. */
export let isApplying = false;

/** Does what changes the page on behalf of the server. */
export function whileApplying(work) {
  const was = isApplying;
  isApplying = true;
  try {
    work();
  } finally {
    isApplying = was;
  }
}
