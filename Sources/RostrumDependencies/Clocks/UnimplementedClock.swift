import IssueReporting

/// A clock that reports an issue whenever it is used, and never advances.
///
/// Use it in tests that must not depend on time. A task that sleeps on the clock sleeps until it is
/// cancelled.
///
/// ```swift
/// $0.continuousClock = .unimplemented()
/// ```
public struct UnimplementedClock<
  Duration: DurationProtocol & Hashable & Sendable
>: Clock, Sendable {
  /// An instant of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let base = TestClock<Duration>(now: Instant())
  private let complaint: @Sendable (_ endpoint: String) -> Void

  /// Creates a clock that reports an issue whenever it is used.
  ///
  /// - Parameters:
  ///   - name: The name of the clock in issues.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public init(
    name: String = "A clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    complaint = {
      reportIssue(
        """
        \(name) that must not be used was asked for '\($0)'.

        • Override the clock in the test: use 'TestClock()' to advance it manually, or \
        'ImmediateClock()' for a clock that does not wait.
        """,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }

  init(dependency: String) {
    let use = UnpreparedUse(dependency, example: "TestClock()")
    complaint = { use.report(endpoint: $0) }
  }

  /// Reports an issue; returns the clock's start.
  public var now: Instant {
    complaint("now")
    return base.now
  }

  /// Reports an issue; returns zero.
  public var minimumResolution: Duration {
    complaint("minimumResolution")
    return base.minimumResolution
  }

  /// Reports an issue, and sleeps until the task is cancelled.
  ///
  /// - Parameters:
  ///   - deadline: The instant to sleep until.
  ///   - tolerance: Ignored.
  /// - Throws: A `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    complaint("sleep")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// Returns a clock that reports an issue whenever it is used.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: The clock.
  public static func unimplemented(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    UnimplementedClock(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
