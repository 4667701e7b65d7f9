import RostrumCore

/// What came of an action that a test has sent: the effects that it started.
///
/// ```swift
/// let task = await store.send(.timerStarted)
/// …
/// await task.cancel()
/// ```
@MainActor
public struct TestStoreTask: Sendable {
  private let group: EffectGroup?
  private let timeout: Duration

  init(group: EffectGroup?, timeout: Duration) {
    self.group = group
    self.timeout = timeout
  }

  /// Cancels the effects, and expects that they end.
  ///
  /// - Parameters:
  ///   - fileID: Where the effects are cancelled; issues name it.
  ///   - filePath: Where the effects are cancelled.
  ///   - line: Where the effects are cancelled.
  ///   - column: Where the effects are cancelled.
  public func cancel(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let group else { return }
    group.cancel()
    if await !group.finish(before: Deadline(after: timeout)) {
      let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      TestIssue.taskIgnoresCancellation(timeout: timeout).report(at: location)
    }
  }

  /// Expects that the effects end.
  ///
  /// - Parameters:
  ///   - duration: How long to wait for work outside of the test's control; by default as long as
  ///     the store waits.
  ///   - fileID: Where the end is expected; issues name it.
  ///   - filePath: Where the end is expected.
  ///   - line: Where the end is expected.
  ///   - column: Where the end is expected.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let group else { return }
    let duration = duration ?? timeout
    if await !group.finish(before: Deadline(after: duration)) {
      let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      TestIssue.taskNotFinished(timeout: duration).report(at: location)
    }
  }

  /// Whether the effects were cancelled together.
  public var isCancelled: Bool { group?.isCancelled ?? false }
}

extension EffectGroup {
  /// Waits until everything has ended, but not longer than a time.
  fileprivate func finish(before deadline: Deadline) async -> Bool {
    guard !isFinished else { return true }
    let timer = Task { @MainActor in
      try await deadline.pass()
      stopWaiting()
    }
    repeat { await wait() } while !isFinished && !deadline.hasPassed
    timer.cancel()
    return isFinished
  }
}
