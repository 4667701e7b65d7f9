"""Compares what a page shows with a stored picture.

`ROSTRUM_RECORD=1` stores the pictures of a run instead. A difference is written to `differences.html` beside the
pictures of failed tests: what is stored, what is shown, and where they differ.
"""

import base64
import os
import pathlib

ROOT = pathlib.Path(__file__).parents[2]
STORED = pathlib.Path(__file__).parent / "Pictures"
FAILURES = pathlib.Path(os.environ.get("ROSTRUM_FAILURES", ROOT / ".build/browser-failures"))
# The part of all pixels that may differ, and by how much a channel may without counting.
TOLERANCE = 0.01
CHANNEL = 48

# Pictures are stored at half their size, which is enough to see what stands where.
REDUCE = """async (data) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(picture.width / 2, picture.height / 2);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: "image/png" });
  const reader = new FileReader();
  reader.readAsDataURL(blob);
  await new Promise((done) => { reader.onload = done; });
  return reader.result.split(",")[1];
}"""
COMPARE = """async ([stored, shown, channel]) => {
  const draw = async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = document.createElement("canvas");
    canvas.width = picture.width;
    canvas.height = picture.height;
    const context = canvas.getContext("2d");
    context.drawImage(picture, 0, 0);
    return [canvas, context.getImageData(0, 0, canvas.width, canvas.height)];
  };
  const [[canvas, one], [, other]] = [await draw(stored), await draw(shown)];
  if (one.width !== other.width || one.height !== other.height) return [1, ""];
  let count = 0;
  for (let i = 0; i < one.data.length; i += 4) {
    const differs = [0, 1, 2].some((part) => Math.abs(one.data[i + part] - other.data[i + part]) > channel);
    if (differs) count++;
    one.data.set(differs ? [255, 0, 80, 255] : [...other.data.slice(i, i + 3), 60], i);
  }
  canvas.getContext("2d").putImageData(one, 0, 0);
  return [count / (one.width * one.height), canvas.toDataURL()];
}"""


def compare(page, name):
    """Fails if a page differs from its stored picture in more than a few pixels."""
    data = base64.b64encode(page.screenshot(animations="disabled", caret="hide")).decode()
    tools = page.context.new_page()
    try:
        shown = tools.evaluate(REDUCE, data)
        path = STORED / f"{name}.png"
        if os.environ.get("ROSTRUM_RECORD"):
            STORED.mkdir(exist_ok=True)
            path.write_bytes(base64.b64decode(shown))
            return
        assert path.exists(), f"There is no picture {path.name}; ROSTRUM_RECORD=1 stores it."
        stored = base64.b64encode(path.read_bytes()).decode()
        part, difference = tools.evaluate(COMPARE, [stored, shown, CHANNEL])
    finally:
        tools.close()
    if part > TOLERANCE:
        write(name, part, stored, shown, difference)
    assert part <= TOLERANCE, f"{part:.1%} of {name} differ; see {FAILURES / 'differences.html'}"


def write(name, part, stored, shown, difference):
    """Adds a picture to the page of differences."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    with (FAILURES / "differences.html").open("a") as file:
        images = "".join(
            f"<img alt='{kind}' title='{kind}' src='{source}'>" for kind, source in [
                ("stored", f"data:image/png;base64,{stored}"), ("shown", f"data:image/png;base64,{shown}"),
                ("difference", difference)])
        file.write(f"<h2>{name}: {part:.1%}</h2>{images}\n")
