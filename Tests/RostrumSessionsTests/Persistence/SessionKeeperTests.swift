import Logging
import RostrumSessions
import RostrumStorage
import Testing

/// A keeper stores whatever is a session, without a server, a page or an app.
@Suite(.timeLimit(.minutes(10))) @MainActor struct SessionKeeperTests {
  private let storage = MemoryStorage()

  private func keeper() -> SessionKeeper {
    SessionKeeper(
      SessionKeeper.Configuration(storage: storage, delay: .milliseconds(1)), program: "Notes",
      tokenKeyName: "key", turns: TurnQueue(now: { .zero }), clock: ContinuousClock(),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, exceeded: { _, _ in },
      lost: { _ in })
  }

  /// What a different node reads of a session that nobody runs any more.
  private func stored(_ number: UInt64) async -> String? {
    let other = keeper()
    await other.renewLease()
    guard
      case .granted(_, let snapshot, _) = await other.repository.claim(
        number, of: "ada", isTaking: false)
    else { return nil }
    return snapshot.address
  }

  @Test("A new session is written, and each change of it soon after")
  func changes() async throws {
    let keeper = keeper()
    await keeper.renewLease()
    let note = Note(1, "one")
    keeper.begin(note)
    while !Task.isCancelled, !keeper.hasStored(note) { await Task.yield() }
    for text in ["two", "three"] {
      note.text = text
      #expect(!keeper.hasStored(note))
      while !Task.isCancelled, !keeper.hasStored(note) { await Task.yield() }
    }
    keeper.takeLastSnapshot(of: note)
    await keeper.finish([note.number])
    #expect(await stored(1) == "three")
  }

  @Test("Changes of one period are one snapshot, and a forgotten session has none")
  func periods() async {
    let keeper = keeper()
    await keeper.renewLease()
    var snapshots: [UInt64] = []
    keeper.didTakeSnapshot = { snapshots.append($0.number) }
    let notes = [Note(1), Note(2)]
    for note in notes { keeper.begin(note) }
    for _ in 0..<100 { for note in notes { note.text += "x" } }
    keeper.forget(notes[1])
    #expect(notes[1].didChange == nil)
    while !Task.isCancelled, !keeper.hasStored(notes[0]) { await Task.yield() }
    #expect(snapshots == [1, 2, 1])
    await keeper.finish([])
  }

  @Test("The last snapshot of a session that leaves is written with it")
  func last() async {
    let keeper = keeper()
    await keeper.renewLease()
    let note = Note(1, "one")
    keeper.begin(note)
    note.text = "two"
    keeper.takeLastSnapshot(of: note)
    #expect(note.didChange == nil, "what is done from then on isn't part of the session")
    note.text = "three"
    await keeper.repository.leave(1, of: "ada", atMost: 10)
    #expect(await stored(1) == "two")
    await keeper.finish([])
  }
}
