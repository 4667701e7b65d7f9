// Shows texts that don't fit without their beginning or their middle, loaded when a text asks for it. The page keeps the
// whole text: for its size, for assistive technology, and for whoever copies it. What is shown is `data-cut` of the text.

const ELLIPSIS = "…";
const BEGINS_LEFTWARDS = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
/** What the width of letters depends on. */
const LETTERS = [
  "fontFamily", "fontSize", "fontStyle", "fontWeight", "fontStretch", "fontVariantCaps", "fontVariantNumeric",
  "fontFeatureSettings", "letterSpacing", "wordSpacing", "textTransform",
];

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const clusters = (words) => [...graphemes.segment(words)].map(({ segment }) => segment);
const isCut = (text) => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;

/** The letters that are measured, in a box that takes no room. */
const probe = document.createElement("span");

function addProbe() {
  const box = document.createElement("div");
  Object.assign(box.style, {
    position: "fixed", inset: "0 auto auto 0", width: "0", height: "0", overflow: "hidden", visibility: "hidden", contain: "strict",
  });
  box.setAttribute("aria-hidden", "true");
  Object.assign(probe.style, { display: "inline-block", whiteSpace: "pre" });
  box.append(probe);
  document.body.append(box);
}

/** The width of the content of a text, before transforms. */
function roomIn({ width, boxSizing, paddingLeft, paddingRight, borderLeftWidth, borderRightWidth }) {
  const edges = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth].map((length) => parseFloat(length) || 0);
  return parseFloat(width) - (boxSizing === "border-box" ? edges.reduce((sum, length) => sum + length) : 0);
}

/** The lines of a text down to a number of lines, the last of which has all the rest. */
function linesOf(node, count) {
  const lines = [];
  const range = document.createRange();
  let middle, start = 0;
  for (const { index, segment } of count > 1 ? graphemes.segment(node.data) : []) {
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    // Spaces at which lines break have no box.
    const box = [...range.getClientRects()].findLast(({ width }) => width);
    if (!box) continue;
    if (box.top > middle) {
      lines.push(node.data.slice(start, index).trim());
      start = index;
      middle = undefined;
      if (lines.length === count - 1) break;
    }
    middle ??= (box.top + box.bottom) / 2;
  }
  return [...lines, node.data.slice(start)];
}

/** As much of the ends of a line as fits. */
function fit(line, mode, room) {
  const letters = clusters(line);
  const keep = (count) => {
    const before = mode === "middle" ? Math.ceil(count / 2) : 0;
    return letters.slice(0, before).join("") + ELLIPSIS + letters.slice(letters.length - count + before).join("");
  };
  let least = 0, most = letters.length;
  while (most - least > 1) {
    const count = (least + most) >> 1;
    probe.textContent = keep(count);
    if (probe.getBoundingClientRect().width <= room) least = count;
    else most = count;
  }
  return keep(least);
}

/** What was measured of each text, with what it depends on. */
let known = new WeakMap();

/** What is shown of a text; nothing if all of it fits, or if it loses its end. */
function shownOf(text) {
  if (!isCut(text)) return null;
  const style = getComputedStyle(text);
  const mode = style.getPropertyValue("--r-truncation");
  const [node, ...others] = text.childNodes;
  const isPlain = node instanceof Text && !others.length && !style.backgroundClip.includes("text");
  const count = style.whiteSpace === "nowrap" ? 1 : parseInt(style.webkitLineClamp);
  if (mode === "tail" || !isPlain || !count) return null;
  const room = roomIn(style);
  const lang = text.closest("[lang]")?.lang ?? "";
  const key = [node.data, mode, count, room, lang, ...LETTERS.map((name) => style[name])].join();
  if (known.get(text)?.key === key) return known.get(text).shown;
  const lines = linesOf(node, count);
  const last = lines.pop().replace(/[ \t]+/g, " ");
  for (const name of LETTERS) probe.style[name] = style[name];
  probe.lang = lang;
  // The ellipsis is written in the direction of the words.
  const mark = BEGINS_LEFTWARDS.test(node.data) ? "\u200f" : "\u200e";
  const shown = last.includes("\n") ? null : [...lines, fit(last, mode, room)].map((line) => mark + line).join("\n");
  known.set(text, { key, shown });
  return shown;
}

const seen = new WeakSet();
// A text that is narrower than its place grows with the place and not by itself.
const sizes = new ResizeObserver(update);
let isWaiting = false;

function update() {
  const texts = new Set();
  for (const view of document.querySelectorAll("[class*='s-truncation']")) {
    for (const text of view.matches(".r-text") ? [view] : view.querySelectorAll(".r-text")) texts.add(text);
  }
  for (const text of texts) {
    for (const box of [text, text.parentElement]) {
      if (!seen.has(box)) sizes.observe(box);
      seen.add(box);
    }
  }
  const shown = [...texts].map((text) => [text, shownOf(text)]);
  for (const text of document.querySelectorAll("[data-cut]")) if (!texts.has(text)) text.removeAttribute("data-cut");
  for (const [text, words] of shown) {
    if (words === null) text.removeAttribute("data-cut");
    else if (text.dataset.cut !== words) text.dataset.cut = words;
  }
}

function updateSoon() {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    update();
  });
}

function forget() {
  known = new WeakMap();
  updateSoon();
}

addProbe();
new MutationObserver((records) => {
  if (records.some(({ target }) => target !== probe)) updateSoon();
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ["class", "dir", "lang", "style"] });
document.fonts.addEventListener("loadingdone", forget);
document.fonts.ready.then(forget);
update();
