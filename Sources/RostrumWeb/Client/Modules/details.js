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
