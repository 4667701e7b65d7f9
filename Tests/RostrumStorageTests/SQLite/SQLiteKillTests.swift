import Foundation
import RostrumSQLite
import RostrumStorage
import Testing

/// Processes that end during a turn, with the clocks and locks of the system.
@Suite(.timeLimit(.minutes(10))) struct SQLiteKillTests {
  private let place: SQLitePlace

  init() throws { place = try SQLitePlace() }

  @Test("Of a killed process, the session that had a turn is suspected, and its bystanders aren't")
  func killed() async throws {
    let path = place.path
    for death in 0..<3 {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, death = death as Int] in
        let storage = try SQLiteStorage(path: path)
        let node = NodeID.number(death)
        try await storage.register(node)
        for number in UInt64(1)...9 {
          if death == 0 {
            _ = try await storage.begin(.of("ann", number), on: node)
          } else {
            try await storage.take(number, for: node, failures: number == 9 ? death : 0)
          }
        }
        let marker = try #require(storage.marker(of: node))
        for number in UInt64(1)...8 {
          marker.begin(number)
          marker.end()
        }
        marker.begin(9)
        kill(getpid(), SIGKILL)
      }
    }
    let storage = try SQLiteStorage(path: path)
    try await storage.register(.two)
    for number in UInt64(1)...9 {
      try await storage.take(number, for: .two, failures: number == 9 ? 3 : 0)
    }
  }

  @Test(
    "A process that is killed between turns makes nothing suspect, and its file goes with the sweep"
  )
  func idle() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = place.path as String] in
      let storage = try SQLiteStorage(path: path)
      try await storage.register(.one)
      _ = try await storage.begin(.of(), on: .one)
      let marker = try #require(storage.marker(of: .one))
      marker.begin(7)
      marker.end()
      kill(getpid(), SIGKILL)
    }
    let files = { try FileManager.default.contentsOfDirectory(atPath: place.path + ".nodes").count }
    #expect(try files() == 1)
    let storage = try SQLiteStorage(path: place.path)
    #expect(try await storage.sweep() == 0)
    #expect(try files() == 0)
    try await storage.register(.two)
    try await storage.take(for: .two)
  }
}
