import RostrumClassic
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct ForEachStoreTests {
  let store = Store(
    initialState: Guests.State(guests: [Guest.State(name: "A"), Guest.State(name: "B")])
  ) { Guests() }
  let renders = Renders()

  private func host() -> TestHost {
    let (store, renders) = (store, renders)
    return TestHost {
      List {
        ForEachStore(store.scope(state: \.guests, action: { .guest($0) })) { store in
          renders.of { GuestRow(store: store) }
        }
        .onDelete { store.send(.remove($0)) }
      }
    }
  }

  @Test("There is a view for each element, in order")
  func order() {
    let host = host()
    #expect(host.all(.button).map(\.name) == ["Greet A (0)", "Greet B (0)"])
    #expect(renders.count == 2)
  }

  @Test("An element's view sends the element's actions, and no other view is evaluated")
  func actions() async {
    let host = host()
    await host.button("Greet B (0)").tap()
    #expect(store.withState(\.guests[id: "B"]?.greetings) == 1)
    #expect(host.button("Greet B (1)").exists)
    #expect(renders.count == 2)
  }

  @Test("Elements are inserted and moved")
  func comeAndMove() async {
    let host = host()
    store.send(.add("C"))
    store.send(.reverse)
    await host.settle()
    #expect(host.all(.button).map(\.name) == ["Greet C (0)", "Greet B (0)", "Greet A (0)"])
  }

  @Test("Elements go, and the rest keeps its state")
  func go() async {
    let host = host()
    await host.button("Greet B (0)").tap()
    await host.row(containing: "Greet A (0)").swipeToDelete()
    #expect(host.all(.button).map(\.name).contains("Greet B (1)"))
    #expect(store.withState { $0.guests.map(\.name) } == ["B"])
  }

  @Test("The actions of elements may come as a pair")
  func pairs() async {
    let store = Store(
      initialState: PairedGuests.State(guests: [Guest.State(name: "A"), Guest.State(name: "B")])
    ) { PairedGuests() }
    let host = TestHost {
      ForEachStore(
        store.scope(state: \.guests, action: { PairedGuests.Action.guest(id: $0.0, action: $0.1) })
      ) {
        GuestRow(store: $0)
      }
    }
    await host.button("Greet B (0)").tap()
    #expect(host.all(.button).map(\.name) == ["Greet A (0)", "Greet B (1)"])
  }
}

/// A list of guests.
struct Guests: Reducer {
  struct State: Equatable {
    var guests: IdentifiedArrayOf<Guest.State> = []
  }

  enum Action {
    case add(String)
    case guest(IdentifiedActionOf<Guest>)
    case remove(IndexSet)
    case reverse
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let name): state.guests.append(Guest.State(name: name))
      case .guest: break
      case .remove(let offsets): state.guests.remove(atOffsets: offsets)
      case .reverse: state.guests.reverse()
      }
      return .none
    }
    .forEach(\.guests, action: /Action.guest) { Guest() }
  }
}

/// A list of guests whose actions come with an identity each.
struct PairedGuests: Reducer {
  struct State: Equatable {
    var guests: IdentifiedArrayOf<Guest.State> = []
  }

  enum Action {
    case guest(id: Guest.State.ID, action: Guest.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer<State, Action>()
      .forEach(\.guests, action: /Action.guest) { Guest() }
  }
}

private struct GuestRow: View {
  let store: StoreOf<Guest>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("Greet \(viewStore.name) (\(viewStore.greetings))") { viewStore.send(.greet) }
    }
  }
}
