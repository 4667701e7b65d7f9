import Foundation
import RostrumRestoration
import RostrumSessions
import SessionSimulation
import Testing

@Suite struct SnapshotDeltaTests {
  @Test("A snapshot and the difference to the next one are that one, written and read")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 7)
    var base = SessionSnapshot.random(&generator)
    for _ in 0..<2_000 {
      var next = base
      for _ in 0..<Int.random(in: 0...3, using: &generator) { next.change(&generator) }
      let delta = try #require(SnapshotDelta(from: base, to: next))
      let read = try SnapshotDelta(decoding: delta.encoded())
      #expect(read == delta)
      #expect(try read.applied(to: base) == next)
      if Bool.random(using: &generator) { base = next }
    }
  }

  @Test("A digit that changes in a large value is a small difference")
  func small() throws {
    let note = String(repeating: "note ", count: 2_000)
    let snapshots = [10_009, 10_010].map { count in
      let json = Data(#"{"count":\#(count),"note":"\#(note)"}"#.utf8)
      return SessionSnapshot(
        program: "Timer", build: "1",
        launch: LaunchSnapshot(entries: [
          KeptPlace(rawValue: "store:Timer"): .init(type: "Timer.State", json: json)
        ]))
    }
    let delta = try #require(SnapshotDelta(from: snapshots[0], to: snapshots[1]))
    #expect(delta.encoded().count < 90)
  }

  @Test("Snapshots of different builds have no difference")
  func builds() {
    let one = SessionSnapshot(program: "Timer", build: "1", launch: .init())
    let two = SessionSnapshot(program: "Timer", build: "2", launch: .init())
    #expect(SnapshotDelta(from: one, to: two) == nil)
  }

  @Test("Damaged bytes, and a different snapshot, are an error, and nothing else")
  func damaged() throws {
    var generator = SeededGenerator(seed: 11)
    let base = SessionSnapshot.random(&generator)
    var next = base
    for _ in 0..<6 { next.change(&generator) }
    let bytes = try #require(SnapshotDelta(from: base, to: next)).encoded()
    for count in bytes.indices {
      #expect(throws: SessionSnapshot.Defect.damaged) {
        try SnapshotDelta(decoding: Array(bytes.prefix(count)))
      }
    }
    let empty = SessionSnapshot(program: base.program, build: base.build, launch: .init())
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var changed = bytes
        changed[index] = value
        // A reader of either snapshot gets a snapshot or an error.
        let delta = try? SnapshotDelta(decoding: changed)
        _ = try? delta?.applied(to: base)
        _ = try? delta?.applied(to: empty)
      }
    }
    var later = bytes
    later[5] = 2
    #expect(throws: SessionSnapshot.Defect.laterVersion(2)) {
      try SnapshotDelta(decoding: later)
    }
  }
}

extension SessionSnapshot {
  fileprivate static func random(_ generator: inout SeededGenerator) -> Self {
    var snapshot = SessionSnapshot(program: "Notebook", build: "7", launch: .init())
    for _ in 0..<20 { snapshot.change(&generator) }
    return snapshot
  }

  /// Changes a part of the snapshot.
  fileprivate mutating func change(_ generator: inout SeededGenerator) {
    let place = KeptPlace(rawValue: "place \(Int.random(in: 0..<8, using: &generator))")
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: launch.entries[place] = nil
    case 1:
      launch.entries[place] = LaunchSnapshot.Entry(
        type: ["Int", "String"].randomElement(using: &generator)!, json: Self.json(&generator),
        unused: [nil, 0, 3].randomElement(using: &generator)!)
    case 2...4:
      guard let entry = launch.entries[place] else { break }
      let range = entry.json.indices.randomElement(using: &generator).map { $0..<$0 + 1 }
      if let range { launch.entries[place]?.json.replaceSubrange(range, with: Data("é".utf8)) }
    case 5: address = [nil, "/", "/notes/é"].randomElement(using: &generator)!
    case 6: kept["scene"] = [nil, "", "日本"].randomElement(using: &generator)!
    case 7: sharedValues = Array(["a", "b"].prefix(Int.random(in: 0...2, using: &generator)))
    case 8: (isDark, isCompact) = (isCompact, !isDark)
    default: (lastEvent, tokenFloor) = (lastEvent + 1, tokenFloor + 2)
    }
  }

  private static func json(_ generator: inout SeededGenerator) -> Data {
    Data(
      (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
        UInt8.random(in: 0...3, using: &generator)
      })
  }
}
