"""Whether everything on a page can be read and pressed, however large its text is (WCAG 2.2, 1.4.4 and 1.4.10)."""

from screens import lacks

# Texts that end before their end: they are shortened with an ellipsis and don't say the rest on hover, or cut at the bottom.
SHORTENED = """() => [...document.querySelectorAll("[data-id], main *")].filter((node) => {
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !node.textContent.trim()) return false;
    if (node.closest("[aria-hidden=true], [inert]") || node.getBoundingClientRect().width <= 1) return false;
    const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(node);
    if (clipPath !== "none" || ![...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim())) return false;
    const isWide = ["hidden", "clip"].includes(overflowX) && node.scrollWidth > node.clientWidth + 1;
    const isTall = ["hidden", "clip"].includes(overflowY) && node.scrollHeight > node.clientHeight + 2;
    if (!isWide && !isTall || webkitLineClamp !== "none") return false;
    node.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return !node.closest("[title]");
  }).map((node) => `${node.getAttribute("class")}: ${node.textContent.slice(0, 40)}`)"""
# Controls and texts that reach out of what cuts off its content, without a way to scroll there.
CLIPPED = """() => [...document.querySelectorAll("button, input, select, textarea, a[href], .r-text")].filter((node) => {
    const { left, right, width } = node.getBoundingClientRect();
    if (width <= 1 || node.closest("[aria-hidden=true], [inert]") || getComputedStyle(node).clipPath !== "none") return false;
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      if (clipPath !== "none" || box.matches(".r-table, .r-scroll-horizontal, .r-scroll-both")) return false;
      const frame = box.getBoundingClientRect();
      if (overflowX !== "visible" && (left < frame.left - 1 || right > frame.right + 1)) return true;
    }
    return false;
  }).map((node) => `${node.getAttribute("class")}: ${(node.ariaLabel ?? node.textContent).slice(0, 30)}`)"""
# Controls that something else covers where they are pressed, once they have been scrolled to the middle of the window.
COVERED = """() => {
  const front = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  const menu = document.querySelector(":popover-open");
  const all = [...(menu ?? front).querySelectorAll("button, input:not([type=hidden]), select, textarea, a[href], [role=tab]")];
  const seen = all.filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !node.closest("[inert], [aria-hidden=true]") && node.getBoundingClientRect().width > 1 && !node.matches(".r-skip"));
  return seen.filter((node) => {
    node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    // A link in a sentence may have several lines.
    const [{ left, top, width, height }] = node.getClientRects();
    return [[0.25, 0.5], [0.5, 0.5], [0.75, 0.5], [0.5, 0.15], [0.5, 0.85]].some(([x, y]) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      const labels = [...(node.labels ?? []), node.closest("label, .r-datePicker, .r-search")].filter(Boolean);
      return !(node.contains(hit) || labels.some((label) => label.contains(hit)));
    });
  }).map((node) => `${node.getAttribute("class")}: ${(node.ariaLabel ?? node.textContent ?? "").slice(0, 30)}`);
}"""


def hindrances(page):
    """What hinders a reader: words that are cut, controls that are covered, and what is outside of the window."""
    found = lacks(page)
    found += [f"shortened: {part}" for part in page.evaluate(SHORTENED)]
    found += [f"clipped: {part}" for part in page.evaluate(CLIPPED)]
    place = page.evaluate("() => [scrollX, scrollY]")
    found += [f"covered: {part}" for part in page.evaluate(COVERED)]
    page.evaluate("(place) => scrollTo(...place)", place)
    return found
