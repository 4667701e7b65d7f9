import RostrumCore
import RostrumRuntime

extension TestStore {
  /// Takes the actions that were received as handled.
  ///
  /// - Parameters:
  ///   - isStrict: Whether it is an issue if there are none.
  ///   - fileID: Where actions are skipped; issues name it.
  ///   - filePath: Where actions are skipped.
  ///   - line: Where actions are skipped.
  ///   - column: Where actions are skipped.
  public func skipReceivedActions(
    strict isStrict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle()
    guard let last = ledger.received.last else {
      if isStrict { TestIssue.nothingToSkip.report(at: location) }
      return
    }
    if case .off(showSkippedAssertions: true) = exhaustivity {
      showSkipped(.skippedActions(receivedActions), at: location)
    }
    ledger.state = last.outcome.state
    ledger.received = []
  }

  /// Cancels the effects that run, and takes them as ended.
  ///
  /// - Parameters:
  ///   - isStrict: Whether it is an issue if there are none.
  ///   - fileID: Where effects are skipped; issues name it.
  ///   - filePath: Where effects are skipped.
  ///   - line: Where effects are skipped.
  ///   - column: Where effects are skipped.
  public func skipInFlightEffects(
    strict isStrict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle()
    guard !ledger.inFlight.isEmpty else {
      if isStrict { TestIssue.noEffectsToSkip.report(at: location) }
      return
    }
    if case .off(showSkippedAssertions: true) = exhaustivity {
      showSkipped(.cancelledEffects(runningEffects), at: location)
    }
    cancelEffects()
  }
}
