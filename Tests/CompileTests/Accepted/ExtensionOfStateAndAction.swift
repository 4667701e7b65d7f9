import Rostrum

// The extensions stand before the reducer on purpose: the compiler meets them first.
extension Counter.State {
  var isEven: Bool { count.isMultiple(of: 2) }
}

extension Counter.State: Identifiable {
  var id: Int { count }
}

extension Counter.Action {
  static var twice: [Self] { [.up, .up] }
}

@Reducer struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
  }
  enum Action {
    case up
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      if state.isEven { state.count += 1 }
      return .none
    }
  }
}
