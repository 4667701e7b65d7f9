// Keys whose phases a view asks for, and keys of which it is notified whatever they are, loaded when a view wants that.
// What a view asks for by name is the view's. Of the other keys it is notified, and the browser does what it does.

/** The phases, as the server counts them. */
const [DOWN, REPEAT, UP] = [1, 2, 4];
/** The keys without a character that the server knows. */
const NAMED = /^(Arrow(Up|Down|Left|Right)|Escape|Backspace|Delete|Home|End|Page(Up|Down)|Tab|Clear|Enter)$/;
const SCROLLING = /^( |Arrow.*|Page.*|Home|End)$/;
const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
const ASKING = "[data-keys], [data-strokes]";

const send = (...event) => dispatchEvent(new CustomEvent("rostrum-send", { detail: event }));

/** The phases in which an element asks for keys, by their names. */
const strokesOf = ({ dataset }) => new Map(dataset.strokes?.split(" ").map((word) => {
  const end = word.lastIndexOf(":");
  return [word.slice(0, end), Number(word.slice(end + 1))];
}));

/** The nearest element around the focus that asks for a key, and whether it does so by name. */
function asking(target, name, isTyped, phase) {
  const isEditing = target.matches(FIELDS);
  for (let box = target.closest(ASKING); box; box = box.parentElement?.closest(ASKING)) {
    if (isEditing && box !== target) return null;
    // The client knows these keys.
    if (phase !== UP && box.dataset.keys?.split(" ").includes(name)) return null;
    const strokes = strokesOf(box);
    if (strokes.get(name) & phase) return { box, isNamed: true };
    if ((strokes.get("any") | (isTyped && strokes.get("typing"))) & phase) return { box };
  }
  return null;
}

function report(event, phase) {
  const { key, target, ctrlKey, altKey, shiftKey, metaKey } = event;
  if (!key || event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
  const isTyped = [...key].length === 1;
  if (!isTyped && !NAMED.test(key)) return;
  const named = { " ": "Space", "+": "plus" }[key];
  const found = asking(target, named ?? (isTyped ? key.toUpperCase() : key), isTyped, phase);
  if (!found) return;
  const { box, isNamed } = found;
  // What scrolls the page doesn't while the view itself has the focus.
  if (phase !== UP && (isNamed || box === target && !target.matches(FIELDS) && SCROLLING.test(key))) event.preventDefault();
  // A key that is held down repeats no faster than the server answers.
  if (phase === REPEAT && Number(document.documentElement.dataset.pending)) return;
  const held = [ctrlKey && "Control", altKey && "Alt", shiftKey && "Shift", metaKey && "Meta"].filter(Boolean);
  const [id, chord] = [Number(box.dataset.id), [...held, named ?? key].join("+")];
  if (phase === DOWN) send(id, "key", chord);
  else if (phase === REPEAT) send(id, "keyRepeat", chord);
  else send(id, "keyUp", chord);
}

addEventListener("keydown", (event) => report(event, event.repeat ? REPEAT : DOWN), true);
addEventListener("keyup", (event) => report(event, UP), true);
