import Foundation

/// Opens a URL outside of the app, such as a page in a browser.
///
/// ```swift
/// @Dependency(\.openURL) var openURL
///
/// case .helpTapped:
///   return .run { _ in await openURL(URL(string: "https://example.com/help")!) }
/// ```
///
/// What that means is the host's to say: it knows the screen in front of the person. A host that
/// can open URLs sets the dependency for each launch.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Makes a way to open URLs.
  ///
  /// - Parameter handler: Opens a URL, and tells whether it could.
  public init(handler: @escaping @Sendable (_ url: URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens a URL.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether it was opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }
}

extension DependencyValues {
  /// Opens a URL outside of the app.
  ///
  /// Where the host does not set it nothing can be opened, and the answer is `false`. In tests it
  /// has no value until one is given.
  public var openURL: OpenURLEffect {
    get { self[OpenURLEffect.self] }
    set { self[OpenURLEffect.self] = newValue }
  }
}

extension OpenURLEffect: DependencyKey {
  /// Opens nothing: only a host can.
  public static var liveValue: Self { Self { _ in false } }

  /// Reports each use; a test says what becomes of a URL.
  public static var testValue: Self {
    let use = UnpreparedUse("openURL", example: "OpenURLEffect { _ in true }")
    return Self { _ in
      use.report()
      return false
    }
  }
}
