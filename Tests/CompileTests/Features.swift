import Rostrum

@Reducer struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
    var title = ""
  }
  enum Action: Equatable {
    case up
    case named(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .up: state.count += 1
      case .named(let title): state.title = title
      }
      return .none
    }
  }
}

@Reducer struct Form {
  @ObservableState struct State {
    var title = ""
    var draw: (() -> Void)?
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer enum Destination {
  case counter(Counter)
  case form(Form)
  case pair(Int, String)
}

@Reducer struct Home {
  @ObservableState struct State {
    @Presents var destination: Destination.State?
    var counter = Counter.State()
    var rows: IdentifiedArrayOf<Row.State> = []
  }
  enum Action {
    case counter(Counter.Action)
    case destination(PresentationAction<Destination.Action>)
    case rows(IdentifiedActionOf<Row>)
  }
}

@Reducer struct Row {
  @ObservableState struct State: Identifiable {
    let id: Int
  }
}

@CasePathable enum Shape {
  case circle(radius: Int)
  case empty
}
