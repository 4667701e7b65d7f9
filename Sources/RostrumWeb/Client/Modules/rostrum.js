// Rostrum's browser client.
//
// The page arrives as complete HTML. The modules join the server's session over a WebSocket, send user events as
// [sequence, element, action, …], and apply the operations that they receive. They hold no app state: only the content
// of the page, unsent text, and events that the server hasn't acknowledged. None of them parses markup, or creates
// code or styles from strings.
//
// This one starts the others.

import "./gestures.js";
import "./keyboard.js";
import "./print.js";
import { connect, setState } from "./connection.js";
import { open } from "./dialogs.js";
import { MODAL } from "./elements.js";
import { whileApplying } from "./frame.js";
import { tell } from "./input.js";
import { placeRegions } from "./messages.js";
import { isLive, page } from "./page.js";
import { pending } from "./queue.js";
import { reactions } from "./reacting.js";
import { restore } from "./reload.js";
import { changes, showPending } from "./sending.js";
import { placeStops } from "./stops.js";
import { adopt, parts, root } from "./tree.js";

/** The state that tests and developers may inspect. */
Object.defineProperty(window, "rostrum", {
  value: Object.freeze({
    get state() { return page.dataset.state; },
    get pending() { return pending.length + changes.size; },
    get parts() { return parts.size; },
    get isIdle() { return isLive() && !pending.length && !changes.size && !reactions?.isReacting(); },
  }),
});

setState("connecting");
showPending();
whileApplying(() => {
  if (root) {
    // Without its digest, the server sends the content again.
    if (adopt(root, page.dataset.parts)) page.dataset.digest = "";
    for (const target of root.querySelectorAll("[data-on~=load]")) if (target.complete) tell({ target });
    for (const dialog of root.querySelectorAll(MODAL)) open(dialog, true);
    placeRegions();
    placeStops();
  }
  restore();
});
connect();
