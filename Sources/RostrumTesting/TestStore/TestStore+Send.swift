import RostrumCases
import RostrumCore
import RostrumRuntime

extension TestStore {
  /// Sends an action, as a user does.
  ///
  /// ```swift
  /// await store.send(.incrementButtonTapped) {
  ///   $0.count = 1
  /// }
  /// ```
  ///
  /// All actions that were received must have been handled before.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: Changes the state to what is expected after the action.
  ///   - fileID: Where the action is sent; issues name it.
  ///   - filePath: Where the action is sent.
  ///   - line: Where the action is sent.
  ///   - column: Where the action is sent.
  /// - Returns: The effects that the action starts, to wait for or to cancel.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if ledger.isDismissed {
      TestIssue.dismissed(action: actionLabel(action)).report(at: location)
      return TestStoreTask(group: nil, timeout: timeout) {}
    }
    OpenLedgers.ofRunningXCTest?.insert(ledger)
    await settle()
    leaveReceivedActions(before: "sending \(actionLabel(action))", at: location)
    ledger.location = location
    core.location = location
    ledger.sent = nil
    let group = SharedChangeTracker.$current.withValue(ledger.shared) {
      core.send(action, from: .user)
    }
    if let outcome = ledger.sent {
      expect(outcome, updateStateToExpectedResult, at: location)
    }
    await settle()
    return TestStoreTask(group: group, timeout: timeout) { [weak self] in await self?.settle() }
  }

  /// Sends an action that is named by its case.
  ///
  /// ```swift
  /// await store.send(\.path[id: 0].detail.deleteButtonTapped)
  /// ```
  ///
  /// - Parameters:
  ///   - action: The case.
  ///   - updateStateToExpectedResult: Changes the state to what is expected after the action.
  ///   - fileID: Where the action is sent; issues name it.
  ///   - filePath: Where the action is sent.
  ///   - line: Where the action is sent.
  ///   - column: Where the action is sent.
  /// - Returns: The effects that the action starts, to wait for or to cancel.
  @_disfavoredOverload
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(), assert: updateStateToExpectedResult, fileID: fileID, file: filePath,
      line: line, column: column)
  }

  /// Sends an action that is named by its case and has a value.
  ///
  /// ```swift
  /// await store.send(\.binding.title, "Design")
  /// ```
  ///
  /// - Parameters:
  ///   - action: The case.
  ///   - value: The value.
  ///   - updateStateToExpectedResult: Changes the state to what is expected after the action.
  ///   - fileID: Where the action is sent; issues name it.
  ///   - filePath: Where the action is sent.
  ///   - line: Where the action is sent.
  ///   - column: Where the action is sent.
  /// - Returns: The effects that the action starts, to wait for or to cancel.
  @_disfavoredOverload
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(value), assert: updateStateToExpectedResult, fileID: fileID, file: filePath,
      line: line, column: column)
  }

  /// Makes sure that no received action is left, or skips those that are.
  func leaveReceivedActions(before next: @autoclosure () -> String, at location: CallSite) {
    guard let last = ledger.received.last else { return }
    switch exhaustivity {
    case .on: TestIssue.mustReceive(receivedActions, before: next()).report(at: location)
    case .off(showSkippedAssertions: true):
      showSkipped(.skippedActions(receivedActions), at: location)
    case .off: break
    }
    ledger.state = last.outcome.state
    ledger.received = []
  }
}
