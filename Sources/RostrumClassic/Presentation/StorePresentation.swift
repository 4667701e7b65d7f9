import IssueReporting
import Rostrum
import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumViews

/// What a store of presented state presents, as a presentation reads and writes it.
@MainActor
struct StorePresentation<State, Action> {
  private let part: FoundPart<State, Action>
  private let dismiss: @MainActor () -> Void
  private let location: CallSite

  /// Presents one destination of several, or the one that there is.
  init<BaseState, BaseAction>(
    _ store: Store<PresentationState<BaseState>, PresentationAction<BaseAction>>,
    state toState: @escaping (BaseState) -> State?,
    action fromAction: @escaping (Action) -> BaseAction,
    at location: CallSite
  ) {
    part = FoundPart(
      store, find: { $0.wrappedValue.flatMap(toState) }, action: { .presented(fromAction($0)) })
    dismiss = { store.sendFromBinding(.dismiss) }
    self.location = location
  }

  /// A binding to the store of what is presented; writing `nil` sends `.dismiss`.
  var binding: Binding<Store<State, Action>?> {
    Binding(get: { part.store }, set: { if $0 == nil { end() } })
  }

  /// Asks for what is presented, by its identity.
  var request: PresentationSource<Store<State, Action>> {
    PresentationSource(binding, id: { _ in part.id })
  }

  private func end() {
    guard let id = part.id else { return }
    dismiss()
    if part.id == id { reportUnhandled() }
  }

  private func reportUnhandled() {
    location.report(
      """
      A user dismissed what a view presents at "\(location)", but its state is \
      still there.

        Presented: Store<\(State.self), \(Action.self)>

      The feature's reducer has to integrate the presented one, so that ".dismiss" clears the \
      state. Add ".ifLet(\\.$destination, action: /Action.destination)" with the same state and \
      action to the feature's "body".
      """)
  }
}
