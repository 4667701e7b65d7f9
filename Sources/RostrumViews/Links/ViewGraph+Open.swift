public import Foundation
import RostrumRuntime

extension ViewGraph {
  /// Opens a URL outside of the app.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether it is one that leads out of an app: a page, a mail or a call.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard Self.canOpen(url) else { return false }
    tell(.open(url))
    return true
  }

  /// Whether a URL leads out of an app: to a page, a mail or a call.
  package static func canOpen(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel"].contains(url.scheme?.lowercased() ?? "")
  }
}

extension GraphReference {
  /// Opens a URL outside of the app; answers whether that is possible.
  @MainActor
  package func open(_ url: URL) -> Bool { graph?.open(url) ?? false }

  /// Puts a text on the clipboard of the user, as far as the host may; it can be called anywhere.
  package func copy(_ text: String) {
    MainQueue.perform { self.graph?.tell(.copy(text)) }
  }
}
