import RostrumClassic
import RostrumTesting
import Testing

/// What a feature presents, in the ways in which a view may show it.
@MainActor
@Suite(.leakChecked) struct ClassicPresentationTests {
  enum Kind: CaseIterable, Sendable {
    case sheet, cover, popover, screen
  }

  let store = Store(initialState: Lobby.State()) { Lobby() }

  private func host(_ kind: Kind, store: StoreOf<Lobby>? = nil) -> TestHost {
    let store = store ?? self.store
    return TestHost { LobbyView(store: store, kind: kind) }
  }

  @Test("What is presented is on the screen", arguments: Kind.allCases)
  func presents(kind: Kind) async {
    let host = host(kind)
    store.send(.welcome("Blob"))
    await host.settle()
    #expect(host.button("Greet Blob").exists)
  }

  @Test("What is presented at launch is on the screen at once", arguments: Kind.allCases)
  func launch(kind: Kind) {
    let store = Store(initialState: Lobby.State(guest: Guest.State(name: "Blob"))) { Lobby() }
    #expect(host(kind, store: store).button("Greet Blob").exists)
  }

  @Test("It follows its state, and sends its actions", arguments: Kind.allCases)
  func follows(kind: Kind) async {
    let host = host(kind)
    store.send(.welcome("Blob"))
    await host.settle()
    await host.button("Greet Blob").tap()
    #expect(host.text("Greetings: 1").exists)
    #expect(store.withState(\.guest?.greetings) == 1)
  }

  @Test("A user's dismissal is sent once, and clears the state", arguments: [Kind.sheet, .popover])
  func userDismisses(kind: Kind) async {
    let host = host(kind)
    store.send(.welcome("Blob"))
    await host.settle()
    await host.dismiss()
    #expect(store.withState(\.guest) == nil)
    #expect(store.withState(\.log) == ["Blob dismissed"])
    #expect(host.presentations.isEmpty)
  }

  @Test("Going back dismisses a screen")
  func back() async {
    let host = host(.screen)
    store.send(.welcome("Blob"))
    await host.settle()
    #expect(host.path == ["Lobby", "Guest"])
    await host.back()
    #expect(host.path == ["Lobby"])
    #expect(store.withState(\.log) == ["Blob dismissed"])
  }

  @Test("A feature dismisses itself however it is presented", arguments: Kind.allCases)
  func featureDismisses(kind: Kind) async {
    let host = host(kind)
    store.send(.welcome("Blob"))
    await host.settle()
    await host.button("Leave").tap()
    #expect(store.withState(\.guest) == nil)
    #expect(!host.button("Greet Blob").exists)
  }

  @Test("Somebody else in its place is presented anew", arguments: [Kind.sheet, .cover])
  func replaced(kind: Kind) async {
    let host = host(kind)
    store.send(.welcome("Blob"))
    await host.settle()
    store.send(.welcome("Blob Jr."))
    await host.settle()
    #expect(host.button("Greet Blob Jr.").exists)
    #expect(host.presentations.count == 1)
  }

  @Test("What runs after a dismissal runs once", arguments: [Kind.sheet, .cover])
  func onDismiss(kind: Kind) async {
    let store = store
    let renders = Renders()
    let host = TestHost { LobbyView(store: store, kind: kind, onDismiss: { renders.note() }) }
    store.send(.welcome("Blob"))
    await host.settle()
    store.send(.guest(.presented(.greet)))
    await host.settle()
    #expect(renders.count == 0)
    store.send(.guest(.dismiss))
    await host.settle()
    #expect(renders.count == 1)
  }

  @Test("A change of a presented view does not evaluate the presenting one")
  func presenter() async {
    let store = store
    let renders = Renders()
    let host = TestHost { LobbyView(store: store, kind: .sheet, renders: renders) }
    store.send(.welcome("Blob"))
    await host.settle()
    await host.button("Greet Blob").tap()
    #expect(renders.count == 1)
  }

  @Test("A dismissal that no reducer takes is reported, with the fix")
  func unhandled() async {
    let store = Store(initialState: Lobby.State(guest: Guest.State(name: "Blob"))) {
      EmptyReducer<Lobby.State, Lobby.Action>()
    }
    let host = host(.sheet, store: store)
    await withKnownIssue {
      await host.dismiss()
    } matching: { issue in
      issue.description.contains("add \".ifLet(\\.$destination, action: /Action.destination)\"")
    }
    #expect(host.presentations.map(\.kind) == [.sheet])
  }
}

private struct LobbyView: View {
  let store: StoreOf<Lobby>
  let kind: ClassicPresentationTests.Kind
  var onDismiss: (@MainActor () -> Void)?
  var renders = Renders()

  var body: some View {
    let guest = store.scope(state: \.$guest, action: { Lobby.Action.guest($0) })
    renders.of {
      NavigationStack {
        switch kind {
        case .sheet:
          Text("Hello").sheet(store: guest, onDismiss: onDismiss) { GuestView(store: $0) }
        case .cover:
          Text("Hello").fullScreenCover(store: guest, onDismiss: onDismiss) { GuestView(store: $0) }
        case .popover:
          Text("Hello").popover(store: guest) { GuestView(store: $0) }
        case .screen:
          Text("Hello")
            .navigationTitle("Lobby")
            .navigationDestination(store: guest) { store in
              GuestView(store: store).navigationTitle("Guest")
            }
        }
      }
    }
  }
}
