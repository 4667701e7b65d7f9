// Reports which modifier keys are held to views that follow them, loaded when one does so in `data-script`.

/** The keys by their bits, as the server counts them. On keyboards without a Command key, Control takes its place. */
const [SHIFT, CONTROL, OPTION, COMMAND] = [2, 4, 8, 16];
const hasCommand = /Mac|iP/.test(navigator.platform);

/** What each view knows, by its number. */
const known = new Map();
const send = (...detail) => dispatchEvent(new CustomEvent("rostrum-send", { detail }));

const bits = ({ shiftKey, ctrlKey, altKey, metaKey }) => (shiftKey && SHIFT)
  | (ctrlKey && (hasCommand ? CONTROL : CONTROL | COMMAND)) | (altKey && OPTION) | (metaKey && COMMAND);

function tell(held) {
  for (const { dataset } of document.querySelectorAll("[data-held]")) {
    const now = held & Number(dataset.held);
    if ((known.get(dataset.id) ?? 0) === now) continue;
    known.set(dataset.id, now);
    send(Number(dataset.id), "held", now);
  }
}

// A key that is released outside of the page is known by the next event with a pointer.
for (const type of ["keydown", "keyup", "pointerdown", "pointermove"]) {
  addEventListener(type, (event) => tell(bits(event)), { capture: true, passive: true });
}
addEventListener("blur", ({ target }) => target === window && tell(0));
