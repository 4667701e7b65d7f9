import Rostrum

@Reducer struct Presenting {
  @ObservableState struct State {
    @Presents var counter: Counter.State?
  }
  enum Action {
    case counter(Counter.Action)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$counter, action: \.counter) {  // error: cannot convert value of type
      Counter()
    }
  }
}
