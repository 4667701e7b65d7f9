import CustomDump
import RostrumCore
import RostrumPresentation
import RostrumShared

extension TestLedger {
  /// The result of an action that was sent or received, or of effects after the last action.
  struct Outcome {
    let state: State
    let changes: SharedChanges

    /// The generator of stack element IDs as it was before the action.
    let screenIDs: StackElementIDGenerator

    /// The same state, with the new values of shared state as the expected values.
    var afterwards: Outcome {
      Outcome(state: state, changes: changes.afterwards, screenIDs: screenIDs)
    }

    /// Whether the state equals an expected state, with the expected values of shared state.
    func isEqual(to expected: State) -> Bool {
      changes.isEmpty ? expected == state : changes.comparing { expected == state }
    }

    /// The difference between the state and an expected state that doesn't equal it.
    func diff(from expected: State) -> String {
      changes.difference(from: expected, to: state) ?? bothStates(expected, state)
    }
  }
}

/// Both states, for a difference that doesn't show in a dump.
private func bothStates<State>(_ expected: State, _ actual: State) -> String {
  var (old, new) = ("", "")
  customDump(expected, to: &old)
  customDump(actual, to: &new)
  return """
    - \(old.indented(by: 2, exceptFirst: true))
    + \(new.indented(by: 2, exceptFirst: true))
    """
}
