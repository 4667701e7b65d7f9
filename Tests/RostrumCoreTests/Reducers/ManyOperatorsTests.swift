import OrderedCollections
import RostrumCases
import RostrumCore
import RostrumPresentation
import Testing

/// Bodies with many operators, which the compiler has to get through within its limits: a body of
/// this file that took too long would not compile.
@MainActor
@Suite struct ManyOperatorsTests {
  @Test("A body with fourteen operators in one chain compiles, and each of them works")
  func chain() {
    let store = Store(initialState: Long.State()) { Long() }
    store.send(.open)
    store.send(.a(.presented(.increment)))
    store.send(.h(.presented(.increment)))
    store.send(.optional(.increment))
    store.send(.rows(.element(id: 1, action: .toggle)))
    store.send(.path(.element(id: store.path.ids[0], action: .increment)))
    store.send(.alert(.dismiss))
    #expect(store.a?.count == 1)
    #expect(store.h?.count == 1)
    #expect(store.optional?.count == 1)
    #expect(store.rows[id: 1]?.isOn == true)
    #expect(store.path[0].count == 1)
    #expect(store.alert == nil)
    #expect(store.changes == 1)
  }

  @Test("A body with thirteen reducers in a row compiles, and all of them run")
  func row() {
    let store = Store(initialState: 0) { Wide() }
    store.send(.go)
    #expect(store.currentState == 13)
  }

  @Test("An enum of twelve features compiles, and the active one runs")
  func cases() {
    let store = Store(initialState: Twelve.State.l(Counter.State())) { Twelve.body }
    store.send(.l(.increment))
    #expect(store.state[case: \.l]?.count == 1)
  }
}

@Reducer private struct Long {
  @ObservableState struct State {
    @Presents var a: Counter.State?
    @Presents var b: Counter.State?
    @Presents var c: Counter.State?
    @Presents var d: Counter.State?
    @Presents var e: Counter.State?
    @Presents var f: Counter.State?
    @Presents var g: Counter.State?
    @Presents var h: Counter.State?
    @Presents var alert: AlertState<Editor.Answer>?
    var optional: Counter.State?
    var rows: IdentifiedArrayOf<Row.State> = []
    var path = StackState<Counter.State>()
    var changes = 0
  }
  enum Action {
    case a(PresentationAction<Counter.Action>)
    case b(PresentationAction<Counter.Action>)
    case c(PresentationAction<Counter.Action>)
    case d(PresentationAction<Counter.Action>)
    case e(PresentationAction<Counter.Action>)
    case f(PresentationAction<Counter.Action>)
    case g(PresentationAction<Counter.Action>)
    case h(PresentationAction<Counter.Action>)
    case alert(PresentationAction<Editor.Answer>)
    case optional(Counter.Action)
    case rows(IdentifiedActionOf<Row>)
    case path(StackActionOf<Counter>)
    case open
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open:
        state.a = Counter.State()
        state.h = Counter.State()
        state.alert = .discard
        state.optional = Counter.State()
        state.rows = [Row.State(id: 1)]
        state.path.append(Counter.State())
        return .none
      default:
        return .none
      }
    }
    .ifLet(\.$a, action: \.a) { Counter() }
    .ifLet(\.$b, action: \.b) { Counter() }
    .ifLet(\.$c, action: \.c) { Counter() }
    .ifLet(\.$d, action: \.d) { Counter() }
    .ifLet(\.$e, action: \.e) { Counter() }
    .ifLet(\.$f, action: \.f) { Counter() }
    .ifLet(\.$g, action: \.g) { Counter() }
    .ifLet(\.$h, action: \.h) { Counter() }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.optional, action: \.optional) { Counter() }
    .forEach(\.rows, action: \.rows) { Row() }
    .forEach(\.path, action: \.path) { Counter() }
    .onChange(of: \.a?.count) { old, state in
      if old != nil { state.changes += 1 }
      return .none
    }
    ._printChanges(nil)
  }
}

@Reducer private struct Wide {
  typealias State = Int
  enum Action { case go }

  var body: some ReducerOf<Self> {
    Reduce(Self.step)
    Reduce { state, action in
      state += 1
      return .none
    }
    Reduce(Self.step)
    Reduce { state, action in
      state += 1
      return .none
    }
    Reduce(Self.step)
    Reduce { state, action in
      switch action {
      case .go: state += 1
      }
      return .none
    }
    Reduce(Self.step)
    EmptyReducer()
    Reduce(Self.step)
    Reduce { state, action in
      state += 1
      return .none
    }
    Reduce(Self.step)
    Reduce { state, action in
      state += 2
      return .none
    }
    Reduce(Self.step)
  }

  private static func step(_ state: inout State, _ action: Action) -> Effect<Action> {
    state += 1
    return .none
  }
}

@Reducer private enum Twelve {
  case a(Counter)
  case b(Counter)
  case c(Counter)
  case d(Counter)
  case e(Counter)
  case f(Counter)
  case g(Counter)
  case h(Counter)
  case i(Counter)
  case j(Counter)
  case k(Counter)
  case l(Counter)
}
