import Dispatch
import Rostrum
import RostrumDependencies
import RostrumRuntime
import RostrumSessions
import RostrumWeb
import Testing

// NB: Uses `SessionStore`, which is internal.

/// Sessions with states that take long to encode.
@Suite(.timeLimit(.minutes(10))) @MainActor struct LargeStateTests {
  private let clock = TestClock<Duration>()
  private let keeping = Keeping()
  private let gate = EncodingGate()
  private let storage: RecordingStorage

  init() {
    storage = RecordingStorage(keeping.storage)
  }

  private func node() async throws -> SessionStore {
    let node = try await keeping.node(AppLaunch(ArchiveApp.self), clock: clock) {
      [storage] in $0.storage = storage
    }
    node.keeper?.stop()
    return node
  }

  /// A tab whose large state is being encoded, which stops at the gate.
  private func encodingTab(on node: SessionStore) async throws -> KeptTab {
    let tab = try await withDependencies {
      $0.encodingGate = gate
    } operation: {
      try await keeping.tab(on: node)
    }
    #expect(await tab.written())
    gate.close()
    try tab.tap("Plus")
    await clock.advance(by: .milliseconds(500))
    while !Task.isCancelled, !gate.isOccupied { await Task.yield() }
    return tab
  }

  @Test("Turns go on while a large state is encoded, and what they change is in the next snapshot")
  func turns() async throws {
    let node = try await node()
    let tab = try await encodingTab(on: node)
    let (keeper, count) = (try #require(node.keeper), storage.transactions.count)
    try tab.tap("Plus")
    #expect(tab.texts.contains("Count 2"))
    await clock.advance(by: .milliseconds(500))
    #expect(!keeper.hasStored(tab.session))
    gate.open()
    while !Task.isCancelled, storage.transactions.count == count { await Task.yield() }
    while !keeper.hasStored(tab.session) {
      await clock.advance(by: .milliseconds(500))
      await Task.yield()
    }
    #expect(storage.transactions.count == count + 2)
  }

  @Test("A server that stops doesn't wait for a large state that is being encoded, and writes it")
  func stops() async throws {
    defer { gate.open() }
    let node = try await node()
    let tab = try await encodingTab(on: node)
    await node.prepareToClose()
    #expect(node.keeper?.hasStored(tab.session) == true)
    await node.finish()
    let next = try await self.node()
    let back = try await keeping.tab(on: next, resuming: tab.token, digest: "")
    #expect(back.texts.contains("Count 1"))
  }

  @Test("A session that leaves while its state is encoded has everything in its last snapshot")
  func leaves() async throws {
    let node = try await node()
    let tab = try await encodingTab(on: node)
    try tab.tap("Plus")
    await node.finish()
    gate.open()
    await idle()
    let next = try await self.node()
    let back = try await keeping.tab(on: next, resuming: tab.token, digest: "")
    #expect(back.texts.contains("Count 2"))
  }

  @Test("A session pauses after a snapshot that took long, for longer if it held up the others")
  func pauses() async throws {
    let node = try await node()
    let tab = try await keeping.tab(on: node)
    let captures = SnapshotCaptures(clock: clock)
    var due = 0
    captures.isDue = { _ in due += 1 }
    captures.rest(tab.session, after: .milliseconds(5))
    #expect(!captures.postpones(tab.session))
    captures.rest(tab.session, after: .milliseconds(100))
    #expect(captures.isDone(tab.session))
    #expect(captures.postpones(tab.session))
    #expect(!captures.isDone(tab.session))
    await idle()
    await clock.advance(by: .milliseconds(799))
    await idle()
    #expect(due == 0)
    await clock.advance(by: .milliseconds(1))
    while !Task.isCancelled, due == 0 { await Task.yield() }
    #expect(!captures.postpones(tab.session))
    #expect(due == 1)
  }
}

private struct ArchiveApp: App {
  let store = Store(initialState: Archive.State()) { Archive() }

  var body: some Scene {
    WindowGroup("Archive") {
      Text("Count \(store.count)")
      Button("Plus") { store.send(.plus) }
    }
  }
}

@Reducer
private struct Archive {
  @ObservableState
  struct State: Codable, Equatable {
    var count = 0
    var pages = Pages()
  }

  enum Action {
    case plus
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// A text that stops at a gate when a thread other than the main one encodes it.
private struct Pages: Codable, Equatable {
  var text = String(repeating: ".", count: 20_000)

  init() {}

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    if !MainQueue.isCurrent { DependencyValues.current.encodingGate.pass() }
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// A gate that threads pass while it is open.
private final class EncodingGate: Sendable {
  private let isClosed = Locked(false)
  private let count = Locked(0)
  private let semaphore = DispatchSemaphore(value: 0)

  /// Whether a thread waits.
  var isOccupied: Bool { count.value > 0 }

  func close() { isClosed.withLock { $0 = true } }

  func open() {
    guard
      isClosed.withLock({ isClosed in
        defer { isClosed = false }
        return isClosed
      })
    else { return }
    for _ in 0..<count.value { semaphore.signal() }
  }

  func pass() {
    let waits = isClosed.withLock { isClosed in
      if isClosed { count.withLock { $0 += 1 } }
      return isClosed
    }
    guard waits else { return }
    semaphore.wait()
    count.withLock { $0 -= 1 }
  }
}

extension DependencyValues {
  fileprivate var encodingGate: EncodingGate {
    get { self[EncodingGateKey.self] }
    set { self[EncodingGateKey.self] = newValue }
  }
}

private enum EncodingGateKey: DependencyKey {
  static let liveValue = EncodingGate()
  static let testValue = EncodingGate()
}
