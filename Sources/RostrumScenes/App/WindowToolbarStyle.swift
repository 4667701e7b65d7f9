/// The look of the toolbar of a window.
///
/// Apps choose one of the styles with ``Scene/windowToolbarStyle(_:)``; they declare none of their own.
public protocol WindowToolbarStyle: Sendable {
  /// Whether the title is in the bar, however long it is; apps don't call or implement this.
  var _isInBar: Bool { get }
  /// How the bar is arranged; apps don't call or implement this.
  var _look: BarLook? { get }
  /// Whether the bar shows the title; apps don't call or implement this.
  var _showsTitle: Bool { get }
}

extension WindowToolbarStyle {
  /// The title is in the bar.
  public var _isInBar: Bool { true }
  /// The title is shown.
  public var _showsTitle: Bool { true }
}

/// The look that the host thinks fit.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// The title is where the host thinks fit; apps don't call or implement this.
  public var _isInBar: Bool { false }
  /// No arrangement in particular; apps don't call or implement this.
  public var _look: BarLook? { nil }

  /// Creates the style.
  public init() {}
}

/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// The arrangement; apps don't call or implement this.
  public var _look: BarLook? { .expanded }

  /// Creates the style.
  public init() {}
}

/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Whether the bar shows the title; apps don't call or implement this.
  public let _showsTitle: Bool
  /// The arrangement; apps don't call or implement this.
  public var _look: BarLook? { nil }

  /// Creates the style with a title.
  public init() { self.init(showsTitle: true) }

  /// Creates the style.
  ///
  /// - Parameter showsTitle: Whether the bar shows the title.
  public init(showsTitle: Bool) { _showsTitle = showsTitle }
}

/// A low toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Whether the bar shows the title; apps don't call or implement this.
  public let _showsTitle: Bool
  /// The arrangement; apps don't call or implement this.
  public var _look: BarLook? { .compact }

  /// Creates the style with a title.
  public init() { self.init(showsTitle: true) }

  /// Creates the style.
  ///
  /// - Parameter showsTitle: Whether the bar shows the title.
  public init(showsTitle: Bool) { _showsTitle = showsTitle }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The look that the host thinks fit.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// A toolbar beside the title.
  ///
  /// - Parameter showsTitle: Whether the bar shows the title.
  /// - Returns: The style.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A low toolbar beside the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }

  /// A low toolbar beside the title.
  ///
  /// - Parameter showsTitle: Whether the bar shows the title.
  /// - Returns: The style.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension Scene {
  /// Sets the look of the toolbar in the scene's windows.
  ///
  /// ```swift
  /// WindowGroup { Mailbox() }
  ///   .windowToolbarStyle(.unifiedCompact(showsTitle: false))
  /// ```
  ///
  /// The toolbar of a window is the bar at the top of its screens, but not of what they present. A title
  /// that isn't shown still names the browser's tab. A screen with a display mode of its own for the title
  /// keeps that.
  ///
  /// - Parameter style: The style.
  /// - Returns: The scene.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    transformEnvironment(\.windowChrome) { chrome in
      chrome.isTitleInBar = style._isInBar
      chrome.look = style._look
      if !style._showsTitle { chrome.showsTitle = false }
    }
  }
}
