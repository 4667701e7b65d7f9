import Rostrum
import RostrumTesting
import Testing

@Reducer
private struct Tally {
  @ObservableState struct State: Equatable { var numbers: [Int] = [0] }
  enum Action { case add }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.numbers.append(state.numbers.count)
      return .none
    }
  }
}

private struct TallyApp: App {
  static let store = Store(initialState: Tally.State()) { Tally() }

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: Binding(get: { Self.store.numbers }, set: { _ in })) {
        Text("Root")
          .navigationDestination(for: Int.self) { _ in
            Button("Add") { Self.store.send(.add) }
          }
      }
      .urlComponent(for: Int.self) { number in
        "\(number)of\(Self.store.numbers.count)"
      } parse: { _ in
        nil
      }
    }
  }
}

@Suite @MainActor struct StaticStoreAddressTests {
  @Test("Each host spells its address with its own store")
  func hosts() async {
    let hosts = [TestHost(TallyApp()), TestHost(TallyApp())]
    await hosts[0].button("Add").tap()
    #expect(hosts.map(\.address) == ["/0of2/1of2", "/0of1"])
  }
}
