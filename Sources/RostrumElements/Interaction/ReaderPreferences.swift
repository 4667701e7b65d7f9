/// What a host reports of its reader's preferences and of the display.
public struct ReaderPreferences: Hashable, Sendable {
  /// A preference that a reader has or hasn't, in the order in which a browser reports them.
  public enum Option: Int, Hashable, Sendable, CaseIterable {
    /// Dark colors.
    case darkColors
    /// Less motion.
    case reducedMotion
    /// Less transparency.
    case reducedTransparency
    /// More contrast.
    case increasedContrast
    /// Colors of the reader's own in place of those of the app.
    case ownColors
    /// Inverted colors.
    case invertedColors
    /// A window without much height, such as that of a phone held sideways.
    case lowWindow
  }

  /// The reader's preferences.
  public var options: Set<Option>
  /// The number of pixels for each point; positive and finite.
  public var displayScale: Double
  /// The identifier of the reader's time zone, if the host knows it.
  public var timeZone: String?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - options: The reader's preferences.
  ///   - displayScale: The number of pixels for each point; 1 for a value that isn't positive and
  ///     finite.
  ///   - timeZone: The identifier of the reader's time zone.
  public init(options: Set<Option> = [], displayScale: Double = 1, timeZone: String? = nil) {
    self.options = options
    self.displayScale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
    self.timeZone = timeZone
  }
}
