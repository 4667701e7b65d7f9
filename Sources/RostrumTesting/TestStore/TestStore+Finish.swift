import RostrumCore
import RostrumDependencies
import RostrumPresentation

extension TestStore {
  /// Expects that all effects end.
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
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let duration = duration ?? timeout
    let deadline = ContinuousClock.now + duration
    await settle()
    while !ledger.inFlight.isEmpty {
      let rest = deadline - ContinuousClock.now
      guard rest > .zero else {
        TestIssue.notFinished(runningEffects, timeout: duration).report(at: location)
        ledger.inFlight = [:]
        return
      }
      await ledger.waitForActivity(atMost: rest)
      await settle()
    }
    ledger.location = location
  }

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
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle()
    guard let last = ledger.received.last else {
      if isStrict { TestIssue.nothingToSkip.report(at: location) }
      return
    }
    if case .off(showSkippedAssertions: true) = exhaustivity {
      showSkipped(
        .skippedActions(ledger.received.map { actionLabel($0.action) }), at: location)
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
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle()
    guard !ledger.inFlight.isEmpty else {
      if isStrict { TestIssue.noEffectsToSkip.report(at: location) }
      return
    }
    if case .off(showSkippedAssertions: true) = exhaustivity {
      showSkipped(.cancelledEffects(runningEffects), at: location)
    }
    for running in ledger.inFlight.values { running.effect.cancel() }
    ledger.inFlight = [:]
    await settle()
  }

  /// Expects something of the state without an action.
  ///
  /// The closure gets the state as it is; whatever it changes is expected to be that already.
  ///
  /// - Parameters:
  ///   - updateStateToExpectedResult: Changes the state to what is expected.
  ///   - fileID: Where the state is expected; issues name it.
  ///   - filePath: Where the state is expected.
  ///   - line: Where the state is expected.
  ///   - column: Where the state is expected.
  public func assert(
    _ updateStateToExpectedResult: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let outcome = TestLedger<State, Action>.Outcome(
      state: ledger.state, changes: SharedChanges(),
      screenIDs: core.dependencies.stackElementID.copy())
    looseIssue(of: outcome, updateStateToExpectedResult)?.report(at: location)
  }

  /// Runs an operation with other dependencies of the feature.
  ///
  /// - Parameters:
  ///   - update: Changes the dependencies.
  ///   - operation: The work.
  /// - Returns: What the operation gives back.
  @discardableResult
  public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void, operation: () throws -> R
  ) rethrows -> R {
    let before = dependencies
    defer { dependencies = before }
    try update(&dependencies)
    return try operation()
  }

  /// Runs an asynchronous operation with other dependencies of the feature.
  ///
  /// - Parameters:
  ///   - update: Changes the dependencies.
  ///   - operation: The work.
  /// - Returns: What the operation gives back.
  @discardableResult
  public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void, operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let before = dependencies
    defer { dependencies = before }
    try update(&dependencies)
    return try await operation()
  }

  /// Runs an operation with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: How much the test must say meanwhile.
  ///   - operation: The work.
  /// - Returns: What the operation gives back.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: () throws -> R
  ) rethrows -> R {
    let before = self.exhaustivity
    defer { self.exhaustivity = before }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs an asynchronous operation with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: How much the test must say meanwhile.
  ///   - operation: The work.
  /// - Returns: What the operation gives back.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let before = self.exhaustivity
    defer { self.exhaustivity = before }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}
