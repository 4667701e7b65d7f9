// Keeps times in texts up to date, loaded when a text asks for it in `data-script`. The time is that of the reader's
// device; the digits are those of the text's language.

const SECOND = 1000;
/** How often parts of a second are shown. */
const FRAME = 50;

const lead = (value, length, language) => new Intl.NumberFormat(language, {
  minimumIntegerDigits: length, useGrouping: false,
}).format(value);

/** The digits of a time and the milliseconds until they change, or nothing if they don't. */
function read([course, first, second, showsHours, fraction, fields], now, language) {
  const [start, end] = [Number(first), second === "-" ? Infinity : Number(second)];
  const [digits, isDown] = [Number(fraction), course === "down"];
  const time = {
    up: () => Math.max(Math.min(now, end) - start, 0),
    down: () => Math.max(end - Math.max(now, start), 0),
    to: () => Math.abs(start - now),
  }[course]();
  const unit = SECOND / 10 ** digits;
  const steps = isDown ? Math.ceil(time / unit) : Math.floor(time / unit);
  const whole = Math.floor(steps * unit / SECOND);
  const hours = showsHours === "1" ? Math.floor(whole / 3600) : 0;
  const minutes = Math.floor(whole / 60) - hours * 60;
  const parts = hours ? [lead(hours, 1, language), lead(minutes, 2, language)] : [lead(minutes, 1, language)];
  if (!hours || fields >= 3) {
    const shown = digits && fields > parts.length + 1 ? digits : 0;
    const seconds = Math.floor(steps * unit) / SECOND - Math.floor(whole / 60) * 60;
    const format = { minimumIntegerDigits: 2, minimumFractionDigits: shown, maximumFractionDigits: shown };
    const value = shown ? seconds : Math.floor(seconds);
    parts.push(new Intl.NumberFormat(language, format).format(value));
  }
  const isOver = course === "up" ? now >= end : isDown && now >= end;
  if (isOver) return [parts.join(":")];
  if (digits) return [parts.join(":"), FRAME];
  // Until the time passes a whole second, or its course begins.
  if (now < start && course !== "to") return [parts.join(":"), Math.min(start - now, SECOND)];
  const grows = course === "up" || course === "to" && now >= start;
  return [parts.join(":"), grows ? SECOND - time % SECOND : (isDown ? (time - 1) % SECOND + 1 : time % SECOND + 1)];
}

function update() {
  let wait = SECOND;
  const now = Date.now();
  for (const text of document.querySelectorAll("[data-clock]")) {
    const language = text.closest("[lang]")?.lang || undefined;
    const [words, rest = SECOND] = read(text.dataset.clock.split(" "), now, language);
    if (text.textContent !== words) {
      if (text.firstChild?.nodeType === Node.TEXT_NODE) text.firstChild.data = words;
      else text.textContent = words;
    }
    wait = Math.min(wait, rest);
  }
  setTimeout(update, Math.max(wait, 1));
}

update();
