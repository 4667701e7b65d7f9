import Foundation
import Rostrum
import RostrumCore
import RostrumDependencies
import RostrumRestoration
import RostrumShared
import Testing

/// Stores whose state is large enough to be encoded off the main actor.
@MainActor
@Suite("Large states of stores", .timeLimit(.minutes(10)))
struct LargeStoreTests {
  private let restoration = Restoration()

  private func store<State, Action>(
    _ reducer: some Reducer<State, Action>, _ state: State
  ) -> Store<State, Action> {
    let store = withDependencies {
      $0.restoration = restoration
    } operation: {
      Store(initialState: state) { reducer }
    }
    _ = restoration.snapshot()
    return store
  }

  private func json(_ snapshot: LaunchSnapshot?) throws -> String {
    let entry = try #require(snapshot?.entries.values.max { $0.json.count < $1.json.count })
    return String(decoding: entry.json, as: UTF8.self)
  }

  /// Completes a capture by values that a different thread has encoded.
  private func complete(_ capture: LaunchCapture) async -> LaunchSnapshot? {
    let values = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: capture.encode()) }
    }
    return restoration.complete(capture, with: values)
  }

  @Test("A state of values is encoded off the main actor, as it was")
  func values() async throws {
    let store = store(Rows(), Rows.State())
    store.send(.add("first"))
    let capture = restoration.capture()
    #expect(!capture.isComplete)
    store.send(.add("second"))
    let snapshot = try await json(complete(capture))
    #expect(snapshot.contains("first") && !snapshot.contains("second"))
    #expect(try json(restoration.snapshot()).contains("second"))
  }

  @Test("A shared value that a state refers to for the first time is in the same snapshot")
  func shared() async throws {
    let store = store(Rows(), Rows.State())
    store.send(.share("shared text"))
    let capture = restoration.capture()
    #expect(!capture.isComplete)
    let snapshot = try #require(await complete(capture))
    let next = Restoration(snapshot)
    let restored = withDependencies {
      $0.restoration = next
    } operation: {
      Store(initialState: Rows.State(rows: [])) { Rows() }
    }
    #expect(restored.note?.wrappedValue == "shared text")
    #expect(restored.rows.count == 2_000)
    #expect(next.issues.isEmpty)
  }

  @Test("A state that refers to an object is encoded on the main actor")
  func object() throws {
    let store = store(Boxed(), Boxed.State())
    store.send("changed")
    let capture = restoration.capture()
    #expect(capture.isComplete)
    #expect(try json(capture.snapshot).contains("changed"))
  }

  @Test("A state whose conformance is isolated to the main actor is encoded there")
  func isolated() async throws {
    let store = store(Isolated(), Isolated.State())
    store.send("changed")
    let capture = restoration.capture()
    #expect(!capture.isComplete)
    #expect(try await json(complete(capture)).contains("changed"))
    store.send("again")
    let next = restoration.capture()
    #expect(next.isComplete)
    #expect(try json(next.snapshot).contains("again"))
  }
}

@Reducer
private struct Rows {
  @ObservableState
  struct State: Codable, Equatable {
    var rows = (0..<2_000).map { "row \($0)" }
    var note: Shared<String>?
  }

  enum Action {
    case add(String)
    case share(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let row): state.rows.append(row)
      case .share(let text): state.note = Shared(value: text)
      }
      return .none
    }
  }
}

private struct Boxed: Reducer {
  final class Box: Codable {
    var text = String(repeating: ".", count: 20_000)
  }

  @ObservableState
  struct State: Codable {
    var box = Box()
  }

  var body: some Reducer<State, String> {
    Reduce { state, text in
      state.box.text += text
      return .none
    }
  }
}

private struct Isolated: Reducer {
  @ObservableState
  struct State: @MainActor Codable {
    var text = String(repeating: ".", count: 20_000)
  }

  var body: some Reducer<State, String> {
    Reduce { state, text in
      state.text += text
      return .none
    }
  }
}
