import Rostrum

extension Destination.State: Equatable {}
extension Destination.Action: Equatable, Sendable {}

@Reducer enum Destination {
  case counter(Counter)
  case alert(AlertState<Alert>)
  case none

  enum Alert: Equatable { case confirmed }
}

@Reducer struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable {
    case up
  }
}

func areSame(_ lhs: Destination.State, _ rhs: Destination.State) -> Bool { lhs == rhs }
