"""The colors that a browser draws."""

import base64

COLORS = """async ([data, places]) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  context.drawImage(picture, 0, 0);
  return places.map(([x, y]) =>
    [...context.getImageData(x * (picture.width - 1), y * (picture.height - 1), 1, 1).data]);
}"""


def pixels(element, *places):
    """The colors of an element at places, which are fractions of its size."""
    data = base64.b64encode(element.screenshot()).decode()
    return element.page.evaluate(COLORS, [data, places])
