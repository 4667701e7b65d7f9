import Foundation
import Testing

// NB: Tests `TurnMarker.blame(_:)`, which is internal.
@testable import RostrumStorage

@Suite struct TurnMarkerTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path

  @Test("A marker in a file is read by others, also after it has gone")
  func file() throws {
    defer { unlink(path) }
    do {
      let marker = try #require(TurnMarker(path: path))
      #expect(TurnMarker.suspect(at: path)?.number == nil)
      for number in [UInt64.max, 0, 7] {
        marker.begin(number)
        #expect(marker.suspect?.number == number)
        #expect(TurnMarker.suspect(at: path)?.number == number)
        marker.end()
        #expect(TurnMarker.suspect(at: path)?.number == nil)
      }
      marker.begin(8)
    }
    #expect(TurnMarker.suspect(at: path)?.number == 8)
    #expect(TurnMarker(path: path)?.suspect == nil)
  }

  @Test("A file that is missing, or isn't a marker, names no session")
  func other() throws {
    defer { unlink(path) }
    #expect(TurnMarker.suspect(at: path)?.number == nil)
    for contents in ["", "short", String(repeating: "rubbish ", count: 100)] {
      try Data(contents.utf8).write(to: URL(filePath: path))
      #expect(TurnMarker.suspect(at: path)?.number == nil)
    }
    #expect(TurnMarker(path: "/nowhere/marker") == nil)
  }

  @Test("A session whose code has trapped is named instead of the one that has a turn")
  func culprit() throws {
    defer { unlink(path) }
    let marker = try #require(TurnMarker(path: path))
    marker.blame(0)
    marker.begin(8)
    #expect(marker.suspect == Suspect(number: 0, hasTrapped: true))
    marker.end()
    #expect(TurnMarker.suspect(at: path) == Suspect(number: 0, hasTrapped: true))
  }

  @Test("A marker of an earlier version, which ends after the turn, is read")
  func short() throws {
    defer { unlink(path) }
    try #require(TurnMarker(path: path)).begin(9)
    try #expect(#require(FileManager.default.contents(atPath: path)).count > 16)
    truncate(path, 16)
    #expect(TurnMarker.suspect(at: path) == Suspect(number: 9, hasTrapped: false))
  }

  @Test("A million turns are noted without a call of the system")
  func cost() throws {
    defer { unlink(path) }
    let marker = try #require(TurnMarker(path: path))
    let time = ContinuousClock().measure {
      for number in UInt64(0)..<1_000_000 {
        marker.begin(number)
        marker.end()
      }
    }
    print("A million turns are noted in \(time)")
    #expect(time < .seconds(10))
  }
}
