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
    if isLaunch, let origin = Origin(url) { setEnvironment { $0.pageOrigin = origin } }
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
    guard let environment else { return false }
    return url.leads(to: EnvironmentValues(reading: environment).pageOrigin)
  }

  /// Opens a URL of the app: now, or after the update that is in progress.
  package func followSoon(_ url: URL) -> Bool {
    guard isUpdating else { return follow(url) }
    Task { [reference] in _ = reference.graph?.follow(url) }
    return true
  }
}

/// The origin of a URL: its scheme, host and port.
package struct Origin: Hashable, Sendable {
  private let scheme: String
  private let host: String
  private let port: Int?

  /// The start of the URLs with the origin.
  package var text: String {
    let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    let isStandard = port == ["http": 80, "https": 443][scheme]
    return "\(scheme)://\(name)" + (isStandard ? "" : port.map { ":\($0)" } ?? "")
  }

  /// Creates the origin of a URL; `nil` if the URL has no host.
  package init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host()?.lowercased() else {
      return nil
    }
    self.scheme = scheme
    self.host = host
    port = url.port ?? ["http": 80, "https": 443][scheme]
  }

  /// Parses the text of a web page's origin, such as `https://images.example.com:8443`.
  ///
  /// The result is `nil` if the text isn't an origin, or contains more than an origin. So the origin's
  /// ``text`` can be part of a content policy.
  package init?(_ text: String) {
    guard let url = URL(string: text), let origin = Origin(url),
      ["http", "https"].contains(origin.scheme), url.path.isEmpty, url.query == nil,
      url.fragment == nil, url.user == nil, url.password == nil, !origin.host.isEmpty,
      origin.host.utf8.allSatisfy({ $0 < 128 }),
      origin.host.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" })
    else { return nil }
    self = origin
  }
}

extension URL {
  /// Whether the URL leads to an app on a page with an origin: it is a path, or it has the origin.
  package func leads(to page: Origin?) -> Bool {
    guard let origin = Origin(self) else { return scheme == nil && path().hasPrefix("/") }
    return origin == page
  }
}

extension EnvironmentValues {
  /// The origin of the page that shows the scene; `nil` as long as the host doesn't know it.
  package var pageOrigin: Origin? {
    get { self[PageOriginKey.self] }
    set { self[PageOriginKey.self] = newValue }
  }
}

private struct PageOriginKey: EnvironmentKey {
  static let defaultValue: Origin? = nil
}
