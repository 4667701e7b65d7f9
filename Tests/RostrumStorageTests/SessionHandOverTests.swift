import RostrumStorage
import Testing

@Suite(.timeLimit(.minutes(10))) struct SessionHandOverTests {
  @Test("A session goes from node to node when it is requested", arguments: Backend.all)
  func handOver(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let (one, two) = (try await place.open(), try await place.open())
    try await one.register(.one)
    try await two.register(.two)
    let (requests, releases) = (one.handOvers(to: .one), two.releases(to: .two))
    for number in [7, UInt64.max, 1 << 63] {
      let lease = try await one.begin(.of("ann", number), on: .one)
      #expect(try await two.claim(number, for: .two, isTaking: true) == .held(by: .one))
      for await request in requests where request == number { break }
      try await one.release([lease])
      for await release in releases where release == number { break }
      try await two.take(number, for: .two)
    }
  }

  @Test("A request from before the holder listens isn't lost", arguments: Backend.all)
  func lateListener(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let (one, two) = (try await place.open(), try await place.open())
    try await one.register(.one)
    try await two.register(.two)
    _ = try await one.begin(.of(), on: .one)
    _ = try await two.claim(7, for: .two, isTaking: true)
    #expect(try await next(of: one.handOvers(to: .one)) == 7)
  }

  @Test(
    "A release from before the requester listens isn't lost, and is told until it claims",
    arguments: Backend.all)
  func lateRequester(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let (one, two) = (try await place.open(), try await place.open())
    try await one.register(.one)
    try await two.register(.two)
    for number in UInt64(7)...8 {
      let lease = try await one.begin(.of("ann", number), on: .one)
      _ = try await two.claim(number, for: .two, isTaking: true)
      try await one.release([lease])
    }
    try await two.take(7, for: .two)
    for _ in 0..<2 { #expect(try await next(of: two.releases(to: .two)) == 8) }
  }

  @Test(
    "A session goes back and forth by what nodes are told, and nobody polls", arguments: Backend.all
  )
  func backAndForth(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storages = [try await place.open(), try await place.open()]
    let nodes = [NodeID.one, .two]
    for (storage, node) in zip(storages, nodes) {
      _ = try await storage.renew(node, for: .seconds(1_000))
    }
    var lease = try await storages[0].begin(.of(), on: .one)
    var requests = zip(storages, nodes).map { $0.handOvers(to: $1).makeAsyncIterator() }
    var releases = zip(storages, nodes).map { $0.releases(to: $1).makeAsyncIterator() }
    var times: [Duration] = []
    for round in 0..<100 {
      let (holder, requester) = (round % 2, 1 - round % 2)
      let start = ContinuousClock.now
      _ = try await storages[requester].claim(7, for: nodes[requester], isTaking: true)
      #expect(await requests[holder].next() == 7)
      try await storages[holder].release([lease])
      #expect(await releases[requester].next() == 7)
      lease = try await storages[requester].take(for: nodes[requester]).0
      times.append(start.duration(to: .now))
    }
    times.sort()
    print("A hand-over, \(backend): median \(times[50]), p99 \(times[98])")
  }

  @Test("All nodes that have requested a session hear of its release", arguments: Backend.all)
  func severalRequests(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let (one, two) = (try await place.open(), try await place.open())
    try await one.register(.one)
    try await two.register(.two, .three)
    let lease = try await one.begin(.of(), on: .one)
    let releases = [two.releases(to: .two), two.releases(to: .three)]
    _ = try await two.claim(7, for: .two, isTaking: true)
    _ = try await two.claim(7, for: .three, isTaking: true)
    try await one.release([lease])
    for stream in releases { #expect(try await next(of: stream) == 7) }
    let (other, _) = try await two.take(for: .two)
    let requests = two.handOvers(to: .two)
    #expect(try await two.claim(7, for: .three, isTaking: true) == .held(by: .two))
    #expect(try await next(of: requests) == 7)
    try await two.release([other])
    #expect(try await next(of: releases[1]) == 7)
  }

  @Test(
    "A requester hears of a session that ends, of a node that is removed, and of a session that is set aside",
    arguments: Backend.all, [0, 1, 2])
  func ends(_ backend: Backend, _ way: Int) async throws {
    let place = try await backend.makePlace()
    let (one, two) = (try await place.open(), try await place.open())
    try await one.register(.one)
    try await two.register(.two)
    let lease = try await one.begin(.of(), on: .one)
    let releases = two.releases(to: .two)
    _ = try await two.claim(7, for: .two, isTaking: true)
    switch way {
    case 0: try await one.end([7])
    case 1: try await one.remove(.one)
    default: try await one.setAside(lease)
    }
    #expect(try await next(of: releases) == 7)
  }
}
