// Moves rows of lists by the keyboard, and numbers them. Knows the order of the rows, and nothing of what they hold.

import { pending } from "./queue.js";
import { send } from "./sending.js";
import { idOf } from "./tree.js";

/** Requests to move a row; `distance` leads to the row before which it is inserted. */
export function moveRow(row, distance) {
  const rows = orderAround(row);
  const index = rows.indexOf(idOf(row)) + distance;
  if (index >= 0 && index <= rows.length && rows.includes(idOf(row))) send(idOf(row), "move", index);
}

/** The rows around a row as they will be: the page has them as before the events that the server hasn't answered. */
function orderAround(row) {
  const rows = rowsAround(row).map(idOf);
  for (const [, id, action, index] of pending) {
    const place = rows.indexOf(id);
    if (place < 0 || !/^(delete|move)$/.test(action)) continue;
    rows.splice(place, 1);
    if (action === "move") rows.splice(index > place ? index - 1 : index, 0, id);
  }
  return rows;
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
