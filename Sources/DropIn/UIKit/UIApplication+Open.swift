public import Foundation
import RostrumViews

extension UIApplication {
  /// The URL of the app's settings, which a browser has none of: opening it fails.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Tells whether a URL leads out of the app: to a page, a mail or a call.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether it can be opened.
  public func canOpenURL(_ url: URL) -> Bool { ViewGraph.canOpen(url) }

  /// Opens a URL in the browser of the session.
  ///
  /// Call it in an action of a view, or in a task or an effect that such an action starts: only
  /// there is it known whose browser is meant. Browsers open pages that the user has not asked for
  /// only within a few seconds of a tap.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Ignored.
  ///   - completion: Receives whether the URL was handed to the browser.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = GraphReference.current?.open(url) ?? false
    completion?(isOpened)
  }

  /// Opens a URL in the browser of the session.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Ignored.
  /// - Returns: Whether the URL was handed to the browser.
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    GraphReference.current?.open(url) ?? false
  }
}
