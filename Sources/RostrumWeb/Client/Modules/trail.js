// Decides how the browser's history follows the levels of the app. Knows trails only, not the history itself or the
// page. A trail holds the levels of all entries up to one of them.

/**
 * What leads from the last entry of a trail to that of a level: the number of entries to `{ go }`, the trail of an
 * entry to `{ push }`, or that of an entry to `{ replace }` the present one; nothing if that is the one.
 *
 * `ahead` is the trail before the user went back: its further entries are still there. Entries are added only after a
 * gesture of the user (`isActivated`). The present one is replaced if its address is another one (`isMoved`).
 */
export function wayTo(level, trail, ahead, isActivated, isMoved) {
  const last = trail.length - 1;
  let landing = trail.findIndex((entry) => entry >= level);
  // If a level was not left after all, its entry is ahead.
  if (landing < 0) landing = ahead.findIndex((entry, index) => index > last && entry >= level);
  if (landing >= 0 && landing !== last) return { go: landing - last };
  if (landing < 0 && isActivated) return { push: [...trail, level] };
  if (level < trail[last]) return { replace: [...trail.slice(0, -1), level] };
  return isMoved ? { replace: trail } : {};
}
