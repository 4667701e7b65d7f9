import Foundation

extension DevToolsConnection {
  /// Takes a picture of a page, as a PNG.
  ///
  /// The page opens in a profile of its own. The picture is taken when the page is connected, has sent
  /// and received everything for 300 milliseconds, and has its fonts. Animations are at their end, those
  /// without an end at their beginning, and the insertion point is invisible.
  ///
  /// - Parameters:
  ///   - address: The address of the page.
  ///   - size: The width and height of the window, in points.
  /// - Returns: The PNG.
  /// - Throws: A ``DevToolsError``, also if the page isn't ready within ten seconds.
  nonisolated(nonsending) func picture(
    of address: String, _ size: (width: Int, height: Int)
  ) async throws -> Data {
    let context = try await send("Target.createBrowserContext")["browserContextId"] ?? .none
    let target = try await send(
      "Target.createTarget", ["url": "about:blank", "browserContextId": context])
    let attached = try await send(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? .none, "flatten": true])
    let session = attached["sessionId"]?.text
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(size.width)), "height": .number(Double(size.height)),
        "deviceScaleFactor": 1, "mobile": false,
      ], to: session)
    try await send(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]], to: session)
    try await send("Page.navigate", ["url": .string(address)], to: session)
    let ready = try await send(
      "Runtime.evaluate",
      ["expression": .string(Self.settled), "awaitPromise": true, "returnByValue": true],
      to: session)
    guard ready["result"]?["value"] == true else {
      throw DevToolsError(method: address, reason: "the page isn't ready after 10 seconds")
    }
    let picture = try await send("Page.captureScreenshot", ["format": "png"], to: session)
    try await send("Target.disposeBrowserContext", ["browserContextId": context])
    guard let data = picture["data"]?.text.flatMap({ Data(base64Encoded: $0) }) else {
      throw DevToolsError(method: "Page.captureScreenshot", reason: "no picture")
    }
    return data
  }

  /// Waits until the page shows what stays, and stops what moves.
  private static let settled = """
    new Promise(done => {
      const end = performance.now() + 10000;
      let quiet = 0;
      const look = () => {
        const isQuiet = document.readyState === "complete" && document.fonts.status === "loaded"
          && window.rostrum?.isIdle;
        quiet = isQuiet ? quiet + 1 : 0;
        if (quiet <= 6 && performance.now() < end) return setTimeout(look, 50);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("* { caret-color: transparent !important; }");
        document.adoptedStyleSheets.push(sheet);
        for (const animation of document.getAnimations()) {
          // What scrolling drives stands still by itself.
          if (animation.timeline !== document.timeline) continue;
          if (animation.effect.getComputedTiming().endTime < Infinity) animation.finish();
          else { animation.pause(); animation.currentTime = 0; }
        }
        requestAnimationFrame(() => requestAnimationFrame(() => done(quiet > 6)));
      };
      look();
    })
    """
}
