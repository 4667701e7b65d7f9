public import Foundation

extension EnvironmentValues {
  /// Whether the reader prefers less motion.
  ///
  /// ```swift
  /// @Environment(\.accessibilityReduceMotion) private var reducesMotion
  ///
  /// withAnimation(reducesMotion ? nil : .spring) { isOpen.toggle() }
  /// ```
  ///
  /// The theme follows the preference without the help of the app. A browser reports it after the
  /// first page, as soon as a view has read it; until then, the value is `false`.
  public var accessibilityReduceMotion: Bool {
    get { askedPreferences.options.contains(.reducedMotion) }
    set { prefer(.reducedMotion, newValue) }
  }

  /// Whether the reader prefers less transparency.
  public var accessibilityReduceTransparency: Bool {
    get { askedPreferences.options.contains(.reducedTransparency) }
    set { prefer(.reducedTransparency, newValue) }
  }

  /// Whether the app shouldn't tell things apart by color alone.
  ///
  /// A browser reports it for readers who replace the colors of all pages with their own.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { askedPreferences.options.contains(.ownColors) }
    set { prefer(.ownColors, newValue) }
  }

  /// Whether the reader inverts the colors of the display.
  ///
  /// Not all browsers report it.
  public var accessibilityInvertColors: Bool {
    get { askedPreferences.options.contains(.invertedColors) }
    set { prefer(.invertedColors, newValue) }
  }

  /// The contrast between the colors of the foreground and the background that the reader prefers.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { askedPreferences.options.contains(.increasedContrast) ? .increased : .standard }
    set { prefer(.increasedContrast, newValue == .increased) }
  }

  /// The number of pixels for each point.
  public var displayScale: CGFloat {
    get { CGFloat(askedPreferences.displayScale) }
    set {
      let old = readerPreferences
      readerPreferences = ReaderPreferences(
        options: old.options, displayScale: Double(newValue), timeZone: old.timeZone)
    }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The reader's time zone; `nil` until the host has reported it.
  ///
  /// Views show dates in `timeZone`, which is that of the session. An app whose readers travel can
  /// let them follow the reader:
  ///
  /// ```swift
  /// struct Schedule: View {
  ///   @Environment(\.readerTimeZone) private var readerTimeZone
  ///   @Environment(\.timeZone) private var timeZone
  ///
  ///   var body: some View {
  ///     Meetings().environment(\.timeZone, readerTimeZone ?? timeZone)
  ///   }
  /// }
  /// ```
  public var readerTimeZone: TimeZone? {
    get { askedPreferences.timeZone.flatMap { TimeZone(identifier: $0) } }
    set {
      let old = readerPreferences
      readerPreferences = ReaderPreferences(
        options: old.options, displayScale: old.displayScale, timeZone: newValue?.identifier)
    }
  }

  /// The amount of vertical space: compact for a window that is less than 480 points high.
  ///
  /// `nil` until the host has reported it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get {
      scope?.inquire()
      return self[VerticalSizeClassKey.self]
    }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

/// The contrast between the colors of the foreground and the background.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The contrast of the theme.
  case standard
  /// More contrast, as some readers need.
  case increased
}
