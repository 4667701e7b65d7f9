// Masks views with other views, loaded when an element has a mask. The mask is in the page, invisible and laid out behind
// what it masks. This script draws it as a picture, in which HTML needs all of its styles, and masks with the picture.
// Knows nothing of the server: it follows the page as it changes.

import { element, loaded } from "./drawing.js";

/** The room around what a mask consists of: shadows and blurs are outside of boxes. */
const ROOM = 48;
const states = new WeakMap();

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** The box around an element and all within it, relative to another. */
function extent(layer, { left, top, width }) {
  const scale = width / layer.offsetWidth || 1;
  const boxes = [layer, ...layer.querySelectorAll("*")].map((one) => one.getBoundingClientRect());
  const drawn = boxes.filter((box) => box.width && box.height);
  const least = (values) => Math.floor(Math.min(0, ...values) / scale) - ROOM;
  const most = (values, size) => Math.ceil(Math.max(size, ...values) / scale) + ROOM;
  const [x, y] = [least(drawn.map((box) => box.left - left)), least(drawn.map((box) => box.top - top))];
  return {
    x, y, width: most(drawn.map((box) => box.right - left), layer.offsetWidth * scale) - x,
    height: most(drawn.map((box) => box.bottom - top), layer.offsetHeight * scale) - y,
  };
}

/** Where the layer begins within what it masks. */
function origin(layer, content) {
  const [from, to] = [layer, content].map((one) => one.getBoundingClientRect());
  // In what is turned or scaled, boxes of the screen aren't those of the layout.
  const isPlain = Math.abs(to.width - content.offsetWidth) < 1 && Math.abs(to.height - content.offsetHeight) < 1;
  return isPlain ? [from.left - to.left, from.top - to.top]
    : [layer.offsetLeft - content.offsetLeft, layer.offsetTop - content.offsetTop];
}

/** A picture of a mask, and its place in what is masked. */
function picture(layer, content) {
  const { x, y, width, height } = extent(layer, layer.getBoundingClientRect());
  const [left, top] = origin(layer, content);
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`
    + `<foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" style="`
    + `position:absolute;left:${-x}px;top:${-y}px">${element(layer, true)}</div></foreignObject></svg>`;
  return {
    url: `data:image/svg+xml,${encodeURIComponent(markup)}`,
    style: { maskPosition: `${left + x}px ${top + y}px`, maskSize: `${width}px ${height}px` },
  };
}

async function draw(layer, state) {
  const content = layer.previousElementSibling;
  if (!content) return;
  const { url, style } = picture(layer, content);
  if (!await loaded()) return void (state.isStale = true);
  Object.assign(content.style, style);
  if (state.url === url && state.content === content) return;
  // A mask whose picture isn't there yet would hide everything.
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => {});
  Object.assign(state, { url, image, content });
  Object.assign(content.style, {
    maskImage: `url("${url}")`, maskRepeat: "no-repeat", maskOrigin: "border-box", maskClip: "no-clip" });
}

const isMoving = (layer) => layer.getAnimations({ subtree: true }).some(({ playState }) => playState === "running");

/** Draws a mask again until it is as the page has it, and nothing in it moves. */
async function follow(layer) {
  const state = states.get(layer);
  state.isStale = true;
  if (state.isFollowed) return;
  state.isFollowed = true;
  while (layer.isConnected && (state.isStale || isMoving(layer))) {
    await nextFrame();
    state.isStale = false;
    if (layer.isConnected) await draw(layer, state);
  }
  state.isFollowed = false;
}

const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const layer = target.closest("[data-mask]") ?? target.nextElementSibling;
    if (layer && states.has(layer)) follow(layer);
  }
});

function adopt(layer) {
  states.set(layer, {});
  layer.inert = true;
  for (const one of [layer, layer.previousElementSibling, ...layer.children]) if (one) sizes.observe(one);
  follow(layer);
}

function changed(records) {
  for (const layer of document.querySelectorAll("[data-mask]")) {
    if (!states.has(layer)) adopt(layer);
    else if (records.some(({ target, type }) => layer.contains(target) || type === "attributes" && target.contains(layer))) follow(layer);
  }
}

const moved = ({ target }) => {
  const layer = target.closest?.("[data-mask]");
  if (layer && states.has(layer)) follow(layer);
};
for (const type of ["transitionrun", "animationstart", "load"]) document.addEventListener(type, moved, true);
new MutationObserver(changed).observe(document.documentElement, {
  subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["class", "style", "src", "d", "points", "fill"] });
changed([]);
