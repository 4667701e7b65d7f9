import Rostrum

@Reducer struct Careless {
  @ObservableState struct State {
    var counter = Counter.State()
  }
  enum Action {
    case counter(Counter.Action)
  }
  var body: some ReducerOf<Self> {
    Counter()  // error: expected argument type 'Careless.State'
  }
}
