import RostrumClassic
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct ClassicReducerTests {
  @Test("A part's feature runs where the scope stands")
  func scope() {
    let store = Store(initialState: Pair.State()) { Pair() }
    store.send(.left(.add))
    store.send(.right(.set(5)))
    #expect(store.withState { $0 } == Pair.State(left: .init(count: 1), right: .init(count: 5)))
  }

  @Test("A case's feature runs while the case is active")
  func enumScope() {
    let store = Store(initialState: Tour.Path.State.counter(Counter.State())) { Tour.Path() }
    store.send(.counter(.add))
    #expect(store.withState { $0 } == .counter(Counter.State(count: 1)))
  }

  @Test("An action of another case than the active one is reported")
  func otherCase() {
    let store = Store(initialState: Tour.Path.State.counter(Counter.State())) { Tour.Path() }
    withKnownIssue {
      store.send(.guest(.greet))
    } matching: { issue in
      issue.description.contains("received a child action while the state was in a different case.")
    }
  }

  @Test("What is presented runs first, and the presenter learns of the dismissal before it goes")
  func presentation() {
    let store = Store(initialState: Lobby.State()) { Lobby() }
    store.send(.welcome("Blob"))
    store.send(.guest(.presented(.greet)))
    #expect(store.withState(\.guest?.greetings) == 1)
    store.send(.guest(.dismiss))
    #expect(store.withState(\.guest) == nil)
    #expect(store.withState(\.log) == ["Blob dismissed"])
  }

  @Test("An optional part runs while it is there")
  func optional() {
    let store = Store(initialState: Maybe.State()) { Maybe() }
    store.send(.toggle)
    store.send(.counter(.add))
    #expect(store.withState(\.counter?.count) == 1)
  }

  @Test("An action of a part that is not there is reported")
  func missing() {
    let store = Store(initialState: Maybe.State()) { Maybe() }
    withKnownIssue {
      store.send(.counter(.add))
    } matching: { issue in
      issue.description.contains("received a child action while the child's state was 'nil'.")
    }
  }

  @Test("An alert goes with its answer")
  func alert() {
    let store = Store(initialState: Lobby.State(alert: .question("Sure?"))) { Lobby() }
    store.send(.alert(.presented(.yes)))
    #expect(store.withState(\.alert) == nil)
    #expect(store.withState(\.log) == ["yes"])
  }

  @Test("An alert that is one destination of several goes with its answer")
  func alertInEnum() {
    let store = Store(initialState: Questions.State(destination: .alert(.question("Sure?")))) {
      Questions()
    }
    store.send(.destination(.presented(.alert(.yes))))
    #expect(store.withState(\.destination) == nil)
  }

  @Test("An alert whose answer presents a different alert is replaced by it")
  func alertAfterAlert() {
    let store = Store(
      initialState: Questions.State(
        destination: .alert(.question("Sure?")), next: .alert(.question("Really?")))
    ) { Questions() }
    store.send(.destination(.presented(.alert(.yes))))
    #expect(store.withState(\.destination) == .alert(.question("Really?")))
  }

  @Test("A plain optional alert goes with its answer, too")
  func plainAlert() {
    struct State: Equatable { var alert: AlertState<Lobby.Answer>? = .question("Sure?") }
    enum Action { case alert(Lobby.Answer) }
    let store = Store(initialState: State()) {
      EmptyReducer<State, Action>().ifLet(\.alert, action: /Action.alert)
    }
    store.send(.alert(.yes))
    #expect(store.withState(\.alert) == nil)
  }

  @Test("The effects of a case end when another is active")
  func caseEffects() async {
    let clock = TestClock()
    let store = TestStore(initialState: Account.State.loggedOut(Counter.State())) {
      Account()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.loggedOut(.load)) { $0 = .loggedOut(Counter.State(isLoading: true)) }
    await store.send(.logIn) { $0 = .loggedIn(Counter.State()) }
    await clock.advance(by: .seconds(1))
  }

  @Test("The effects of two cases with the same type of state are distinguished")
  func twoCases() async {
    let clock = TestClock()
    let store = TestStore(initialState: Account.State.loggedIn(Counter.State())) {
      Account()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.loggedIn(.load)) { $0 = .loggedIn(Counter.State(isLoading: true)) }
    await clock.advance(by: .seconds(1))
    await store.receive(
      { if case .loggedIn(.loaded) = $0 { true } else { false } }
    ) { $0 = .loggedIn(Counter.State()) }
  }

  @Test("The features of a list run by the identity of their elements")
  func list() {
    let store = Store(
      initialState: Guests.State(guests: [Guest.State(name: "A"), Guest.State(name: "B")])
    ) { Guests() }
    store.send(.guest(.element(id: "B", action: .greet)))
    #expect(store.withState { $0.guests.map(\.greetings) } == [0, 1])
  }

  @Test("The actions of a list's elements may come as a pair")
  func pairs() {
    let store = Store(
      initialState: PairedGuests.State(guests: [Guest.State(name: "A"), Guest.State(name: "B")])
    ) { PairedGuests() }
    store.send(.guest(id: "A", action: .greet))
    #expect(store.withState { $0.guests.map(\.greetings) } == [1, 0])
  }

  @Test("A screen's own dismissal pops it")
  func stack() async throws {
    let store = Store(
      initialState: Line.State(path: StackState([Guest.State(name: "Blob")]))
    ) { Line() }
    let id = try #require(store.withState(\.path.ids.last))
    await store.send(.path(.element(id: id, action: .leave))).finish()
    #expect(store.withState(\.path.isEmpty))
  }

  @Test("Effects and reducers have their names of before")
  func names() {
    struct Old: ReducerProtocol {
      struct State: Equatable { var count = 0 }
      enum Action { case add }

      var body: some ReducerProtocolOf<Self> {
        Reduce { state, _ -> EffectTask<Action> in
          state.count += 1
          return .none
        }
      }
    }
    let store = Store(initialState: Old.State()) { Old() }
    store.send(.add)
    #expect(store.withState(\.count) == 1)
  }
}

/// Questions among several destinations.
private struct Questions: Reducer {
  struct State: Equatable {
    @PresentationState var destination: Hall.Destination.State?
    var next: Hall.Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Hall.Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      if let next = state.next { state.destination = next }
      return .none
    }
    .ifLet(\.$destination, action: /Action.destination) { Hall.Destination() }
  }
}
