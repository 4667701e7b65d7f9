import Rostrum
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("Stores in view builders") struct StoreSpellingTests {
  struct Screen: View {
    @Bindable var store: StoreOf<Todos>

    var body: some View {
      Picker("Filter", selection: $store.filter.animation()) {
        ForEach(Todos.Filter.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      Toggle(
        "Wide",
        isOn: $store.isWide.sending(\.setWide)
          .animation(.interactiveSpring(response: 0.25, dampingFraction: 0.1)))
      ForEach(store.scope(\.rows, action: \.rows)) { rowStore in
        @Bindable var rowStore = rowStore
        TextField("Todo \(rowStore.title)", text: $rowStore.title)
      }
      ForEach($store.names) { $name in
        TextField("Name \(name.id)", text: $name.text)
      }
      ForEach(Array(store.$shelf)) { $name in
        TextField("Book \(name.id)", text: Binding($name.text))
      }
      SignUpForm(store: store)
    }
  }

  struct SignUpForm: View {
    let store: StoreOf<Todos>

    var body: some View {
      @Binding(store.$signUp) var signUp
      TextField("Email", text: $signUp.email)
    }
  }

  private let store = Store(initialState: Todos.State()) { Todos() }

  private func host() -> TestHost {
    let store = store
    return TestHost { Screen(store: store) }
  }

  @Test("A field of a store is bound with the default animation")
  func animatedField() async {
    await host().picker("Filter").select("Active")
    #expect(store.filter == .active)
    #expect(store.filterAnimation == .default)
  }

  @Test("A sending field has an animation")
  func animatedSending() async {
    await host().toggle("Wide").setOn(true)
    #expect(store.isWide)
    #expect(
      store.wideAnimation == .interactiveSpring(response: 0.25, dampingFraction: 0.1))
  }

  @Test("The stores of rows create rows, and each is bound in place")
  func rows() async {
    await host().textField("Todo cook").type("bake")
    #expect(store.rows.map(\.title) == ["wash", "bake"])
  }

  @Test("The elements of a field create rows of bindings")
  func elements() async {
    await host().textField("Name 1").type("z")
    #expect(store.names.map(\.text) == ["z", "b"])
  }

  @Test("The elements of a shared value create rows of shared values")
  func sharedElements() async {
    await host().textField("Book 4").type("e")
    #expect(store.shelf.map(\.text) == ["c", "e"])
  }

  @Test("A binding to a shared value is declared where it is used")
  func localBinding() async {
    await host().textField("Email").type("a@b.c")
    #expect(store.signUp.email == "a@b.c")
  }

  @Test(
    "An action is sent with any animation",
    arguments: [
      Animation.default, .interactiveSpring(response: 0.25, dampingFraction: 0.1),
      .interpolatingSpring(stiffness: 3000, damping: 40), .linear, .spring(),
    ])
  func send(animation: Animation) {
    store.send(.setWide(true), animation: animation)
    #expect(store.wideAnimation == animation)
  }
}
