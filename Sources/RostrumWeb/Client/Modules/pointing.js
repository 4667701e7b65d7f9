// Follows the pointer above views that ask for its place, loaded when one does in `data-script`. Tells the server the
// last place of a frame, once what was sent before has been answered. Fingers don't hover.

const FOLLOWING = "[data-on~=hoverPlace]";

const idOf = ({ dataset }) => Number(dataset.id);
const isOff = (element) => element.closest("[inert], [aria-disabled=true], [hidden]");
const send = (...event) => dispatchEvent(new CustomEvent("rostrum-send", { detail: event }));
const page = () => document.documentElement.dataset;

/** The views below the pointer that were told its place. */
let told = new Set();
/** Where the pointer is, until the server is told. */
let latest, frame;

/** The views around an element that follow the pointer. */
function followers(target) {
  const views = new Set();
  for (let view = target?.closest?.(FOLLOWING); view; view = view.parentElement?.closest(FOLLOWING)) {
    if (!isOff(view)) views.add(view);
  }
  return views;
}

function tell() {
  frame = undefined;
  if (!latest) return;
  if (page().state !== "live" || Number(page().pending)) return later();
  const { target, clientX, clientY } = latest;
  latest = undefined;
  const views = followers(target);
  leave((view) => !views.has(view));
  for (const view of views) {
    const { left, top } = view.getBoundingClientRect();
    send(idOf(view), "hoverPlace", true, ...[clientX - left, clientY - top, left, top].map(Math.round));
  }
  told = views;
}

/** Tells views that the pointer has left. */
function leave(isLeft) {
  for (const view of told) {
    if (!isLeft(view)) continue;
    told.delete(view);
    if (view.isConnected) send(idOf(view), "hoverPlace", false, 0, 0, 0, 0);
  }
}

function later() {
  frame ??= requestAnimationFrame(tell);
}

addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch") return;
  latest = { target: event.target, clientX: event.clientX, clientY: event.clientY };
  if (told.size || event.target.closest?.(FOLLOWING)) later();
}, true);

document.documentElement.addEventListener("pointerleave", () => {
  latest = undefined;
  leave(() => true);
});
