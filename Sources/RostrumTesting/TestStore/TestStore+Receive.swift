import CustomDump
import RostrumCases
import RostrumCore
import RostrumRuntime

extension TestStore {
  /// Asserts that an effect sends an action.
  ///
  /// - Parameters:
  ///   - expectedAction: The expected action.
  ///   - duration: How long to wait for work outside of the test's control; ``timeout`` by default.
  ///   - updateStateToExpectedResult: Modifies the state to the expected state after the action.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      Expectation(label: actionLabel(expectedAction)) {
        $0 == expectedAction
      } diff: {
        CustomDump.diff(expectedAction, $0)
      },
      timeout: duration, updateStateToExpectedResult,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that an effect sends an action that matches a predicate.
  ///
  /// - Parameters:
  ///   - isMatching: The predicate.
  ///   - duration: How long to wait for work outside of the test's control; ``timeout`` by default.
  ///   - updateStateToExpectedResult: Modifies the state to the expected state after the action.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await withoutActuallyEscaping(isMatching) { isMatching in
      await receive(
        Expectation(label: "an action that matches the condition", isMatching: isMatching),
        timeout: duration, updateStateToExpectedResult,
        at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }

  /// Asserts that an effect sends an action of a case.
  ///
  /// ```swift
  /// await store.receive(\.path[id: 0].detail.delegate.standupDeleted)
  /// ```
  ///
  /// - Parameters:
  ///   - actionCase: The key path of the case.
  ///   - duration: How long to wait for work outside of the test's control; ``timeout`` by default.
  ///   - updateStateToExpectedResult: Modifies the state to the expected state after the action.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await receive(
      Expectation(label: "an action of the case that 'receive' names") {
        path.extract(from: $0) != nil
      },
      timeout: duration, updateStateToExpectedResult,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that an effect sends an action of a case with a certain associated value.
  ///
  /// - Parameters:
  ///   - actionCase: The key path of the case.
  ///   - value: The expected associated value.
  ///   - duration: How long to wait for work outside of the test's control; ``timeout`` by default.
  ///   - updateStateToExpectedResult: Modifies the state to the expected state after the action.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  @_disfavoredOverload
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await receive(
      Expectation(label: actionLabel(path.embed(value))) {
        path.extract(from: $0) == value
      } diff: {
        CustomDump.diff(path.embed(value), $0)
      },
      timeout: duration, updateStateToExpectedResult,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The action that a test expects to receive.
  struct Expectation {
    let label: String
    let isMatching: (Action) -> Bool
    var diff: (Action) -> String? = { _ in nil }
  }

  private func receive(
    _ expectation: Expectation, timeout duration: Duration?,
    _ update: ((inout State) throws -> Void)?, at location: CallSite
  ) async {
    let duration = duration ?? timeout
    guard await waitForAction(expectation, atMost: duration) else {
      TestIssue.nothingReceived(
        expected: expectation.label, running: runningEffects, timeout: duration
      ).report(at: location)
      return
    }
    guard skipToMatch(expectation, at: location) else { return }
    let received = ledger.received.removeFirst()
    ledger.location = location
    expect(received.outcome, update, at: location)
    await settle()
  }

  /// Waits for an action, unless no effect can send one; returns whether there is one.
  private func waitForAction(_ expectation: Expectation, atMost duration: Duration) async -> Bool {
    let isEnough = { [self] in
      exhaustivity == .on
        ? !ledger.received.isEmpty
        : ledger.received.contains { expectation.isMatching($0.action) }
    }
    await settle()
    let deadline = Deadline(after: duration)
    var isLate = false
    while !isEnough(), !ledger.inFlight.isEmpty, !isLate {
      isLate = await !ledger.waitForActivity(until: deadline) || deadline.hasPassed
      await settle()
    }
    return !ledger.received.isEmpty
  }

  /// Checks that the next action is the expected one; skips other actions if exhaustivity is off.
  private func skipToMatch(_ expectation: Expectation, at location: CallSite) -> Bool {
    let index = ledger.received.firstIndex { expectation.isMatching($0.action) }
    guard let index, exhaustivity != .on || index == 0 else {
      let diff = ledger.received.first.flatMap { expectation.diff($0.action) }
      let issue: TestIssue =
        diff.map { .otherReceived(diff: $0) }
        ?? .noMatch(expected: expectation.label, received: receivedActions)
      issue.report(at: location)
      if exhaustivity == .on { ledger.state = ledger.received.removeFirst().outcome.state }
      return false
    }
    guard index > 0 else { return true }
    if case .off(showSkippedAssertions: true) = exhaustivity {
      showSkipped(.skippedActions(Array(receivedActions[..<index])), at: location)
    }
    ledger.state = ledger.received[index - 1].outcome.state
    ledger.received.removeFirst(index)
    return true
  }

  /// Descriptions of the pending received actions.
  var receivedActions: [String] { ledger.received.map { actionLabel($0.action) } }

  /// Descriptions of the running effects.
  var runningEffects: [String] {
    ledger.inFlightInOrder.map {
      "'run' at \($0.effect.location), started by \(actionLabel($0.cause))"
    }
  }
}
