import Rostrum
import RostrumTesting
import Testing

/// The path of a feature, with the closures of the stack in parentheses and after them.
private struct ParenthesesView: View {
  @Bindable var store: StoreOf<Trail>

  var body: some View {
    NavigationStack(
      path: $store.scope(\.path, action: \.path),
      root: {
        NavigationLink(state: Stop.State(number: 7)) {
          Label("To stop \(7)", systemImage: "map")
        }
        .navigationTitle("Trail")
      }
    ) { store in
      Button("Visit \(store.visits)") { store.send(.visitButtonTapped) }
        .navigationTitle("Stop \(store.number)")
    }
  }
}

@MainActor
@Suite(.leakChecked) struct StorePathSpellingTests {
  let store = Store(initialState: Trail.State()) { Trail() }
  let host: TestHost

  init() {
    let store = store
    host = TestHost { ParenthesesView(store: store) }
  }

  @Test("A link with a custom label pushes its state")
  func link() async {
    await host.link("To stop 7").tap()
    #expect(store.path.map(\.number) == [7])
    #expect(host.path == ["Trail", "Stop 7"])
  }

  @Test("The trailing closure creates the screens of the path")
  func destination() async {
    await host.link("To stop 7").tap()
    await host.button("Visit 0").tap()
    #expect(host.button("Visit 1").exists)
    await host.back()
    #expect(host.path == ["Trail"])
    #expect(store.path.isEmpty)
  }
}
