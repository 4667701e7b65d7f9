import Rostrum

@MainActor func sendUnknownAction(_ store: StoreOf<Counter>) {
  store.send(.down)  // error: type 'Counter.Action' has no member 'down'
}
