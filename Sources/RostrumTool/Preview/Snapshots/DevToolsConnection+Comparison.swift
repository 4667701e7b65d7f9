import Foundation

extension DevToolsConnection {
  /// Whether two pictures look alike: the browser decodes and compares them.
  ///
  /// Pictures look alike if they have the same size, and all but 0.02 % of their pixels differ by at most
  /// 12 of 255 in each channel.
  ///
  /// - Parameters:
  ///   - first: A PNG.
  ///   - second: A PNG.
  /// - Returns: Whether they look alike; `false` if one of them isn't a picture.
  /// - Throws: A ``DevToolsError``.
  nonisolated(nonsending) func looksAlike(_ first: Data, _ second: Data) async throws -> Bool {
    let target = try await send("Target.createTarget", ["url": "about:blank"])["targetId"] ?? .none
    let attached = try await send("Target.attachToTarget", ["targetId": target, "flatten": true])
    let pictures = [first, second].map { "\"\($0.base64EncodedString())\"" }
    let answer = try await send(
      "Runtime.evaluate",
      [
        "expression": .string("(\(Self.comparison))(\(pictures.joined(separator: ", ")))"),
        "awaitPromise": true, "returnByValue": true,
      ], to: attached["sessionId"]?.text)
    try await send("Target.closeTarget", ["targetId": target])
    return answer["result"]?["value"] == true
  }

  private static let comparison = """
    async (...pictures) => {
      const [one, other] = await Promise.all(pictures.map(async picture => {
        const bytes = Uint8Array.from(atob(picture), character => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const { width, height } = bitmap;
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context.drawImage(bitmap, 0, 0);
        return { width, height, data: context.getImageData(0, 0, width, height).data };
      }));
      if (one.width !== other.width || one.height !== other.height) return false;
      let count = 0;
      for (let pixel = 0; pixel < one.data.length; pixel += 4) {
        for (let channel = pixel; channel < pixel + 4; channel++) {
          if (Math.abs(one.data[channel] - other.data[channel]) <= 12) continue;
          count++;
          break;
        }
      }
      return count <= one.width * one.height * 0.0002;
    }
    """
}
