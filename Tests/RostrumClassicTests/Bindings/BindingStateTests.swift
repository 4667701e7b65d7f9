import CustomDump
import RostrumClassic
import Testing

@MainActor
@Suite struct BindingStateTests {
  let store = Profile.store()

  @Test("Fields are equal when their values are")
  func equality() {
    var other = Profile.State()
    #expect(other == Profile.State())
    other.name = "Blob"
    #expect(other != Profile.State())
  }

  @Test("A field is coded as its value")
  func coding() throws {
    struct Form: Codable, Equatable {
      @BindingState var title = "Design"
    }
    let data = try JSONEncoder().encode(Form())
    #expect(String(decoding: data, as: UTF8.self) == #"{"title":"Design"}"#)
    #expect(try JSONDecoder().decode(Form.self, from: data) == Form())
  }

  @Test("A field is dumped as its value")
  func dump() {
    #expect(String(customDumping: BindingState(wrappedValue: "Blob")) == "\"Blob\"")
  }

  @Test("The change of a field is applied")
  func change() {
    store.send(.set(\.$name, "Blob"))
    #expect(store.withState(\.name) == "Blob")
  }

  @Test("The change of a part of a field leaves the rest")
  func part() {
    store.send(.set(\.$address, Profile.Address(city: "Rome", street: "Via Appia")))
    store.send(.set(\.$address.city, "Pisa"))
    #expect(store.withState(\.address) == Profile.Address(city: "Pisa", street: "Via Appia"))
  }

  @Test("A change is matched by its field")
  func matching() {
    store.send(.set(\.$name, "Blob"))
    store.send(.set(\.$address.street, "Via Appia"))
    #expect(store.withState(\.log) == ["name"])
  }

  @Test("Changes are equal when field and value are")
  func equalChanges() {
    let change = BindingAction<Profile.State>.set(\.$name, "Blob")
    #expect(change == .set(\.$name, "Blob"))
    #expect(change != .set(\.$name, "Blob Jr."))
    #expect(change != .set(\.$address.city, "Blob"))
  }

  @Test("The change of a field has a case path, which has the value itself")
  func casePath() {
    let action = Viewed.Action.View.set(\.$title, "Design")
    #expect(action[case: \.binding.$title] == "Design")
    #expect(action[case: \.binding.$count] == nil)
    let made: Viewed.Action.View = (\Viewed.Action.View.Cases.binding.$count)(7)
    #expect(made.binding == .set(\.$count, 7))
  }

  @Test("What depends on a field runs when a control has changed it")
  func onChange() {
    store.send(.set(\.$address.city, "Rome"))
    store.send(.set(\.$address.city, "Pisa"))
    #expect(store.withState(\.log) == [" to Rome", "Rome to Pisa"])
  }

  @Test("Actions without a macro know which of them is the change of a field")
  func actions() {
    #expect(Profile.Action.clear.binding == nil)
    #expect(Profile.Action.set(\.$name, "Blob").binding == .set(\.$name, "Blob"))
  }

  @Test("Changes among the actions of a view are applied")
  func viewAction() {
    let store = Store(initialState: Viewed.State()) { Viewed() }
    store.send(.view(.set(\.$title, "Design")))
    #expect(store.withState(\.title) == "Design")
  }
}

/// A feature whose view has actions of its own.
private struct Viewed: Reducer {
  struct State: Equatable {
    @BindingState var title = ""
    @BindingState var count = 0
  }

  enum Action {
    case view(View)

    @CasePathable enum View: BindableAction {
      case binding(BindingAction<Viewed.State>)
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: /Action.view)
  }
}
