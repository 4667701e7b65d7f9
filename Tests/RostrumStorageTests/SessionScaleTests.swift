import RostrumStorage
import Testing

/// Storages with many sessions.
@Suite(.timeLimit(.minutes(10))) struct SessionScaleTests {
  @Test("20,000 sessions are taken back, and measured", arguments: Backend.all)
  func many(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    _ = try await storage.renew(.one, for: .seconds(50))
    let leases = try await withThrowingTaskGroup(of: Lease.self) { group in
      for number in UInt64(0)..<20_000 {
        group.addTask {
          try await storage.begin(
            .of("user \(number % 100)", number, size: 4_000, from: "a"), on: .one)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for isSwept in [false, true] {
      try await place.elapse(.seconds(60))
      if isSwept { #expect(try await storage.sweep() == 0) }
      #expect(try await !storage.renew(.one, for: .seconds(50)))
      let (lost, time) = try await measure { try await storage.regain(leases) }
      #expect(lost == [])
      print("20,000 sessions taken back, \(backend), swept: \(isSwept): \(time)")
      #expect(time < .seconds(30))
    }
    let (all, time) = try await measure { try await storage.storedBytes(of: .all) }
    #expect(all == 80_000_000)
    #expect(try await storage.storedBytes(of: .user("user 7")) == 800_000)
    try await storage.release(leases)
    let (count, trim) = try await measure { try await storage.trim(.all, to: 76_000_000) }
    #expect(count == 1_000)
    print("The size of 20,000 sessions, \(backend): \(time); 1,000 deleted: \(trim)")
  }

  private func measure<Success>(
    _ operation: () async throws -> Success
  ) async rethrows -> (Success, Duration) {
    let start = ContinuousClock.now
    return (try await operation(), start.duration(to: .now))
  }
}
