import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumTesting
import Testing

/// Tests of what happens when a dependency fails.
@MainActor
@Suite(.leakChecked) struct FailingEffectTests {
  private func store(
    _ fetch: @escaping @Sendable (Int) async throws -> String
  ) -> TestStoreOf<Lookup> {
    TestStore(initialState: Lookup.State()) {
      Lookup()
    } withDependencies: {
      $0.fetch = fetch
    }
  }

  @Test("An unhandled error fails the test at the location of the effect")
  func unhandled() async {
    let store = store { _ in throw NoNetwork() }
    let found = await issues {
      await store.send(.tapped) { $0.isLoading = true }
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("An effect threw an error that wasn't caught.") == true)
    #expect(found.first?.contains("  Error: No network.\n") == true)
    #expect(store.state.isLoading)
  }

  @Test("An expected failure can be marked as a known issue")
  func known() async {
    await withKnownIssue {
      let store = store { _ in throw NoNetwork() }
      await store.send(.tapped) { $0.isLoading = true }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("No network.") }
    }
  }

  @Test("An error that the feature handles is an ordinary action")
  func handled() async {
    let store = store { _ in throw NoNetwork() }
    await store.send(.carefulTapped) { $0.isLoading = true }
    await store.receive(\.failed, "No network.") {
      $0.isLoading = false
      $0.error = "No network."
    }
  }

  @Test("One endpoint can fail at first and work later in the same test")
  func recovery() async {
    let store = store { _ in throw NoNetwork() }
    await store.send(.carefulTapped) { $0.isLoading = true }
    await store.receive(\.failed) {
      $0.isLoading = false
      $0.error = "No network."
    }
    store.dependencies.fetch = { "\($0) is fine" }
    await store.send(.carefulTapped) {
      $0.isLoading = true
      $0.error = nil
    }
    await store.receive(\.loaded) {
      $0.isLoading = false
      $0.fact = "0 is fine"
    }
  }
}

private struct NoNetwork: Error, CustomStringConvertible {
  var description: String { "No network." }
}

@Reducer struct Lookup {
  @ObservableState struct State: Equatable {
    var isLoading = false
    var fact: String?
    var error: String?
  }
  enum Action {
    case tapped, carefulTapped
    case loaded(String)
    case failed(String)
  }

  @Dependency(\.fetch) var fetch

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.isLoading = true
        return .run { [fetch] send in await send(.loaded(try await fetch(0))) }
      case .carefulTapped:
        state.isLoading = true
        state.error = nil
        return .run { [fetch] send in
          await send(.loaded(try await fetch(0)))
        } catch: { error, send in
          await send(.failed("\(error)"))
        }
      case .loaded(let fact):
        state.isLoading = false
        state.fact = fact
        return .none
      case .failed(let error):
        state.isLoading = false
        state.error = error
        return .none
      }
    }
  }
}

extension DependencyValues {
  var fetch: @Sendable (Int) async throws -> String {
    get { self[FetchKey.self] }
    set { self[FetchKey.self] = newValue }
  }
}

private enum FetchKey: TestDependencyKey {
  static let testValue: @Sendable (Int) async throws -> String = { "\($0)" }
}
