import RostrumClassic
import RostrumTesting
import Testing

/// Destinations without a macro are told apart by what their cases hold.
@MainActor
@Suite(.leakChecked) struct PresentedIdentityTests {
  @Test("Effects of a destination end when another item takes its place in the same case")
  func effects() async {
    let store = TestStore(initialState: Shop.State(), reducer: { Shop() })
    await store.send(.show(.item(Item.State(id: 1)))) { $0.destination = .item(Item.State(id: 1)) }
    let task = await store.send(.destination(.presented(.item(.onTask))))
    await store.send(.show(.item(Item.State(id: 2)))) { $0.destination = .item(Item.State(id: 2)) }
    await task.finish()
  }

  @Test("Effects of a destination go on while its item changes otherwise")
  func change() async {
    let store = TestStore(initialState: Shop.State(), reducer: { Shop() })
    await store.send(.show(.item(Item.State(id: 1)))) { $0.destination = .item(Item.State(id: 1)) }
    let task = await store.send(.destination(.presented(.item(.onTask))))
    let changed = Item.State(id: 1, title: "Desk")
    await store.send(.show(.item(changed))) { $0.destination = .item(changed) }
    #expect(!task.isCancelled)
    await store.skipInFlightEffects()
  }
}

private struct Item: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
  }

  enum Action { case onTask }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      .run { _ in try await Task.never() }
    }
  }
}

private struct Shop: Reducer {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case show(Destination.State)
  }

  struct Destination: Reducer {
    enum State: Equatable { case item(Item.State), about }
    enum Action { case item(Item.Action) }

    var body: some ReducerOf<Self> {
      Scope(state: /State.item, action: /Action.item) { Item() }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .show(let destination) = action { state.destination = destination }
      return .none
    }
    .ifLet(\.$destination, action: /Action.destination) { Destination() }
  }
}
