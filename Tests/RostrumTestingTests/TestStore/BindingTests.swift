import RostrumCases
import RostrumCore
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct TestStoreBindingTests {
  private func store() -> TestStoreOf<Account> {
    TestStore(initialState: Account.State()) { Account() }
  }

  @Test("A control's change of a field is sent with the field's key path and value")
  func field() async {
    let store = store()
    await store.send(\.binding.name, "Ada") { $0.name = "Ada" }
    await store.send(\.binding.isOn, true) { $0.isOn = true }
  }

  @Test("A control's change is sent as an action")
  func action() async {
    let store = store()
    await store.send(.binding(.set(\.name, "Ada"))) { $0.name = "Ada" }
    await store.send(.set(\.isOn, true)) { $0.isOn = true }
  }

  @Test("A change of a field is asserted like any other")
  func unsaid() async {
    let store = store()
    let found = await issues { await store.send(\.binding.name, "Ada") }
    #expect(found.count == 1)
    #expect(found.first?.contains(#"+   name: "Ada""#) == true)
  }

  @Test("A change that an effect makes is received by the field's key path")
  func received() async {
    let store = store()
    await store.send(.reset)
    await store.receive(\.binding.name) { $0.name = "Nobody" }
    await store.send(.reset)
    await store.receive(\.binding.name, "Nobody")
  }
}

@Reducer struct Account {
  @ObservableState struct State: Equatable {
    var isOn = false
    var name = ""
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case reset
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      switch action {
      case .binding: .none
      case .reset: .send(.set(\.name, "Nobody"))
      }
    }
  }
}
