import RostrumViews

/// What a browser knows of assistive technology, and tells it.
@MainActor
public enum UIAccessibility {
  /// What assistive technology is told.
  public struct Notification: Hashable, Sendable {
    private let name: String

    /// A text.
    public static let announcement = Self(name: "announcement")
    /// A part of the screen has changed.
    public static let layoutChanged = Self(name: "layoutChanged")
    /// The whole screen has changed.
    public static let screenChanged = Self(name: "screenChanged")
  }

  /// Announces a text to users of assistive technology.
  ///
  /// ```swift
  /// UIAccessibility.post(notification: .announcement, argument: "Saved")
  /// ```
  ///
  /// Call it in a view's action, or in a task or an effect that such an action starts, because only these
  /// identify the session. A browser itself notices that the page has changed, so without a text, there is nothing
  /// to tell.
  ///
  /// - Parameters:
  ///   - notification: The occasion, which makes no difference.
  ///   - argument: The text; any other value is ignored.
  public static func post(notification: Notification, argument: Any?) {
    if let text = argument as? String { AccessibilityNotification.Announcement(text).post() }
  }

  /// Whether the user wants less motion, if the browser has reported it.
  ///
  /// A browser reports it to apps with a view that reads `\.accessibilityReduceMotion`. This is available in views,
  /// and in the tasks and effects that their actions start.
  public static var isReduceMotionEnabled: Bool { environment?.accessibilityReduceMotion ?? false }

  /// Whether the user wants less transparency: see ``isReduceMotionEnabled``.
  public static var isReduceTransparencyEnabled: Bool {
    environment?.accessibilityReduceTransparency ?? false
  }

  /// Whether colors are inverted: see ``isReduceMotionEnabled``.
  public static var isInvertColorsEnabled: Bool {
    environment?.accessibilityInvertColors ?? false
  }

  private static var environment: EnvironmentValues? {
    GraphReference.current?.graph?.hostEnvironment
  }
}
