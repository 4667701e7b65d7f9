// A page that is loaded again resumes its session. The tab stores what that takes when it leaves the page, and removes
// it when the page is back, so that a duplicate of the tab starts a session of its own. Knows nothing of the server.

import { connect, resume, setState, token } from "./connection.js";
import { edited } from "./dialogs.js";
import { focusedPart, inheritFocus } from "./focus.js";
import { setFrame } from "./frame.js";
import { offsets, setOffsets } from "./history.js";
import { attempt } from "./page.js";
import { deed, pending, refill, sequence } from "./queue.js";
import { flush, revisions } from "./sending.js";
import { use, write } from "./socket.js";
import { read, restorePlaces, returns, scrolledPlaces, store } from "./tab.js";
import { keepTexts } from "./values.js";

/** The focused part when the page was left: a browser may take the focus away before it hides the page. */
let leftPart;

// The server needs the number of the session to render the page of a reload. A browser may set a cookie later than it
// requests the page, unless something has read the cookie.
addEventListener("beforeunload", () => {
  leftPart = focusedPart();
  attempt(() => {
    document.cookie = `rostrum-tab=${`${token}`.split(".")[0]};max-age=9;path=/;samesite=lax`;
    return document.cookie;
  });
});

addEventListener("pagehide", () => {
  flush();
  attempt(() => (history.scrollRestoration = "auto"));
  const places = scrolledPlaces();
  const part = focusedPart();
  const heir = part[0] ? part : leftPart;
  if (token) store({ url: location.href, token, sequence, deed, pending, offsets, edited: [...edited], places, heir });
  write("bye");
  use(null); // A cached page may be shown again: it then resumes.
});

addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  store();
  setState("offline");
  connect();
});

/** Goes on with what the tab has stored. */
export function restore() {
  read();
  if (!returns) return;
  resume(returns.token);
  refill(returns);
  setOffsets(returns.offsets);
  for (const id of returns.edited) edited.add(id);
  for (const event of pending) {
    event.isSent = true;
    if (event[2] === "text") revisions.set(event[1], event[4]);
  }
  keepTexts(new Map());
  restorePlaces();
  setFrame(returns);
  inheritFocus();
}
