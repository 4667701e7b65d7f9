// What the reader prefers, loaded when the app asks for it: reported at once, and after each change. A session that
// begins anew has a page of its own, which is told again. Knows nothing of what the app makes of it.

/** One digit each, in the order of the server. */
const QUERIES = [
  "prefers-color-scheme: dark", "prefers-reduced-motion: reduce", "prefers-reduced-transparency: reduce",
  "prefers-contrast: more", "forced-colors: active", "inverted-colors: inverted", "max-height: 479px",
].map((query) => matchMedia(`(${query})`));

const send = (...event) => dispatchEvent(new CustomEvent("rostrum-send", { detail: event }));

let asking, known;

function tell() {
  const root = document.querySelector("main[data-on~=prefer]");
  if (!root) return;
  const facts = [
    QUERIES.map(({ matches }) => Number(matches)).join(""), devicePixelRatio,
    Intl.DateTimeFormat().resolvedOptions().timeZone ?? "",
  ];
  if (root === asking && known === `${facts}`) return;
  asking = root;
  known = `${facts}`;
  send(Number(root.dataset.id), "prefer", ...facts);
}

/** A window may move to another display. */
function followScale() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    tell();
    followScale();
  }, { once: true });
}

for (const query of QUERIES) query.addEventListener("change", tell);
new MutationObserver(tell).observe(document.body, { childList: true });
// A reader who travels comes back to the page in a different time zone.
document.addEventListener("visibilitychange", tell);
followScale();
tell();
