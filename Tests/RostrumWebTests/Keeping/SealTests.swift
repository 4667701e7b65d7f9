import RostrumRestoration
import RostrumStorage
import Testing

// NB: Tests `SnapshotSeal` and `SharedTokenKey`, which are internal.
@testable import RostrumWeb

@Suite @MainActor struct SealTests {
  private let bytes = Array("half a sentence".utf8)
  private let one = SnapshotSeal(key: Array(repeating: 1, count: 32))!
  private let other = SnapshotSeal(key: Array(repeating: 2, count: 32))!

  @Test("What is sealed can be opened with the same key, under the same name only")
  func keys() throws {
    let contents = try one.seal(bytes, as: "7")
    #expect(try one.open(contents, as: "7") == bytes)
    #expect(!String(decoding: contents, as: UTF8.self).contains("sentence"))
    #expect(throws: SnapshotSeal.Defect.wrongKey) { try one.open(contents, as: "8") }
    #expect(throws: SnapshotSeal.Defect.wrongKey) { try other.open(contents, as: "7") }
    #expect(throws: SnapshotSeal.Defect.needsKey) {
      try SnapshotSeal.none.open(contents, as: "7")
    }
    #expect(try one.open(SnapshotSeal.none.seal(bytes, as: "7"), as: "7") == bytes)
    #expect(throws: SnapshotSeal.Defect.damaged) { try one.open([], as: "7") }
    #expect(SnapshotSeal(key: [1, 2, 3]) == nil)
  }

  @Test("A node with a different key, or without one, doesn't start")
  func wrongKey() async throws {
    let keeping = Keeping()
    _ = try await keeping.node { [one] in $0.seal = one }
    for seal in [other, .none] {
      await #expect(throws: WebServerError.self) {
        _ = try await keeping.node { $0.seal = seal }
      }
    }
  }

  /// What is stored of a session that no node runs.
  private func stored(_ tab: KeptTab, in keeping: Keeping) async throws -> SessionRecord? {
    let claim = try await keeping.storage.claim(
      tab.session.number, for: NodeID(rawValue: "thief"), isTaking: false)
    guard case .granted(_, let record, _) = claim else { return nil }
    return record
  }

  @Test("Nothing of a session is stored in the clear if there is a key")
  func encrypted() async throws {
    let keeping = Keeping()
    let node = try await keeping.node { [one] in $0.seal = one }
    let tab = try await keeping.tab(on: node)
    try tab.type("very secret", into: "Name")
    #expect(await tab.written())
    await node.finish()
    let record = try #require(await stored(tab, in: keeping))
    #expect(!String(decoding: record.contents, as: UTF8.self).contains("secret"))
    let opened = try one.open(record.contents, as: "\(record.number)")
    let snapshot = try SessionSnapshot(decoding: opened, of: "Notebook")
    #expect(
      snapshot.launch.entries.values.contains {
        String(decoding: $0.json, as: UTF8.self).contains("very secret")
      })
  }

  @Test("A session that was stored before there was a key is encrypted when it is restored")
  func encryptedLater() async throws {
    let keeping = Keeping()
    let first = try await keeping.node()
    let tab = try await keeping.tab(on: first)
    #expect(await tab.written())
    await first.finish()
    let second = try await keeping.node { [one] in $0.seal = one }
    let back = try await keeping.tab(on: second, resuming: tab.token, digest: "")
    #expect(back.session.number == tab.session.number)
    #expect(await back.written())
    await second.finish()
    let record = try #require(await stored(tab, in: keeping))
    #expect(throws: SnapshotSeal.Defect.needsKey) {
      try SnapshotSeal.none.open(record.contents, as: "\(record.number)")
    }
  }
}
