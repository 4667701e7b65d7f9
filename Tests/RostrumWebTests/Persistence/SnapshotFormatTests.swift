import Foundation
import RostrumRestoration
import RostrumSessions
import RostrumWeb
import Testing

@Suite("The format of stored sessions")
struct SnapshotFormatTests {
  private let snapshot = SessionSnapshot(
    program: "Notebook", build: "7-1",
    launch: LaunchSnapshot(entries: [
      KeptPlace(rawValue: "Store"): .init(type: "Notebook.State", json: Data(#"{"é":1}"#.utf8)),
      KeptPlace(rawValue: "2/Grüße"): .init(type: "Int", json: Data(), unused: 3),
    ]),
    address: "/notes/1?é=2", kept: ["scene": "日本", "": ""], lastEvent: .max, tokenFloor: 12,
    isDark: true, isCompact: true, sharedValues: ["notes", ""])

  @Test("A snapshot is read as it was written")
  func roundTrip() throws {
    let empty = SessionSnapshot(program: "Notebook", build: "", launch: .init())
    for snapshot in [snapshot, empty] {
      #expect(try SessionSnapshot(decoding: snapshot.encoded(), of: "Notebook") == snapshot)
    }
  }

  @Test("Bytes that end too early, and those with more after the end, are damaged")
  func lengths() {
    let bytes = snapshot.encoded()
    for count in bytes.indices {
      #expect(throws: SessionSnapshot.Defect.damaged) {
        try SessionSnapshot(decoding: Array(bytes.prefix(count)), of: "Notebook")
      }
    }
    #expect(throws: SessionSnapshot.Defect.damaged) {
      try SessionSnapshot(decoding: bytes + [0], of: "Notebook")
    }
  }

  @Test("No change of a byte ends the process or is read as a longer snapshot")
  func bytes() {
    let bytes = snapshot.encoded()
    for index in bytes.indices {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var changed = bytes
        changed[index] = value
        guard let read = try? SessionSnapshot(decoding: changed, of: "Notebook") else { continue }
        #expect(read.encoded().count <= bytes.count)
      }
    }
  }

  @Test("A later version and a different program are told apart")
  func versions() {
    var later = snapshot.encoded()
    later[5] = 3
    #expect(throws: SessionSnapshot.Defect.laterVersion(3)) {
      try SessionSnapshot(decoding: later, of: "Notebook")
    }
    later[5] = 1
    #expect(throws: SessionSnapshot.Defect.damaged) {
      try SessionSnapshot(decoding: later, of: "Notebook")
    }
    #expect(throws: SessionSnapshot.Defect.differentProgram("Notebook")) {
      try SessionSnapshot(decoding: snapshot.encoded(), of: "Counter")
    }
  }

  private struct Former: Encodable {
    struct Session: Encodable {
      var program = "Notebook"
      var build = "7-1"
      var launch: LaunchSnapshot
      var address: String?
      var kept: [String: String]
      var lastEvent: UInt64
      var tokenFloor: UInt64
      var isDark = true
      var isCompact = true
      var sharedValues: [String]?
    }

    var version = 1
    var session: Session
  }

  @Test("The property lists of version 1 are read")
  func former() throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let former = Former.Session(
      launch: snapshot.launch, address: snapshot.address, kept: snapshot.kept,
      lastEvent: 9, tokenFloor: 12, sharedValues: snapshot.sharedValues)
    let bytes = try Array(encoder.encode(Former(session: former)))
    var expected = snapshot
    expected.lastEvent = 9
    #expect(try SessionSnapshot(decoding: bytes, of: "Notebook") == expected)
    #expect(throws: SessionSnapshot.Defect.damaged) {
      try SessionSnapshot(decoding: Array(bytes.prefix(40)), of: "Notebook")
    }
  }
}
