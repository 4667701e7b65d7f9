// Applies the operations of a frame, one after the other, and then does what they leave for its end. Knows the order
// of that, and nothing of the connection.

import { open, reopen } from "./dialogs.js";
import { fitViews } from "./fitting.js";
import { placeFocus, reportFocus } from "./focus.js";
import { frame, setFrame, whileApplying } from "./frame.js";
import { measure } from "./geometry.js";
import { depth, followLevel, frontScreen, level, offsets, setLevels } from "./history.js";
import { placeRegions } from "./messages.js";
import { move } from "./motion.js";
import { operations } from "./operations.js";
import { reactions } from "./reacting.js";
import { numberRows } from "./rows.js";
import { revisions } from "./sending.js";
import { placeStops } from "./stops.js";
import { returns } from "./tab.js";
import { parts } from "./tree.js";

/** Applies the operations of a frame. After `isRestored`, no element has the number that it had. */
export function apply(list, isRestored) {
  const active = document.activeElement;
  const offset = scrollY;
  // An engine without scroll anchoring gets it for the first row that begins on the screen.
  const rows = CSS.supports("overflow-anchor", "auto")
    ? [] : document.querySelectorAll(".r-absent-rows ~ :not(.r-absent-rows)");
  const row = [...rows].find((row) => row.getBoundingClientRect().y > 0);
  const y = row?.getBoundingClientRect().y;
  setFrame({ dialogs: [], reopened: [], moving: [], front: frontScreen(), heir: isRestored ? [] : returns?.heir });
  whileApplying(() => {
    for (const [name, ...values] of list) operations[name](...values);
    reactions?.settle(list, frame.isMount);
    for (const dialog of frame.dialogs.splice(0)) open(dialog, frame.isMount);
    placeRegions();
    placeStops();
    numberRows();
    placeFocus(active);
    for (const moving of frame.moving) move(...moving);
  });
  for (const dialog of frame.reopened) reopen(dialog);
  for (const id of revisions.keys()) if (!parts.has(id)) revisions.delete(id);
  const [screens, levels] = frame.levels ?? [depth, level];
  if ((screens !== depth || frame.isOtherTab) && !returns) {
    if (parts.has(frame.front)) offsets[frame.front] = offset;
    frame.to = offsets[frontScreen()] ?? 0;
  }
  setLevels(screens, levels);
  followLevel();
  if (frame.to !== undefined) scrollTo(0, frame.to);
  else if (row?.checkVisibility() && scrollY === offset) scrollBy(0, row.getBoundingClientRect().y - y);
  reportFocus();
  fitViews();
  measure();
  const scripts = [...document.querySelectorAll("[data-script]")].flatMap(({ dataset }) => dataset.script.split(" "));
  for (const script of new Set(scripts)) import(script);
}
