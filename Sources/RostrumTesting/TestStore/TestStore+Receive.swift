import CustomDump
import RostrumCases
import RostrumCore
import RostrumRuntime

extension TestStore {
  /// Expects that an effect sends an action.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - duration: How long to wait for work outside of the test's control; by default ``timeout``.
  ///   - updateStateToExpectedResult: Changes the state to what is expected after the action.
  ///   - fileID: Where the action is expected; issues name it.
  ///   - filePath: Where the action is expected.
  ///   - line: Where the action is expected.
  ///   - column: Where the action is expected.
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

  /// Expects that an effect sends an action of which a condition holds.
  ///
  /// - Parameters:
  ///   - isMatching: The condition.
  ///   - duration: How long to wait for work outside of the test's control; by default ``timeout``.
  ///   - updateStateToExpectedResult: Changes the state to what is expected after the action.
  ///   - fileID: Where the action is expected; issues name it.
  ///   - filePath: Where the action is expected.
  ///   - line: Where the action is expected.
  ///   - column: Where the action is expected.
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

  /// Expects that an effect sends an action of a case.
  ///
  /// ```swift
  /// await store.receive(\.path[id: 0].detail.delegate.standupDeleted)
  /// ```
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - duration: How long to wait for work outside of the test's control; by default ``timeout``.
  ///   - updateStateToExpectedResult: Changes the state to what is expected after the action.
  ///   - fileID: Where the action is expected; issues name it.
  ///   - filePath: Where the action is expected.
  ///   - line: Where the action is expected.
  ///   - column: Where the action is expected.
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

  /// Expects that an effect sends an action of a case with a value.
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - value: The value.
  ///   - duration: How long to wait for work outside of the test's control; by default ``timeout``.
  ///   - updateStateToExpectedResult: Changes the state to what is expected after the action.
  ///   - fileID: Where the action is expected; issues name it.
  ///   - filePath: Where the action is expected.
  ///   - line: Where the action is expected.
  ///   - column: Where the action is expected.
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

  /// What a test expects to receive.
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

  /// Waits until an action is there to be handled, unless none can come.
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

  /// Makes sure that the next action is the expected one; skips others if the test may.
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

  /// The actions that were received, as lines of text.
  var receivedActions: [String] { ledger.received.map { actionLabel($0.action) } }

  /// The effects that run, as lines of text.
  var runningEffects: [String] {
    ledger.inFlightInOrder.map {
      "'run' at \($0.effect.location), started by \(actionLabel($0.cause))"
    }
  }
}
