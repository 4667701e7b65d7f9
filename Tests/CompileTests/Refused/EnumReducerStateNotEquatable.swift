import Rostrum

func compareStates(_ lhs: Destination.State, _ rhs: Destination.State) -> Bool {
  lhs == rhs  // error: two 'Destination.State' operands
}
