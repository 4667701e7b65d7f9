import Rostrum

@MainActor func scopeAnotherState(_ store: StoreOf<Home>) {
  let counter: StoreOf<Counter> = store.scope(\.rows, action: \.counter)  // error: cannot convert
  _ = counter
}
