import IssueReporting
import RostrumCases
import RostrumCore
import RostrumPresentation
import RostrumRuntime

/// The place where a feature keeps what it presents, as a presentation reads and writes it.
@MainActor
struct PresentedPlace<State, Action, ChildState, ChildAction> {
  typealias Child = Store<ChildState, ChildAction>

  let store: Store<State, Action>
  let state: KeyPath<State, ChildState?>
  let action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  let location: CallSite

  /// What tells the place apart from others.
  struct ID: Hashable {
    let store: ObjectIdentifier
    let state: AnyKeyPath
    let action: AnyKeyPath
  }

  var id: ID { ID(store: store.id, state: state, action: action) }

  /// The store of what is presented.
  var child: Child? { store.presented(state, action: action) }

  /// Takes what a presentation writes: `nil` sends `.dismiss`; nothing else can be written, since
  /// only the feature can present.
  func write(_ newValue: Child?) {
    guard newValue == nil, let presented = child else { return }
    store.sendFromBinding(AnyCasePath(action).embed(.dismiss))
    if child == presented { reportUnhandledDismissal(of: presented) }
  }

  private func reportUnhandledDismissal(of child: Child) {
    location.report(
      """
      A user dismissed what "$store.scope" at "\(location)" presents, but its \
      state is still there.

        Store: \(store.debugDescription)
        Presented: \(child.debugDescription)

      The feature's reducer has to integrate the presented one, so that ".dismiss" clears the \
      state. Add ".ifLet(\\.$destination, action: \\.destination)" with the same state and action \
      to the feature's "body".
      """)
  }
}
