// The elements of the page: finds, creates, changes and moves them. Creates only the tags and attributes that it
// lists, and parses no markup. Knows nothing of what the elements mean, of events or of the server.

const TAGS = new Set(
  ("a aside button dialog div h1 h2 h3 h4 h5 h6 header hr iframe img input label main nav option p"
    + " picture progress section select source span table tbody td textarea th tr").split(" "));
const SVG_TAGS = new Set(
  ("circle clipPath feComposite feFlood feGaussianBlur feOffset filter g linearGradient path radialGradient rect stop svg text").split(" "));
/** The attributes that elements may have besides those of ARIA and data attributes, which run nothing. */
const ATTRIBUTES = new Set(
  ("alt autocapitalize autocomplete autocorrect checked class clip-path clip-rule closedby"
    + " color-interpolation-filters cx cy d dir disabled dx dy enterkeyhint fill fill-rule for form fr gradientUnits height hidden href id in2 inputmode k1 lang loading max media"
    + " min name offset opacity operator pathLength placeholder popover preserveAspectRatio r referrerpolicy rel role rx sandbox scope"
    + " selected spellcheck src srcset stdDeviation step stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-width tabindex"
    + " target text-anchor title transform type value viewBox width x x1 x2 y y1 y2").split(" "));
export const SCHEMES = {
  href: ["http:", "https:", "mailto:", "tel:"], src: ["http:", "https:"], srcset: ["http:", "https:"],
};

/** The DOM elements of every element by part number; 0 is the outermost. */
export const parts = new Map();

/** The outermost element of the app. */
export let root = document.querySelector("main");

export const setRoot = (element) => (root = element);

export const idOf = (element) => Number(element.dataset.id);

export const outermost = (id) => find(id, 0);

/** Whether an element is part of the tree: what was removed, or comes from elsewhere, sends nothing. */
export const isOurs = (element) => element && parts.get(idOf(element))?.includes(element);

export function find(id, part) {
  const element = parts.get(id)?.[part];
  if (!element) throw new Error(`No element ${id}.${part}`);
  return element;
}

function identify(element, id, part) {
  const own = parts.get(id) ?? [];
  part ??= own.length;
  own[part] = element;
  parts.set(id, own);
  element.dataset.id = id;
  if (part) element.dataset.part = part;
}

export const elementsOf = (root) => [root, ...root.querySelectorAll("*")];

/**
 * Adopts the content that the server rendered into the page. Letters say what each element is: `e` the first of the
 * number before it, or of the next one, and `p` a part of what is around it.
 *
 * Returns `true`, and adopts nothing, if there are others than the server wrote: extensions of a browser may have added
 * some, which would take their numbers.
 */
export function adopt(root, code) {
  const elements = elementsOf(root);
  const words = code.match(/\d*\D/g);
  if (words.length !== elements.length) return true;
  let last = 0;
  elements.forEach((element, index) => identify(element,
    words[index] === "p" ? idOf(element.parentNode) : last = parseFloat(words[index]) || last + 1));
}

/** Creates the DOM of `[id, part, tag, attributes, children]`. */
export function build([id, part, tag, attributes, children]) {
  const isSVG = SVG_TAGS.has(tag);
  if (!isSVG && !TAGS.has(tag)) throw new Error(`No tag ${tag}`);
  const element = isSVG
    ? document.createElementNS("http://www.w3.org/2000/svg", tag)
    : document.createElement(tag);
  identify(element, id, part);
  for (const name in attributes) setAttribute(element, name, attributes[name]);
  for (const child of children ?? []) {
    element.append(typeof child === "string" ? child : build(child));
  }
  return element;
}

export function setAttribute(element, name, value) {
  if (!ATTRIBUTES.has(name) && !/^(aria|data)-/.test(name)) {
    return console.warn(`Rostrum: no attribute ${name}`);
  }
  if (value === null || value === false || !isSafe(SCHEMES[name], value)) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? "" : value);
  }
}

export function isSafe(schemes, url) {
  if (!schemes || url === null) return true;
  try {
    return schemes.includes(new URL(url, location.href).protocol);
  } catch {
    return false;
  }
}

/** The DOM element that contains an element's children. */
export function slot(id) {
  outermost(id);
  return parts.get(id).find((part) => part?.hasAttribute("data-slot")) ?? outermost(id);
}

/** Inserts or moves an element; if the browser supports it, in one step that preserves its state. */
export function place(parent, element, next) {
  if (!element.isConnected) return parent.insertBefore(element, next);
  if (parent.moveBefore) return parent.moveBefore(element, next);
  const active = element.contains(document.activeElement) ? document.activeElement : null;
  parent.insertBefore(element, next);
  active?.focus({ preventScroll: true });
}
