import RostrumClassic
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct NavigationLinkStoreTests {
  @Test("Following the link is up to the feature, which presents the screen")
  func link() async {
    let store = Store(initialState: Lobby.State()) { Lobby() }
    let host = TestHost {
      NavigationStack {
        NavigationLinkStore(store.scope(state: \.$guest, action: { .guest($0) })) {
          store.send(.welcome("Blob"))
        } destination: { store in
          GuestView(store: store).navigationTitle("Guest")
        } label: {
          Text("Meet")
        }
        .navigationTitle("Lobby")
      }
    }
    await host.button("Meet").tap()
    #expect(host.path == ["Lobby", "Guest"])
    await host.back()
    #expect(store.withState(\.log) == ["Blob dismissed"])
  }

  @Test("Of several links, the one whose screen is presented shows it")
  func identified() async {
    let store = Store(initialState: Lobby.State()) { Lobby() }
    let host = TestHost {
      NavigationStack {
        VStack {
          ForEach(["Blob", "Blob Jr."], id: \.self) { name in
            NavigationLinkStore(store.scope(state: \.$guest, action: { .guest($0) }), id: name) {
              store.send(.welcome(name))
            } destination: { store in
              GuestView(store: store).navigationTitle("Guest of \(name)")
            } label: {
              Text(name)
            }
          }
        }
        .navigationTitle("Lobby")
      }
    }
    await host.button("Blob Jr.").tap()
    #expect(host.path == ["Lobby", "Guest of Blob Jr."])
  }

  @Test("One destination of several is shown by the link to it")
  func destination() async {
    let store = Store(initialState: Hall.State()) { Hall() }
    let host = TestHost {
      NavigationStack {
        NavigationLinkStore(
          store.scope(state: \.$destination, action: { .destination($0) }),
          state: /Hall.Destination.State.guest, action: Hall.Destination.Action.guest
        ) {
          store.send(.present(.guest(Guest.State(name: "Blob"))))
        } destination: { store in
          GuestView(store: store).navigationTitle("Guest")
        } label: {
          Text("Meet")
        }
        .navigationTitle("Hall")
      }
    }
    await host.button("Meet").tap()
    #expect(host.path == ["Hall", "Guest"])
    store.send(.present(.counter(Counter.State())))
    await host.settle()
    #expect(host.path == ["Hall"])
  }
}
