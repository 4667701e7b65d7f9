public import Foundation

/// The result of opening a URL in an app.
public struct OpenedURL: Hashable, Sendable {
  /// Whether any component of the path was accepted.
  public let isFound: Bool
  /// Whether all components of the path were accepted, and there is nothing else in the URL.
  public let isComplete: Bool

  /// Creates a result.
  package init(isFound: Bool, isComplete: Bool) {
    self.isFound = isFound
    self.isComplete = isComplete
  }
}

extension ViewGraph {
  /// Presents what the path of a URL spells.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - isLaunch: Whether the scene has just been launched: state that the app has restored stays
  ///     unless the URL spells something else.
  /// - Returns: Whether the path is one of the app.
  @discardableResult
  public func present(_ url: URL, isLaunch: Bool = false) -> OpenedURL {
    let addresses = service(Addresses.self)
    if isLaunch { addresses.origin = Origin(url) }
    guard addresses.hasParts, let address = Address(path: url.path(percentEncoded: true)) else {
      return OpenedURL(isFound: false, isComplete: false)
    }
    let (isFound, isComplete) = addresses.open(address, isLaunch: isLaunch)
    return OpenedURL(isFound: isFound, isComplete: isComplete && url.query() == nil)
  }

  /// Opens a URL of the app in the app: presents what its path spells, or else passes it to the
  /// handlers of `onOpenURL`.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether anything in the app has accepted the URL.
  @discardableResult
  public func follow(_ url: URL) -> Bool {
    let opened = present(url)
    if opened.isComplete { return true }
    var isHandled = false
    asCurrent { for service in services.all where service.receive(url) { isHandled = true } }
    return opened.isFound || isHandled
  }

  /// Whether a URL leads to the app: a path, or a URL of the app's page.
  package func isOwn(_ url: URL) -> Bool {
    guard let origin = Origin(url) else {
      return url.scheme == nil && url.path().hasPrefix("/")
    }
    return origin == services.find(Addresses.self)?.origin
  }

  /// Opens a URL of the app: now, or after the update that is in progress.
  package func followSoon(_ url: URL) -> Bool {
    guard isUpdating else { return follow(url) }
    Task { [reference] in _ = reference.graph?.follow(url) }
    return true
  }
}

/// The origin of a URL: its scheme, host and port.
package struct Origin: Hashable {
  private let scheme: String
  private let host: String
  private let port: Int?

  /// Creates the origin of a URL; `nil` if the URL has no host.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host()?.lowercased() else {
      return nil
    }
    self.scheme = scheme
    self.host = host
    port = url.port ?? ["http": 80, "https": 443][scheme]
  }
}
