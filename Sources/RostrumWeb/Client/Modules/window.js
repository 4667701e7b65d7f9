// Places and sizes a window that the app has opened, loaded when the content of the window wants that in `data-window`.
// Browsers move and resize no tab. The user moves and resizes the window at will.

const content = () => [...document.querySelectorAll("[data-window]")];

/** The place that a part of `data-window` says. */
const wanted = (name) => content()[0]?.dataset.window.match(new RegExp(`${name}:(\\S+)`))?.[1];

/** The size of the content from the corner of the page, which may be larger than the window. */
function extent() {
  let [width, height] = [0, 0];
  for (const element of content()) {
    const box = element.getBoundingClientRect();
    width = Math.max(width, box.left + Math.max(box.width, element.scrollWidth));
    height = Math.max(height, box.top + Math.max(box.height, element.scrollHeight));
  }
  return [width, height];
}

function fit() {
  const kind = wanted("fit");
  if (!kind) return;
  const frame = [outerWidth - innerWidth, outerHeight - innerHeight];
  const now = [innerWidth, innerHeight], most = [screen.availWidth, screen.availHeight];
  const by = extent().map((length, axis) => {
    const size = Math.min(Math.ceil(length), most[axis] - frame[axis]);
    return (kind === "least" ? Math.max(size, now[axis]) : size) - now[axis];
  });
  if (by.some((length) => length)) resizeBy(...by);
}

function place() {
  const at = wanted("at");
  if (!at) return;
  const [x, y] = at.split(",").map(Number);
  moveTo(
    Math.round((screen.availLeft ?? 0) + (screen.availWidth - outerWidth) * x),
    Math.round((screen.availTop ?? 0) + (screen.availHeight - outerHeight) * y));
}

// Only a window that a page has opened with a size is without the browser's bars.
if (!menubar.visible) {
  const sizes = new ResizeObserver(fit);
  const observe = () => {
    sizes.disconnect();
    for (const element of content()) sizes.observe(element);
  };
  const parent = content()[0]?.parentElement;
  if (parent) new MutationObserver(observe).observe(parent, { childList: true });
  observe();
  fit();
  place();
  // What a window is resized to isn't its size at once.
  addEventListener("resize", place, { once: true });
}
