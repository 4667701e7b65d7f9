#if !canImport(Darwin)
  /// What belongs to a failure that a test expects.
  public enum XCTExpectedFailure {
    /// Which failures a test expects.
    public struct Options: Sendable {
      /// Whether failures are expected at all.
      public var isEnabled = true

      /// Whether it is a failure if there is none.
      public var isStrict = true

      /// Tells the expected failures from others.
      public var issueMatcher: @Sendable (XCTIssue) -> Bool = { _ in true }

      /// Expects a failure, of whatever kind.
      public init() {}

      /// Expects that there may be failures.
      ///
      /// - Returns: The options.
      public static func nonStrict() -> Self {
        var options = Self()
        options.isStrict = false
        return options
      }
    }
  }

  /// A failure of a test.
  public struct XCTIssue: Sendable {
    /// What has failed, in words.
    public let compactDescription: String

    /// The file in which it has failed.
    public let filePath: String

    /// The line on which it has failed.
    public let line: UInt
  }
#endif
