import Rostrum

@MainActor func sendActionOfAnotherFeature(_ store: StoreOf<Counter>) {
  store.send(Home.Action.counter(.up))  // error: cannot convert value of type 'Home.Action'
}
