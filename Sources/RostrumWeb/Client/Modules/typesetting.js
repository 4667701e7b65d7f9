// How the browser has set the lines of texts that the app draws, loaded when a text asks for it. The server learns of the
// lines, their runs, and the box of each grapheme cluster, and sends a drawing. Knows nothing of the drawing.

/** Longer texts, and those whose report is longer than a message may be, aren't reported: they stay as they are. */
const MOST = 1000, LONGEST = 15500;
/** The most reports at once, and the time until the next ones: what the user does must not wait for them. */
const AT_ONCE = 8, PAUSE = 200;
const WRITTEN_LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const send = (...event) => dispatchEvent(new CustomEvent("rostrum-send", { detail: event }));
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const pen = document.createElement("canvas").getContext("2d");
/** What the server knows of each text. */
const reported = new WeakMap();
const observed = new WeakSet();
const sizes = new ResizeObserver(measureSoon);
let due = 0, last = -PAUSE;

function measureSoon() {
  due ||= setTimeout(() => requestAnimationFrame(measure), Math.max(0, last + PAUSE - performance.now()));
}

function isOnScreen(text) {
  const { top, bottom } = text.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function measure() {
  due = 0;
  let count = 0;
  const texts = [...document.querySelectorAll("[data-on~=typeset]")];
  for (const text of [...texts.filter(isOnScreen), ...texts.filter((text) => !isOnScreen(text))]) {
    if (!observed.has(text)) sizes.observe(text);
    observed.add(text);
    // What is moving is measured when it has arrived, unless nothing is known of it.
    if (!text.checkVisibility() || isTurned(text) || reported.has(text) && text.closest("[data-moves]")) continue;
    const values = report(text);
    const id = Number(text.dataset.id);
    const news = `${id} ${values}`;
    if (!values || reported.get(text) === news) continue;
    last = performance.now();
    if (++count > AT_ONCE) return measureSoon();
    reported.set(text, news);
    send(id, "typeset", values.length, ...values);
  }
}

const round = (number) => Math.round(number * 100) / 100;

/** Whether the text is turned, so that boxes tell nothing of its letters. */
function isTurned(text) {
  for (let box = text; box; box = box.parentElement) {
    const { transform, rotate } = getComputedStyle(box);
    if (rotate !== "none" && rotate !== "0deg") return true;
    if (transform === "none") continue;
    const { b, c, is2D } = new DOMMatrix(transform);
    if (!is2D || b || c) return true;
  }
  return false;
}

/** The runs of a text: a child for each, besides the drawing. */
const runsOf = (text) => [...text.children].filter((child) => !child.matches(".r-canvas"));

/** The words of runs as a number: 32-bit FNV-1a. */
function digest(runs) {
  let digest = 2166136261;
  for (const { textContent } of runs) {
    for (let index = 0; index < textContent.length; index++) {
      digest = Math.imul(digest ^ textContent.charCodeAt(index), 16777619);
    }
    digest = Math.imul(digest, 16777619);
  }
  return digest >>> 0;
}

/** The share of the height of a run's boxes that is above the baseline. */
function ascentOf(run) {
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(run);
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText("x");
  return ascent / (ascent + descent);
}

/** How much larger a length is on the screen than the browser's own, which may be rounded to a whole number. */
const factor = (shown, length) => (Math.abs(shown - length) < 1 ? 1 : shown / length);

/** The place of a text on the screen, its scale, and its insets. */
function frameOf(text) {
  const box = text.getBoundingClientRect();
  const style = getComputedStyle(text);
  const [left, top, right, bottom] = ["Left", "Top", "Right", "Bottom"].map((edge) => parseFloat(style[`padding${edge}`]) || 0);
  const [x, y, x2, y2] = ["Left", "Top", "Right", "Bottom"].map((edge) => parseFloat(style[`border${edge}Width`]) || 0);
  const isWhole = style.boxSizing === "border-box";
  const own = [parseFloat(style.width) + (isWhole ? 0 : left + right + x + x2), parseFloat(style.height)
    + (isWhole ? 0 : top + bottom + y + y2)];
  const scale = [factor(box.width, own[0] || text.offsetWidth), factor(box.height, own[1] || text.offsetHeight)];
  const isCut = style.overflow !== "visible"
    && (text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1);
  return {
    box, scale, isCut, origin: [left, top], corner: [left + x, top + y],
    size: [box.width / scale[0] - left - right - x - x2, box.height / scale[1] - top - bottom - y - y2],
  };
}

/** The clusters of a run that are shown, each with its box in points of the text. */
function* clusters(run, frame) {
  const { box, scale, corner, isCut } = frame;
  const range = document.createRange();
  const walker = document.createTreeWalker(run, NodeFilter.SHOW_TEXT);
  for (let before = 0, node = walker.nextNode(); node; before += node.data.length, node = walker.nextNode()) {
    for (const { index, segment } of graphemes.segment(node.data)) {
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      // Where a line breaks, there may be an empty box before that of the letter.
      const shown = [...range.getClientRects()].findLast(({ width }) => width);
      if (!shown) continue;
      if (isCut && (shown.top > box.bottom - 1 || shown.left > box.right - 1 || shown.right < box.left + 1)) continue;
      yield {
        offset: before + index, length: segment.length, segment,
        x: (shown.left - box.left) / scale[0] - corner[0], width: shown.width / scale[0],
        y: (shown.top - box.top) / scale[1] - corner[1], height: shown.height / scale[1],
      };
    }
  }
}

/** How a text is set, as numbers; nothing if it is too long. */
function report(text) {
  const runs = runsOf(text);
  const frame = frameOf(text);
  const lines = [];
  let count = 0;
  for (const [index, run] of runs.entries()) {
    if (!run.textContent) continue;
    const share = ascentOf(run);
    for (const cluster of clusters(run, frame)) {
      if (++count > MOST) return null;
      const ascent = cluster.height * share;
      const baseline = cluster.y + ascent;
      let line = lines.at(-1);
      if (!line || Math.abs(baseline - line.baseline) > cluster.height / 2) lines.push(line = { baseline, parts: [] });
      let part = line.parts.at(-1);
      if (part?.index !== index) {
        line.parts.push(part = {
          index, ascent, descent: cluster.height - ascent, shift: baseline - line.baseline, clusters: [],
        });
      }
      part.clusters.push(cluster);
    }
  }
  const values = [...frame.origin, ...frame.size];
  for (const { baseline, parts } of lines) {
    values.push(baseline, parts.length);
    for (const { index, ascent, descent, shift, clusters } of parts) {
      const isLeftwards = clusters.some(({ segment }) => WRITTEN_LEFTWARDS.test(segment));
      values.push(index, Number(isLeftwards), ascent, descent, shift, clusters.length);
      // Most clusters follow the one before.
      let end = 0, edge = 0;
      for (const { offset, length, x, width } of clusters) {
        values.push(offset - end, length, round(x) - edge, width);
        end = offset + length;
        edge = round(x) + round(width);
      }
    }
  }
  const result = [digest(runs), Number(frame.isCut), ...values.map(round)];
  return `${result}`.length > LONGEST ? null : result;
}

new MutationObserver((records) => {
  if (records.some(({ target }) => !(target.parentElement ?? target).closest(".r-canvas"))) measureSoon();
}).observe(document.body, {
  childList: true, subtree: true, characterData: true, attributeFilter: ["class", "data-on", "dir", "lang", "style"],
});
for (const type of ["resize", "transitionend", "animationend"]) addEventListener(type, measureSoon, true);
document.fonts.addEventListener("loadingdone", measureSoon);
document.fonts.ready.then(measureSoon);
measureSoon();
