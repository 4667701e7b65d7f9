import RostrumClassic
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct IfLetStoreTests {
  let store = Store(initialState: Maybe.State()) { Maybe() }

  @Test("What is not there is not shown")
  func missing() {
    let store = store
    let host = TestHost {
      IfLetStore(store.scope(state: \.counter, action: { .counter($0) })) {
        CounterButton("Count", store: $0)
      }
      Text("Below")
    }
    #expect(host.all(.button).isEmpty)
    #expect(host.text("Below").exists)
  }

  @Test("A child is shown while its state exists")
  func comesAndGoes() async {
    let store = store
    let host = TestHost {
      IfLetStore(store.scope(state: \.counter, action: { .counter($0) })) {
        CounterButton("Count", store: $0)
      } else: {
        Text("Nothing")
      }
    }
    #expect(host.text("Nothing").exists)
    store.send(.toggle)
    await host.settle()
    #expect(host.button("Count: 0").exists)
    store.send(.toggle)
    await host.settle()
    #expect(host.text("Nothing").exists)
  }

  @Test("A change within the child does not evaluate the view again")
  func inside() async {
    let store = store
    let renders = Renders()
    let host = TestHost {
      IfLetStore(store.scope(state: \.counter, action: { .counter($0) })) { store in
        renders.of { CounterButton("Count", store: store) }
      }
    }
    store.send(.toggle)
    await host.settle()
    await host.button("Count: 0").tap()
    await host.button("Count: 1").tap()
    #expect(host.button("Count: 2").exists)
    #expect(renders.count == 1)
  }

  @Test("What is presented may be shown in its place")
  func presentation() async {
    let store = Store(initialState: Lobby.State()) { Lobby() }
    let host = TestHost {
      IfLetStore(store.scope(state: \.$guest, action: { .guest($0) })) {
        GuestView(store: $0)
      } else: {
        Text("Empty")
      }
    }
    #expect(host.text("Empty").exists)
    store.send(.welcome("Blob"))
    await host.settle()
    await host.button("Greet Blob").tap()
    #expect(store.withState(\.guest?.greetings) == 1)
  }

  @Test("One destination of several may be shown in its place")
  func destination() async {
    let store = Store(initialState: Hall.State()) { Hall() }
    let host = TestHost {
      IfLetStore(
        store.scope(state: \.$destination, action: { .destination($0) }),
        state: /Hall.Destination.State.guest, action: Hall.Destination.Action.guest
      ) {
        GuestView(store: $0)
      } else: {
        Text("Nobody")
      }
    }
    store.send(.present(.counter(Counter.State())))
    await host.settle()
    #expect(host.text("Nobody").exists)
    store.send(.present(.guest(Guest.State(name: "Blob"))))
    await host.settle()
    #expect(host.button("Greet Blob").exists)
  }

  @Test("A different value in its place has a separate store")
  func anotherOne() async {
    let store = Store(initialState: Lobby.State(guest: Guest.State(name: "Blob"))) { Lobby() }
    let renders = Renders()
    let host = TestHost {
      IfLetStore(store.scope(state: \.$guest, action: { .guest($0) })) { store in
        renders.of { GuestView(store: store) }
      }
    }
    store.send(.welcome("Blob Jr."))
    await host.settle()
    #expect(host.button("Greet Blob Jr.").exists)
    #expect(renders.count == 2)
  }
}
