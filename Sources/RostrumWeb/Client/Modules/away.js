// What isn't sent any more once the page has been offline for a while: who presses a button means now, and not whenever
// the page is connected again. Knows nothing of the connection.

import { isLive } from "./page.js";
import { parts } from "./tree.js";

/** How long the server may be away, as it is while it starts anew. */
const PATIENCE = 3000;
/** The events that act. The others change what a control shows, which can wait as a typed text does. */
const DEEDS = /^(tap|taps|hold|submit|delete|move|insert|drop|refresh|paste)$/;
/** What can be pressed and only changes what is shown. */
const SAFE = "[aria-expanded]:not([aria-haspopup]), [aria-selected], [data-ends], [data-ends] *";

/** When the page lost its connection; before it had one, it is none that was lost. */
let lost;

export const lose = () => (lost = performance.now());

/** Whether an event is refused, because the page has been offline for too long. */
export const isTooLate = ([id, action]) => !isLive() && performance.now() - lost > PATIENCE
  && DEEDS.test(action) && !parts.get(id).some((part) => part?.matches(SAFE));
