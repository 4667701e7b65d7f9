// Decides what the page shows for an event before the server answers, by what elements say of themselves: the
// attributes that change. Changes nothing itself, and knows nothing of the client.

/** Marks a presentation or a screen that the user leaves. */
const left = (element) => [element, { "data-leaving": "" }];
const pressed = (element) => [element, { "data-pressed": "" }];

/** Selects one of several elements, if it is one of them. */
const choose = (all, chosen, change) => all.includes(chosen) ? all.flatMap((one) => change(one, one === chosen)) : [];

/** The presentation that a button ends: any answer to a question does, and what cancels where a user may leave. */
function ended(button) {
  const dialog = button.closest("dialog[data-modal]");
  if (dialog?.matches("[role=alertdialog]")) return dialog;
  // On a screen above the first one, it could lead back from that.
  const ends = button.closest("[data-ends]") && !button.closest(".r-screen + .r-screen");
  return ends && dialog?.matches("[data-on~=dismiss]") ? dialog : null;
}

const kinds = {
  tap(button) {
    const dialog = ended(button);
    if (dialog) return [left(dialog)];
    if (button.matches("[aria-expanded]:not([aria-haspopup])")) {
      return [[button, { "aria-expanded": `${button.ariaExpanded !== "true"}` }]];
    }
    if (button.matches("[role=gridcell]")) {
      const grid = button.closest("[role=grid]");
      if (grid.ariaMultiSelectable === "true") return [[button, { "aria-selected": `${button.ariaSelected !== "true"}` }]];
      const days = [...grid.querySelectorAll("[role=gridcell]")];
      return choose(days, button, (day, isChosen) => [[day, { "aria-selected": `${isChosen}` }]]);
    }
    return kinds.press(button);
  },
  press: (control) => control.matches("button, a, [role=option]") ? [pressed(control)] : [],
  dismiss: (dialog) => dialog.matches("dialog") ? [left(dialog)] : [],
  /** A choice in a menu; the browser shows the others by itself. */
  on: (control, isOn) => control.role === "menuitemcheckbox" ? [[control, { "aria-checked": `${isOn}` }]] : [],
  select(control, value) {
    const all = (role) => [...control.querySelectorAll(`[role=${role}]`)].filter((one) => one.closest("[data-on~=select]") === control);
    const chosen = control.querySelector(`[value="${value}"]`);
    const panel = (tab) => document.getElementById(tab.getAttribute("aria-controls"));
    const tabs = choose(all("tab"), chosen, (tab, isChosen) => [
      [tab, { "aria-selected": `${isChosen}`, tabindex: isChosen ? "0" : "-1" }],
      // A tab whose content the page doesn't have is selected without it.
      ...(panel(chosen)?.firstElementChild ? [[panel(tab), { hidden: isChosen ? null : "" }]] : []),
    ]);
    const items = choose(all("menuitemradio"), chosen, (item, isChosen) => [[item, { "aria-checked": `${isChosen}` }]]);
    return [...tabs, ...items];
  },
  back(place, depth) {
    if (place.matches("button")) {
      place = place.parentElement;
      const front = place.previousElementSibling;
      return front?.matches(".r-column") && place.matches(".r-column-front") ? [
        [place, { class: place.className.replace(/ r-column-front\b/, "") }], [front, { class: `${front.className} r-column-front` }],
      ] : [];
    }
    const screens = [...place.children].filter((child) => child.matches(".r-screen"));
    return screens[depth]?.firstElementChild ? screens.slice(depth + 1).map(left) : [];
  },
  step: (control, isUp) => kinds.press(control.parentElement.querySelector(`:scope > [data-step=${isUp ? "up" : "down"}]`) ?? control),
};
for (const action of ["refresh", "delete", "paste"]) kinds[action] = kinds.press;

/** The behaviors that send an event by another name. */
const behaviors = { on: "toggle" };

/**
 * The changes for an event with a value, as pairs of an element and its attributes; `null` removes one.
 *
 * `parts` are those of the element of the event.
 */
export function guess(action, value, parts) {
  const kind = Object.hasOwn(kinds, action) && action !== "press" && kinds[action];
  const control = parts.find((part) => part.matches(`[data-on~=${behaviors[action] ?? action}]`));
  return kind && control ? kind(control, value) : [];
}
