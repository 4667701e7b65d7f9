// The document, and the words that came with it. Knows nothing of elements, of the session or of the server.

export const page = document.documentElement;
export const on = (type, handler, options) => document.addEventListener(type, handler, options);

/**
 * Handles the keys that mean something to the page: not those of an input method, which WebKit sends after the
 * composition as well, nor what a form filler sends, which has no key.
 */
export const onKey = (handler) => on("keydown", (event) => {
  if (event.key && !event.isComposing && event.keyCode !== 229 && !event.defaultPrevented) handler(event);
});

/** Does what a browser may refuse with an error: the page goes on without it. */
export function attempt(work) {
  try {
    return work();
  } catch (error) {
    console.warn("Rostrum:", error);
  }
}

/** The messages for the user, in the user's language. */
export const WORDS = JSON.parse(page.dataset.words);

/** Whether the page is connected, and shows what the server has. */
export const isLive = () => page.dataset.state === "live";
