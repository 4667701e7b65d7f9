// Asks before the page is left with unsaved work, loaded when an element wants that. The words are the browser's. Knows
// nothing of the work.

addEventListener("beforeunload", (event) => {
  if (document.querySelector("[data-on~=stay]")) event.preventDefault();
});
