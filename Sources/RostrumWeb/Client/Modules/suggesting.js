// A field has a list of suggestions below it while its user types (WAI-ARIA Authoring Practices, combobox), loaded when a
// field asks for it in `data-script`. Knows nothing of what is suggested: a suggestion is a button of the app.

const FIELD = "input, textarea";
/** The list of a field, which is beside it in the same group. */
const listOf = (field) => field.matches?.(FIELD) ? field.closest(":has(> [data-suggests])")?.lastElementChild : null;
const options = (list) => [...list.querySelectorAll("button:enabled")];

/** The field whose suggestions are shown. */
let suggested = null;

/** Marks the suggestion that the return key takes. */
function aimAt(option) {
  for (const other of options(listOf(suggested))) other.ariaSelected = other === option;
  if (option) suggested.setAttribute("aria-activedescendant", option.id);
  else suggested.removeAttribute("aria-activedescendant");
  option?.scrollIntoView({ block: "nearest" });
}

/** Shows the suggestions that are there now, or closes their list if there is none. */
function suggest(field) {
  if (suggested && suggested !== field) closeSuggestions();
  const list = listOf(field), all = options(list);
  suggested = field;
  list.id ||= `s${list.dataset.id}`;
  for (const option of all) {
    option.role = "option";
    option.tabIndex = -1;
    option.id ||= `s${option.dataset.id}`;
    option.ariaSelected ??= false;
  }
  const { left, top, bottom, width } = field.getBoundingClientRect();
  field.role = "combobox";
  field.ariaAutoComplete = "list";
  field.ariaExpanded = all.length > 0;
  field.setAttribute("aria-controls", list.id);
  list.ariaLabel ||= field.ariaLabel;
  if (!all.some((option) => option.id === field.getAttribute("aria-activedescendant"))) aimAt(null);
  if (!all.length) return list.matches(":popover-open") && list.hidePopover();
  if (!list.matches(":popover-open")) list.showPopover();
  list.style.minWidth = `${width}px`;
  list.style.left = `${Math.max(8, Math.min(left, innerWidth - list.offsetWidth - 8))}px`;
  const isBelow = bottom + list.offsetHeight + 4 <= innerHeight || top < list.offsetHeight;
  list.style.top = `${isBelow ? bottom + 4 : top - list.offsetHeight - 4}px`;
}

function closeSuggestions() {
  if (!suggested) return;
  const list = listOf(suggested);
  if (list) aimAt(null);
  suggested.ariaExpanded = false;
  if (list?.matches(":popover-open")) list.hidePopover();
  suggested = null;
}

document.addEventListener("input", ({ target }) => listOf(target) && suggest(target));
// What closes while the focus moves would take it back.
document.addEventListener("focusout", ({ target }) => setTimeout(() => {
  if (target === suggested && document.activeElement !== target) closeSuggestions();
}));
for (const type of ["scroll", "resize"]) {
  addEventListener(type, ({ target }) => {
    if (suggested && !(target instanceof Element && target.closest("[data-suggests]"))) suggest(suggested);
  }, true);
}
// A press of a suggestion leaves the focus in the field.
document.addEventListener("pointerdown", (event) => event.target.closest("[data-suggests]") && event.preventDefault());
document.addEventListener("mousedown", (event) => event.target.closest("[data-suggests]") && event.preventDefault());
document.addEventListener("click", ({ target }) => target.closest("[data-suggests] button") && closeSuggestions());

/** What keys do in a field with suggestions: returns whether they do anything. */
function chooses(field, key) {
  const list = listOf(field);
  if (!list) return false;
  const isOpen = field === suggested && list.matches(":popover-open");
  const all = options(list), active = all.findIndex((option) => option.ariaSelected === "true" && isOpen);
  if (key === "ArrowDown" || key === "ArrowUp") {
    if (!isOpen && key === "ArrowUp" || !all.length) return false;
    if (!isOpen) suggest(field);
    // From before the first and from after the last one, the field is next.
    const next = (active < 0 && key === "ArrowUp" ? all.length : active) + (key === "ArrowDown" ? 1 : -1);
    aimAt(all[next] ?? null);
    return true;
  }
  if (!isOpen) return false;
  if (key === "Escape") closeSuggestions();
  else if (key === "Enter" && active >= 0) all[active].click();
  else return false;
  return true;
}

addEventListener("keydown", (event) => {
  const { target, key, isComposing, shiftKey, ctrlKey, metaKey, altKey } = event;
  // Otherwise the first suggestion would be next.
  if (key === "Tab") closeSuggestions();
  if (isComposing || shiftKey || ctrlKey || metaKey || altKey || !chooses(target, key)) return;
  event.preventDefault();
  event.stopPropagation();
}, true);

// The suggestions follow what the user types once the server has made them.
new MutationObserver(() => suggested && (suggested.isConnected ? suggest(suggested) : suggested = null))
  .observe(document.body, { subtree: true, childList: true });
