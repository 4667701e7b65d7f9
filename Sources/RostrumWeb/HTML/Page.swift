import NIOCore
import RostrumViews

/// A whole page: the scene as readable HTML, with references to styles and scripts.
///
/// The page contains no inline style and no inline script, so it works under the strictest content
/// security policy.
struct Page {
  /// The page as text.
  let html: String

  /// The identifier of the form to which the fields for user names and passwords belong.
  ///
  /// Its method leads nowhere, so a return key in such a field loads no page.
  static let credentialsForm = "r-credentials"

  /// What a developer reads in place of an app without views.
  private static let empty = """
    <p id="r-empty">This app shows no views. Code within <code>#if os(iOS)</code> or \
    <code>#if os(macOS)</code> isn’t compiled on Linux: write <code>#else</code> for the last system.</p>

    """

  /// Renders a scene.
  ///
  /// O(n) in the number of elements.
  ///
  /// - Parameters:
  ///   - root: The scene.
  ///   - title: The title.
  ///   - language: The language of the texts.
  ///   - words: The package's own words for the reader.
  ///   - pictures: Keeps the pictures that the app makes of data.
  ///   - assets: The files that the page refers to.
  init(
    root: ElementSnapshot, title: String, language: String = "en", words: SystemWords = .english,
    pictures: PictureShelf.Drawer? = nil, assets: Assets
  ) {
    let context = DOMContext.root(saying: words, pictures: pictures)
    let nodes = NodeWriter(visiting: root, in: context, isFirst: true)
    var body = HTMLWriter()
    body.visit(root, in: context, isFirst: true)
    let sheets = [assets.theme.path] + StyleSheet.addresses(for: body.atoms)
    // Only a script can open a modal dialog, so a page with presentations is drawn after it has run.
    let isPresenting = root.children.contains { $0.role.isPresentation }
    let blocking = isPresenting ? " blocking=\"render\"" : ""
    // The overlay comes before the client, whose messages it reads.
    let scripts = (assets.overlay.prefix(1) + [assets.script]).map {
      "<script type=\"module\"\(blocking) src=\"\($0.path)\"></script>\n"
    }
    let links = sheets.map { "<link rel=\"stylesheet\" href=\"\(HTMLWriter.escape($0))\">\n" }
    html = """
      <!DOCTYPE html>
      <html lang="\(HTMLWriter.escape(language))" dir="\(root.direction.webName)" \
      \(DataAttribute.state.rawValue)="connecting" \
      \(DataAttribute.socket.rawValue)="\(Assets.socketPath)" \
      \(DataAttribute.words.rawValue)="\(HTMLWriter.escape(ClientNotice.texts(in: words)))" \
      \(DataAttribute.digest.rawValue)="\(Digest(of: nodes.json.bytes))">
      <head>
      <meta charset="utf-8">
      <title>\(HTMLWriter.escape(title))</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="\(assets.icon.path)" type="image/svg+xml">
      \(links.joined())\
      \(scripts.joined())\
      </head>
      <body>
      <button class="r-skip" type="button">\(HTMLWriter.escape(words[.skip]))</button>
      \(body.html)
      <form id="\(Self.credentialsForm)" method="dialog" hidden></form>
      \(root.children.isEmpty && !assets.overlay.isEmpty ? Self.empty : "")\
      <div id="r-status" role="status"></div>
      <div id="r-live" role="status"></div>
      </body>
      </html>

      """
  }
}
