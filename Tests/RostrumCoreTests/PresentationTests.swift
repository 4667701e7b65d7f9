import RostrumCases
import RostrumDependencies
import RostrumPresentation
import RostrumTesting
import Testing

// NB: Tests `effects`, which is internal.
@testable import RostrumCore

@MainActor
@Suite(.leakChecked) struct PresentationTests {
  private let forever = Forever()

  private func store(
    _ state: Host.State = Host.State(),
    parent: @escaping (inout Host.State, Host.Action) -> Void = { _, _ in }
  ) -> (Store<Host.State, Host.Action>, RootCore<Host>) {
    let core = RootCore(
      initialState: state, reducer: Host(forever: forever, parent: parent),
      dependencies: .current)
    return (Store(core: core), core)
  }

  @Test("For an action of the child, the child runs first and then the parent")
  func childFirst() {
    var seen: Int?
    let (store, _) = store(Host.State(screen: Screen.State())) { state, _ in
      seen = state.screen?.count
    }
    store.send(.screen(.presented(.increment)))
    #expect(seen == 1)
  }

  @Test("For 'dismiss' the parent runs first, while the state is there; then it becomes nil")
  func parentFirst() {
    var seen: Screen.State?
    let (store, _) = store(Host.State(screen: Screen.State(count: 3))) { state, _ in
      seen = state.screen
    }
    store.send(.screen(.dismiss))
    #expect(seen?.count == 3)
    #expect(store.screen == nil)
  }

  @Test("Initial state that presents something is presented")
  func hydrated() {
    let (store, _) = store(Host.State(screen: Screen.State(next: Leaf.State())))
    store.send(.screen(.presented(.next(.presented(.increment)))))
    #expect(store.screen?.next?.count == 1)
  }

  @Test("What the parent presents while it handles 'dismiss' is kept")
  func handOver() {
    let (store, _) = store(Host.State(screen: Screen.State(count: 1))) { state, _ in
      state.screen = Screen.State(count: 2)
    }
    store.send(.screen(.dismiss))
    #expect(store.screen?.count == 2)
  }

  @Test("A parent that changes a field while it handles 'dismiss' does not keep the child")
  func fieldChange() {
    let (store, _) = store(Host.State(screen: Screen.State(count: 1))) { state, _ in
      state.screen?.count = 2
    }
    store.send(.screen(.dismiss))
    #expect(store.screen == nil)
  }

  @Test("Effects of a dismissed child are cancelled, and so are those of what it presents")
  func dismissalCancels() async {
    let (store, core) = store(Host.State(screen: Screen.State(next: Leaf.State())))
    let tasks = [
      store.send(.screen(.presented(.wait))),
      store.send(.screen(.presented(.next(.presented(.wait))))),
    ]
    while !Task.isCancelled, forever.began.value < 2 { await Task.yield() }
    store.send(.screen(.dismiss))
    for task in tasks { await task.finish() }
    #expect(forever.ended.value == 2)
    #expect(core.effects.isEmpty)
    #expect(core.effects.branchCount == 1)
  }

  @Test("An effect of a child that is dismissed in the same tick never begins")
  func sameTick() async {
    let (store, core) = store(Host.State(screen: Screen.State()))
    let task = store.send(.screen(.presented(.wait)))
    store.send(.screen(.dismiss))
    await task.finish()
    #expect(forever.began.value == 0)
    #expect(core.effects.branchCount == 1)
  }

  @Test("An effect of a child that the parent takes away in the same action never begins")
  func sameAction() async {
    let (store, core) = store(Host.State(screen: Screen.State())) { state, _ in
      state.screen = nil
    }
    await store.send(.screen(.presented(.wait))).finish()
    #expect(forever.began.value == 0)
    #expect(core.effects.branchCount == 1)
  }

  @Test("Setting the state to nil cancels the child's effects, without an action of the child")
  func nilCancels() async {
    let (store, _) = store(Host.State(screen: Screen.State())) { state, action in
      if case .clear = action { state.screen = nil }
    }
    let task = store.send(.screen(.presented(.wait)))
    store.send(.clear)
    await task.finish()
    #expect(store.screen == nil)
  }

  @Test("A change of the presented identity cancels the effects of the old one")
  func identityChange() async {
    let (store, _) = store(Host.State(destination: .row(Row.State(id: 1)))) { state, action in
      if case .clear = action { state.destination = .screen(Screen.State()) }
    }
    let task = store.send(.destination(.presented(.row(.wait))))
    store.send(.clear)
    await task.finish()
    #expect(store.destination?.screen != nil)
  }

  @Test("A child cannot cancel by name what its parent runs; the parent can cancel the child's")
  func names() async {
    let (store, _) = store(Host.State(screen: Screen.State()))
    let parents = store.send(.waitByName)
    let child = store.send(.screen(.presented(.wait)))
    store.send(.screen(.presented(.stop)))
    await child.finish()
    #expect(parents.group?.isFinished == false)
    let second = store.send(.screen(.presented(.wait)))
    store.send(.stopByName)
    await parents.finish()
    await second.finish()
  }

  @Test("A child dismisses itself, after which it can send nothing")
  func dismiss() async {
    var actions: [String] = []
    let (store, core) = store(Host.State(screen: Screen.State())) { _, action in
      actions.append(caseLabel(of: action))
    }
    await store.send(.screen(.presented(.close))).finish()
    #expect(store.screen == nil)
    #expect(actions == ["screen", "screen"])
    #expect(core.effects.branchCount == 1)
  }

  @Test("'dismiss' acts on the nearest presentation")
  func nearest() async {
    let (store, _) = store(Host.State(screen: Screen.State(next: Leaf.State())))
    await store.send(.screen(.presented(.next(.presented(.close))))).finish()
    #expect(store.screen != nil)
    #expect(store.screen?.next == nil)
  }

  @Test("A feature knows whether it is presented")
  func isPresented() {
    let (host, _) = store(Host.State(screen: Screen.State()))
    host.send(.screen(.presented(.look)))
    #expect(host.screen?.isPresented == true)
    let root = Store(initialState: Screen.State()) { Screen() }
    root.send(.look)
    #expect(root.isPresented == false)
  }

  @Test("Dismissing a feature that isn't presented is reported")
  func dismissRoot() async {
    let root = Store(initialState: Leaf.State()) { Leaf() }
    let found = await issues { await root.send(.close).finish() }
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("A feature tried to dismiss itself at RostrumCoreTests/Screen.swift")
        == true)
    #expect(
      found.first?.hasSuffix(
        """
        , but it isn't presented.

        • It is the root of a store: check 'isPresented' first, or let the parent decide by \
        sending it a delegate action.
        • Its parent runs it without 'ifLet(\\.$…)' or 'forEach' on a stack: a feature run by \
        'Scope', or on a plain optional, can't dismiss itself.
        • 'dismiss' was called outside an effect of the feature.
        """) == true)
  }

  @Test("An alert goes when it is answered, and the parent hears of the answer")
  func alert() {
    var heard = false
    let (store, _) = store(Host.State(alert: .sample)) { state, action in
      if case .alert(.presented(.confirm)) = action { heard = state.alert != nil }
    }
    store.send(.alert(.presented(.confirm)))
    #expect(heard)
    #expect(store.alert == nil)
  }

  @Test("An alert that the parent presents in answer to an alert is kept")
  func alertAfterAlert() {
    let (store, _) = store(Host.State(alert: .sample)) { state, _ in state.alert = .sample }
    store.send(.alert(.presented(.confirm)))
    #expect(store.alert != nil)
  }

  @Test("A screen that the parent presents in answer to an alert of the same enum is kept")
  func screenAfterAlert() {
    let (store, _) = store(Host.State(destination: .alert(.sample))) { state, _ in
      state.destination = .screen(Screen.State(count: 7))
    }
    store.send(.destination(.presented(.alert(.confirm))))
    #expect(store.destination?.screen?.count == 7)
  }

  @Test("An alert in an enum goes when it is answered; so does one after an equal one")
  func alertInEnum() {
    let (store, _) = store(Host.State(destination: .alert(.sample)))
    store.send(.destination(.presented(.alert(.confirm))))
    #expect(store.destination == nil)
    let (again, _) = self.store(Host.State(destination: .alert(.sample))) { state, _ in
      state.destination = .alert(.sample)
    }
    again.send(.destination(.presented(.alert(.confirm))))
    #expect(again.destination != nil)
  }

  @Test("An action of a case that isn't active dismisses no alert, and is reported")
  func actionOfAnotherCase() {
    var heard = 0
    let (store, _) = store(Host.State(destination: .alert(.sample))) { _, _ in heard += 1 }
    let found = issues { store.send(.destination(.presented(.screen(.increment)))) }
    #expect(store.destination != nil)
    #expect(heard == 1)
    #expect(found.count == 1)
    #expect(
      found.first?.contains(
        """
         received a child action while the state was in a different case.

          Action: Host.Action.destination(
            .presented(
              .screen(.increment)
            )
          )
          State: alert
        """) == true, "\(found)")
  }

  @Test("A feature that dismisses itself may be followed by another")
  func enumFeature() {
    let (store, _) = store(Host.State(destination: .screen(Screen.State())))
    store.send(.destination(.presented(.screen(.increment))))
    #expect(store.destination?.screen?.count == 1)
    store.send(.destination(.dismiss))
    #expect(store.destination == nil)
  }

  @Test("An action of a child that is not presented is reported, and the parent still hears it")
  func notPresented() {
    var heard = 0
    let (store, _) = store { _, _ in heard += 1 }
    let found = issues {
      store.send(.screen(.presented(.increment)))
      store.send(.screen(.dismiss))
    }
    #expect(heard == 2)
    #expect(found.count == 2)
    #expect(
      found.first?.hasSuffix(
        """
         received a child action while nothing was presented.

          Action: Host.Action.screen(
            .presented(.increment)
          )

        • A reducer that ran before this one dismissed it. Chain the operator onto that reducer, so \
        that the child runs first.
        • An effect of a different feature sent the action later. Cancel it when the child is removed.
        • A view sent the action after the child was removed. Send it only while the child is on screen.
        """) == true)
    #expect(found.last?.contains("received a 'dismiss' while nothing was presented.") == true)
  }

  @Test("A child that somebody further up takes away loses its effects with the next action")
  func takenAwayFromOutside() async {
    let forever = forever
    let store = Store(initialState: Host.State(screen: Screen.State())) {
      Host(forever: forever) { _, _ in }
      Reduce<Host.State, Host.Action> { state, action in
        if case .clear = action { state.screen = nil }
        return .none
      }
    }
    let task = store.send(.screen(.presented(.wait)))
    store.send(.clear)
    store.send(.touch)
    await task.finish()
  }
}

extension AlertState where Action == Host.Alert {
  fileprivate static var sample: Self {
    AlertState {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .confirm) { TextState("Yes") }
    }
  }
}

@Reducer private enum Destination {
  case screen(Screen)
  case row(Row)
  case alert(AlertState<Host.Alert>)
}

extension Destination.State: Equatable {}

@Reducer private struct Host {
  @CasePathable enum Alert { case confirm }

  @ObservableState struct State: Equatable {
    @Presents var screen: Screen.State?
    @Presents var destination: Destination.State?
    @Presents var alert: AlertState<Alert>?
  }
  enum Action {
    case screen(PresentationAction<Screen.Action>)
    case destination(PresentationAction<Destination.Action>)
    case alert(PresentationAction<Alert>)
    case clear, touch, waitByName, stopByName
  }

  let forever: Forever
  let parent: (inout State, Action) -> Void

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      parent(&state, action)
      switch action {
      case .waitByName:
        return .run { [forever] _ in await forever.run() }.cancellable(id: Screen.Name.wait)
      case .stopByName: return .cancel(id: Screen.Name.wait)
      default: return .none
      }
    }
    .ifLet(\.$screen, action: \.screen) { Screen(forever: forever) }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$alert, action: \.alert)
  }
}
