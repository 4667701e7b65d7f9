import Rostrum

@MainActor func sendAnotherType(_ store: Bindable<StoreOf<Counter>>) -> Binding<Int> {
  store.count.sending(\.named)  // error: cannot convert value of type
}
