import Rostrum

@MainActor func bindIncomparableField(
  _ store: Bindable<StoreOf<Form>>
) -> Binding<(() -> Void)?> {
  store.draw  // error: subscript is get-only
}
