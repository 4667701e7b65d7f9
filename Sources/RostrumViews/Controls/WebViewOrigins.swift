import IssueReporting

extension View {
  /// Lets web views show pages of some origins.
  ///
  /// ```swift
  /// TripView().webViewOrigins(["https://www.openstreetmap.org"])
  /// ```
  ///
  /// A ``WebView`` shows pages of these origins only. The policy of a browser's page is made when the
  /// page is loaded, so the modifier belongs around the content of a window: one that appears later has
  /// no effect before the page is loaded again. An app declares the origins of all its pages with the
  /// modifier of its scene.
  ///
  /// - Parameter origins: The origins: a scheme, a host, and a port if it isn't the scheme's default.
  /// - Returns: The view.
  public func webViewOrigins(_ origins: [String]) -> some View {
    modifier(WebViewOriginsModifier(texts: origins))
  }
}

package struct WebViewOriginsModifier: ViewModifier {
  package typealias Body = Never

  let texts: [String]

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    WebViewOriginsNode(view, context)
  }
}

private final class WebViewOriginsNode<V: View>: ModifierNode<V, WebViewOriginsModifier> {
  private lazy var scope = EnvironmentScope(around: self)
  private var texts: [String]?

  override func update() {
    let outer = reading { environment.webViewOrigins }
    let origins = Set(view.modifier.texts.compactMap { Origin($0) })
    if texts != view.modifier.texts {
      texts = view.modifier.texts
      graph.service(WebViewOrigins.self).insert(origins)
      for text in view.modifier.texts where Origin(text) == nil { report(text) }
    }
    scope.modify { $0.webViewOrigins = outer.union(origins) }
    var context = context.child(of: self)
    context.environment = scope
    context.reconcile(&content, with: view.content)
  }

  private func report(_ text: String) {
    reportIssue(
      """
      “\(text)” isn't an origin, so no web view shows its pages.

      Give "webViewOrigins" the scheme and the host of the pages, such as "https://example.com".
      """)
  }
}

/// The origins whose pages a scene may show.
package final class WebViewOrigins: GraphService {
  /// The origins of all views that the scene has had.
  package private(set) var all: Set<Origin> = []

  func insert(_ origins: Set<Origin>) { all.formUnion(origins) }
}

extension EnvironmentValues {
  /// The origins whose pages web views may show.
  var webViewOrigins: Set<Origin> {
    get { self[WebViewOriginsKey.self] }
    set { self[WebViewOriginsKey.self] = newValue }
  }
}

private struct WebViewOriginsKey: EnvironmentKey {
  static let defaultValue: Set<Origin> = []
}
