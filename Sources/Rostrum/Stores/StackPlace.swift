import IssueReporting
import RostrumCore
import RostrumPresentation
import RostrumRuntime

/// The state of a stack's path, as a navigation stack mutates it.
@MainActor
package struct StackPlace<State, Action> {
  package let store: Store<StackState<State>, StackAction<State, Action>>
  let location: CallSite

  package init(store: Store<StackState<State>, StackAction<State, Action>>, at location: CallSite) {
    self.store = store
    self.location = location
  }

  /// Sends an action for the user's change of the path, and reports an issue if the path ignores
  /// it.
  package func send(_ action: StackAction<State, Action>) {
    let ids = store.currentState.ids
    store.send(action)
    if store.currentState.ids == ids { reportUnhandled(action) }
  }

  private func reportUnhandled(_ action: StackAction<State, Action>) {
    let name = if case .push = action { "push" } else { "popFrom" }
    location.report(
      """
      A navigation stack at "\(location)" sent "\(name)", but its path didn't change.

        Store: \(store.debugDescription)

      The feature's reducer must integrate the path, so that going back and following links change \
      it. Add ".forEach(\\.path, action: \\.path)" with the same state and action to the feature's \
      "body".
      """)
  }
}
