import Rostrum

nonisolated func sendOffTheMainActor(_ store: StoreOf<Counter>) {
  store.send(.up)  // error: call to main actor-isolated instance method 'send' in a synchronous
}
