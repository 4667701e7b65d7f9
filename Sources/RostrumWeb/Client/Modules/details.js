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
