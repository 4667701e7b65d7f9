import RostrumCore
import RostrumRuntime

extension TestStore {
  /// Waits for all effects to end, and asserts that nothing is left to handle.
  ///
  /// The test must have received each action that effects sent, and asserted each change to shared
  /// state; see ``exhaustivity``.
  ///
  /// - Parameters:
  ///   - duration: How long to wait for work outside of the test's control; ``timeout`` by default.
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
