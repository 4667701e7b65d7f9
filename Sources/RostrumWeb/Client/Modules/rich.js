// Edits texts with looks, links and lists. The field with the code of the text stays in the page, unseen, so that the
// client does with it what it does with all fields: queue, restore and send what the user types. Beside it is what the
// user sees. Knows nothing of the server.

import { append, isAddress, kindsIn, parse, plain, print, withKind, withLook } from "./marks.js";
import { keepCaret } from "./texts.js";

const FIELD = "textarea.r-textEditor__source";
const TOOL = ".r-textEditor__tool";
const BLOCK = /^(address|article|aside|blockquote|dd|div|dl|dt|figure|footer|form|h[1-6]|header|li|main|nav|ol|p|pre|section|table|tbody|td|th|thead|tr|ul)$/;
const HOLDER = "dl, ol, table, tbody, thead, tr, ul";
const [BOLD, ITALIC, UNDERLINED, STRUCK, CODE] = [1, 2, 4, 8, 16];
/** What buttons do: the bits of looks, and the kinds of lines. */
const LOOKS = { bold: BOLD, italic: ITALIC, underline: UNDERLINED, strikethrough: STRUCK };
const KINDS = { bulleted: "ul", numbered: "ol" };
/** The names that browsers have for the looks: of commands, and of what they do at a key. */
const COMMANDS = { bold: "bold", italic: "italic", underline: "underline", strikethrough: "strikeThrough" };
const FORMATS = { formatBold: BOLD, formatItalic: ITALIC, formatUnderline: UNDERLINED, formatStrikeThrough: STRUCK };
const NAMES = [[BOLD, "b"], [ITALIC, "i"], [UNDERLINED, "u"], [STRUCK, "s"], [CODE, "code"]];

const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");
/** What the user sees of a field, and the field of what the user sees. */
const editors = new WeakMap();
const fields = new WeakMap();
/** The codes that an editor had before, and those that were taken back. */
const histories = new WeakMap();
const [STEPS, PAUSE] = [200, 1000];
/** The editor in which an input method is composing. */
let composing = null;

// MARK: From the page to lines

/** The look of the words in an element, given the look around it. */
function lookOf(element, look, base) {
  const { fontWeight, fontStyle, textDecorationLine } = getComputedStyle(element);
  const [name, address] = [element.localName, element.getAttribute("href")];
  let { marks } = look;
  const set = (mark, isOn) => (marks = isOn ? marks | mark : marks & ~mark);
  if (fontWeight) {
    set(BOLD, fontWeight >= 600 && !(base.fontWeight >= 600));
    set(ITALIC, fontStyle !== "normal" && base.fontStyle === "normal");
  }
  if (/^(u|ins)$/.test(name) || name !== "a" && /underline/.test(textDecorationLine)) set(UNDERLINED, true);
  if (/^(s|del|strike)$/.test(name) || /line-through/.test(textDecorationLine)) set(STRUCK, true);
  if (/^(code|kbd|pre|samp|tt)$/.test(name)) set(CODE, true);
  return {
    marks,
    address: name === "a" && address ? (isAddress(address) ? address : "") : look.address,
    kind: name === "li" ? (element.parentElement?.localName === "ol" ? "ol" : "ul") : look.kind,
  };
}

/** The lines in a box: of what the user has typed, or of what a browser has pasted. */
function read(box) {
  const lines = [];
  const base = getComputedStyle(box);
  let line = null;
  const begin = (kind) => lines.push((line = { kind, runs: [] }));
  const end = (kind) => {
    if (!line) begin(kind);
    line = null;
  };
  const isBlock = (node) => BLOCK.test(node?.localName);
  const visitText = (node, look) => {
    // Source text between blocks.
    if (!node.data.trim() && /\n/.test(node.data) && (isBlock(node.previousSibling) || isBlock(node.nextSibling))) return;
    node.data.split("\n").forEach((words, index) => {
      if (index) end(look.kind);
      if (!words) return;
      if (!line) begin(look.kind);
      append(line, words, look.marks, look.address);
    });
  };
  const visit = (node, look) => {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) visitText(child, look);
      else if (child.localName === "br") end(look.kind);
      else if (child.nodeType === Node.ELEMENT_NODE && !child.matches("script, style, template, title")) {
        const inner = lookOf(child, look, base);
        const count = lines.length;
        if (isBlock(child)) line = null;
        visit(child, inner);
        if (!isBlock(child)) continue;
        if (lines.length === count && !child.matches(HOLDER)) begin(inner.kind);
        line = null;
      }
    }
  };
  visit(box, { marks: 0, address: "", kind: "" });
  return lines;
}

// MARK: From lines to the page

function nodeOf({ text, marks, address }) {
  let node = document.createTextNode(text);
  const wrap = (tag) => {
    const outer = document.createElement(tag);
    outer.append(node);
    return (node = outer);
  };
  for (const [mark, tag] of NAMES) if (marks & mark) wrap(tag);
  if (address) wrap("a").setAttribute("href", address);
  return node;
}

function nodesOf(lines) {
  const nodes = [];
  for (const { kind, runs } of lines) {
    const line = document.createElement(kind ? "li" : "div");
    line.append(...runs.length ? runs.map(nodeOf) : [document.createElement("br")]);
    if (!kind) nodes.push(line);
    else if (nodes.at(-1)?.localName === kind) nodes.at(-1).append(line);
    else {
      nodes.push(document.createElement(kind));
      nodes.at(-1).append(line);
    }
  }
  return nodes;
}

// MARK: The caret

/** Where the selection begins and ends, in characters of the words; nothing if it is elsewhere. */
function carets(editor) {
  const selection = getSelection();
  if (!selection.rangeCount || !editor.contains(selection.anchorNode) || !editor.contains(selection.focusNode)) return null;
  return [[selection.anchorNode, selection.anchorOffset], [selection.focusNode, selection.focusOffset]].map(([node, offset]) => {
    const before = document.createRange();
    before.setStart(editor, 0);
    before.setEnd(node, offset);
    const box = document.createElement("div");
    box.append(before.cloneContents());
    return plain(read(box)).length;
  });
}

function place(editor, offset) {
  let rest = offset;
  for (const line of editor.querySelectorAll("div, li")) {
    if (rest > line.textContent.length) {
      rest -= line.textContent.length + 1;
      continue;
    }
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    for (let text; (text = texts.nextNode()); rest -= text.length) if (rest <= text.length) return [text, rest];
    return [line, 0];
  }
  return [editor, editor.childNodes.length];
}

// MARK: Between the field and what the user sees

/** Shows lines, with a selection of their words. */
function draw(editor, lines, selected) {
  editor.replaceChildren(...nodesOf(lines));
  if (!selected) return;
  const [anchor, focus] = selected.map((caret) => place(editor, caret));
  getSelection().setBaseAndExtent(...anchor, ...focus);
}

/** Shows the code of a field, and keeps the caret at its words. */
function show(field) {
  const editor = editors.get(field);
  const former = read(editor);
  const code = value.get.call(field);
  if (editor === composing || print(former) === code) return;
  const lines = parse(code);
  draw(editor, lines, carets(editor)?.map((caret) => keepCaret(plain(former), plain(lines), caret)));
}

/** Writes what the user has typed into the field, and remembers what was there; what is typed in one go, once. */
function write(editor, isTyping = false, time = 0) {
  const field = fields.get(editor);
  const [former, code] = [value.get.call(field), print(read(editor))];
  if (code === former) return;
  const history = histories.get(editor);
  if (!isTyping || !history.isTyping || time - history.time > PAUSE) history.past.push(former);
  if (history.past.length > STEPS) history.past.shift();
  Object.assign(history, { isTyping, time, future: [] });
  tell(field, code);
}

function tell(field, code) {
  value.set.call(field, code);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Takes back what the user has done last, or does it again. A browser can do neither once a look has changed. */
function travel(editor, isBack) {
  const history = histories.get(editor);
  const [from, to] = isBack ? [history.past, history.future] : [history.future, history.past];
  if (!from.length) return;
  const [former, code] = [read(editor), from.pop()];
  to.push(print(former));
  history.isTyping = false;
  const lines = parse(code);
  draw(editor, lines, carets(editor)?.map((caret) => keepCaret(plain(former), plain(lines), caret)));
  tell(fields.get(editor), code);
}

/** Changes the selected words or lines: shows the result, and writes it into the field. */
function change(editor, edit) {
  const lines = read(editor);
  const selected = carets(editor);
  if (!selected) return;
  draw(editor, edit(lines.length ? lines : parse(""), Math.min(...selected), Math.max(...selected)), selected);
  write(editor);
}

function sync(field) {
  const editor = editors.get(field);
  const set = (name, value) => {
    if (value === null) editor.removeAttribute(name);
    else if (editor.getAttribute(name) !== value) editor.setAttribute(name, value);
  };
  set("contenteditable", `${!field.disabled}`);
  set("aria-disabled", field.disabled ? "true" : null);
  for (const name of ["aria-label", "aria-description", "spellcheck", "autocapitalize", "autocorrect"]) {
    set(name, field.getAttribute(name));
  }
}

function begin(field) {
  const editor = document.createElement("div");
  // The client finds the focus by these.
  Object.assign(editor.dataset, { id: field.dataset.id, part: field.dataset.part });
  editor.role = "textbox";
  editor.ariaMultiLine = "true";
  // Spaces are what the user types.
  editor.style.whiteSpace = "pre-wrap";
  editors.set(field, editor);
  fields.set(editor, field);
  histories.set(editor, { past: [], future: [] });
  sync(field);
  field.tabIndex = -1;
  field.ariaHidden = "true";
  field.after(editor);
  Object.defineProperty(field, "value", {
    configurable: true,
    get: () => value.get.call(field),
    set(code) {
      value.set.call(field, code);
      show(field);
    },
  });
  field.addEventListener("focus", () => editor.focus());
  show(field);
  if (document.activeElement === field) editor.focus();
}

function update() {
  for (const field of document.querySelectorAll(FIELD)) {
    if (editors.has(field)) sync(field);
    else begin(field);
    takeSelection(field);
  }
}

// MARK: What the app follows

/** What the server knows of the selection, and the number of the app's last selection, by field. */
const told = new WeakMap();
const taken = new WeakMap();
let waiting = 0;

/** Reports what the user has selected, if the app follows that. */
function tellSelection() {
  waiting = 0;
  const editor = document.activeElement;
  const field = fields.get(editor);
  const selected = field?.dataset.selection !== undefined && carets(editor)?.toSorted((one, other) => one - other);
  if (!selected || told.get(field) === `${selected}`) return;
  told.set(field, `${selected}`);
  const send = (...event) => dispatchEvent(new CustomEvent("rostrum-send", { detail: event }));
  send(Number(field.dataset.id), "textRange", ...selected);
}

/** Selects what the app has selected since, once the editor has the focus, and gives what is typed next its looks. */
function takeSelection(field) {
  const [number, start, end, marks] = (field.dataset.selection ?? "").split(" ").map(Number);
  const editor = editors.get(field);
  if (!number || taken.get(field) === number || document.activeElement !== editor) return;
  taken.set(field, number);
  told.set(field, `${[start, end]}`);
  getSelection().setBaseAndExtent(...place(editor, start), ...place(editor, end));
  if (marks === undefined || start !== end) return;
  for (const look in COMMANDS) {
    if (document.queryCommandState(COMMANDS[look]) !== Boolean(marks & LOOKS[look])) document.execCommand(COMMANDS[look]);
  }
}

document.addEventListener("selectionchange", () => (waiting ||= setTimeout(tellSelection, 100)));
document.addEventListener("focusin", ({ target }) => fields.has(target) && takeSelection(fields.get(target)));
document.execCommand("defaultParagraphSeparator", false, "div");
new MutationObserver(update).observe(document.body, {
  childList: true, subtree: true, attributeFilter: ["disabled", "aria-label", "aria-description", "data-selection"],
});
update();

// MARK: What the user does

const on = (type, handler) => document.addEventListener(type, handler);

on("input", ({ target, inputType, timeStamp }) => {
  if (!fields.has(target)) return;
  write(target, /^(insertText|insertCompositionText|deleteContent\w+)$/.test(inputType), timeStamp);
  // Of what is pasted, only what the code has remains.
  if (/Paste|Drop/.test(inputType)) draw(target, read(target), carets(target));
});
on("compositionstart", ({ target }) => (composing = target));
on("compositionend", ({ target }) => {
  composing = null;
  if (fields.has(target)) write(target);
});
// What is typed next is a matter of the browser, and looks of words that are there are one of the text.
on("beforeinput", (event) => {
  const { inputType, target } = event;
  if (!fields.has(target)) return;
  const look = FORMATS[inputType];
  if (/^history/.test(inputType)) travel(target, inputType === "historyUndo");
  else if (look && !getSelection().isCollapsed) change(target, (lines, start, end) => withLook(lines, start, end, look));
  else return;
  event.preventDefault();
});
on("keydown", (event) => {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || !(ctrlKey || metaKey) || !/^[zy]$/i.test(key) || !fields.has(target)) return;
  event.preventDefault();
  travel(target, /z/i.test(key) && !shiftKey);
});

const toolsOf = (editor) => editor.parentElement.querySelectorAll(TOOL);
const linkAt = () => {
  const { anchorNode: node } = getSelection();
  return (node?.closest ? node : node?.parentElement)?.closest("a");
};

function isOn(editor, tool) {
  if (tool === "link") return !!linkAt();
  if (tool in COMMANDS) return document.queryCommandState(COMMANDS[tool]);
  const [start, end] = (carets(editor) ?? []).toSorted((one, other) => one - other);
  return kindsIn(read(editor), start, end).every((kind) => kind === KINDS[tool]);
}

function showTools() {
  const editor = document.activeElement;
  if (!fields.has(editor)) return;
  for (const tool of toolsOf(editor)) {
    const state = `${isOn(editor, tool.value)}`;
    if (tool.ariaPressed !== state) tool.ariaPressed = state;
  }
}
on("selectionchange", showTools);

/** Asks for the address of the selected words, or of a link at the caret; without any, links the address itself. */
function link(editor, tool) {
  const former = linkAt();
  if (former && getSelection().isCollapsed) getSelection().selectAllChildren(former);
  const address = prompt(tool.ariaLabel, former?.getAttribute("href") ?? "https://")?.trim();
  if (address === undefined || address && !isAddress(address)) return;
  if (getSelection().isCollapsed && address) document.execCommand("insertText", false, address);
  change(editor, (lines, start, end) => withLook(lines, start === end ? end - address.length : start, end, 0, address));
}

// A press of a tool leaves the words selected.
for (const type of ["pointerdown", "mousedown"]) {
  on(type, (event) => {
    if (event.target.closest(TOOL)) event.preventDefault();
  });
}
on("click", ({ target }) => {
  const tool = target.closest(TOOL);
  const editor = tool?.closest(".r-textEditor").querySelector(":scope > [contenteditable]");
  if (!editor) return;
  editor.focus();
  const name = tool.value;
  if (name === "link") link(editor, tool);
  else if (name in KINDS) change(editor, (lines, start, end) => withKind(lines, start, end, KINDS[name]));
  else if (getSelection().isCollapsed) document.execCommand(COMMANDS[name]);
  else change(editor, (lines, start, end) => withLook(lines, start, end, LOOKS[name]));
  showTools();
});
