// Shows at once what an event changes, before the server has answered, and takes it back if the server doesn't agree.
// Attributes that are changed so belong to the last event that changes them; what the server says of them meanwhile
// waits. Knows how to change the page and back, and not which event changes what. The client loads this file once the
// page is live.

import { guess } from "./guesses.js";

const MODAL = "dialog[data-modal]";

/** How long a presentation stays away that the server still has when it has answered: effects may remove it. */
const GRACE = 150;

/** What the client has for this script. */
let client;

/** What is shown for events, in their order: `{ event, changes, places }`, where places are what was scrolled there. */
let reactions = [];
/** What the server has for the attributes that are changed, by element. */
const kept = new Map();
/** A press has closed something, and the next one of the series isn't meant for what is below. */
let hasClosed = false;

/** Keeps what the server says of an attribute that is changed for an event; whether it is. */
function keep(element, name, value) {
  const values = kept.get(element);
  if (!values || !(name in values)) return false;
  values[name] = value;
  return true;
}

function show(element, name, value) {
  if (element.getAttribute(name) === value) return;
  client.setAttribute(element, name, value);
  if (name !== "data-leaving") return;
  if (!element.matches(MODAL)) element.parentElement.dataset.motion = value === null ? "" : "pop";
  else if (value === null) element.inert = false;
  else client.shut(element);
}

function change([element, attributes]) {
  const values = kept.get(element) ?? {};
  kept.set(element, values);
  for (const name in attributes) {
    if (!(name in values)) values[name] = element.getAttribute(name);
    show(element, name, attributes[name]);
  }
}

/** Changes which tab or screen is shown, and where the page is scrolled with it. */
function turning(work) {
  const [front, offset] = [client.frontScreen(), scrollY];
  work();
  if (Object.is(front, client.frontScreen())) return;
  client.offsets()[front] = offset;
  scrollTo(0, client.offsets()[client.frontScreen()] ?? 0);
}

const isLeft = ([, attributes]) => "data-leaving" in attributes;

function react(event) {
  const changes = guess(event[2], event[3], (client.parts.get(event[1]) ?? []).filter(Boolean));
  if (!changes.length) return;
  const reaction = { event, changes, places: changes.flatMap(([element]) => client.scrolledPlaces(element)) };
  reactions.push(reaction);
  hasClosed ||= changes.some(isLeft);
  client.whileApplying(() => {
    turning(() => changes.forEach(change));
    if (!changes.some(isLeft)) return;
    client.placeRegions();
    if (!client.isShown(document.activeElement)) client.focusScreen();
  });
  client.reportFocus();
  const pressed = changes.filter(([, attributes]) => "data-pressed" in attributes);
  if (pressed.length) setTimeout(() => {
    if (!reactions.includes(reaction)) return;
    for (const [element] of pressed) changes.push([element, { "aria-busy": "true" }]);
    changes.forEach(change);
  }, 250);
}

/** Whether a frame shows that a presentation stays: it changes within, or another one comes up above it. */
const shows = (list, dialog) => client.frame().dialogs.length
  || list.some(([name, id]) => /[aitv]/.test(name) && client.parts.get(id)?.some((part) => dialog.contains(part)));

/** Ends what the operations of a frame answer, once they are done. */
function settle(list, isMount) {
  if (!reactions.length) return;
  if (isMount) {
    kept.clear();
    for (const { event } of reactions.splice(0)) if (client.pending().includes(event)) react(event);
    return;
  }
  let isRefused = false;
  const former = reactions;
  reactions = reactions.filter((reaction) => {
    const dialog = reaction.changes.find((change) => isLeft(change) && change[0].matches(MODAL))?.[0];
    // What is below a presentation that stays isn't left either.
    if (client.pending().includes(reaction.event)) return !isRefused || !dialog;
    if (!dialog || !client.isOurs(dialog)) return false;
    isRefused ||= reaction.isLate || shows(list, dialog);
    reaction.timer ??= setTimeout(() => {
      reaction.isLate = true;
      settle([]);
    }, GRACE);
    return !isRefused;
  });
  turning(restore);
  for (const { places } of former) client.restorePlaces(places);
}

/** Gives attributes the values of the server, unless they are still changed for an event. */
function restore() {
  for (const [element, values] of kept) {
    const last = (name) => reactions.flatMap(({ changes }) => changes).findLast((change) => change[0] === element && name in change[1]);
    for (const name in client.isOurs(element) ? values : {}) {
      const [, attributes = values] = last(name) ?? [];
      show(element, name, attributes[name]);
      if (attributes === values) delete values[name];
    }
    if (!client.isOurs(element) || !Object.keys(values).length) kept.delete(element);
  }
  for (const dialog of document.querySelectorAll(`${MODAL}:not([open], [data-leaving])`)) {
    if (!client.frame().dialogs.includes(dialog)) client.reopen(dialog);
  }
}

// The second press of two in quick succession would otherwise reach what has been below the first one.
document.addEventListener("click", (event) => {
  if (event.detail > 1 && hasClosed) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  hasClosed &&= event.detail > 1;
}, true);

/** Begins; returns what the client asks this script to do. */
export function start(given) {
  client = given;
  return { react, keep, settle, isReacting: () => reactions.length > 0 };
}
