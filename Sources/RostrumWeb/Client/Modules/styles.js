// The style rules that the server has sent. Knows nothing of the elements that they are for.

export let rules;

/** Adds a sheet for new rules. */
function addRules() {
  rules = new CSSStyleSheet();
  document.adoptedStyleSheets.push(rules);
}

/** Replaces all rules. Elements that are leaving the screen keep their appearance until they are gone. */
export function replaceRules() {
  const former = rules;
  addRules();
  setTimeout(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== former);
  }, 1000);
}

addRules();
