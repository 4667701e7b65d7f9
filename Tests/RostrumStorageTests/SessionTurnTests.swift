import RostrumStorage
import Testing

/// Who is suspected when a process ends.
@Suite struct SessionTurnTests {
  @Test(
    "Only the session whose turn ended the process is suspected, however often it does",
    arguments: Backend.all, [false, true])
  func bystanders(_ backend: Backend, _ isSwept: Bool) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    let (culprit, bystanders) = (UInt64(9), UInt64(1)...8)
    try await storage.register(.number(0))
    for number in bystanders { _ = try await storage.begin(.of("ann", number), on: .number(0)) }
    _ = try await storage.begin(.of("bob", culprit), on: .number(0))
    for death in 1...3 {
      let (old, new) = (NodeID.number(death - 1), NodeID.number(death))
      let marker = try #require(storage.marker(of: old))
      for number in bystanders {
        marker.begin(number)
        marker.end()
      }
      marker.begin(culprit)
      try await place.elapse(.seconds(60))
      try await storage.register(new)
      if isSwept { #expect(try await storage.sweep() == 0) }
      for number in bystanders { try await storage.take(number, for: new) }
      try await storage.take(culprit, for: new, failures: death)
    }
  }

  @Test("A trap counts more than another end during a turn", arguments: Backend.all, [false, true])
  func trap(_ backend: Backend, _ isSwept: Bool) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one)
    for number in UInt64(7)...8 { _ = try await storage.begin(.of("ann", number), on: .one) }
    let marker = try #require(storage.marker(of: .one))
    marker.begin(8)
    marker.blame(7)
    try await place.elapse(.seconds(60))
    try await storage.register(.two)
    if isSwept { #expect(try await storage.sweep() == 0) }
    try await storage.take(7, for: .two, failures: 4)
    try await storage.take(8, for: .two)
    try #require(storage.marker(of: .two)).begin(7)
    try await place.elapse(.seconds(60))
    try await storage.register(.three)
    if isSwept { #expect(try await storage.sweep() == 0) }
    try await storage.take(7, for: .three, failures: 5)
  }

  @Test("An idle session is suspected by no number of deaths", arguments: Backend.all)
  func idle(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.number(0))
    _ = try await storage.begin(.of(), on: .number(0))
    for death in 1...5 {
      _ = try #require(storage.marker(of: .number(death - 1)))
      try await place.elapse(.seconds(60))
      try await storage.register(.number(death))
      try await storage.take(for: .number(death))
    }
  }

  @Test(
    "A death counts once, whoever finds it, and another session's claim isn't one",
    arguments: Backend.all)
  func once(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one)
    for number in UInt64(7)...8 { _ = try await storage.begin(.of("ann", number), on: .one) }
    try #require(storage.marker(of: .one)).begin(7)
    try await place.elapse(.seconds(60))
    try await storage.register(.two)
    try await storage.take(8, for: .two)
    try await storage.take(7, for: .two, failures: 1)
    _ = try await storage.sweep()
    _ = try await storage.sweep()
    try await storage.take(7, for: .two, failures: 1)
    try await storage.take(8, for: .two)
  }

  @Test(
    "A node that was paused during a turn, and goes on, takes its sessions back",
    arguments: Backend.all)
  func paused(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one)
    let lease = try await storage.begin(.of(), on: .one)
    let marker = try #require(storage.marker(of: .one))
    marker.begin(7)
    try await place.elapse(.seconds(60))
    _ = try await storage.sweep()
    #expect(try await !storage.renew(.one, for: .seconds(50)))
    #expect(try await storage.regain([lease]) == [])
    marker.end()
    try await storage.take(for: .one, failures: 1)
    try await place.elapse(.seconds(11))
    #expect(try await storage.renew(.one, for: .seconds(50)))
    try await storage.take(for: .one)
  }

  @Test("A marker is the same for a node, and notes the turn that runs")
  func marker() throws {
    let storage = MemoryStorage()
    let marker = try #require(storage.marker(of: .one))
    #expect(marker.suspect?.number == nil)
    marker.begin(.max)
    #expect(storage.marker(of: .one)?.suspect?.number == .max)
    #expect(storage.marker(of: .two)?.suspect?.number == nil)
    marker.begin(0)
    #expect(marker.suspect?.number == 0)
    marker.end()
    #expect(marker.suspect?.number == nil)
  }
}
