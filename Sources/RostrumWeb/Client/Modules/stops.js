// Rows of lists, and days of calendars, are one stop of the tab key. Knows nothing of what else is focused.

export const STOPS = "[role=listbox], [role=grid]";
export const STOP = "[role=option], [role=grid] :is(.r-tableRow[tabindex], .r-columnHeader__sort), [role=gridcell]:enabled";

/** Makes one row of each list or table, or one day of a calendar, reachable with the tab key, and names it after its screen. */
export function placeStops() {
  for (const list of document.querySelectorAll(STOPS)) {
    const stops = [...list.querySelectorAll(STOP)];
    const kinds = ["[tabindex='0']", "[aria-selected=true]", "[tabindex]", "*"];
    chooseStop(stops, kinds.map((kind) => stops.find((stop) => stop.matches(kind))).find(Boolean));
    const title = list.closest(".r-screen")?.querySelector(".r-navigationBar__title:not([hidden])");
    if (!list.ariaLabel && title) list.setAttribute("aria-labelledby", title.id);
  }
}

export function chooseStop(stops, chosen) {
  for (const stop of stops) stop.tabIndex = stop === chosen ? 0 : -1;
}
