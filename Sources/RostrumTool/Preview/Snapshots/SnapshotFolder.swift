import Foundation

/// A folder with the pictures of previews.
struct SnapshotFolder {
  let url: URL

  /// How a picture compares with the one that is there.
  enum Outcome: Hashable {
    case same
    case new
    case different
  }

  /// The folder of pictures that differ, and their page.
  private var differences: URL { url.appending(path: "differences", directoryHint: .isDirectory) }
  private var page: URL { url.appending(path: "index.html") }

  /// Removes what the run before has reported.
  func begin() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for old in [differences, page] where FileManager.default.fileExists(atPath: old.path) {
      try FileManager.default.removeItem(at: old)
    }
  }

  /// Compares a picture with the one that is there, and keeps it if it is new or wanted.
  ///
  /// - Parameters:
  ///   - png: The picture.
  ///   - path: The path of the snapshot.
  ///   - isUpdate: Whether a picture that differs replaces the one that is there.
  ///   - looksAlike: Compares two pictures whose bytes differ.
  /// - Returns: The outcome; a picture that differs and replaces nothing is among the differences.
  /// - Throws: The error of the file system, or what the comparison throws.
  nonisolated(nonsending) func add(
    _ png: Data, at path: String, isUpdate: Bool,
    looksAlike: nonisolated(nonsending) (_ first: Data, _ second: Data) async throws -> Bool
  ) async throws -> Outcome {
    let place = url.appending(path: path)
    guard FileManager.default.fileExists(atPath: place.path) else {
      try write(png, to: place)
      return .new
    }
    let former = try Data(contentsOf: place)
    if former == png { return .same }
    if try await looksAlike(former, png) { return .same }
    try write(png, to: isUpdate ? place : differences.appending(path: path))
    return .different
  }

  private func write(_ png: Data, to place: URL) throws {
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try png.write(to: place, options: .atomic)
  }

  /// Writes a page that shows pairs of pictures that differ.
  ///
  /// - Parameter paths: The paths of the snapshots.
  /// - Throws: The error of the file system.
  func report(_ paths: [String]) throws {
    let figures = paths.map { path in
      let source = Self.escaped(
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
      return """
        <section><h2>\(Self.escaped(path))</h2><div>
        <figure><img src="\(source)" alt=""><figcaption>Before</figcaption></figure>
        <figure><img src="differences/\(source)" alt=""><figcaption>Now</figcaption></figure>
        <figure class="both"><span><img src="\(source)" alt=""><img src="differences/\(source)" \
        alt=""></span><figcaption>Difference</figcaption></figure>
        </div></section>
        """
    }
    let title = paths.count == 1 ? "One preview looks different" : "\(paths.count) pictures differ"
    let html = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title><style>\(Self.style)</style></head>
      <body><h1>\(title)</h1>
      \(figures.joined(separator: "\n"))
      </body></html>

      """
    try Data(html.utf8).write(to: page, options: .atomic)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  private static let style = """
    body { margin: 32px; font: 14px/1.5 system-ui, sans-serif;
      background: light-dark(#f4f4f6, #17181a); }
    h1 { font-size: 20px; } h2 { margin: 28px 0 8px; font-size: 14px; }
    div { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; }
    figure { margin: 0; } figcaption { margin-top: 6px; opacity: 0.7; }
    img { display: block; max-width: min(420px, 90vw); border-radius: 8px;
      box-shadow: 0 0 0 1px #8886; }
    .both span { position: relative; display: block; isolation: isolate; }
    .both img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
    """
}
