public import Foundation
import RostrumRuntime

extension ViewGraph {
  /// Opens a URL in the app, if it leads there, or else outside the app.
  ///
  /// A URL without a host leads to the app, and so does one with the host of the app's page, if
  /// anything in the app accepts it.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether the URL leads anywhere: into the app, to a web page, an email or a telephone
  ///   call.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    if isOwn(url), followSoon(url) { return true }
    guard Self.canOpen(url) else { return false }
    tell(.open(url))
    return true
  }

  /// Whether a URL leads outside the app: to a web page, an email or a telephone call.
  package static func canOpen(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel"].contains(url.scheme?.lowercased() ?? "")
  }
}

extension GraphReference {
  /// Opens a URL outside the app; returns whether that is possible.
  @MainActor
  package func open(_ url: URL) -> Bool { graph?.open(url) ?? false }

  /// Copies a text to the user's clipboard, if the host is permitted to; can be called anywhere.
  package func copy(_ text: String) {
    MainQueue.perform { self.graph?.tell(.copy(text)) }
  }
}
