import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation
import Testing

/// The ways in which a feature can be written.
@MainActor
@Suite struct ReducerTests {
  @Test("A feature that does the work itself needs no body")
  func reduceInto() {
    let store = Store(initialState: 1) { Doubler() }
    store.send(())
    #expect(store.currentState == 2)
  }

  @Test("A body may be spelled with 'ReducerOf', or with the state and the action")
  func bodySpellings() {
    let one = Store(initialState: 1) { SpelledOf() }
    let other = Store(initialState: 1) { SpelledOut() }
    one.send(.go)
    other.send(.go)
    #expect(one.currentState == 2)
    #expect(other.currentState == 4)
  }

  @Test("A feature without the macro works, and so do paths through its actions")
  func withoutMacro() {
    let store = Store(initialState: Plain.State(child: Counter.State())) { Plain() }
    store.send(.child(.presented(.increment)))
    #expect(store.currentState.child?.count == 1)
    store.send(.child(.dismiss))
    #expect(store.currentState.child == nil)
  }

  @Test("A reducer behind a closure is the same reducer")
  func erased() async {
    let store = Store(initialState: [Int]()) {
      Reduce(
        Reduce<[Int], Int> { state, number in
          state.append(number)
          return number == 1 ? .send(2) : .none
        })
    }
    await store.send(1).finish()
    #expect(store.currentState == [1, 2])
  }

  @Test("A reducer can be tried by hand")
  func byHand() {
    var state = Counter.State()
    let effect = Counter().reduce(into: &state, action: .increment)
    #expect(state.count == 1)
    #expect(effect.isNone)
  }

  @Test("A feature contains features of its own type, as deep as its state")
  func recursion() {
    let store = Store(initialState: Folder.State.nested(depth: 5)) { Folder() }
    store.send(.at([0, 0, 0, 0, 0], .rename("deep")))
    #expect(store.state.name(at: [0, 0, 0, 0, 0]) == "deep")
    #expect(store.name == "")
  }

  @Test("The effects of a nested feature of the same type return to it")
  func recursionEffects() async {
    let store = Store(initialState: Folder.State.nested(depth: 3)) { Folder() }
    await store.send(.at([0, 0, 0], .renameLater("later"))).finish()
    #expect(store.state.name(at: [0, 0, 0]) == "later")
  }

  @Test("Reducers in a row see what those before them changed, and their effects run together")
  func sequence() async {
    let store = Store(initialState: [Int]()) {
      CombineReducers {
        Reduce<[Int], Int> { state, number in
          state.append(number)
          return number == 1 ? .run { await $0(10) } : .none
        }
        Reduce { state, number in
          state.append(state.count * 100)
          return number == 1 ? .run { await $0(20) } : .none
        }
      }
    }
    await store.send(1).finish()
    #expect(store.currentState.prefix(2) == [1, 100])
    #expect(Set(store.currentState) == [1, 100, 10, 300, 20, 500])
  }

  @Test("A reducer that is absent does nothing")
  func absent() {
    let isOn = false
    let store = Store(initialState: Counter.State()) {
      if isOn { Counter() }
    }
    store.send(.increment)
    #expect(store.count == 0)
  }

  @Test("An operator on a group acts for all of the group")
  func group() {
    let store = Store(initialState: Counter.State()) {
      CombineReducers {
        Counter()
        Counter()
      }
      .onChange(of: \.count) { old, state in
        state.other = "\(old) to \(state.count)"
        return .none
      }
    }
    store.send(.increment)
    #expect(store.other == "0 to 2")
  }

  @Test("A reducer for some systems only is part of the body where they are")
  func availability() {
    let store = Store(initialState: Counter.State()) {
      if #available(macOS 10, *) { Counter() }
    }
    store.send(.increment)
    #expect(store.count == 1)
  }

  @Test("An action of a list's element is named by its identity")
  func identifiedAction() {
    let action = Family.Action.rows(.element(id: 7, action: .toggle))
    #expect(action[case: \.rows[id: 7]] != nil)
    #expect(action[case: \.rows[id: 8]] == nil)
  }
}

private struct Doubler: Reducer {
  func reduce(into state: inout Int, action: Void) -> Effect<Void> {
    state *= 2
    return .none
  }
}

@Reducer private struct SpelledOf {
  typealias State = Int
  enum Action { case go }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state += 1
      return .none
    }
  }
}

@Reducer private struct SpelledOut {
  typealias State = Int
  enum Action { case go }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state += 1
      return .none
    }
    Reduce { state, _ in
      state *= 2
      return .none
    }
  }
}

private struct Plain: Reducer {
  struct State: Equatable {
    @PresentationState var child: Counter.State?
  }
  @CasePathable enum Action { case child(PresentationAction<Counter.Action>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$child, action: \.child) { Counter() }
  }
}

/// A folder of folders.
@Reducer private struct Folder {
  @ObservableState struct State: Identifiable {
    var id = 0
    var name = ""
    var children: IdentifiedArrayOf<State> = []

    static func nested(depth: Int) -> State {
      (0..<depth).reduce(State()) { inner, _ in State(children: [inner]) }
    }

    func name(at path: ArraySlice<Int>) -> String {
      guard let first = path.first else { return name }
      return children[id: first]!.name(at: path.dropFirst())
    }
  }
  indirect enum Action {
    case children(IdentifiedAction<Int, Folder.Action>)
    case rename(String)
    case renameLater(String)

    static func at(_ path: ArraySlice<Int>, _ action: Self) -> Self {
      guard let first = path.first else { return action }
      return .children(.element(id: first, action: at(path.dropFirst(), action)))
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .rename(let name):
        state.name = name
        return .none
      case .renameLater(let name):
        return .run { await $0(.rename(name)) }
      case .children:
        return .none
      }
    }
    .forEach(\.children, action: \.children) { Reduce(Folder()) }
  }
}
