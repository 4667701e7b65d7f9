public import Foundation

extension Scene {
  /// Sets the size of windows of the scene that the app opens.
  ///
  /// ```swift
  /// Window("Activity", id: "activity") { Text("Nothing yet") }
  ///   .defaultSize(width: 400, height: 600)
  /// ```
  ///
  /// A browser opens a window of that size for ``OpenWindowAction``, or a tab where it has no windows. The page
  /// that a user opens has the size of the browser.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  /// - Returns: The scene.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the size of windows of the scene that the app opens.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The scene.
  public func defaultSize(_ size: CGSize) -> some Scene {
    _Scenes(
      _content: _content.environment(\.defaultWindowSize, size.ofWindow), _title: _title)
  }
}

extension CGSize {
  /// The size within the bounds of what a window can have; `nil` for one that isn't a size.
  fileprivate var ofWindow: CGSize? {
    guard width > 0, height > 0 else { return nil }
    return CGSize(width: min(max(width, 100), 10_000), height: min(max(height, 100), 10_000))
  }
}

extension EnvironmentValues {
  /// The size of a new window of the scene, in points; `nil` for that of the browser.
  var defaultWindowSize: CGSize? {
    get { self[DefaultWindowSizeKey.self] }
    set { self[DefaultWindowSizeKey.self] = newValue }
  }
}

private struct DefaultWindowSizeKey: EnvironmentKey {
  static let defaultValue: CGSize? = nil
}
