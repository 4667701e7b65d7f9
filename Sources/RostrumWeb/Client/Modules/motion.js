// The theme animates changes in `[data-moves]`, and insertions and removals as `[data-passing]`, unless the user
// prefers reduced motion. In that case there are no animations to wait for. Knows when they begin and end, and not
// what they show.

import { measureSoon } from "./geometry.js";

function whenStill(element, isOwn, done) {
  const moves = element.getAnimations({ subtree: !isOwn })
    .filter((move) => (isOwn ? move.animationName === "r-pass" : move.transitionProperty));
  if (!moves.length) return done?.();
  Promise.allSettled(moves.map((move) => move.finished)).then(done);
  return moves;
}

export function move(element, iterations = 1, alternates = false) {
  const moves = whenStill(element, false, () => {
    if (whenStill(element, false)) return;
    delete element.dataset.moves;
    measureSoon();
  });
  for (const { effect } of iterations === 1 ? [] : moves ?? []) {
    effect.updateTiming({ iterations: iterations || Infinity, direction: alternates ? "alternate" : "normal" });
  }
}

/** Plays the transition of an element's insertion or removal, if the change is animated. */
export function pass(element, way, done) {
  const { dataset, style } = element;
  const isMoving = element.parentElement?.closest("[data-moves]");
  const look = dataset[way] ?? (isMoving ? "o:0" : "");
  if (!look || (!isMoving && !look.includes("motion:"))) return done?.();
  for (const name of "otf") style.removeProperty(`--r-${name}`);
  for (const part of look.split(";")) style.setProperty(...(`--r-${part}`.split(":")));
  dataset.passing = way;
  element.inert = way === "leave";
  whenStill(element, true, done ?? (() => delete dataset.passing));
}
