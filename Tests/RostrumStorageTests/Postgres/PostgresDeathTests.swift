import Foundation
import RostrumPostgres
import RostrumPostgresTestSupport
import RostrumStorage
import Testing

/// Processes of several machines that end during a turn.
@Suite(
  .enabled(if: PostgresServer.programs != nil, "PostgreSQL isn't installed"),
  .timeLimit(.minutes(10)))
struct PostgresDeathTests {
  private let place: PostgresPlace

  /// How much longer leases and grants last where a busy machine must not let them expire.
  private let patience = Duration.seconds(600)

  init() throws { place = try PostgresPlace() }

  /// Lets a process of the machine die during a turn of session 9.
  private func die(_ number: Int) async throws {
    let (url, folder) = (place.url, place.folder)
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [url = url as String, folder = folder as String, death = number as Int] in
      let storage = try await PostgresStorage(url: url, nodeFolder: folder)
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

  @Test("The next process reports who had a turn, and all sessions are free at once")
  func reported() async throws {
    for number in 0..<3 { try await die(number) }
    let storage = try await place.open()
    try await storage.register(.two)
    for number in UInt64(1)...9 {
      try await storage.take(number, for: .two, failures: number == 9 ? 3 : 0)
    }
  }

  @Test("A death is counted once, even if a different machine has the session meanwhile")
  func otherMachine() async throws {
    try await die(0)
    try place.elapse(patience * -1)
    let elsewhere = try await PostgresStorage(url: place.url)
    try await elsewhere.register(.two)
    #expect(try await elsewhere.claim(9, for: .two, isTaking: false) == .held(by: .number(0)))
    try place.elapse(patience + .seconds(60))
    try await elsewhere.register(.two)
    try await elsewhere.take(9, for: .two)
    try place.elapse(patience * -1)
    for _ in 0..<2 {
      let storage = try await place.open()
      try await storage.register(.three)
      try await elsewhere.take(9, for: .two, failures: 1)
    }
    try place.elapse(patience + .seconds(11))
    try await elsewhere.register(.two)
    try await elsewhere.take(9, for: .two)
  }

  @Test("A death that is reported when the session has lived elsewhere for long isn't counted")
  func late() async throws {
    try await die(0)
    let elsewhere = try await PostgresStorage(url: place.url)
    try place.elapse(.seconds(60))
    try await elsewhere.register(.two)
    try await elsewhere.take(9, for: .two)
    try place.elapse(.seconds(11))
    let storage = try await place.open()
    try await storage.register(.three)
    try await elsewhere.take(9, for: .two)
  }

  @Test("Without a folder, no session is suspected")
  func noFolder() async throws {
    let storage = try await PostgresStorage(url: place.url)
    #expect(storage.marker(of: .one) == nil)
    try await storage.register(.one)
    _ = try await storage.begin(.of(), on: .one)
    try place.elapse(.seconds(60))
    try await storage.register(.two)
    try await storage.take(for: .two)
  }
}
