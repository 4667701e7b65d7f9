import Rostrum

@ViewAction(for: Viewed.self)
struct AroundSend {
  let store: StoreOf<Viewed>

  @MainActor func tap() {
    store.send(.view(.tapped))  // warning: Do not use 'store.send' directly
  }
}
