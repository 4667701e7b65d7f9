// Places and sizes a window that the app has opened, loaded when the content of the window wants that in `data-window`.
// Browsers move and resize no tab. The user moves and resizes the window at will.

const content = () => [...document.querySelectorAll("[data-window]")];

/** The place that a part of `data-window` says. */
const wanted = (name) => content()[0]?.dataset.window.match(new RegExp(`${name}:(\\S+)`))?.[1];

/** The size of the content, which may be larger than the window, or in the middle of it. */
function extent() {
  const boxes = content().map((element) => [element, element.getBoundingClientRect()]);
  const length = (start, size, whole) => {
    const ends = boxes.map(([element, box]) => box[start] + Math.max(box[size], element[whole]));
    return Math.max(...ends) - Math.min(...boxes.map(([, box]) => box[start]));
  };
  return [length("left", "width", "scrollWidth"), length("top", "height", "scrollHeight")];
}

/** Resizes the window to its content. The size that the browser reports follows later. */
function fit() {
  const kind = wanted("fit");
  if (!kind) return;
  const now = [innerWidth, innerHeight], most = [screen.availWidth, screen.availHeight];
  const frame = [outerWidth - innerWidth, outerHeight - innerHeight];
  const sizes = extent().map((length, axis) => {
    const size = Math.min(Math.ceil(length), most[axis] - frame[axis]);
    if (kind === "content") return size;
    // Content that is higher than the window scrolls.
    return axis ? now[1] : Math.max(size, now[0]);
  });
  if (sizes.some((size, axis) => size !== now[axis])) resizeTo(sizes[0] + frame[0], sizes[1] + frame[1]);
}

function place() {
  const at = wanted("at");
  if (!at) return;
  const [x, y] = at.split(",").map(Number);
  moveTo(
    Math.round((screen.availLeft ?? 0) + (screen.availWidth - outerWidth) * x),
    Math.round((screen.availTop ?? 0) + (screen.availHeight - outerHeight) * y));
}

const sizes = new ResizeObserver(fit);
const observe = () => {
  sizes.disconnect();
  for (const element of content()) sizes.observe(element);
};
const parent = content()[0]?.parentElement;
if (parent) new MutationObserver(observe).observe(parent, { childList: true });
observe();
place();
// The place depends on the size, which follows in one or two steps after the window was opened.
const end = performance.now() + 1000;
if (wanted("fit")) addEventListener("resize", () => performance.now() < end && place());
