import RostrumClassic
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct SwitchStoreTests {
  let store = Store(initialState: Account.State.loggedOut(Counter.State())) { Account() }
  let renders = Renders()

  private func host() -> TestHost {
    let (store, renders) = (store, renders)
    return TestHost { AccountView(store: store, renders: renders) }
  }

  @Test("The active case is shown")
  func active() {
    let host = host()
    #expect(host.button("Attempts: 0").exists)
    #expect(renders.count == 1)
  }

  @Test("Another case takes the place")
  func change() async {
    let host = host()
    store.send(.logIn)
    await host.settle()
    #expect(host.button("Visits: 0").exists)
    #expect(!host.button("Attempts: 0").exists)
    #expect(renders.count == 2)
  }

  @Test("A case's view sends the case's actions, and the switch is not evaluated for them")
  func actions() async {
    let host = host()
    await host.button("Attempts: 0").tap()
    await host.button("Attempts: 1").tap()
    #expect(host.button("Attempts: 2").exists)
    #expect(renders.count == 1)
  }

  @Test("A case is named by a case key path, too")
  func keyPath() async {
    let store = Store(initialState: Mode.State.on(Counter.State())) {
      Mode()
    }
    let host = TestHost {
      SwitchStore(store) { state in
        switch state {
        case .on:
          CaseLet(\Mode.State.Cases.on, action: Mode.Action.on) { CounterButton("On", store: $0) }
        }
      }
    }
    await host.button("On: 0").tap()
    #expect(host.button("On: 1").exists)
  }

  @Test("A case may share the actions of the whole")
  func sharedActions() async {
    enum State { case on(Counter.State) }
    let store = Store(initialState: State.on(Counter.State())) {
      Reduce<State, Counter.Action> { state, action in
        guard case .on(var counter) = state else { return .none }
        if action == .add { counter.count += 1 }
        state = .on(counter)
        return .none
      }
    }
    let host = TestHost {
      SwitchStore(store) { state in
        switch state {
        case .on: CaseLet(/State.on) { CounterButton("On", store: $0) }
        }
      }
    }
    await host.button("On: 0").tap()
    #expect(host.button("On: 1").exists)
  }

  @Test("A case in the place of another is reported, and shows nothing")
  func wrongCase() {
    let store = store
    withKnownIssue {
      let host = TestHost {
        SwitchStore(store) { _ in
          CaseLet(/Account.State.loggedIn, action: Account.Action.loggedIn) {
            CounterButton("Visits", store: $0)
          }
        }
      }
      #expect(!host.button("Visits: 0").exists)
    } matching: { issue in
      issue.description.contains("is empty, because another case is active")
        && issue.description.contains("Active: loggedOut")
    }
  }

  @Test("A case without a switch around it is reported, and shows nothing")
  func noSwitch() {
    withKnownIssue {
      let host = TestHost {
        CaseLet(/Account.State.loggedIn, action: Account.Action.loggedIn) {
          CounterButton("Visits", store: $0)
        }
      }
      #expect(!host.button("Visits: 0").exists)
    } matching: { issue in
      issue.description.contains("because it is not inside a \"SwitchStore\" of")
    }
  }
}

/// Either of two counters.
struct Account: Reducer {
  enum State: Equatable {
    case loggedIn(Counter.State)
    case loggedOut(Counter.State)
  }

  enum Action {
    case loggedIn(Counter.Action)
    case loggedOut(Counter.Action)
    case logIn
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .logIn = action { state = .loggedIn(Counter.State()) }
      return .none
    }
    .ifCaseLet(/State.loggedIn, action: /Action.loggedIn) { Counter() }
    .ifCaseLet(/State.loggedOut, action: /Action.loggedOut) { Counter() }
  }
}

private struct Mode: Reducer {
  @CasePathable enum State { case on(Counter.State) }
  enum Action { case on(Counter.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: /State.on, action: /Action.on) { Counter() }
  }
}

private struct AccountView: View {
  let store: StoreOf<Account>
  let renders: Renders

  var body: some View {
    SwitchStore(store) { state in
      renders.of {
        switch state {
        case .loggedIn:
          CaseLet(/Account.State.loggedIn, action: Account.Action.loggedIn) {
            CounterButton("Visits", store: $0)
          }
        case .loggedOut:
          CaseLet(/Account.State.loggedOut, action: Account.Action.loggedOut) {
            CounterButton("Attempts", store: $0)
          }
        }
      }
    }
  }
}
