// Reads and writes texts with marks: what is bold, a link or in a list, as `RichText` in Swift does. Knows nothing of
// the page.

/** The characters of marks by their bits: bold, italic, underlined, struck, code. */
const MARKS = "\x02\x03\x04\x05\x06";
const KINDS = { "\x11": "ul", "\x12": "ol" };
const PARTS = /\x0e([^\x0e\x0f]*)\x0f|[\0-\x08\x0a-\x1f\x7f]|[^\0-\x08\x0a-\x1f\x7f]+/g;

/** Whether words may lead to an address. */
export const isAddress = (address) => /^(https?|mailto|tel):[^\0-\x20\x7f]*$/i.test(address)
  && new TextEncoder().encode(address).length <= 2000;

/** Appends words to a line. */
export function append(line, words, marks, address) {
  const text = words.replace(/[\0-\x08\x0a-\x1f\x7f]/g, "");
  if (!text) return;
  const last = line.runs.at(-1);
  if (last?.marks === marks && last.address === address) last.text += text;
  else line.runs.push({ text, marks, address });
}

/** The lines of a code: their kinds, and their words with marks as bits and an address. */
export const parse = (code) => code.split("\n").map((text) => {
  const line = { kind: KINDS[text[0]] ?? "", runs: [] };
  let [marks, address] = [0, ""];
  for (const [part, link] of text.matchAll(PARTS)) {
    const mark = part.length === 1 ? MARKS.indexOf(part) : -1;
    if (link !== undefined) address = isAddress(link) ? link : "";
    else if (mark >= 0) marks ^= 1 << mark;
    else append(line, part, marks, address);
  }
  return line;
});

/** The code of lines. */
export const print = (lines) => lines.map(({ kind, runs }) => {
  let code = Object.keys(KINDS).find((mark) => KINDS[mark] === kind) ?? "";
  let [marks, address] = [0, ""];
  for (const run of runs) {
    for (let bit = 0; bit < MARKS.length; bit++) if ((marks ^ run.marks) >> bit & 1) code += MARKS[bit];
    if (run.address !== address) code += `\x0e${run.address}\x0f`;
    code += run.text;
    ({ marks, address } = run);
  }
  return code;
}).join("\n");

/** The words of lines without marks. */
export const plain = (lines) => lines.map(({ runs }) => runs.map(({ text }) => text).join("")).join("\n");

/** The lines with those that a selection touches, and where it begins and ends in each. */
function* touched(lines, start, end) {
  let first = 0;
  for (const line of lines) {
    const length = plain([line]).length;
    if (first <= end && first + length >= start) yield [line, Math.max(0, start - first), Math.min(length, end - first)];
    first += length + 1;
  }
}

/** The kinds of the lines that a selection touches. */
export const kindsIn = (lines, start, end) => [...touched(lines, start, end)].map(([{ kind }]) => kind);

/** The lines with other kinds where a selection touches them: one kind, or none if all have it. */
export function withKind(lines, start, end, kind) {
  const isOff = kindsIn(lines, start, end).every((former) => former === kind);
  for (const [line] of touched(lines, start, end)) line.kind = isOff ? "" : kind;
  return lines;
}

/** The lines with another look of the words in a range, or without it if all have it; or with an address. */
export function withLook(lines, start, end, look, address) {
  const parts = [...touched(lines, start, end)].map(([line, from, to]) => {
    let at = 0;
    const runs = line.runs.flatMap(({ text, ...rest }) => {
      const [head, tail] = [Math.max(0, Math.min(text.length, from - at)), Math.max(0, Math.min(text.length, to - at))];
      at += text.length;
      return [[text.slice(0, head)], [text.slice(head, tail), true], [text.slice(tail)]]
        .map(([text, isIn = false]) => ({ text, isIn, ...rest }));
    });
    return [line, runs.filter(({ text }) => text)];
  });
  const isOff = parts.every(([, runs]) => runs.every(({ isIn, marks }) => !isIn || marks & look));
  for (const [line, runs] of parts) {
    line.runs = [];
    for (const run of runs) {
      const marks = run.isIn ? (isOff ? run.marks & ~look : run.marks | look) : run.marks;
      append(line, run.text, marks, run.isIn ? address ?? run.address : run.address);
    }
  }
  return lines;
}
