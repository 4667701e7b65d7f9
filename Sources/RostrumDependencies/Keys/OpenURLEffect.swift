import Foundation

/// A dependency that opens a URL outside of the app, such as a page in a browser.
///
/// ```swift
/// @Dependency(\.openURL) var openURL
///
/// case .helpTapped:
///   return .run { _ in await openURL(URL(string: "https://example.com/help")!) }
/// ```
///
/// The host determines how a URL is opened, because it knows the user's screen. A host that can
/// open URLs overrides the dependency for each launch.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Creates a dependency from a closure.
  ///
  /// - Parameter handler: Opens a URL, and returns whether it was opened.
  public init(handler: @escaping @Sendable (_ url: URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens a URL.
  ///
  /// - Parameter url: The URL to open.
  /// - Returns: Whether the URL was opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }
}

extension DependencyValues {
  /// Opens a URL outside of the app.
  ///
  /// If the host doesn't override it, URLs cannot be opened and the result is `false`. In tests, it
  /// must be overridden.
  public var openURL: OpenURLEffect {
    get { self[OpenURLEffect.self] }
    set { self[OpenURLEffect.self] = newValue }
  }
}

extension OpenURLEffect: DependencyKey {
  /// Opens no URLs; hosts override it.
  public static var liveValue: Self { Self { _ in false } }

  /// Reports an issue whenever it is used.
  public static var testValue: Self {
    let use = UnpreparedUse("openURL", example: "OpenURLEffect { _ in true }")
    return Self { _ in
      use.report()
      return false
    }
  }
}
