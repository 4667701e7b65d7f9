import Rostrum

@MainActor func bindWithoutBindableAction(_ store: Bindable<StoreOf<Counter>>) -> Binding<String> {
  store.title  // error: subscript is get-only
}
