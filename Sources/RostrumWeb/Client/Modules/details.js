// What few pages need, loaded when an element asks for it in `data-script`.

// MARK: Texts that don't fit are shrunk, down to the factor that `--r-least` says. A text fits if all of its lines are
// shown.

const STEP = 0.05;

const isCut = (text) => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;

function shrink(text) {
  text.style.removeProperty("font-size");
  const style = getComputedStyle(text);
  const [least, size] = [parseFloat(style.getPropertyValue("--r-least")), parseFloat(style.fontSize)];
  for (let factor = 1; factor > least && isCut(text);) {
    factor = Math.max(least, factor - STEP);
    text.style.fontSize = `${size * factor}px`;
  }
}

const seen = new WeakSet();
// A text that is narrower than its place grows with the place and not by itself.
const sizes = new ResizeObserver(update);
let isWaiting = false;

function update() {
  for (const view of document.querySelectorAll("[class*='s-leastScale']")) {
    const texts = view.matches(".r-text") ? [view] : view.querySelectorAll(".r-text");
    for (const text of texts) {
      for (const box of [text, text.parentElement]) {
        if (!seen.has(box)) sizes.observe(box);
        seen.add(box);
      }
      shrink(text);
    }
  }
}

new MutationObserver(() => {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    update();
  });
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ["class"] });

update();

// MARK: The keyboard of a phone goes away when its user scrolls.

document.addEventListener("touchmove", ({ target }) => {
  const field = document.activeElement;
  if (target.closest("[data-dismisses]") && !field.contains(target) && field.matches("input, textarea")) field.blur();
}, { passive: true });

// MARK: A menu stays open whose item is pressed, if the item or a view around it says so.

addEventListener("click", ({ target }) => {
  const item = target.closest?.("[role^=menuitem]");
  if (item?.closest("[data-stays]")?.dataset.stays !== "true") return;
  const menu = document.querySelector(".r-menu__items:popover-open");
  if (!menu) return;
  // The client closes the menu after it has sent what the item does, in the same turn.
  menu.hidePopover = () => {};
  setTimeout(() => delete menu.hidePopover);
}, true);

// MARK: The bar of tabs at the bottom of a narrow page goes away while its user scrolls one way.

/** How far the user scrolls, in points, before the bar follows. */
const LEAST = 8;

/** Where each view that scrolls was when the bar last followed. */
const places = new WeakMap();

const leaving = new CSSStyleSheet();
leaving.replaceSync(`@media (max-width: 767px) {
  [data-retreats] .r-tabView__bar { transition: translate 0.25s; }
  [data-retreats] .r-tabView__bar[data-away] { translate: 0 100%; }
}
@media (prefers-reduced-motion: reduce) { [data-retreats] .r-tabView__bar { transition: none; } }`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, leaving];

const setAway = (bar, isAway) => bar.toggleAttribute("data-away", isAway);

document.addEventListener("scroll", ({ target }) => {
  const view = target === document ? document.scrollingElement : target;
  const last = places.get(view) ?? 0, way = view.scrollTop - last;
  if (Math.abs(way) < LEAST) return;
  places.set(view, view.scrollTop);
  for (const bar of document.querySelectorAll("[data-retreats] .r-tabView__bar")) {
    if (target !== document && !bar.parentElement.contains(view)) continue;
    const isAway = bar.closest("[data-retreats]").dataset.retreats === (way > 0 ? "down" : "up");
    // Whoever is at the top has the bar, and so has the keyboard's focus.
    const isAtTop = view.scrollTop <= 0;
    setAway(bar, isAway && !isAtTop && !bar.matches(":focus-within"));
  }
}, { capture: true, passive: true });

document.addEventListener("focusin", ({ target }) => {
  const bar = target.closest("[data-retreats] .r-tabView__bar");
  if (bar) setAway(bar, false);
});

// MARK: A field has a list of suggestions below it while its user types (WAI-ARIA Authoring Practices, combobox).

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
