// Writes elements as they look, for a picture: with all of their styles, and with the files that they show as data. A
// picture knows no style sheet and loads nothing. Knows nothing of what the picture is for.

const REPLACED = new Set(["img", "input", "textarea", "select", "progress", "canvas", "hr"]);
/** What doesn't matter in a picture, and logical properties, each of which is the same as a physical one. */
const IDLE = /(^|-)(block|inline)(-|$)|^(animation|transition|cursor|pointer|visibility|scroll|touch|user-|will-|caret|color-scheme|content-v|timeline|view-|overscroll|page|orphans|widows|perspective-origin|quotes|interactivity|zoom|contain|anchor|position-)/;
/** What an element of a picture is placed by rather than by its own styles, if it is the outermost. */
const PLACE = /^(position|top|right|bottom|left|margin|inset|grid-(row|column)|translate|transform|opacity|z-index|order|(align|justify)-self)/;
const SHOWN = ["alt", "type", "value", "checked", "max", "min"];

const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

// MARK: Files

/** The files that pictures show, as data; a promise of what is being loaded; empty for what can't be. */
const files = new Map();

async function load(url) {
  let data = "";
  try {
    const blob = await (await fetch(url)).blob();
    data = await new Promise((done) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result);
      reader.onerror = () => done("");
      reader.readAsDataURL(blob);
    });
  } catch {
    // Only files of this server can be read.
  }
  files.set(url, data);
}

/** A file as data; empty while it is being loaded, and if it can't be. */
function file(url) {
  if (!url || url.startsWith("data:")) return url;
  if (!files.has(url)) files.set(url, new URL(url, location.href).origin === location.origin ? load(url) : "");
  const known = files.get(url);
  return typeof known === "string" ? known : "";
}

/** Waits for all files; whether there was nothing to wait for. */
export async function loaded() {
  const awaited = [...files.values()].filter((one) => typeof one !== "string");
  await Promise.all(awaited);
  return !awaited.length;
}

// MARK: Styles

let plain;

/** The styles of an element without any, as far as they matter. */
function initial() {
  if (plain) return plain;
  const probe = document.createElement("div");
  probe.style.all = "initial";
  document.body.append(probe);
  const styles = getComputedStyle(probe);
  plain = new Map([...styles].filter((name) => !IDLE.test(name)).map((name) => [name, styles.getPropertyValue(name)]));
  probe.remove();
  return plain;
}

const withFiles = (value) => value.replace(/url\("([^"]*)"\)/g, (_, url) => {
  const [, local] = url.match(/#(.*)$/) ?? [];
  if (local && !url.startsWith("data:")) return `url(#${local})`;
  const data = file(url);
  return data ? `url('${data.replace(/'/g, "%27")}')` : "none";
});

/** The styles that differ from those of an element without any, or from those around it. */
function declarations(styles, around, isOutermost) {
  const parts = [];
  const isTurned = ["transform", "rotate", "scale"].some((name) => styles.getPropertyValue(name) !== "none");
  for (const [name, usual] of initial()) {
    const value = styles.getPropertyValue(name);
    if (isOutermost && PLACE.test(name)) continue;
    if (name === "transform-origin" ? !isTurned : name !== "display" && value === usual && (around?.getPropertyValue(name) ?? usual) === usual) continue;
    // The color of the text is that of most else.
    if (name !== "background-color" && name.endsWith("-color") && value === styles.color) continue;
    parts.push(`${name}:${withFiles(value)}`);
  }
  return parts;
}

/** Whether all of the texts in an element are on one line, which another rounding mustn't break. */
function isOnOneLine(element) {
  if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE)) return false;
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size === 1;
}

// MARK: Elements

function pseudo(element, kind, around) {
  const styles = getComputedStyle(element, kind);
  if (/^(none|normal)$/.test(styles.content) || styles.display === "none") return "";
  const words = styles.content.match(/^"(.*)"$/)?.[1] ?? "";
  return `<div style="${escaped(declarations(styles, around).filter((part) => !part.startsWith("content:")).join(";"))}">${escaped(words)}</div>`;
}

/** The markup of an element as it looks; the outermost one is at the beginning of the picture. */
export function element(one, isOutermost, around) {
  const styles = getComputedStyle(one);
  if (styles.display === "none" || one.matches(".r-hidden") && !isOutermost) return "";
  const name = one.localName;
  const isSVG = one.namespaceURI.endsWith("svg");
  const tag = isSVG || REPLACED.has(name) ? name : "div";
  const parts = declarations(styles, around, isOutermost);
  if (isOnOneLine(one)) parts.push("white-space:nowrap");
  let attributes = "";
  for (const { name, value } of one.attributes) {
    if (isSVG ? /^(class|style|data-.*|aria-.*|xmlns)$/.test(name) : tag === "div" || !SHOWN.includes(name)) continue;
    attributes += ` ${name}="${escaped(value)}"`;
  }
  if (name === "svg") attributes += ' xmlns="http://www.w3.org/2000/svg"';
  if (name === "img") {
    const source = one.currentSrc || one.src;
    const data = file(source);
    // What can't be read masks with its box.
    if (data) attributes += ` src="${escaped(data)}"`;
    else parts.push("background:#000");
  }
  const inner = REPLACED.has(name) ? "" : [
    isSVG ? "" : pseudo(one, "::before", styles),
    ...[...one.childNodes].map((node) => node.nodeType === Node.TEXT_NODE ? escaped(node.data)
      : node.nodeType === Node.ELEMENT_NODE ? element(node, false, styles) : ""),
    isSVG ? "" : pseudo(one, "::after", styles),
  ].join("");
  return `<${tag}${attributes} style="${escaped(parts.join(";"))}">${inner}</${tag}>`;
}
