import RostrumCore
import RostrumRuntime

extension TestStore {
  /// Expects that all effects end, and that nothing of what they did is left to be handled.
  ///
  /// Each action that they sent must have been received by then, and each change of shared state
  /// asserted; see ``exhaustivity``.
  ///
  /// - Parameters:
  ///   - duration: How long to wait for work outside of the test's control; by default ``timeout``.
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
    let location = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let duration = duration ?? timeout
    let deadline = Deadline(after: duration)
    await settle()
    var isLate = false
    while !ledger.inFlight.isEmpty, !isLate {
      isLate = await !ledger.waitForActivity(until: deadline) || deadline.hasPassed
      await settle()
    }
    if !ledger.inFlight.isEmpty {
      TestIssue.notFinished(runningEffects, timeout: duration).report(at: location)
      ledger.inFlight = [:]
    }
    leaveReceivedActions(before: "'finish'", at: location)
    ledger.unsaidSharedChange()?.report(at: location)
    ledger.location = location
  }
}
