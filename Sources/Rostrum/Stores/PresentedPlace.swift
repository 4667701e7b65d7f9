import IssueReporting
import RostrumCases
import RostrumCore
import RostrumPresentation
import RostrumRuntime

/// The optional state of a presented feature, as a presentation reads and writes it.
@MainActor
struct PresentedPlace<State, Action, ChildState, ChildAction> {
  typealias Child = Store<ChildState, ChildAction>

  let store: Store<State, Action>
  let state: KeyPath<State, ChildState?>
  let action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  let location: CallSite

  /// The identity of the presented state.
  struct ID: Hashable {
    let store: ObjectIdentifier
    let state: AnyKeyPath
    let action: AnyKeyPath
  }

  var id: ID { ID(store: store.id, state: state, action: action) }

  /// The store of the presented feature.
  var child: Child? { store.presented(state, action: action) }

  /// Handles a value written by a presentation: `nil` sends `.dismiss`.
  ///
  /// Other values are ignored, because only the feature can present.
  func write(_ newValue: Child?) {
    guard newValue == nil, let presented = child else { return }
    store.sendFromBinding(AnyCasePath(action).embed(.dismiss))
    if child == presented { reportUnhandledDismissal(of: presented) }
  }

  private func reportUnhandledDismissal(of child: Child) {
    location.report(
      """
      The user dismissed the feature that "$store.scope" at "\(location)" presents, but its state \
      isn't 'nil'.

        Store: \(store.debugDescription)
        Presented: \(child.debugDescription)

      The parent's reducer must integrate the presented feature, so that ".dismiss" sets the state \
      to 'nil'. Add ".ifLet(\\.$destination, action: \\.destination)" with the same state and \
      action to the parent's "body".
      """)
  }
}
