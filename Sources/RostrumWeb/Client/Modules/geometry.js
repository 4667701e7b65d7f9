// The geometry that the app asks for. It learns of all differences at once, and of the next ones when the server has
// processed them: a layout that depends on its geometry settles at the pace of the round trips. Knows nothing of
// layouts.

import { on, page } from "./page.js";
import { pending } from "./queue.js";
import { scroller } from "./scroller.js";
import { send } from "./sending.js";
import { idOf, isOurs, root } from "./tree.js";

/** What the server knows of each element, as text. */
let reported = new WeakMap();
let due, isFromUser = false;
/** The timer that ends the wait for rows before a print. Meanwhile the window is as high as the paper, for the server. */
let printing = 0;
/** The height of the paper, on which there is room for some thousand rows. */
const PAPER = 1e5;
/** Whether the window is as narrow as a phone, as far as the server knows. */
let isCompact;
const sizes = new ResizeObserver(() => measureSoon());

/** Whether the window is as narrow as a phone, which the server learns now. */
export const tellCompact = () => (isCompact = isNarrow());

/** The server knows nothing any more. */
export function forgetGeometry() {
  reported = new WeakMap();
}

export function measureSoon(event) {
  isFromUser ||= Boolean(event);
  due ??= requestAnimationFrame(measure);
}

/** Prints the page when it has its rows, or what there is of them after a while. */
export function printSoon() {
  clearTimeout(printing);
  printing = setTimeout(printNow, 9000);
  measureSoon();
}

function printNow() {
  if (!printing) return;
  clearTimeout(printing);
  printing = 0;
  print();
  measureSoon();
}

/** The size of a box, free of transforms. */
function sizeOf(box) {
  const { width, height } = box.getBoundingClientRect();
  const style = getComputedStyle(box);
  return [parseFloat(style.width) || width, parseFloat(style.height) || height];
}

export function measure() {
  due = undefined;
  if (!root || pending.some((event) => event[2] === "measure")) return;
  const boxes = [...document.querySelectorAll("[data-measure]")].filter(isOurs);
  if (!boxes.length && isCompact === isNarrow()) return printNow();
  isCompact = isNarrow();
  const news = [];
  const subviews = boxes.filter((box) => box.dataset.measure === "5");
  const mark = () => subviews.length && page.toggleAttribute("data-ideal");
  mark();
  const ideals = subviews.map(sizeOf);
  mark();
  for (const box of boxes) {
    const { x, y, width, height } = box.getBoundingClientRect();
    const isRows = box.matches(".r-absent-rows");
    const count = box.dataset.measure;
    const ideal = count === "5" && ideals.shift();
    // What waits for its first measurement is hidden, even where an animation never ends.
    const known = reported.get(box);
    const isMoving = known && box.closest("[data-moves]");
    if (!box.checkVisibility() || isMoving || news.length > 1000) continue;
    // Rows that are far away are of interest once: they tell how long rows are.
    if (isRows && known && !(isNear(x, width, innerWidth) && isNear(y, height, windowHeight()))) continue;
    const home = box.matches(".r-scroll") ? scroller(box) : box;
    const { scrollWidth, scrollHeight } = isRows ? box.parentElement : box;
    const lengths = sizeOf(box);
    if (ideal) lengths.push(...ideal, 0);
    else lengths.push(x, y, home.scrollLeft, home.scrollTop, scrollWidth, scrollHeight);
    if (home !== box) {
      lengths[1] = innerHeight;
      lengths[3] += home.scrollTop;
    }
    const rounded = lengths.slice(0, count).map((length) => Math.round(length * 64) / 64);
    if (!known) sizes.observe(box);
    if (known === rounded.join()) continue;
    reported.set(box, rounded.join());
    news.push(idOf(box), rounded.length, ...rounded);
  }
  const insets = getComputedStyle(page).getPropertyValue("--r-safe").split(" ").map(parseFloat);
  const space = [innerWidth, windowHeight(), ...insets];
  if (!news.length && reported.get(page) === `${space}`) return printNow();
  reported.set(page, `${space}`);
  const focused = document.activeElement.closest("[data-id]");
  send(idOf(root), "measure", news.length + 8, isFromUser, ...space, isOurs(focused) ? idOf(focused) : 0, ...news);
  isFromUser = false;
}

const windowHeight = () => printing ? PAPER : innerHeight;

const isNarrow = () => innerWidth < 600;

/** Whether an extent is less than half a screen away. */
const isNear = (from, length, screen) => from < screen * 1.5 && from + length > screen / -2;

on("scroll", measureSoon, true);
addEventListener("resize", measureSoon);
