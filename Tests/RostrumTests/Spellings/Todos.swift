import Rostrum

/// A list of things to do, as small apps write theirs.
@Reducer
struct Todos {
  enum Filter: LocalizedStringKey, CaseIterable, Hashable {
    case all = "All"
    case active = "Active"
  }

  @ObservableState
  struct State {
    var filter = Filter.all
    var filterAnimation: Animation?
    var isWide = false
    var wideAnimation: Animation?
    var names: IdentifiedArrayOf<Name> = [Name(id: 1, text: "a"), Name(id: 2, text: "b")]
    var rows: IdentifiedArrayOf<Todo.State> = [
      Todo.State(id: 1, title: "wash"), Todo.State(id: 2, title: "cook"),
    ]
    @Shared(value: ["x": 1]) var counts: [String: Int]
    @Shared(value: SignUp()) var signUp: SignUp
    @Shared(value: [Name(id: 3, text: "c"), Name(id: 4, text: "d")]) var shelf: [Name]
  }

  struct Name: Equatable, Identifiable, Sendable {
    let id: Int
    var text: String
  }

  struct SignUp: Equatable, Sendable {
    var email = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case rows(IdentifiedActionOf<Todo>)
    case setWide(Bool)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.filter): state.filterAnimation = Transaction.current.animation
      case .setWide(let isWide):
        state.isWide = isWide
        state.wideAnimation = Transaction.current.animation
      case .binding, .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Todo() }
  }
}

@Reducer
struct Todo {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title: String
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}
