public import Foundation
import RostrumViews

/// What a Mac app asks of the system, as far as a browser does it.
@MainActor
public final class NSWorkspace: Sendable {
  /// The browser of the session.
  public static let shared = NSWorkspace()

  private init() {}

  /// Opens a URL in the session's browser: see ``UIApplication/open(_:options:completionHandler:)``.
  ///
  /// - Parameter url: The URL to open.
  /// - Returns: Whether the URL was passed to the browser, which may only offer it.
  @discardableResult
  public func open(_ url: URL) -> Bool { GraphReference.current?.open(url) ?? false }
}
