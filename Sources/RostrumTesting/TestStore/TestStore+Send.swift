import RostrumCases
import RostrumCore
import RostrumRuntime
import RostrumShared

extension TestStore {
  /// Sends an action to the feature, and asserts how the state changes.
  ///
  /// ```swift
  /// await store.send(.incrementButtonTapped) {
  ///   $0.count = 1
  /// }
  /// ```
  ///
  /// The test must have handled all received actions before it sends another action.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - updateStateToExpectedResult: Modifies the state to the expected state after the action.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A task that represents the effects of the action.
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

  /// Sends the action of a case without an associated value.
  ///
  /// ```swift
  /// await store.send(\.path[id: 0].detail.deleteButtonTapped)
  /// ```
  ///
  /// - Parameters:
  ///   - action: The key path of the case.
  ///   - updateStateToExpectedResult: Modifies the state to the expected state after the action.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A task that represents the effects of the action.
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

  /// Sends the action of a case with an associated value.
  ///
  /// ```swift
  /// await store.send(\.binding.title, "Design")
  /// ```
  ///
  /// - Parameters:
  ///   - action: The key path of the case.
  ///   - value: The associated value.
  ///   - updateStateToExpectedResult: Modifies the state to the expected state after the action.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A task that represents the effects of the action.
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

  /// Reports received actions that the test hasn't handled, or skips them if exhaustivity is off.
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
