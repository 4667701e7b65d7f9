import Foundation
import Rostrum
import RostrumSessions
import RostrumStorage
import RostrumWeb
import Testing

/// Processes that are killed at random points of a run, compared with what a run without cuts shows.
@Suite(.timeLimit(.minutes(10))) @MainActor struct RandomKillTests {
  /// What a session shows.
  private struct Shown: Equatable {
    var count = 0
    var note: String?
  }

  /// A session with all that it has shown in the uncut run.
  private struct Record {
    var tab: KeptTab
    var history: [Shown] = [Shown()]
    /// The index of what is certainly stored.
    var stored = 0
  }

  private let time = StorageClock()
  private let keeping: Keeping

  init() {
    keeping = Keeping(clock: time)
  }

  private func shown(by tab: KeptTab) -> Shown {
    let count = tab.texts.lazy.compactMap { $0.wholeMatch(of: #/Count (\d+)/#) }.first?.1
    let sheet = tab.session.root?.family.first { $0.role == .sheet }
    let note = sheet?.family.lazy.compactMap(\.content.typedText).first
    return Shown(count: count.flatMap { Int($0) } ?? -1, note: note)
  }

  private func act(_ record: inout Record, by generator: inout some RandomNumberGenerator) throws {
    var next = record.history[record.history.count - 1]
    switch (Int.random(in: 0..<3, using: &generator), next.note) {
    case (0, nil):
      try record.tab.tap("Plus")
      next.count += 1
    case (_, nil):
      try record.tab.tap("Open")
      next.note = ""
    case (_, let note?):
      next.note = note + "x"
      try record.tab.type(next.note ?? "", into: "Note")
    }
    record.history.append(next)
  }

  @Test(
    "After each of 500 kills of 200 sessions, a session shows what it has shown, not before the last write"
  )
  func kills() async throws {
    var generator = Seeded(seed: 20_261_125)
    var records: [Int: Record] = [:]
    for round in 0..<500 {
      let node = try await keeping.node { $0.leaseLifetime = .seconds(60) }
      let indices = Set((0..<3).map { _ in Int.random(in: 0..<200, using: &generator) })
      for index in indices.sorted() {
        var record: Record
        if let former = records[index] {
          record = former
          record.tab = try await keeping.tab(on: node, resuming: former.tab.token, digest: "")
          #expect(record.tab.session.number == former.tab.session.number, "round \(round)")
          let shown = shown(by: record.tab)
          let later = record.history[record.stored...]
          let place = try #require(later.firstIndex(of: shown), "round \(round): \(shown)")
          record.history.removeSubrange((place + 1)...)
        } else {
          record = Record(tab: try await keeping.tab(on: node))
        }
        for _ in 0..<Int.random(in: 0..<5, using: &generator) {
          try act(&record, by: &generator)
        }
        time.advance(by: .seconds(11))
        try act(&record, by: &generator)
        #expect(await record.tab.written())
        record.stored = record.history.count - 1
        for _ in 0..<Int.random(in: 0..<4, using: &generator) {
          try act(&record, by: &generator)
        }
        #expect(shown(by: record.tab) == record.history.last)
        records[index] = record
      }
      // A kill: nothing is written, and nothing is torn down.
      node.keeper?.stop()
      time.advance(by: .seconds(61))
    }
    #expect(records.count > 190)
  }

  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed >> 31)
    }
  }
}
