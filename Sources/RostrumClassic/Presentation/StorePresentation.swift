import IssueReporting
import Rostrum
import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumScenes

/// Adapts a store of presentation state to the bindings and sources of presentation modifiers.
@MainActor
struct StorePresentation<State, Action> {
  private let part: FoundPart<State, Action>
  private let dismiss: @MainActor () -> Void
  private let location: CallSite

  /// Creates the presentation of a destination, which `toState` extracts from the presented state.
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

  /// A binding to the store of the presented state; assigning `nil` sends `.dismiss`.
  var binding: Binding<Store<State, Action>?> {
    Binding(get: { part.store }, set: { if $0 == nil { end() } })
  }

  /// A source that identifies the presented state.
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
      The view presented at "\(location)" was dismissed, but its state is not 'nil'.

        Presented: Store<\(State.self), \(Action.self)>

      Integrate the presented feature into the parent's reducer, so that ".dismiss" clears the \
      state: add ".ifLet(\\.$destination, action: /Action.destination)" with the state and action \
      of the presentation to the parent's "body".
      """)
  }
}
