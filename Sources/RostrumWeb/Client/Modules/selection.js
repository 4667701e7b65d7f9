// What is selected in fields, loaded when an app follows that: reported, and set as the app says. That of editors with
// looks is a matter of `rich.js`. Knows nothing of the server.

const FIELD = "[data-selection]:not(.r-textEditor__source)";
const PAUSE = 100;

/** What the server knows of the selection, and the number of the app's last selection, by field. */
const told = new WeakMap();
const taken = new WeakMap();
let waiting = 0;

const send = (...event) => dispatchEvent(new CustomEvent("rostrum-send", { detail: event }));

function tell() {
  waiting = 0;
  const field = document.activeElement;
  const { selectionStart: start, selectionEnd: end } = field;
  // A field for numbers has no selection.
  if (!field.matches(FIELD) || start === null || told.get(field) === `${start} ${end}`) return;
  told.set(field, `${start} ${end}`);
  send(Number(field.dataset.id), "textRange", start, end);
}

/** Selects what the app has selected since. */
function take() {
  for (const field of document.querySelectorAll(FIELD)) {
    const [number, start, end] = field.dataset.selection.split(" ").map(Number);
    if (!number || taken.get(field) === number || field.selectionStart === null) continue;
    taken.set(field, number);
    told.set(field, `${start} ${end}`);
    field.setSelectionRange(start, end);
  }
}

for (const type of ["selectionchange", "input", "select", "focusin"]) {
  document.addEventListener(type, () => (waiting ||= setTimeout(tell, PAUSE)), true);
}
new MutationObserver(take).observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-selection"] });
take();
