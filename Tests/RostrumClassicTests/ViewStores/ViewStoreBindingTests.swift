import RostrumClassic
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct ViewStoreBindingTests {
  let store = Counter.store()

  @Test("A binding reads a part, and sends an action of the new value")
  func getSend() {
    let viewStore = ViewStore(store, observe: { $0 })
    let binding = viewStore.binding(get: \.count, send: { .set($0) })
    binding.wrappedValue = 4
    #expect(store.withState(\.count) == 4)
    #expect(binding.wrappedValue == 4)
  }

  @Test("A case of the actions is enough to make the action")
  func getSendCase() {
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.binding(get: \.count, send: Counter.Action.set).wrappedValue = 4
    #expect(viewStore.count == 4)
  }

  @Test("A binding may send one action whatever is written")
  func getSendAction() {
    let viewStore = ViewStore(store, observe: { $0 })
    let binding = viewStore.binding(get: \.isLoading, send: .hit)
    binding.wrappedValue = true
    #expect(!binding.wrappedValue)
    #expect(viewStore.hits == 1)
  }

  @Test("A binding to the whole value")
  func whole() {
    let viewStore = ViewStore(store, observe: \.count)
    viewStore.binding(send: { .set($0) }).wrappedValue = 3
    #expect(viewStore.state == 3)
    viewStore.binding(send: .add).wrappedValue = 100
    #expect(viewStore.state == 4)
  }

  @Test("A marked field is a binding")
  func field() {
    let store = Profile.store()
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.$name.wrappedValue = "Blob"
    #expect(viewStore.name == "Blob")
    #expect(viewStore.log == ["name"])
  }

  @Test("A part of a marked field is a binding")
  func part() {
    let viewStore = ViewStore(Profile.store(), observe: { $0 })
    let city: Binding<String> = viewStore.$address.city
    city.wrappedValue = "Rome"
    #expect(city.wrappedValue == "Rome")
    #expect(viewStore.address.city == "Rome")
  }

  @Test("A change that no reducer applies is reported, with the fix")
  func unhandled() {
    let store = Store(initialState: Profile.State()) {
      EmptyReducer<Profile.State, Profile.Action>()
    }
    let viewStore = ViewStore(store, observe: { $0 })
    withKnownIssue {
      viewStore.$name.wrappedValue = "Blob"
    } matching: { issue in
      issue.description.contains("Put 'BindingReducer()' at the top of the feature's 'body'.")
    }
  }

  @Test("A control's last write to a feature that is gone is dropped")
  func gone() throws {
    let store = Store(initialState: Profile.State() as Profile.State?) {
      Reduce<Profile.State?, Profile.Action> { state, _ in
        state = nil
        return .none
      }
    }
    let child = try #require(
      store.scope(state: \.self, action: { $0 }) as Store<Profile.State, Profile.Action>?)
    let viewStore = ViewStore(child, observe: { $0 })
    store.send(.clear)
    viewStore.$name.wrappedValue = "Blob"
    #expect(viewStore.name == "")
  }

  @Test("Typing into a field writes through the store")
  func typing() async {
    let store = Profile.store()
    let host = TestHost {
      WithViewStore(store, observe: { $0 }) { viewStore in
        TextField("Name", text: viewStore.$name)
        TextField("City", text: viewStore.$address.city)
        Button("Clear") { viewStore.send(.clear) }
      }
    }
    await host.textField("Name").type("Blob")
    await host.textField("City").type("Rome")
    #expect(store.withState(\.name) == "Blob")
    #expect(store.withState(\.address.city) == "Rome")
    await host.button("Clear").tap()
    #expect(host.textField("Name").value == "")
  }
}
