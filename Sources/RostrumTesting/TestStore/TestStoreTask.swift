import RostrumCore
import RostrumRuntime

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
  private let settle: @MainActor @Sendable () async -> Void

  /// Makes the task of what an action started.
  ///
  /// - Parameters:
  ///   - group: The effects; `nil` if there are none.
  ///   - timeout: How long to wait for work outside of the test's control.
  ///   - settle: Lets the store's effects run until they rest.
  init(
    group: EffectGroup?, timeout: Duration, settle: @escaping @MainActor @Sendable () async -> Void
  ) {
    self.group = group
    self.timeout = timeout
    self.settle = settle
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
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let group else { return }
    group.cancel()
    if await !finish(group, within: timeout) {
      let location = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
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
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let group else { return }
    let duration = duration ?? timeout
    if await !finish(group, within: duration) {
      let location = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      TestIssue.taskNotFinished(timeout: duration).report(at: location)
    }
  }

  /// Whether the effects were cancelled together.
  public var isCancelled: Bool { group?.isCancelled ?? false }

  /// Waits until everything has ended.
  ///
  /// What the effects do inside of the store is waited for however long it takes on a busy machine;
  /// the time is for what they wait for outside.
  private func finish(_ group: EffectGroup, within time: Duration) async -> Bool {
    await settle()
    guard !group.isFinished else { return true }
    let isFinished = await group.finish(before: Deadline(after: time))
    guard !isFinished else { return true }
    await settle()
    return group.isFinished
  }
}

extension TestStoreTask: Hashable {
  /// Whether two tasks stand for the effects of the same action.
  ///
  /// - Parameters:
  ///   - lhs: A task.
  ///   - rhs: Another task.
  /// - Returns: Whether their effects are the same.
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.group === rhs.group }

  /// Feeds what counts for equality into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(group.map(ObjectIdentifier.init))
  }
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
