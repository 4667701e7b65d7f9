public import Foundation
import IssueReporting

/// Opens a URL: a page in a browser, a mail, a call.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
///
/// Button("Help") { openURL(URL(string: "https://example.com/help")!) }
/// ```
///
/// A view around may take URLs itself:
///
/// ```swift
/// ContentView().environment(\.openURL, OpenURLAction { url in
///   guard url.host() == "example.com" else { return .systemAction }
///   router.open(url)
///   return .handled
/// })
/// ```
public struct OpenURLAction: Sendable {
  /// What became of a URL.
  public struct Result: Hashable, Sendable {
    enum Kind: Hashable { case handled, discarded, system(URL?) }
    let kind: Kind

    /// It is done.
    public static let handled = Result(kind: .handled)
    /// Nothing is done with it.
    public static let discarded = Result(kind: .discarded)
    /// The host is to open it.
    public static let systemAction = Result(kind: .system(nil))
    /// The host is to open another one instead.
    ///
    /// - Parameter url: The other one.
    /// - Returns: The result.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor @Sendable (URL) -> Result
  /// Whether a view around takes URLs, rather than the host alone.
  private let isOfApp: Bool

  /// Makes a way to open URLs.
  ///
  /// - Parameter handler: Does something with a URL, or leaves it to the host.
  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
    isOfApp = true
  }

  fileprivate init(ofHost: Void) {
    handler = { _ in .systemAction }
    isOfApp = false
  }

  /// The URL as the target of a link, which a host may open without an event unless a view around
  /// opens URLs itself.
  func target(_ url: URL) -> LinkTarget {
    LinkTarget(url.absoluteString, isOpenedByApp: isOfApp)
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

  /// Opens a URL, and tells whether that was possible.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: Is told whether the URL was taken.
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
  /// Opens URLs; the host does, where no view around takes them.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction(ofHost: ())
}
