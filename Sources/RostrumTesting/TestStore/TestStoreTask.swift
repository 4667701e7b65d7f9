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

  /// Cancels the effects, and waits until they have ended.
  public func cancel() async {
    group?.cancel()
    await group?.finish()
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
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let duration = duration ?? timeout
    if await !group.finish(atMost: duration) {
      TestIssue.taskNotFinished(timeout: duration).report(at: location)
    }
  }

  /// Whether the effects were cancelled together.
  public var isCancelled: Bool { group?.isCancelled ?? false }
}

extension EffectGroup {
  /// Waits until everything has ended, but not longer than a time.
  fileprivate func finish(atMost duration: Duration) async -> Bool {
    let timer = Task { @MainActor in
      try? await Task.sleep(for: duration)
      if !Task.isCancelled { stopWaiting() }
    }
    await wait()
    timer.cancel()
    return isFinished
  }
}
