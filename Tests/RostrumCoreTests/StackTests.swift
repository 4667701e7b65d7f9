import RostrumCases
import RostrumDependencies
import RostrumPresentation
import RostrumTesting
import Testing

// NB: Tests `effects`, which is internal.
@testable import RostrumCore

@MainActor
@Suite(.leakChecked) struct StackTests {
  private let forever = Forever()

  private func store(
    _ screens: [Screen.State] = [],
    parent: @escaping (inout Pages.State, Pages.Action) -> Void = { _, _ in }
  ) -> (Store<Pages.State, Pages.Action>, RootCore<Pages>) {
    let core = RootCore(
      initialState: Pages.State(path: StackState(screens)),
      reducer: Pages(forever: forever, parent: parent),
      dependencies: .current)
    return (Store(core: core), core)
  }

  @Test("For an action of a screen, the screen runs first and then the parent")
  func element() {
    var seen: Int?
    let (store, _) = store([Screen.State()]) { state, _ in seen = state.path[id: 0]?.count }
    store.send(.path(.element(id: 0, action: .increment)))
    #expect(seen == 1)
  }

  @Test("A pushed screen is on the stack before the parent runs")
  func push() {
    var seen = 0
    let (store, _) = store { state, _ in seen = state.path.count }
    store.send(.path(.push(id: 0, state: Screen.State())))
    #expect(seen == 1)
    #expect(store.path.ids.map(\.generation) == [0])
  }

  @Test("A push with an ID that is not the next one is reported in a test")
  func pushWithWrongID() {
    let (store, _) = store([Screen.State()])
    let found = issues { store.send(.path(.push(id: 5, state: Screen.State()))) }
    #expect(found.count == 1)
    #expect(
      found.first?.contains("received a 'push' of a screen with an ID that isn't the next one.")
        == true, "\(found)")
    #expect(store.path.ids.map(\.generation) == [0, 5])
    store.send(.path(.push(id: 6, state: Screen.State())))
    #expect(store.path.ids.map(\.generation) == [0, 5, 6])
  }

  @Test("For 'popFrom' the parent runs first; then the screen and those above go")
  func pop() {
    var seen = 0
    let (store, _) = store([Screen.State(), Screen.State(), Screen.State()]) { state, _ in
      seen = state.path.count
    }
    store.send(.path(.popFrom(id: 1)))
    #expect(seen == 3)
    #expect(store.path.ids.map(\.generation) == [0])
  }

  @Test("Popping a screen cancels its effects and those of what it presents")
  func popCancels() async {
    let (store, core) = store([Screen.State(), Screen.State(next: Leaf.State())])
    let stays = store.send(.path(.element(id: 0, action: .wait)))
    let goes = store.send(.path(.element(id: 1, action: .wait)))
    let leaf = store.send(.path(.element(id: 1, action: .next(.presented(.wait)))))
    store.send(.path(.popFrom(id: 1)))
    await goes.finish()
    await leaf.finish()
    #expect(stays.group?.isFinished == false)
    store.send(.clear)
    await stays.finish()
    #expect(core.effects.branchCount == 1)
  }

  @Test(
    "A screen that a reducer around 'forEach' removes loses its effects", .dependencies,
    arguments: [true, false])
  func removedOutside(isBefore: Bool) async {
    let core = RootCore(
      initialState: Pages.State(path: StackState([Screen.State(), Screen.State()])),
      reducer: CombineReducers {
        if isBefore { Remover() }
        Pages(forever: forever) { _, _ in }
        if !isBefore { Remover() }
      },
      dependencies: .current)
    let store = Store(core: core)
    let stays = store.send(.path(.element(id: 0, action: .wait)))
    let goes = store.send(.path(.element(id: 1, action: .wait)))
    store.send(.path(.element(id: 0, action: .openNext)))
    #expect(store.path.count == 1)
    store.send(.path(.element(id: 0, action: .increment)))
    await goes.finish()
    #expect(stays.group?.isFinished == false)
    stays.cancel()
    await stays.finish()
    #expect(core.effects.branchCount == 1)
  }

  @Test("A stack that is set back to an earlier value outside loses the effects of later screens")
  func setBackOutside() async {
    var earlier: StackState<Screen.State>?
    let core = RootCore(
      initialState: Pages.State(path: StackState([Screen.State()])),
      reducer: CombineReducers {
        Reduce<Pages.State, Pages.Action> { state, action in
          if earlier == nil { earlier = state.path }
          if case .path(.element(_, .look)) = action { state.path = earlier! }
          return .none
        }
        Pages(forever: forever) { _, _ in }
      },
      dependencies: .current)
    let store = Store(core: core)
    store.send(.path(.element(id: 0, action: .increment)))
    store.send(.path(.push(id: 1, state: Screen.State())))
    let goes = store.send(.path(.element(id: 1, action: .wait)))
    store.send(.path(.element(id: 0, action: .look)))
    await goes.finish()
    #expect(store.path.count == 1)
  }

  @Test("A screen pops itself, and those above it")
  func dismiss() async {
    let (store, _) = store([Screen.State(), Screen.State(), Screen.State()])
    await store.send(.path(.element(id: 1, action: .close))).finish()
    #expect(store.path.ids.map(\.generation) == [0])
  }

  @Test("What a screen presents is dismissed before the screen")
  func nested() async {
    let (store, _) = store([Screen.State(next: Leaf.State())])
    await store.send(.path(.element(id: 0, action: .next(.presented(.close))))).finish()
    #expect(store.path.count == 1)
    #expect(store.path[id: 0]?.next == nil)
  }

  @Test("A screen knows that it is presented")
  func isPresented() {
    let (store, _) = store([Screen.State()])
    store.send(.path(.element(id: 0, action: .look)))
    #expect(store.path[id: 0]?.isPresented == true)
  }

  @Test("Actions for screens that are not there, and pushes of screens that are, are reported")
  func mistakes() {
    let (store, _) = store([Screen.State()])
    let found = issues {
      store.send(.path(.element(id: 9, action: .increment)))
      store.send(.path(.popFrom(id: 9)))
      store.send(.path(.push(id: 0, state: Screen.State())))
    }
    #expect(found.count == 3)
    #expect(
      found[0].hasSuffix(
        """
         received an action for a screen that isn't on the stack.

          Action: Pages.Action.path(
            .element(
              id: #9,
              action: .increment
            )
          )
          Screen: #9

        • A reducer that ran before this one popped the screen. Chain the operator onto that reducer, \
        so that the child runs first.
        • An effect of a different feature sent the action later. Cancel it when the child is removed.
        • A view sent the action after the child was removed. Send it only while the child is on screen.
        """))
    #expect(found[1].contains("received a 'popFrom' for a screen that isn't on the stack."))
    #expect(found[2].contains("received a 'push' of a screen that is already on the stack."))
    #expect(store.path.ids.map(\.generation) == [0])
  }

  @Test("A change in one screen is not told to readers of the stack or of other screens")
  func observation() {
    let (store, _) = store([Screen.State(), Screen.State()])
    let path = store.scope(\.path, action: \.path)
    let (first, second) = (path.scope(id: 0)!, path.scope(id: 1)!)
    let stack = Reading { _ = store.scope(\.path, action: \.path).currentState.ids }
    let other = Reading { _ = second.count }
    let count = Reading { _ = first.count }
    store.send(.path(.element(id: 0, action: .increment)))
    #expect(count.isStale)
    #expect(!other.isStale)
    #expect(!stack.isStale)
    store.send(.path(.popFrom(id: 1)))
    #expect(stack.isStale)
  }

  @Test("The store of a screen is one as long as somebody holds it, and keeps its last value")
  func stores() {
    let (store, _) = store([Screen.State(count: 4)])
    let path = store.scope(\.path, action: \.path)
    let screen = path.scope(id: 0)
    #expect(screen != nil)
    #expect(screen === path.scope(id: 0))
    store.send(.path(.popFrom(id: 0)))
    #expect(path.scope(id: 0) == nil)
    #expect(screen?.count == 4)
    #expect(screen?.isGone == true)
  }
}

@Reducer private struct Pages {
  @ObservableState struct State: Equatable { var path = StackState<Screen.State>() }
  enum Action {
    case path(StackActionOf<Screen>)
    case clear
  }

  let forever: Forever
  let parent: (inout State, Action) -> Void

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      parent(&state, action)
      if case .clear = action { state.path.removeAll() }
      return .none
    }
    .forEach(\.path, action: \.path) { Screen(forever: forever) }
  }
}

/// Removes the second screen when the first one opens what it presents.
private struct Remover: Reducer {
  func reduce(into state: inout Pages.State, action: Pages.Action) -> Effect<Pages.Action> {
    if case .path(.element(_, .openNext)) = action { state.path.pop(from: 1) }
    return .none
  }
}
