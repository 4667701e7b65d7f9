import RostrumCore
import RostrumRuntime

/// The effects that an action has started.
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

  /// Creates the task of an action.
  ///
  /// - Parameters:
  ///   - group: The effects that the action started; `nil` if there are none.
  ///   - timeout: How long to wait for work outside of the test's control.
  ///   - settle: Runs the store's effects until they are idle.
  init(
    group: EffectGroup?, timeout: Duration, settle: @escaping @MainActor @Sendable () async -> Void
  ) {
    self.group = group
    self.timeout = timeout
    self.settle = settle
  }

  /// Cancels the effects, and asserts that they end.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
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

  /// Waits for the effects, and asserts that they end.
  ///
  /// - Parameters:
  ///   - duration: How long to wait for work outside of the test's control; the store's timeout by
  ///     default.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
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

  /// Whether the effects were cancelled.
  public var isCancelled: Bool { group?.isCancelled ?? false }

  /// Waits until all effects have ended.
  ///
  /// The time limit applies only to work outside of the store. Work inside the store may take as
  /// long as it needs, so that a busy machine doesn't cause a timeout.
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
  /// Whether two tasks represent the effects of the same action.
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.group === rhs.group }

  /// Hashes the identity of the effects.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(group.map(ObjectIdentifier.init))
  }
}

extension EffectGroup {
  /// Waits until all effects have ended or the deadline has passed.
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
