"""How large what can be pressed is."""

# WCAG 2.2, 2.5.8: 24 by 24 CSS pixels, or as much room around it; links in a sentence are excepted.
SMALL = """(least) => {
  const own = (node) => {
    const box = node.getBoundingClientRect();
    const label = node.closest("label") ?? node.labels?.[0];
    return label && !node.matches("button") ? [box, label.getBoundingClientRect()] : [box];
  };
  const isSeen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !node.closest("[inert], [aria-hidden=true]");
  const all = [...document.querySelectorAll("button, input, select, textarea, a[href], [role=tab], [role=option]")]
    .filter((node) => isSeen(node) && node.getBoundingClientRect().width > 1);
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const isApart = (node) => {
    const [x, y] = middle(node.getBoundingClientRect());
    return all.every((other) => {
      if (other === node || other.contains(node) || node.contains(other)) return true;
      const box = other.getBoundingClientRect();
      const dx = Math.max(box.left - x, 0, x - box.right), dy = Math.max(box.top - y, 0, y - box.bottom);
      return Math.hypot(dx, dy) >= least / 2;
    });
  };
  return all.filter((node) => own(node).every(({ width, height }) => width < least - 0.5 || height < least - 0.5))
    .filter((node) => !isApart(node))
    .map((node) => `${node.getAttribute("class")}: ${(node.ariaLabel ?? node.textContent).slice(0, 30)}`);
}"""


def small_targets(page):
    """What is smaller than WCAG 2.2 wants it (2.5.8), and not apart from other targets."""
    return page.evaluate(SMALL, 24)
