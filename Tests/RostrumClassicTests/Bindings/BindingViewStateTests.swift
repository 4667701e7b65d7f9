import RostrumClassic
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct BindingViewStateTests {
  @Test("View state made of bindings writes to the feature, and follows it")
  func binding() {
    let store = Profile.store()
    let viewStore = ViewStore(store, observe: ProfileView.ViewState.init)
    #expect(viewStore.title == "Nobody")
    viewStore.$name.wrappedValue = "Blob"
    #expect(viewStore.name == "Blob")
    #expect(viewStore.title == "Blob")
    #expect(viewStore.$name.wrappedValue == "Blob")
    #expect(store.withState(\.log) == ["name"])
  }

  @Test("A part of a bound field is a binding")
  func part() {
    let viewStore = ViewStore(Profile.store(), observe: ProfileView.ViewState.init)
    let city: Binding<String> = viewStore.$address.city
    city.wrappedValue = "Rome"
    #expect(viewStore.address.city == "Rome")
  }

  @Test("A part of a bound field is a field of a view state")
  func partOfField() {
    struct ViewState: Equatable {
      @BindingViewState var city: String
      init(store: BindingViewStore<Profile.State>) { _city = store.$address.city }
    }
    let store = Profile.store()
    let viewStore = ViewStore(store, observe: ViewState.init)
    viewStore.$city.wrappedValue = "Rome"
    #expect(viewStore.city == "Rome")
    #expect(store.withState(\.address.city) == "Rome")
  }

  @Test("View states are equal when their values are")
  func equality() {
    let (first, second) = (Profile.store(), Profile.store())
    let state = { @MainActor (store: StoreOf<Profile>) in
      ProfileView.ViewState(store: BindingViewStore(store: store))
    }
    #expect(state(first) == state(second))
    second.send(.set(\.$name, "Blob"))
    #expect(state(first) != state(second))
  }

  @Test("A field on the screen writes to the feature")
  func view() async {
    let store = Profile.store()
    let host = TestHost { ProfileView(store: store) }
    await host.textField("Name").type("Blob")
    #expect(host.text("Blob").exists)
    #expect(store.withState(\.name) == "Blob")
    store.send(.clear)
    await host.settle()
    #expect(host.textField("Name").value == "")
  }

  @Test("A test asserts the view state of a test store")
  func testStore() async {
    let store = TestStore(initialState: Profile.State()) { Profile() }
    await store.send(.set(\.$name, "Blob")) {
      $0.name = "Blob"
      $0.log = ["name"]
    }
    #expect(ProfileView.ViewState(store: store.bindings).title == "Blob")
    store.bindings.$name.projectedValue.wrappedValue = "Somebody else"
    #expect(store.state.name == "Blob")
  }
}

private struct ProfileView: View {
  struct ViewState: Equatable {
    @BindingViewState var address: Profile.Address
    @BindingViewState var name: String
    let title: String

    init(store: BindingViewStore<Profile.State>) {
      _address = store.$address
      _name = store.$name
      title = store.name.isEmpty ? "Nobody" : store.name
    }
  }

  let store: StoreOf<Profile>

  var body: some View {
    WithViewStore(store, observe: ViewState.init) { viewStore in
      Text(verbatim: viewStore.title)
      TextField("Name", text: viewStore.$name)
    }
  }
}
