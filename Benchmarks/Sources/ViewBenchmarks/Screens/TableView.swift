import Rostrum

/// A list of counters, each with a store.
struct TableView: View {
  let store: StoreOf<Table>

  var body: some View {
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) }
    }
  }
}

struct RowView: View {
  let store: StoreOf<Row>

  var body: some View {
    HStack {
      Text("Row \(store.id)")
      Text("\(store.count)")
    }
  }
}

/// A list of counters.
@Reducer
struct Table {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Row.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    }
  }

  enum Action {
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some Reducer<State, Action> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) {
        Row()
      }
  }
}

/// One of the counters.
@Reducer
struct Row {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var count = 0
  }

  enum Action {
    case add
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .add:
        state.count += 1
        return .none
      }
    }
  }
}
