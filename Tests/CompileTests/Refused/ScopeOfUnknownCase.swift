import Rostrum

@MainActor func scopeUnknownCase(_ store: StoreOf<Home>) {
  _ = store.scope(\.counter, action: \.sheet)  // error: has no dynamic member 'sheet'
}
