import IssueReporting

/// A clock that reports an issue whenever it is asked for anything, and that never goes.
///
/// It stands for a clock in tests that are not about time. Whoever sleeps on it sleeps until the
/// task is cancelled.
///
/// ```swift
/// $0.continuousClock = .unimplemented()
/// ```
public struct UnimplementedClock<
  Duration: DurationProtocol & Hashable & Sendable
>: Clock, Sendable {
  /// A moment of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let base = TestClock<Duration>(now: Instant())
  private let complaint: @Sendable (_ endpoint: String) -> Void

  /// Makes a clock that nobody is to use.
  ///
  /// - Parameters:
  ///   - name: What issues call it.
  ///   - fileID: Where it is made; issues name it.
  ///   - filePath: Where it is made.
  ///   - line: Where it is made.
  ///   - column: Where it is made.
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
        \(name) that is not meant to be used was asked for '\($0)'.

        • Give the test a clock that it can step, 'TestClock()', or one that does not wait, \
        'ImmediateClock()'.
        """,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }

  init(dependency: String) {
    let use = UnpreparedUse(dependency, example: "TestClock()")
    complaint = { use.report(endpoint: $0) }
  }

  /// Reports the use; the clock's start.
  public var now: Instant {
    complaint("now")
    return base.now
  }

  /// Reports the use; no time at all.
  public var minimumResolution: Duration {
    complaint("minimumResolution")
    return base.minimumResolution
  }

  /// Reports the use and sleeps until the task is cancelled.
  ///
  /// - Parameters:
  ///   - deadline: The moment to sleep until.
  ///   - tolerance: Not looked at.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    complaint("sleep")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that reports an issue whenever it is asked for anything.
  ///
  /// - Parameters:
  ///   - fileID: Where it is made; issues name it.
  ///   - filePath: Where it is made.
  ///   - line: Where it is made.
  ///   - column: Where it is made.
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
