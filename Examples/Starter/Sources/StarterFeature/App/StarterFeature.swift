import Rostrum

/// The app: its tabs.
@Reducer
package struct StarterFeature {
  package enum Tab: String, Codable, CaseIterable, Sendable {
    case start
    case notes
  }

  @ObservableState
  package struct State: Codable, Equatable {
    package var tab = Tab.start
    package var notes = NoteList.State()

    package init() {}
  }

  package enum Action: BindableAction {
    case binding(BindingAction<State>)
    case notes(NoteList.Action)
  }

  package init() {}

  package var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(\.notes, action: \.notes) { NoteList() }
  }
}
