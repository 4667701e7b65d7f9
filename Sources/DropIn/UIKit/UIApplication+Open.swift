public import Foundation
import RostrumViews

extension UIApplication {
  /// The URL of the app's settings.
  ///
  /// A browser has none, so opening it fails.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Whether a URL can be opened: it leads to a web page, an email or a phone call.
  ///
  /// - Parameter url: The URL to check.
  /// - Returns: Whether the URL can be opened.
  public func canOpenURL(_ url: URL) -> Bool { ViewGraph.canOpen(url) }

  /// Opens a URL in the session's browser.
  ///
  /// Call it in a view's action, or in a task or an effect that such an action starts, because only
  /// these identify the session. A browser opens a web page in the moments after a press of the user
  /// only; a page that is requested later is offered to the user as a link.
  ///
  /// - Parameters:
  ///   - url: The URL to open.
  ///   - options: Ignored.
  ///   - completion: Receives whether the URL was passed to the browser, which may only offer it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = GraphReference.current?.open(url) ?? false
    completion?(isOpened)
  }

  /// Opens a URL in the session's browser.
  ///
  /// - Parameters:
  ///   - url: The URL to open.
  ///   - options: Ignored.
  /// - Returns: Whether the URL was passed to the browser, which may only offer it.
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    GraphReference.current?.open(url) ?? false
  }
}
