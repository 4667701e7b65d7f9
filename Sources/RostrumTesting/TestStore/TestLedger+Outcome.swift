import CustomDump
import RostrumCore
import RostrumPresentation

extension TestLedger {
  /// What an action led to, or what effects did after the last one.
  struct Outcome {
    let state: State
    let changes: SharedChanges

    /// The identities of screens as they would go on before the action.
    let screenIDs: StackElementIDGenerator

    /// The same state, with shared values that are expected to be what they have become.
    var afterwards: Outcome {
      Outcome(state: state, changes: changes.afterwards, screenIDs: screenIDs)
    }

    /// Whether the state is an expected one, with the shared values that are expected.
    func isEqual(to expected: State) -> Bool {
      changes.isEmpty ? expected == state : changes.comparing { expected == state }
    }

    /// How the state differs from an expected one, which it does.
    func diff(from expected: State) -> String {
      if changes.isEmpty { return stateDiff(expected, state) }
      var (old, new) = ("", "")
      changes.expecting { _ = customDump(expected, to: &old) }
      changes.actual { _ = customDump(state, to: &new) }
      return CustomDump.diff(old, new) ?? stateDiff(expected, state)
    }
  }
}

/// The difference between two states, or both of them if it does not show.
private func stateDiff<State>(_ expected: State, _ actual: State) -> String {
  if let diff = CustomDump.diff(expected, actual) { return diff }
  var (old, new) = ("", "")
  customDump(expected, to: &old)
  customDump(actual, to: &new)
  return """
    - \(old.indented(by: 2, exceptFirst: true))
    + \(new.indented(by: 2, exceptFirst: true))
    """
}
