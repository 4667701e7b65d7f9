// A browser keeps from a page whether its reader uses assistive technology, so these values never change. What
// a browser reports is in `EnvironmentValues+Reader.swift`.

extension EnvironmentValues {
  /// Whether a screen reader is running: always `false`, because a browser doesn't tell a page.
  ///
  /// Write views that are right for every reader, instead of other views for some of them.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether the reader uses switches: always `false`, because a browser doesn't tell a page.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether any assistive technology is running: always `false`, because a browser doesn't tell a page.
  public var accessibilityEnabled: Bool { false }

  /// Whether the reader prefers buttons with shapes: always `false`, because browsers have no such
  /// preference.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether flashing lights are dimmed: always `false`, because browsers have no such preference.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether the reader looks at large versions of bars: always `false`, because browsers have no such
  /// preference.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether pictures with several frames move: always `true`, because browsers have no such preference.
  public var accessibilityPlayAnimatedImages: Bool { true }
}
