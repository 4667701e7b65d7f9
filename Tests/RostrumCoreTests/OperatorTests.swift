import RostrumCases
import RostrumDependencies
import RostrumPresentation
import RostrumTesting
import Testing

// NB: Tests `effects`, which is internal.
@testable import RostrumCore

@MainActor
@Suite(.leakChecked) struct OperatorTests {
  private let forever = Forever()

  @Test("ifLet runs the child first, and only on its actions")
  func ifLet() {
    var seen: [Int?] = []
    let store = Store(initialState: Player.State(track: Leaf.State())) {
      Reduce<Player.State, Player.Action> { state, _ in
        seen.append(state.track?.count)
        return .none
      }
      .ifLet(\.track, action: \.track) { Leaf() }
    }
    store.send(.track(.increment))
    store.send(.stop)
    #expect(seen == [1, 1])
  }

  @Test("An optional child's effects are cancelled when it becomes nil")
  func ifLetCancels() async {
    let store = Store(initialState: Player.State(track: Leaf.State())) { Player(forever: forever) }
    let task = store.send(.track(.wait))
    store.send(.stop)
    await task.finish()
    #expect(store.track == nil)
  }

  @Test("An optional child that is nil and gets an action is reported")
  func ifLetMissing() {
    let store = Store(initialState: Player.State()) { Player(forever: forever) }
    let found = issues { store.send(.track(.increment)) }
    #expect(found.count == 1)
    #expect(
      found[0].hasSuffix(
        """
         received a child action while the child's state was 'nil'.

          Action: Player.Action.track(.increment)

        • A reducer that ran before this one set the state to 'nil'. Chain the operator onto that \
        reducer, so that the child runs first.
        • An effect of a different feature sent the action later. Cancel it when the child is removed.
        • A view sent the action after the child was removed. Send it only while the child is on screen.
        """))
  }

  @Test("A plain optional alert goes when it is answered")
  func plainAlert() {
    let store = Store(initialState: Player.State(alert: AlertState { TextState("Hi") })) {
      Player(forever: forever)
    }
    store.send(.alert(true))
    #expect(store.alert == nil)
  }

  @Test("ifCaseLet runs the feature of the case that is there")
  func ifCaseLet() async {
    let store = Store(initialState: Session.State.inside(Leaf.State())) {
      Session(forever: forever)
    }
    store.send(.inside(.increment))
    #expect(store.state[case: \.inside]?.count == 1)
    let task = store.send(.inside(.wait))
    store.send(.leave)
    await task.finish()
    #expect(store.state.is(\.outside))
    let found = issues { store.send(.inside(.increment)) }
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("An 'ifCaseLet' at RostrumCoreTests/OperatorTests.swift:"))
    #expect(found[0].contains("  State: outside\n"))
  }

  @Test("forEach runs the element first, then the parent")
  func forEach() {
    let store = Store(initialState: Family.State(rows: [Row.State(id: 1)])) {
      Reduce<Family.State, Family.Action> { state, _ in
        state.title = state.rows[id: 1]?.isOn == true ? "on" : "off"
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
    store.send(.rows(.element(id: 1, action: .toggle)))
    #expect(store.title == "on")
  }

  @Test("A row's effects are its own, and end when it is removed")
  func forEachEffects() async {
    let core = RootCore(
      initialState: Family.State(rows: [Row.State(id: 1), Row.State(id: 2)]), reducer: Family(),
      dependencies: .current)
    let store = Store(core: core)
    let first = store.send(.rows(.element(id: 1, action: .wait)))
    let second = store.send(.rows(.element(id: 2, action: .wait)))
    store.send(.rows(.element(id: 2, action: .stop)))
    await second.finish()
    #expect(first.group?.isFinished == false)
    store.send(.removeRow(1))
    await first.finish()
    #expect(core.effects.branchCount == 1)
  }

  @Test("An action for a row that is not there is reported")
  func forEachMissing() {
    let store = Store(initialState: Family.State()) { Family() }
    let found = issues { store.send(.rows(.element(id: 7, action: .toggle))) }
    #expect(found.count == 1)
    #expect(found[0].contains(" received an action for an element that doesn't exist.\n"))
    #expect(found[0].contains("  Element: 7\n"))
  }

  @Test("Parts with the same feature keep their children's effects apart")
  func siblingParts() async {
    let store = Store(initialState: Twins.State()) { Twins(forever: forever) }
    let left = store.send(.left(.next(.presented(.wait))))
    let right = store.send(.right(.next(.presented(.wait))))
    store.send(.left(.next(.dismiss)))
    await left.finish()
    #expect(right.group?.isFinished == false)
    store.send(.right(.next(.dismiss)))
    await right.finish()
  }

  @Test("onChange acts when the value has changed, and not otherwise")
  func onChange() {
    let store = Store(initialState: Counter.State()) {
      Counter().onChange(of: \.count) { old, state in
        state.other += "\(old)→\(state.count) "
        return .none
      }
    }
    store.send(.increment)
    store.send(.touch)
    store.send(.increment)
    #expect(store.other == "0→1 1→2 ")
  }

  @Test("onChange can run a reducer")
  func onChangeReducer() {
    let store = Store(initialState: Counter.State()) {
      Counter().onChange(of: \.count) { old, new in
        Reduce { state, _ in
          state.other = "\(old) \(new)"
          return .none
        }
      }
    }
    store.send(.increment)
    #expect(store.other == "0 1")
  }

  @Test("Dependencies of a part of the tree reach its reducers and effects; the inner one wins")
  func dependency() async {
    let store = Store(initialState: "") {
      Speaker()
        .dependency(\.word, "inner")
        .dependency(\.word, "outer")
      Speaker()
        .transformDependency(\.word) { $0 += "!" }
    } withDependencies: {
      $0.word = "store"
    }
    await store.send(.say).finish()
    let words = store.currentState.split(separator: " ")
    #expect(words.prefix(2) == ["inner", "store!"])
    // The two features' effects run side by side, in either order.
    #expect(words.dropFirst(2).sorted() == ["(inner)", "(inner)", "(store!)", "(store!)"])
  }

  @Test("The builder takes conditions, loops, switches and reducers of unknown type")
  func builder() {
    let add = { (text: String) in
      Reduce<String, Void> { state, _ in
        state += text
        return .none
      }
    }
    let isOn = true
    let unknown: any Reducer<String, Void> = add("any ")
    let store = Store<String, Void>(initialState: "") {
      if isOn { add("if ") }
      if isOn { add("then ") } else { EmptyReducer() }
      for number in 1...2 { add("\(number) ") }
      switch isOn {
      case true: add("true ")
      case false: add("false ")
      }
      unknown
      CombineReducers {
        add("a ")
        add("b")
      }
    }
    store.send(())
    #expect(store.currentState == "if then 1 2 true any a b")
  }

  @Test("A feature may leave out what it does not need")
  func empty() {
    let store = Store(initialState: Nothing.State()) { Nothing() }
    #expect(store.state == Nothing.State())
    #expect(Optional<Counter>.none.reduce(into: &Self.counter, action: .increment).isNone)
    #expect(Self.counter.count == 0)
  }

  private static var counter = Counter.State()
}

@Reducer private struct Nothing {}

@Reducer private struct Player {
  @ObservableState struct State {
    var track: Leaf.State?
    var alert: AlertState<Bool>?
  }
  enum Action { case track(Leaf.Action), alert(Bool), stop }

  let forever: Forever

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .stop = action { state.track = nil }
      return .none
    }
    .ifLet(\.track, action: \.track) { Leaf(forever: forever) }
    .ifLet(\.alert, action: \.alert)
  }
}

@Reducer private struct Session {
  @ObservableState enum State {
    case inside(Leaf.State)
    case outside
  }
  enum Action { case inside(Leaf.Action), leave }

  let forever: Forever

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .leave = action { state = .outside }
      return .none
    }
    .ifCaseLet(\.inside, action: \.inside) { Leaf(forever: forever) }
  }
}

@Reducer private struct Twins {
  @ObservableState struct State {
    var left = Screen.State(next: Leaf.State())
    var right = Screen.State(next: Leaf.State())
  }
  enum Action { case left(Screen.Action), right(Screen.Action) }

  let forever: Forever

  var body: some ReducerOf<Self> {
    Scope(\.left, action: \.left) { Screen(forever: forever) }
    Scope(\.right, action: \.right) { Screen(forever: forever) }
  }
}

private struct Speaker: Reducer {
  enum Action {
    case say
    case said(String)
  }

  @Dependency(\.word) var word

  func reduce(into state: inout String, action: Action) -> Effect<Action> {
    switch action {
    case .say:
      state += word + " "
      return .run { send in
        @Dependency(\.word) var word
        await send(.said(word))
      }
    case .said(let word):
      state += "(\(word)) "
      return .none
    }
  }
}
