import RostrumElements

/// A whole page: the scene as readable HTML, with references to styles and scripts.
///
/// The page contains no inline style and no inline script, so it works under the strictest content
/// security policy.
package struct Page {
  /// The page as text.
  package let html: String

  /// The identifier of the form to which the fields for user names and passwords belong.
  ///
  /// Its method leads nowhere, so a return key in such a field loads no page.
  package static let credentialsForm = "r-credentials"

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
  ///   - resources: What the page loads besides its HTML.
  ///   - files: The files that the page refers to.
  package init(
    root: ElementSnapshot, title: String, language: String = "en", words: SystemWords = .english,
    resources: PageResources? = nil, files: PageFiles
  ) {
    let context = DOMContext.root(saying: words, resources: resources)
    var body = PageWriter()
    resources.draw { body.visit(root, in: context, isFirst: true) }
    let sheets = [files.theme] + StyleSheet.addresses(for: body.html.atoms)
    // Only a script can open a modal dialog, so a page with presentations is drawn after it has run.
    let isPresenting = root.children.contains { $0.role.isPresentation }
    let blocking = isPresenting ? " blocking=\"render\"" : ""
    let scripts = files.scripts.map {
      "<script type=\"module\"\(blocking) src=\"\($0)\"></script>\n"
    }
    let links =
      sheets.map { "<link rel=\"stylesheet\" href=\"\(HTMLWriter.escape($0))\">\n" }
      + files.themes.map {
        "<link rel=\"stylesheet\" media=\"\($0.media)\" href=\"\($0.path)\">\n"
      }
    html = """
      <!DOCTYPE html>
      <html lang="\(HTMLWriter.escape(language))" dir="\(root.direction.webName)" \
      \(DataAttribute.state.rawValue)="connecting" \
      \(DataAttribute.socket.rawValue)="\(PagePath.socket)" \
      \(DataAttribute.reactions.rawValue)="\(files.reactions)" \
      \(DataAttribute.words.rawValue)="\(ClientNotice.attribute(in: words))" \
      \(DataAttribute.digest.rawValue)="\(Digest(of: body.nodes.json.bytes))" \
      \(DataAttribute.parts.rawValue)="\(body.html.parts)">
      <head>
      <meta charset="utf-8">
      <title>\(HTMLWriter.escape(title))</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="\(files.icon)" type="image/svg+xml">
      \(links.joined())\
      \(scripts.joined())\
      </head>
      <body>
      <button class="r-skip" type="button">\(HTMLWriter.escape(words[.skip]))</button>
      \(body.html.html)
      <form id="\(Self.credentialsForm)" method="dialog" hidden></form>
      \(root.children.isEmpty && files.isForDeveloper ? Self.empty : "")\
      <div id="r-status" role="status"></div>
      <div id="r-live" role="status"></div>
      </body>
      </html>

      """
  }
}

/// Writes each node as HTML for the page, and as JSON for the digest that a client compares with its
/// own page.
private struct PageWriter: DOMVisitor {
  var html = HTMLWriter()
  var nodes = NodeWriter()

  mutating func enter(_ element: ElementSnapshot) { nodes.enter(element) }

  mutating func begin(_ node: DOMNode, id: ElementID, part: Int) {
    let attributes = node.initialAttributes(ofPart: part)
    html.begin(node, attributes, id: id, part: part)
    nodes.begin(node, attributes, id: id, part: part)
  }

  mutating func end(_ node: DOMNode) {
    html.end(node)
    nodes.end(node)
  }
}
