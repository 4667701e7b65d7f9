// Loads the script that shows what an event changes before the server has answered, and hands it what it needs of the
// client. Knows nothing of what it shows.

import { reopen, shut } from "./dialogs.js";
import { isShown } from "./elements.js";
import { focusScreen, reportFocus } from "./focus.js";
import { frame, whileApplying } from "./frame.js";
import { frontScreen, offsets } from "./history.js";
import { placeRegions } from "./messages.js";
import { page } from "./page.js";
import { pending } from "./queue.js";
import { whenSent } from "./sending.js";
import { restorePlaces, scrolledPlaces } from "./tab.js";
import { isOurs, parts, setAttribute } from "./tree.js";

/** What the script does; until it is loaded, the page shows what the server has said. */
export let reactions;

/** Loads the script, unless the page has none. */
export function loadReactions() {
  const path = page.dataset.reactions;
  if (!path || reactions) return;
  // Without a connection it comes with the next one.
  import(path).then(({ start }) => (reactions = start({
    reopen, shut, isShown, focusScreen, reportFocus, whileApplying, frontScreen, placeRegions, restorePlaces,
    scrolledPlaces, isOurs, parts, setAttribute, frame: () => frame, offsets: () => offsets, pending: () => pending,
  })), () => {});
}

whenSent((event) => reactions?.react(event));
