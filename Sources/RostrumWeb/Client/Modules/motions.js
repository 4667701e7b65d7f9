// What pages with motions need, loaded when an element asks for it in `data-script`: plays the motions in
// `data-frames`, fades the texts within `data-turns`, and moves what has a `data-match` from where its counterpart was.
// Knows nothing of the server: it follows the page as it changes. Readers who prefer less motion see what is at rest.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const options = { subtree: true, childList: true, characterData: true, attributes: true,
  attributeFilter: ["data-frames", "data-match", "data-moves", "data-turns"] };

// MARK: Motions

/** The animations of each element, what they play, and how often they were played. */
const playing = new WeakMap();

function keyframes(frames) {
  return frames.map(([offset, easing, opacity, transform, filter]) => ({
    offset, easing, opacity, transform, filter, translate: "none", rotate: "none", scale: "none",
  }));
}

/** Ties the looks at the edges of a scroll view to where the element is in it, between two thresholds. */
function follow(element, axis, frames, [begin, end] = ["entry 100%", "exit 0%"]) {
  if (!("ViewTimeline" in window)) return [];
  const timeline = new ViewTimeline({ subject: element, axis });
  const between = (first, last) => keyframes([first, last].map((frame, index) => [index, ...frame.slice(1)]));
  const play = (looks, rangeStart, rangeEnd, fill) => element.animate(looks, { timeline, fill, rangeStart, rangeEnd });
  return [play(between(frames[0], frames[1]), "entry 0%", begin, "backwards"),
    play(between(frames[1], frames[2]), end, "exit 100%", "forwards")];
}

function play(element) {
  const text = element.dataset.frames ?? null;
  const former = playing.get(element);
  if (former?.text === text) return;
  const [trigger, duration, delay, count, alternates, frames, thresholds] = JSON.parse(text ?? "[]");
  const isEndless = trigger === -1, isScrolled = typeof trigger === "string";
  // What is new hasn't been triggered since it is there.
  const isDue = isEndless || isScrolled || former && trigger > former.trigger;
  // A motion that is under way ends with what it began.
  if (isDue || isEndless !== former?.isEndless) for (const one of former?.animations ?? []) one.cancel();
  let animations = [];
  if (isDue && !still.matches) {
    animations = isScrolled ? follow(element, trigger, frames, thresholds) : [element.animate(keyframes(frames), {
      duration, delay, iterations: count || Infinity, direction: alternates ? "alternate" : "normal",
    })];
  }
  playing.set(element, { text, trigger, isEndless, animations });
}

// MARK: Texts

const LOOKS = {
  opacity: () => ({ opacity: 0 }),
  symbol: () => ({ opacity: 0, scale: 0.5 }),
  up: (isFormer) => ({ opacity: 0, translate: `0 ${isFormer ? -60 : 60}%` }),
  down: (isFormer) => ({ opacity: 0, translate: `0 ${isFormer ? 60 : -60}%` }),
};

const amount = (text) => parseFloat(text.replace(/[^\d.-]/g, ""));

/** Fades the former content of an element out, in front of the new one, which fades in. */
function turn(element, former, text, timing) {
  let kind = element.closest("[data-turns]").dataset.turns;
  if (kind === "up" && amount(text) > amount(element.textContent)) kind = "down";
  const look = LOOKS[kind];
  if (!look) return;
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(false);
  ghost.replaceChildren(...former);
  for (const { name } of [...ghost.attributes]) if (/^(data-|aria-|id$|role$)/.test(name)) ghost.removeAttribute(name);
  ghost.ariaHidden = "true";
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed", left: `${box.left}px`, top: `${box.top}px`, margin: 0, whiteSpace: "nowrap", pointerEvents: "none",
    font: getComputedStyle(element).font, color: getComputedStyle(element).color,
  });
  (element.closest("dialog") ?? document.body).append(ghost);
  ghost.animate(look(true), { ...timing, fill: "forwards" }).finished.finally(() => ghost.remove());
  element.animate([look(false), {}], timing);
}

// MARK: Counterparts

/** Where the elements of each key were at last, and which they were. */
let places = new Map();

const keyOf = (element) => {
  const [kind, ...key] = element.dataset.match.split(" ");
  return [kind.replace("*", ""), key.join(" "), !kind.endsWith("*")];
};

/** What a match moves: a screen as a whole, if it grows from its source. */
const moved = (element, kind) => (kind === "zoom" ? element.closest(".r-screen") ?? element : element);

function note() {
  const former = places;
  places = new Map();
  for (const element of document.querySelectorAll("[data-match]")) {
    const [kind, key, isSource] = keyOf(element);
    const box = element.getBoundingClientRect();
    // Of a source that is below another screen, its last place counts.
    const isShown = box.width > 0 && element.checkVisibility() && !element.closest("[data-passing=leave]");
    if (isShown && isSource) places.set(`${kind === "zoom"} ${key}`, { element: moved(element, kind), box });
  }
  for (const [key, place] of former) if (!places.has(key) && place.element.isConnected) places.set(key, place);
}

/** Moves an element from a box to where it is. */
function fly(element, kind, from, timing) {
  const to = element.getBoundingClientRect();
  if (!to.width || !to.height || !from.width) return;
  const isMoved = kind !== "size", isScaled = kind !== "position";
  const [x, y] = isScaled && isMoved
    ? [from.left - to.left, from.top - to.top]
    : [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  const steps = [isMoved ? `translate(${x}px,${y}px)` : "",
    isScaled ? `scale(${from.width / to.width},${from.height / to.height})` : ""];
  element.animate(
    [{ transformOrigin: isScaled && isMoved ? "0 0" : "50% 50%", transform: steps.join(" ") || "none" },
      { transformOrigin: isScaled && isMoved ? "0 0" : "50% 50%", transform: "none" }], timing);
}

/** The timing for the change of screens, which the theme animates too. */
const SCREENS = { duration: 350, easing: "cubic-bezier(.32,.72,0,1)" };

/** Takes what leaves out of the layout, where it was, so that its counterpart is at once where it will stay. */
function lift(former) {
  const matched = [...document.querySelectorAll("[data-match]")];
  const there = new Set(matched.filter((one) => !one.closest("[data-passing=leave]")).map((one) => keyOf(one)[1]));
  const leaving = new Map();
  for (const one of matched) {
    const outer = one.closest("[data-passing=leave]");
    if (outer && outer.style.position !== "absolute" && there.has(keyOf(one)[1])) leaving.set(outer, one);
  }
  for (const { offsetLeft, offsetTop, offsetWidth, offsetHeight, style } of leaving.keys()) {
    Object.assign(style, { position: "absolute", boxSizing: "border-box", margin: 0,
      left: `${offsetLeft}px`, top: `${offsetTop}px`, width: `${offsetWidth}px`, height: `${offsetHeight}px` });
  }
  // The layout without it may have moved what contains it.
  for (const [{ style }, one] of leaving) {
    const place = former.get(`false ${keyOf(one)[1]}`);
    if (place?.element !== one) continue;
    const { left, top } = one.getBoundingClientRect();
    style.left = `${parseFloat(style.left) + place.box.left - left}px`;
    style.top = `${parseFloat(style.top) + place.box.top - top}px`;
  }
}

function match(timing, removed) {
  const former = places;
  lift(former);
  note();
  if (still.matches) return;
  for (const element of document.querySelectorAll("[data-match]")) {
    const [kind, key] = keyOf(element);
    const what = moved(element, kind);
    if (kind === "zoom") {
      const source = former.get(`false ${key}`);
      if (source && !former.has(`true ${key}`)) {
        for (const one of what.getAnimations()) one.cancel();
        fly(what, "frame", source.box, SCREENS);
      }
      continue;
    }
    if (kind === "source") {
      const screen = former.get(`true ${key}`);
      if (screen && removed.has(screen.element)) {
        // The screen below doesn't slide in, so that its source is at once where it will stay.
        for (const one of element.closest(".r-screen")?.getAnimations() ?? []) one.cancel();
        shrink(screen.element, element.getBoundingClientRect());
      }
      continue;
    }
    const place = former.get(`false ${key}`);
    if (timing && place && place.element !== element) fly(element, kind, place.box, timing);
  }
}

/** Lets a screen that was removed go back to its source. */
function shrink(screen, to) {
  const ghost = screen.cloneNode(true);
  for (const one of [ghost, ...ghost.querySelectorAll("*")]) {
    for (const { name } of [...one.attributes]) if (/^(data-|id$)/.test(name)) one.removeAttribute(name);
  }
  ghost.inert = true;
  ghost.ariaHidden = "true";
  Object.assign(ghost.style, { position: "fixed", inset: 0, overflow: "hidden", pointerEvents: "none", transformOrigin: "0 0" });
  document.body.append(ghost);
  const { width, height } = ghost.getBoundingClientRect();
  const steps = `translate(${to.left}px,${to.top}px) scale(${to.width / width},${to.height / height})`;
  ghost.animate({ transform: steps, opacity: [1, 0] }, { ...SCREENS, fill: "forwards" }).finished.finally(() => ghost.remove());
}

// MARK: Changes

/** The timing of an animated change: a text of CSS with a duration, a curve and a delay. */
function timingOf(element) {
  const text = getComputedStyle(element).getPropertyValue("--r-motion").trim();
  const [, duration, easing, delay] = text.match(/^([\d.]+)ms (.*) ([\d.]+)ms$/) ?? [];
  return duration > 0 ? { duration: Number(duration), delay: Number(delay), easing, fill: "backwards" } : null;
}

function changed(records) {
  const movers = new Set(), removed = new Set();
  let timing = null;
  const texts = new Map();
  for (const { type, target, attributeName, removedNodes, oldValue } of records) {
    if (attributeName === "data-moves") {
      movers.add(target);
      timing ??= timingOf(target);
    }
    for (const node of removedNodes) removed.add(node);
    const element = type === "characterData" ? target.parentElement : type === "childList" ? target : null;
    if (!element?.closest("[data-turns]") || element.children.length > 1 || texts.has(element)) continue;
    const former = type === "characterData" ? [new Text(oldValue)] : [...removedNodes];
    if (former.length) texts.set(element, former);
  }
  for (const [element, former] of texts) {
    const mover = [...movers].find((one) => one.contains(element));
    const text = former.map((node) => node.textContent).join("");
    const own = mover && timingOf(mover);
    if (own && !still.matches && element.isConnected) turn(element, former.map((node) => node.cloneNode(true)), text, own);
  }
  begin();
  if (places.size || document.querySelector("[data-match]")) match(timing, removed);
  // What this script has changed itself tells it nothing.
  observer.takeRecords();
}

function begin() {
  for (const element of document.querySelectorAll("[data-frames]")) play(element);
}

const observer = new MutationObserver(changed);
begin();
note();
observer.observe(document.documentElement, { ...options, characterDataOldValue: true });
still.addEventListener("change", () => {
  for (const element of document.querySelectorAll("[data-frames]")) {
    for (const one of playing.get(element)?.animations ?? []) one.cancel();
    playing.delete(element);
    play(element);
  }
});
for (const type of ["scroll", "resize", "transitionend"]) addEventListener(type, () => places.size && note(), true);
