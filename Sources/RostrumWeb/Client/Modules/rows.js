// Moves rows of lists by the keyboard, and numbers them. Knows the order of the rows, and nothing of what they hold.

import { pending } from "./queue.js";
import { send } from "./sending.js";
import { idOf } from "./tree.js";

/** Requests to move a row; `distance` leads to the row before which it is inserted. */
export function moveRow(row, distance) {
  const rows = rowsAround(row);
  // The page has the order before the moves that the server hasn't answered.
  const last = pending.findLast((event) => event[1] === idOf(row) && event[2] === "move");
  const index = (last?.place ?? rows.indexOf(row)) + distance;
  if (index < 0 || index > rows.length) return;
  const event = send(idOf(row), "move", index);
  if (event) event.place = distance < 0 ? index : index - 1;
}

const ROW = ".r-row[role]:not([inert])";

/** Numbers the rows of lists in which some are absent: operations don't say what has moved along. */
export function numberRows() {
  const some = document.querySelectorAll("[data-rows], [aria-setsize]");
  for (const list of new Set([...some].map((row) => row.parentElement))) {
    const rows = [...list.children];
    const isPartial = rows.some((row) => row.dataset.rows);
    const counts = rows.map((row) => Number(row.dataset.rows ?? row.matches(ROW)));
    const all = counts.reduce((sum, count) => sum + count);
    let passed = 0;
    rows.forEach((row, index) => {
      passed += counts[index];
      if (!row.matches(ROW)) return;
      row.ariaPosInSet = isPartial ? passed : null;
      row.ariaSetSize = isPartial ? all : null;
    });
  }
}

const rowsAround = (row) => [...row.parentElement.children].filter((child) => child.matches(".r-row:not([inert])"));
