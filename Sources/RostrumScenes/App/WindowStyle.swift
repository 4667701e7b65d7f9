/// The look of a window.
///
/// Apps choose one of the styles with ``Scene/windowStyle(_:)``; they declare none of their own.
public protocol WindowStyle: Sendable {
  /// Whether the window has a title bar; apps don't call or implement this.
  var _hasTitleBar: Bool { get }
}

/// The look that the host thinks fit: a title bar.
public struct DefaultWindowStyle: WindowStyle {
  /// There is a title bar; apps don't call or implement this.
  public var _hasTitleBar: Bool { true }

  /// Creates the style.
  public init() {}
}

/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// There is a title bar; apps don't call or implement this.
  public var _hasTitleBar: Bool { true }

  /// Creates the style.
  public init() {}
}

/// A window without the title and the background of its bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// There is no title bar; apps don't call or implement this.
  public var _hasTitleBar: Bool { false }

  /// Creates the style.
  public init() {}
}

/// A window with its content alone.
public struct PlainWindowStyle: WindowStyle {
  /// There is no title bar; apps don't call or implement this.
  public var _hasTitleBar: Bool { false }

  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The look that the host thinks fit: a title bar.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without the title and the background of its bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window with its content alone, which looks like one with a hidden title bar.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
  /// Sets the look of the scene's windows.
  ///
  /// ```swift
  /// WindowGroup { Player() }
  ///   .windowStyle(.hiddenTitleBar)
  /// ```
  ///
  /// The bar of a window is that of its screens. Without a title bar, it keeps its items, but shows neither
  /// the title nor a background. The browser's tab still has the title.
  ///
  /// - Parameter style: The style.
  /// - Returns: The scene.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    transformEnvironment(\.windowChrome) { chrome in
      guard !style._hasTitleBar else { return }
      chrome.showsTitle = false
      chrome.hasBackground = false
    }
  }
}
