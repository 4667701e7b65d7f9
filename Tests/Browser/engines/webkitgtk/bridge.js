// What BiDi needs within a page: values that have handles, values as BiDi writes them, and messages.
(() => {
  const key = Symbol.for("bidi");
  if (globalThis[key]) return;
  const handler = webkit.messageHandlers.bidi;
  const post = (kind, values) => handler.postMessage(JSON.stringify({ kind, realm, url: location.href, ...values }));
  const realm = crypto.randomUUID?.() ?? `${Math.random()}`;
  const values = new Map();
  const numbers = new WeakMap();
  // The field that opened the last chooser of files.
  let chooser;
  const compiled = new Map();
  let last = 0;

  const keep = (value) => {
    values.set(`${++last}`, value);
    return `${last}`;
  };
  const shared = (node) => {
    if (!numbers.has(node)) numbers.set(node, keep(node));
    return numbers.get(node);
  };
  const number = (value) =>
    Object.is(value, -0) ? "-0" : Number.isFinite(value) ? value : String(value);

  const plain = (value, depth) => {
    switch (typeof value) {
      case "undefined": return { type: "undefined" };
      case "string": case "boolean": return { type: typeof value, value };
      case "number": return { type: "number", value: number(value) };
      case "bigint": return { type: "bigint", value: String(value) };
      case "function": case "symbol": return { type: typeof value };
    }
    if (value === null) return { type: "null" };
    if (value instanceof Node) return {
      type: "node", sharedId: shared(value),
      value: { nodeType: value.nodeType, localName: value.localName, childNodeCount: value.childNodes.length } };
    if (Array.isArray(value)) return {
      type: "array", ...(depth > 0 && { value: value.map((item) => plain(item, depth - 1)) }) };
    if (value instanceof Date) return { type: "date", value: value.toISOString() };
    if (value instanceof RegExp) return { type: "regexp", value: { pattern: value.source, flags: value.flags } };
    if (value instanceof Error) return { type: "error" };
    if (value instanceof Promise) return { type: "promise" };
    if (value === globalThis) return { type: "window", value: { context: "" } };
    return {
      type: "object",
      ...(depth > 0 && { value: Object.entries(value).map(([name, item]) => [name, plain(item, depth - 1)]) }) };
  };
  const written = (value, depth, owned) => {
    const result = plain(value, depth);
    if (owned && (typeof value === "object" ? value !== null : typeof value === "function"))
      result.handle = keep(value);
    return result;
  };

  const read = (value) => {
    const name = value.handle ?? value.sharedId;
    if (name !== undefined) {
      if (!values.has(name)) throw new Error("The handle is not of this page.");
      return values.get(name);
    }
    switch (value.type) {
      case "undefined": return undefined;
      case "null": return null;
      case "number": return typeof value.value === "string" ? Number(value.value) : value.value;
      case "bigint": return BigInt(value.value);
      case "array": return value.value.map(read);
      case "object": return Object.fromEntries(
        value.value.map(([name, item]) => [typeof name === "string" ? name : read(name), read(item)]));
      case "regexp": return new RegExp(value.value.pattern, value.value.flags);
      case "date": return new Date(value.value);
      case "channel": return (data) => post("script", { channel: value.value.channel, data: plain(data, 10) });
      default: return value.value;
    }
  };

  const words = (error) => error instanceof Error
    ? `${error.name}: ${error.message}${error.stack ? `\n${error.stack}` : ""}` : String(error);
  const bridge = {
    tellChooser: () => post("chooser", { element: shared(chooser), multiple: chooser.multiple }),
    forget: (names) => names.forEach((name) => values.delete(name)),
    // Calls a function; `sources` are texts that it evaluates, which the policy of a page forbids: they come as
    // functions that the browser compiled.
    async call(expected, { args, owned, depth }, run, sources) {
      if (expected !== realm) return { gone: true };
      for (const [text, make] of sources) compiled.set(text, make);
      try {
        return { type: "success", result: written(await run(...args.map(read)), depth ?? Infinity, owned) };
      } catch (error) {
        return { type: "exception", exceptionDetails: { text: words(error) } };
      }
    },
  };
  Object.defineProperty(globalThis, key, { value: bridge });

  const evaluate = globalThis.eval;
  globalThis.eval = (text) => compiled.has(text) ? compiled.get(text)() : evaluate(text);

  const note = (field) => {
    if (field.type === "file") chooser = field;
  };
  // A field that isn't in the document tells it of no click.
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function () {
    note(this);
    click.call(this);
  };

  const listen = () => {
    addEventListener("click", ({ target }) => note(target), true);
    addEventListener("DOMContentLoaded", () => post("ready"));
    addEventListener("load", () => post("load"));
    addEventListener("popstate", () => post("history"));
    addEventListener("hashchange", () => post("history"));
    addEventListener("error", (event) => {
      if (event.message) post("error", { text: event.error instanceof Error
        ? `${event.error.name}: ${event.error.message}` : event.message, stack: event.error?.stack });
    });
    addEventListener("unhandledrejection", ({ reason }) =>
      post("error", { text: reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason) }));
  };
  post("realm");
  listen();
  // A document that is opened to be written anew loses all listeners of its window.
  const { open } = Document.prototype;
  Document.prototype.open = function (...given) {
    const result = open.apply(this, given);
    if (this === document) listen();
    return result;
  };
  for (const name of ["pushState", "replaceState"]) {
    const original = history[name];
    history[name] = function (...given) {
      original.apply(this, given);
      post("history");
    };
  }
  for (const method of ["log", "info", "warn", "error", "debug"]) {
    const original = console[method];
    console[method] = function (...given) {
      original.apply(this, given);
      post("console", { method, text: given.map(String).join(" "), args: given.map((item) => plain(item, 1)) });
    };
  }
})();
