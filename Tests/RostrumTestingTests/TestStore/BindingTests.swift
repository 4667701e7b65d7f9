import RostrumCases
import RostrumCore
import RostrumPresentation
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

  @Test("A part of a field is sent with its own key path, or the whole field with its value")
  func part() async {
    let store = store()
    await store.send(.set(\.address.city, "Berlin")) { $0.address.city = "Berlin" }
    await store.send(.binding(.set(\.address.street, "Ring 1"))) { $0.address.street = "Ring 1" }
    await store.send(\.binding.address, Address()) { $0.address = Address() }
  }

  @Test("A change in a child, a presented feature or an element of a stack names the way to it")
  func children() async {
    var state = Accounts.State(edited: Account.State())
    state.path.append(Account.State())
    let store = TestStore(initialState: state) { Accounts() }
    await store.send(\.own.binding.name, "Ada") { $0.own.name = "Ada" }
    await store.send(\.edited.binding.name, "Bob") { $0.edited?.name = "Bob" }
    await store.send(\.path[id: 0].binding.isOn, true) { $0.path[id: 0]?.isOn = true }
  }
}

struct Address: Equatable, Sendable {
  var street = ""
  var city = ""
}

/// A feature with others: its own part, one that it presents, and those of a stack.
@Reducer struct Accounts {
  @ObservableState struct State: Equatable {
    var own = Account.State()
    @Presents var edited: Account.State?
    var path = StackState<Account.State>()
  }
  enum Action {
    case own(Account.Action)
    case edited(PresentationAction<Account.Action>)
    case path(StackAction<Account.State, Account.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(\.own, action: \.own) { Account() }
    EmptyReducer()
      .ifLet(\.$edited, action: \.edited) { Account() }
      .forEach(\.path, action: \.path) { Account() }
  }
}

@Reducer struct Account {
  @ObservableState struct State: Equatable {
    var isOn = false
    var name = ""
    var address = Address()
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
