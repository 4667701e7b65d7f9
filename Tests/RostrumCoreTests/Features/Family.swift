import RostrumCases
import RostrumCore
import RostrumPresentation

@Reducer struct Row {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var isOn = false
  }
  enum Action { case toggle, reset, wait, stop }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toggle: state.isOn.toggle()
      case .reset: state = State(id: state.id)
      case .wait: return .run { _ in await Forever().run() }.cancellable(id: "wait")
      case .stop: return .cancel(id: "wait")
      }
      return .none
    }
  }
}

@Reducer struct Family {
  @ObservableState struct State: Equatable {
    var title = ""
    var child = Counter.State()
    var history: [Counter.State] = []
    var rows: IdentifiedArrayOf<Row.State> = []
  }
  enum Action {
    case child(Counter.Action)
    case rows(IdentifiedActionOf<Row>)
    case removeRow(Int)
    case assignRow(Row.State)
    case remember, undo
  }

  var body: some ReducerOf<Self> {
    Scope(\.child, action: \.child) { Counter() }
    Reduce { state, action in
      switch action {
      case .removeRow(let id): state.rows.remove(id: id)
      case .assignRow(let row): state.rows[id: row.id] = row
      case .remember: state.history.append(state.child)
      case .undo: state.child = state.history.removeLast()
      case .child, .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

@Reducer struct Presenter {
  @ObservableState struct State: Equatable {
    @Presents var sheet: Counter.State?
  }
  enum Action {
    case present
    case sheet(PresentationAction<Counter.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .present = action { state.sheet = Counter.State() }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Counter() }
  }
}

@Reducer enum Tabs {
  case first(Counter)
  case second(Log)
}
