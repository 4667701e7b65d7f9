import Rostrum

@MainActor func writeWithoutAction(_ store: StoreOf<Counter>) {
  store.count = 1  // error: cannot assign through dynamic lookup property
}
