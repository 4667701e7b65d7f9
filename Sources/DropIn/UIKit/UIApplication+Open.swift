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
  /// these identify the session. Browsers block pop-ups that are opened more than a few seconds
  /// after a tap.
  ///
  /// - Parameters:
  ///   - url: The URL to open.
  ///   - options: Ignored.
  ///   - completion: Receives whether the URL was passed to the browser.
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
  /// - Returns: Whether the URL was passed to the browser.
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    GraphReference.current?.open(url) ?? false
  }
}
