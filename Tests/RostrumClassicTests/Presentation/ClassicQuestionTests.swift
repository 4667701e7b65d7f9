import RostrumClassic
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct ClassicQuestionTests {
  let store = Store(initialState: Lobby.State()) { Lobby() }
  let host: TestHost

  init() {
    let store = store
    host = TestHost {
      Text("Lobby")
        .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
        .confirmationDialog(store: store.scope(state: \.$dialog, action: { .dialog($0) }))
    }
  }

  @Test("An alert in state is on the screen, with its message and its buttons in order")
  func alert() async {
    store.send(.ask("Sure?"))
    await host.settle()
    #expect(host.alert("Sure?").message == "Say so.")
    #expect(host.alert("Sure?").all(.button).map(\.name) == ["Yes", "No"])
  }

  @Test("A button sends its action, and the state is cleared")
  func answer() async {
    store.send(.ask("Sure?"))
    await host.settle()
    await host.button("Yes").tap()
    #expect(store.withState(\.log) == ["yes"])
    #expect(store.withState(\.alert) == nil)
    #expect(host.presentations.isEmpty)
  }

  @Test("The cancel button clears the state, which the feature learns of")
  func cancel() async {
    store.send(.ask("Sure?"))
    await host.settle()
    await host.button("No").tap()
    #expect(store.withState(\.log) == ["alert dismissed"])
    #expect(store.withState(\.alert) == nil)
  }

  @Test("An alert that replaces a different one has a new identity")
  func another() async {
    store.send(.ask("Sure?"))
    await host.settle()
    store.send(.ask("Really?"))
    await host.settle()
    #expect(host.presentations.map(\.title) == ["Really?"])
  }

  @Test("A dialog in state is on the screen, and its buttons send their actions")
  func dialog() async {
    store.send(.choose)
    await host.settle()
    await host.dialog("Which?").button("This").tap()
    #expect(store.withState(\.log) == ["this"])
    #expect(store.withState(\.dialog) == nil)
  }

  @Test("A dialog that the user dismisses is gone from the state")
  func dismissedDialog() async {
    store.send(.choose)
    await host.settle()
    await host.dismiss()
    #expect(store.withState(\.dialog) == nil)
    #expect(store.withState(\.log) == ["dialog dismissed"])
  }
}
