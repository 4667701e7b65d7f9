#if !canImport(Darwin)
  /// A namespace for the options of expected failures.
  public enum XCTExpectedFailure {
    /// Determines which failures a test expects.
    public struct Options: Sendable {
      /// Whether failures are expected at all.
      public var isEnabled = true

      /// Whether the absence of a failure is itself a failure.
      public var isStrict = true

      /// Returns whether an issue is an expected failure.
      public var issueMatcher: @Sendable (XCTIssue) -> Bool = { _ in true }

      /// Creates options that expect at least one failure of any kind.
      public init() {}

      /// Returns options that permit failures without requiring one.
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
    /// A description of the failure.
    public let compactDescription: String

    /// The path of the file in which the failure occurred.
    public let filePath: String

    /// The line on which the failure occurred.
    public let line: UInt
  }
#endif
