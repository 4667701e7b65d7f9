"""Scripts for a page, as the body of a function that the browser compiles.

A page's policy may forbid `eval`, also to a driver that the engine doesn't know as one. So each text that Playwright
lets its own script evaluate in a page goes there as a function beside the call.
"""

import json
import pathlib

BRIDGE = (pathlib.Path(__file__).parent / "bridge.js").read_text()
CALL = "(utilityScript, ...args) => utilityScript.evaluate(...args)"
# The texts among arguments that Playwright's script evaluates, by their names, and as which expression.
EVALUATED = {
    "functionText": "(%s)", "expression": "%s", "callbackText": "%s",
    "source": """
    (() => {
      const module = {};
      %s
      return module.exports.default();
    })()""",
}


def expression(text):
    return text.strip().rstrip(";").strip()


def inner_texts(value):
    """The texts of functions among arguments, which Playwright's script evaluates."""
    if value.get("type") == "array":
        for item in value["value"]:
            yield from inner_texts(item)
    elif value.get("type") == "object":
        entries = {
            name if isinstance(name, str) else name["value"]: item for name, item in value["value"]}
        name, value = entries.get("k", {}).get("value"), entries.get("v", {}).get("value")
        # Other texts have these names too, such as those of selectors.
        if name in EVALUATED and any(word in str(value) for word in ("=>", "function", "module.exports")):
            yield EVALUATED[name] % value
        for item in entries.values():
            yield from inner_texts(item)


def sources(function, arguments):
    if function == CALL:
        yield arguments[3]["value"]
        for value in arguments[4:]:
            yield from inner_texts(value)


def body(realm, function, arguments, owned=False, depth=None):
    """The body of a function that calls another one through the bridge."""
    compiled = ", ".join(
        f"[{json.dumps(text)}, () => (\n{expression(text)}\n)]" for text in sources(function, arguments))
    spec = json.dumps({"args": arguments, "owned": owned, "depth": depth})
    return (
        f'return JSON.stringify(await globalThis[Symbol.for("bidi")].call({json.dumps(realm)}, {spec}, '
        f"(\n{expression(function)}\n), [{compiled}]));")
