// The shortcuts for undoing and redoing, loaded when the app has read the undo manager of its scene. In fields the browser
// undoes what is typed. Knows nothing of what is undone.

const FIELDS = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";
const isMac = /^(Mac|iP)/.test(navigator.platform);

const send = (...event) => dispatchEvent(new CustomEvent("rostrum-send", { detail: event }));

addEventListener("keydown", (event) => {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const root = document.querySelector("main[data-on~=undo]");
  // A shortcut of the app itself comes first.
  if (!root || event.defaultPrevented || event.isComposing || key.toUpperCase() !== "Z" || target.matches?.(FIELDS)) return;
  if (altKey || ctrlKey === metaKey || metaKey !== isMac) return;
  event.preventDefault();
  send(Number(root.dataset.id), "key", [ctrlKey && "Control", shiftKey && "Shift", metaKey && "Meta", "Z"].filter(Boolean).join("+"));
});
