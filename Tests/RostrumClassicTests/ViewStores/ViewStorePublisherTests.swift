import RostrumClassic
import RostrumCombine
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite(.leakChecked) struct ViewStorePublisherTests {
  let store = Counter.store()

  @Test("Its values are published, without duplicates")
  func publisher() {
    let viewStore = ViewStore(store, observe: { $0.count / 2 })
    var values: [Int] = []
    let subscription = viewStore.publisher.sink { values.append($0) }
    for _ in 1...3 { store.send(.add) }
    #expect(values == [0, 1])
    subscription.cancel()
    store.send(.add)
    #expect(values == [0, 1])
  }

  @Test("A view observes it as an observable object")
  func observed() async {
    struct Screen: View {
      @ObservedObject var viewStore: ViewStore<Int, Counter.Action>
      var body: some View { Text("count \(viewStore.state)") }
    }
    let viewStore = ViewStore(store, observe: \.count)
    let host = TestHost { Screen(viewStore: viewStore) }
    store.send(.add)
    await host.settle()
    #expect(host.text("count 1").exists)
  }
}
