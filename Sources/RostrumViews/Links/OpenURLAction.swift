public import Foundation
import IssueReporting

/// Opens a URL, such as a web page, an email or a telephone call.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
///
/// Button("Help") { openURL(URL(string: "https://example.com/help")!) }
/// ```
///
/// An enclosing view can handle URLs itself:
///
/// ```swift
/// ContentView().environment(\.openURL, OpenURLAction { url in
///   guard url.host() == "example.com" else { return .systemAction }
///   router.open(url)
///   return .handled
/// })
/// ```
public struct OpenURLAction: Sendable {
  /// The result of handling a URL.
  public struct Result: Hashable, Sendable {
    enum Kind: Hashable { case handled, discarded, system(URL?) }
    let kind: Kind

    /// The URL was handled.
    public static let handled = Result(kind: .handled)
    /// The URL is ignored.
    public static let discarded = Result(kind: .discarded)
    /// The host opens the URL.
    public static let systemAction = Result(kind: .system(nil))
    /// The host opens a different URL instead.
    ///
    /// - Parameter url: The URL to open.
    /// - Returns: The result.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor @Sendable (URL) -> Result
  /// Whether the app handles URLs, rather than the host alone.
  private let isOfApp: Bool

  /// Creates an action that opens URLs.
  ///
  /// - Parameter handler: Handles a URL, or leaves it to the host.
  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
    isOfApp = true
  }

  fileprivate init(ofHost: Void) {
    handler = { _ in .systemAction }
    isOfApp = false
  }

  /// The target of a link to the URL.
  ///
  /// A host may open it without an event unless the app handles URLs, or it leads to the app itself.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - page: The origin of the app's page, if it is known.
  /// - Returns: The target.
  func target(_ url: URL, on page: Origin?) -> LinkTarget {
    LinkTarget(url.absoluteString, isOpenedByApp: isOfApp || url.leads(to: page))
  }

  /// Opens a URL when an element is tapped.
  @MainActor
  func open(_ url: URL, from element: inout ElementDraft) {
    element.onTap { [self] in callAsFunction(url) }
  }

  /// Opens a URL.
  ///
  /// - Parameter url: The URL.
  @MainActor
  public func callAsFunction(_ url: URL) {
    _ = open(url)
  }

  /// Opens a URL, and reports whether it can be opened.
  ///
  /// As in SwiftUI, the answer comes before the URL is open: a handler or the app has accepted it, or
  /// it leads to a web page, an email or a telephone call. A browser opens a web page in the moments
  /// after a press of the user only; a page that is requested later is offered to the user as a link,
  /// and nothing tells the app whether the user follows it.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: Receives whether the URL can be opened.
  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    completion(open(url))
  }

  @MainActor
  private func open(_ url: URL) -> Bool {
    switch handler(url).kind {
    case .handled: return true
    case .discarded: return false
    case .system(let other):
      guard let graph = GraphReference.current?.graph else {
        reportIssue(
          """
          A URL was to be opened, but no host is there to do it: \((other ?? url).absoluteString)

          Open it in an action of a view, or in a task that such an action starts.
          """)
        return false
      }
      return graph.open(other ?? url)
    }
  }
}

extension EnvironmentValues {
  /// The action that opens URLs; by default, the host opens them.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction(ofHost: ())
}
