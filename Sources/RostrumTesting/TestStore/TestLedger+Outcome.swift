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
      changes.difference(from: expected, to: state) ?? bothStates(expected, state)
    }
  }
}

/// Two states whose difference does not show in a dump.
private func bothStates<State>(_ expected: State, _ actual: State) -> String {
  var (old, new) = ("", "")
  customDump(expected, to: &old)
  customDump(actual, to: &new)
  return """
    - \(old.indented(by: 2, exceptFirst: true))
    + \(new.indented(by: 2, exceptFirst: true))
    """
}
