// The page of previews. It asks the program for its previews, shows one of them in frames, and begins anew when a new
// build has been launched. Each frame is a page of the program with a session of its own.

const SIZES = [
  ["xSmall", "Extra small"], ["small", "Small"], ["medium", "Medium"], ["large", "Standard"], ["xLarge", "Large"],
  ["xxLarge", "Extra large"], ["xxxLarge", "Huge"], ["accessibility1", "Accessibility 1"],
  ["accessibility3", "Accessibility 3"], ["accessibility5", "Accessibility 5"],
];
const LOCALES = ["auto", "en-US", "en-GB", "de-DE", "fr-FR", "es-ES", "it-IT", "pt-BR", "nl-NL", "pl-PL", "tr-TR", "ru-RU",
  "ja-JP", "zh-Hans-CN", "ko-KR", "hi-IN", "th-TH", "ar-EG", "he-IL"];
const LATENCIES = [0, 100, 300, 1000, 3000];
const INTERVAL = 700;
/** The space between two frames, and the least width of one that stands beside a different one. */
const GAP = 32;
const LEAST = 400;

/** What the page remembers while it is loaded again. */
const settings = { scheme: "auto", direction: "auto", size: "large", locale: "auto" };
try {
  Object.assign(settings, JSON.parse(sessionStorage.previews));
} catch {}

let catalog = { previews: [], issues: [] };
/** The identity of the preview that is shown. */
let shown;

/** Creates an element with properties and children. */
function make(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const name in properties) {
    if (name in element) element[name] = properties[name];
    else element.setAttribute(name, properties[name]);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

// MARK: Parts

const heading = make("h1", {}, "Previews");
const search = make("input", { className: "search", type: "search", placeholder: "Filter", ariaLabel: "Filter previews" });
const list = make("nav", { className: "list", ariaLabel: "Previews" });
const title = make("div", { className: "title" });
const build = make("div", { className: "build", role: "status", hidden: true });
const issues = make("section", { className: "issues", ariaLabel: "Issues", hidden: true });
const frames = make("div", { className: "frames" });

function group(name, key, choices) {
  const buttons = choices.map(([value, text, long = text]) => make("button", {
    type: "button", ariaLabel: long, title: long, ariaPressed: String(settings[key] === value),
    onclick() {
      for (const button of buttons) button.ariaPressed = String(button === this);
      choose(key, value);
    },
  }, text));
  return make("div", { className: "group", role: "group", ariaLabel: name }, ...buttons);
}

function choice(name, options, value, change) {
  const select = make("select", { onchange: () => change(select.value) },
    ...options.map(([value, text]) => make("option", { value }, text)));
  select.value = value;
  return [make("label", { className: "choice" }, name, select), select];
}

const languages = new Intl.DisplayNames(["en"], { type: "language" });
const locales = LOCALES.map((name) => [name, name === "auto" ? "Browser’s" : languages.of(name)]);
const [size] = choice("Text", SIZES, settings.size, (value) => choose("size", value));
const [locale] = choice("Locale", locales, settings.locale, (value) => choose("locale", value));
const [latency, latencies] = choice("Latency", LATENCIES.map((time) => [String(time), time ? `${time} ms` : "None"]), "0",
  async (value) => {
    await fetch(`/_previews/latency/${value}`, { method: "PUT" });
    show();
  });

document.body.append(
  make("aside", { className: "side" }, make("header", {}, heading, search), list),
  make("div", { className: "bar" }, title,
    group("Appearance", "scheme", [["auto", "Auto"], ["light", "Light"], ["dark", "Dark"]]),
    group("Direction", "direction", [["auto", "Auto"], ["ltr", "LTR", "Left to right"], ["rtl", "RTL", "Right to left"]]),
    size, locale, latency),
  make("main", {}, build, issues, frames));

// MARK: Settings

function choose(key, value) {
  settings[key] = value;
  try {
    sessionStorage.previews = JSON.stringify(settings);
  } catch {}
  show();
}

const preview = () => catalog.previews.find(({ id }) => id === shown);

const address = ({ index }) =>
  `/preview/${[index, settings.scheme, settings.direction, settings.size, settings.locale].join(".")}`;

// MARK: What it shows

function issueCount(id) {
  return catalog.issues.filter((issue) => issue.preview === id).length;
}

function showList() {
  const words = search.value.trim().toLowerCase();
  const parts = [];
  let [module, file] = [];
  for (const item of catalog.previews) {
    if (words && !`${item.module}/${item.file} ${item.name}`.toLowerCase().includes(words)) continue;
    if (item.module !== module) parts.push(make("h2", {}, item.module));
    if (item.module !== module || item.file !== file) parts.push(make("h3", {}, item.file));
    ({ module, file } = item);
    const count = issueCount(item.id);
    const link = make("a", { href: `#${encodeURIComponent(item.id)}` }, make("span", {}, item.name),
      count ? make("span", { className: "count", title: `${count} issues` }, String(count)) : undefined);
    if (item.id === shown) link.ariaCurrent = "page";
    parts.push(link);
  }
  const focused = document.activeElement?.getAttribute?.("href");
  list.replaceChildren(...parts);
  if (focused) [...list.querySelectorAll("a")].find((link) => link.getAttribute("href") === focused)?.focus();
}

function showTitle() {
  const item = preview();
  document.title = item ? `${item.name} – Previews` : "Previews";
  title.replaceChildren(...(item ? [
    make("strong", {}, item.name),
    make("span", { className: "place", title: item.path }, `${item.module}/${item.file}:${item.line}`),
    ...item.traits.map((trait) => make("span", { className: "chip" }, trait)),
  ] : []));
}

function showIssues() {
  const mine = catalog.issues.filter(({ preview }) => preview === shown || !preview);
  issues.hidden = !mine.length;
  issues.replaceChildren(make("h2", {}, mine.length === 1 ? "An issue was reported" : `${mine.length} issues were reported`),
    make("ul", {}, ...mine.map(({ message, place }) =>
      make("li", {}, make("pre", {}, message), make("small", {}, place)))));
}

function showBuild({ isBuilding, errors }) {
  build.hidden = !isBuilding && !errors.length;
  build.classList.toggle("failed", !isBuilding && errors.length > 0);
  build.replaceChildren(
    make("h2", {}, isBuilding ? "Building…" : "The build has failed. The previews are those of the build before."),
    ...(isBuilding ? [] : errors).map((error) => make("pre", {}, error)));
}

/** The room for a frame: a second one stands beside the first if there is enough. */
function room([first], index) {
  const whole = frames.clientWidth;
  const rest = whole - first.width - GAP;
  return index && rest >= LEAST ? rest : whole;
}

function frame(item, index) {
  const { name, width, height } = item.frames[index];
  const view = make("iframe", { src: address(item), title: `${item.name}, ${name}` });
  const screen = make("div", { className: name.startsWith("Phone") ? "screen phone" : "screen" }, view);
  const scaled = make("span", {});
  const caption = make("figcaption", {}, name, make("span", {}, `${width} × ${item.fits ? "fits" : height}`), scaled,
    make("a", { href: address(item), target: "_blank", rel: "noopener" }, "Open"));
  /** Scales the frame down to the room that there is. */
  const fit = () => {
    const content = item.fits && view.contentDocument?.querySelector("[data-identifier=rostrum-preview]");
    const high = content ? Math.ceil(content.getBoundingClientRect().height) : height;
    const scale = Math.min(1, Math.max(0.2, Math.floor(room(item.frames, index) / width * 100) / 100));
    scaled.textContent = scale < 1 ? `${Math.round(scale * 100)} %` : "";
    Object.assign(view.style, { width: `${width}px`, height: `${high}px`, transform: `scale(${scale})` });
    Object.assign(screen.style, { width: `${width * scale}px`, height: `${high * scale}px` });
  };
  view.addEventListener("load", fit);
  fitted.push(fit);
  return make("figure", {}, caption, screen);
}

let fitted = [];
const fit = () => { for (const fit of fitted) fit(); };

/** Forgets what frames have stored of their sessions: a new frame doesn't go on with one of them. */
function forgetFrames() {
  try {
    sessionStorage.removeItem("rostrum");
  } catch {}
}

/** Shows the chosen preview in new frames. */
function show() {
  if (settings.scheme === "auto") delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = settings.scheme;
  const item = preview();
  showList();
  showTitle();
  showIssues();
  fitted = [];
  frames.replaceChildren();
  forgetFrames();
  frames.replaceChildren(...(item ? item.frames.map((_, index) => frame(item, index)) : [
    make("div", { className: "empty" }, make("h2", {}, "There are no previews"),
      "Add a #Preview to a module that the product depends on. The page follows."),
  ]));
  fit();
}

function choosePreview() {
  const named = decodeURIComponent(location.hash.slice(1));
  shown = catalog.previews.find(({ id }) => id === named)?.id ?? catalog.previews[0]?.id;
}

// MARK: The program

async function ask() {
  try {
    const next = await (await fetch("/_previews/state", { cache: "no-store" })).json();
    // A new build may have other previews, and a newer page.
    if (catalog.launch && next.launch !== catalog.launch) return location.reload();
    const isFirst = !catalog.launch;
    const hadIssues = JSON.stringify(catalog.issues);
    catalog = next;
    if (isFirst) {
      heading.replaceChildren("Previews ", make("small", {}, next.name));
      if (!LATENCIES.includes(next.latency)) {
        latencies.append(make("option", { value: String(next.latency) }, `${next.latency} ms`));
      }
      latencies.value = String(next.latency);
      choosePreview();
      show();
    } else if (JSON.stringify(next.issues) !== hadIssues) {
      showList();
      showIssues();
    }
    showBuild(next.build);
    fit();
  } catch {
    // The program is being replaced.
  }
  setTimeout(ask, INTERVAL);
}

addEventListener("hashchange", () => {
  choosePreview();
  show();
});
addEventListener("resize", fit);
search.addEventListener("input", showList);
ask();
