import RostrumCore
import RostrumRuntime

extension TestStore {
  /// Marks the pending received actions as handled.
  ///
  /// ```swift
  /// await store.send(.ask) { $0.isAsking = true }
  /// await store.skipReceivedActions()
  /// ```
  ///
  /// - Parameters:
  ///   - isStrict: Whether to report an issue if there are none.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
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

  /// Cancels the running effects, and stops tracking them.
  ///
  /// - Parameters:
  ///   - isStrict: Whether to report an issue if there are none.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
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
