import RostrumStorage
import Testing

@Suite(.timeLimit(.minutes(10))) struct RevocationTests {
  @Test("All nodes hear of a user whose sessions were all ended", arguments: Backend.all)
  func heard(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let (one, two) = (try await place.open(), try await place.open())
    try await one.register(.one)
    _ = try await one.begin(.of("ann", 1), on: .one)
    let streams = [one.revocations(), two.revocations(), two.revocations()]
    for user in ["ann", "it's"] {
      try await two.end(allOf: user)
      for stream in streams { #expect(try await next(of: stream) == user) }
    }
    try await one.end(allOf: "ann")
    for stream in streams { #expect(try await next(of: stream) == "ann") }
  }
}
