// The operations of the server on the page, by their words. Knows what each changes, and not when a frame ends: what
// waits for that is left in `frame`.

import { leave } from "./dialogs.js";
import { focusedPart, lastFocus } from "./focus.js";
import { frame } from "./frame.js";
import { offsets, setAddress } from "./history.js";
import { announce, status, warn } from "./messages.js";
import { pass } from "./motion.js";
import { attempt } from "./page.js";
import { reactions } from "./reacting.js";
import { changes, known } from "./sending.js";
import { replaceRules, rules } from "./styles.js";
import { kept, restorePlaces, scrolledPlaces, store } from "./tab.js";
import {
  build, elementsOf, find, idOf, isSafe, outermost, parts, place, root, SCHEMES, setAttribute, setRoot, slot,
} from "./tree.js";
import { keepTexts, setValue } from "./values.js";

function forget(root) {
  for (const element of elementsOf(root)) {
    const id = idOf(element);
    parts.delete(id);
    known.delete(id);
    changes.delete(id);
    delete offsets[id];
  }
}

export const operations = {
  /** Mounts: replaces the whole root. */
  m(node) {
    frame.heir ??= focusedPart();
    const former = new Map([...changes.keys()].map((id) => [id, changes.get(id).value]));
    const places = scrolledPlaces();
    parts.clear();
    const made = build(node);
    if (root) root.replaceWith(made);
    else document.body.prepend(made);
    setRoot(made);
    keepTexts(former);
    restorePlaces(places);
    frame.isMount = true;
    frame.dialogs = [...root.querySelectorAll("dialog[data-modal]")];
  },
  /** Inserts. */
  i(parent, before, node) {
    const container = slot(parent);
    const element = build(node);
    if (element.matches("dialog[data-modal]")) frame.dialogs.push(element);
    if (element.matches(".r-screen")) turn(container, "push");
    const next = before ? outermost(before) : null;
    place(next?.parentNode ?? container, element, next);
    // A recreated element stays in place.
    const former = root.querySelector(`[data-passing=leave][data-id="${node[0]}"]`);
    if (former) former.remove();
    else if (!element.matches(".r-screen")) pass(element, "enter");
  },
  /** Removes. */
  r(id) {
    const element = outermost(id);
    forget(element);
    if (element.matches("dialog:is([open], [data-leaving])")) return leave(element);
    frame.dialogs = frame.dialogs.filter((dialog) => dialog !== element);
    if (element.matches(".r-screen")) {
      turn(element.parentNode, "pop");
      return element.remove();
    }
    if (element.contains(document.activeElement)) {
      frame.neighbour = lastFocus.get(element) ?? element.nextElementSibling ?? element.previousElementSibling;
    }
    pass(element, "leave", () => element.remove());
  },
  /** Moves within the parent. */
  v(id, before) {
    const element = outermost(id);
    place(element.parentNode, element, before ? outermost(before) : null);
  },
  /** Removes parts, or inserts one with those within it. */
  x(id, part, count, parent, node) {
    const own = parts.get(id);
    for (const former of own.splice(part, count)) former.remove();
    if (!node) return;
    const next = own[part];
    parts.set(id, []);
    own[parent].insertBefore(build(node), next?.parentNode === own[parent] ? next : null);
    own.splice(part, 0, ...parts.get(id).slice(part));
    parts.set(id, own);
  },
  /** Sets or removes attributes of parts; the value may be pieces of the former one and texts between them. */
  a(id, part, attributes, ...others) {
    const element = find(id, part);
    frame.isOtherTab ||= "hidden" in attributes && element.matches(".r-tab");
    for (const name in attributes) {
      let value = attributes[name];
      if (value?.map) value = value.map((piece) => piece.map ? element.getAttribute(name).slice(...piece) : piece).join("");
      reactions?.keep(element, name, value) || setAttribute(element, name, value);
    }
    if (others.length) operations.a(id, ...others);
    if ("data-beside" in attributes && element.open) {
      element.dataset.still = "";
      element.close();
      frame.reopened.push(element);
    }
  },
  /** Sets text. */
  t(id, part, text) {
    find(id, part).textContent = text;
  },
  /** Sets the live value of an input unless the user has changed it since. */
  p(id, part, value, revision) {
    setValue(find(id, part), id, value, revision);
  },
  /** Adds style rules, or replaces all that came before. */
  c(texts, isWhole) {
    if (isWhole) replaceRules();
    for (const text of texts) attempt(() => rules.insertRule(text, rules.cssRules.length));
  },
  /** Moves or removes the focus. */
  f(id) {
    frame.focus = id;
  },
  /** Animates changes in an element. */
  n(id, motion = "0s", ...repetition) {
    const element = outermost(id);
    element.dataset.moves = "";
    element.style.setProperty("--r-motion", motion);
    frame.moving.push([element, ...repetition]);
  },
  /** Opens a URL outside the app, in a window with features. */
  o(url, features = "noopener") {
    if (!/^http/i.test(url)) isSafe(SCHEMES.href, url) && (location.href = url);
    else if (navigator.userActivation.isActive) open(url, "_blank", features);
    else {
      // A browser would block what no press of the user asks for, so the user is asked for one.
      warn(url);
      status.replaceChildren(build([0, 0, "a", { href: url, target: "_blank", rel: "noopener" }, [url]]));
    }
  },
  /** Closes the tab, if the browser allows it. */
  e: () => close(),
  /** Copies a text to the clipboard, if the browser allows it. */
  w(text) {
    attempt(() => navigator.clipboard?.writeText(text)?.catch(() => {}));
  },
  /** Stores a value with the tab. */
  k(name, text) {
    if (text === null) delete kept[name];
    else kept[name] = text;
    store();
  },
  /** Scrolls to an element. */
  y(id, block = "nearest", inline = block) {
    attempt(() => outermost(id).scrollIntoView({ block, inline }));
  },
  /** Announces. */
  s(text) {
    announce(text);
  },
  /** Vibrates, if the device can. */
  b(pattern) {
    navigator.vibrate?.(pattern);
  },
  /** Sets the number of screens above the root, and of levels that the user can leave; the address and the title. */
  h(screens, levels = screens, path, title) {
    frame.levels = [screens, levels];
    setAddress(path);
    document.title = title ?? document.title;
  },
};

/** Makes the theme animate a change of screens. */
function turn(stack, direction) {
  const outer = stack.closest(".r-navigationStack");
  if (outer && !frame.isMount) outer.dataset.motion = direction;
  frame.turned = true;
}
