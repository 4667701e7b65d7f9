import RostrumClassic

/// A button that counts.
struct CounterButton: View {
  let name: String
  let store: StoreOf<Counter>
  var renders = Renders()

  init(_ name: String, store: StoreOf<Counter>, renders: Renders = Renders()) {
    self.name = name
    self.store = store
    self.renders = renders
  }

  var body: some View {
    WithViewStore(store, observe: \.count) { viewStore in
      renders.of { Button("\(name): \(viewStore.state)") { viewStore.send(.add) } }
    }
  }
}
