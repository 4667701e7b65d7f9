// Finds what scrolls. Knows nothing of why.

/** The element that scrolls the content of a box: the box, or one around it where the page scrolls the box. */
export function scroller(box) {
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflow)) box = box.parentElement;
  return box ?? document.scrollingElement;
}
