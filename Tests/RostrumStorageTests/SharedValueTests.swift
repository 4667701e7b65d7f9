import RostrumStorage
import Testing

@Suite(.timeLimit(.minutes(10))) struct SharedValueTests {
  @Test("A value is written by those who know its version", arguments: Backend.all)
  func compareAndSet(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let (one, two) = (try await place.open(), try await place.open())
    #expect(try await one.value(for: "a") == nil)
    guard case .written(let first) = try await one.set([0, 255], for: "a", basedOn: 0) else {
      Issue.record("refused")
      return
    }
    #expect(first > 0)
    let current = VersionedValue(contents: [0, 255], version: first)
    #expect(try await two.value(for: "a") == current)
    #expect(try await two.set([2], for: "a", basedOn: 0) == .conflict(current: current))
    guard case .written(let second) = try await two.set([], for: "a", basedOn: first) else {
      Issue.record("refused")
      return
    }
    #expect(second > first)
    #expect(try await one.value(for: "a") == VersionedValue(contents: [], version: second))
  }

  @Test("The sizes of values are known by the beginning of their names", arguments: Backend.all)
  func sizes(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    for (key, count) in [("user/a/one", 3), ("user/a/zwei ü", 5), ("user/ab/x", 7), ("user", 9)] {
      _ = try await storage.set(Array(repeating: 0, count: count), for: key, basedOn: 0)
    }
    #expect(
      try await storage.sizes(ofKeysWithPrefix: "user/a/") == ["user/a/one": 3, "user/a/zwei ü": 5])
    #expect(try await storage.sizes(ofKeysWithPrefix: "user/_/").isEmpty)
    let version = try #require(try await storage.value(for: "user/a/one")).version
    _ = try await storage.set(nil, for: "user/a/one", basedOn: version)
    #expect(try await storage.sizes(ofKeysWithPrefix: "user/a/") == ["user/a/zwei ü": 5])
  }

  @Test("Names with any characters are told apart", arguments: Backend.all)
  func names(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    let keys = [
      "a", "a\0", "a\0b", "a\0c", "a\u{10FFFE}", "a\u{10FFFE}0b", "a\u{10FFFF}z", "\0a",
      "it's \"%s\"\n",
    ]
    let changes = storage.changes()
    for (index, key) in keys.enumerated() {
      _ = try await storage.set([UInt8(index)], for: key, basedOn: 0)
    }
    for (index, key) in keys.enumerated() {
      #expect(try await storage.value(for: key)?.contents == [UInt8(index)])
    }
    var heard: Set<String> = []
    for await key in changes {
      heard.insert(key)
      if heard.count == keys.count { break }
    }
    #expect(heard == Set(keys))
    let sizes = try await storage.sizes(ofKeysWithPrefix: "")
    #expect(Set(sizes.keys) == Set(keys))
    #expect(try await storage.sizes(ofKeysWithPrefix: "a").count == 7)
    #expect(Set(try await storage.sizes(ofKeysWithPrefix: "a\0").keys) == ["a\0", "a\0b", "a\0c"])
    try await storage.register(.one)
    for (number, user) in [(UInt64(1), "ann"), (2, "ann\0x"), (3, "ann\0y")] {
      _ = try await storage.begin(.of(user, number), on: .one)
    }
    let revocations = storage.revocations()
    try await storage.end(allOf: "ann\0x")
    #expect(try await next(of: revocations) == "ann\0x")
    #expect(try await storage.claim(2, for: .one, isTaking: false) == .missing)
    #expect(try await storage.take(1, for: .one).1 == .of("ann", 1))
    #expect(try await storage.take(3, for: .one).1 == .of("ann\0y", 3))
  }

  @Test("A version doesn't come again after a delete", arguments: Backend.all)
  func deleted(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    guard case .written(let first) = try await storage.set([1], for: "a", basedOn: 0) else {
      Issue.record("refused")
      return
    }
    #expect(try await storage.set(nil, for: "a", basedOn: first + 7) != .written(version: 0))
    #expect(try await storage.set(nil, for: "a", basedOn: first) == .written(version: 0))
    #expect(try await storage.value(for: "a") == nil)
    #expect(try await storage.set([2], for: "a", basedOn: first) == .conflict(current: nil))
    #expect(try await storage.set(nil, for: "a", basedOn: 0) == .written(version: 0))
    guard case .written(let second) = try await storage.set([1], for: "a", basedOn: 0) else {
      Issue.record("refused")
      return
    }
    #expect(second > first)
  }

  @Test("Changes are heard by the process that makes them and by others", arguments: Backend.all)
  func changes(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let (one, two) = (try await place.open(), try await place.open())
    let streams = [one.changes(), one.changes(), two.changes()]
    _ = try await one.set([1], for: "it's", basedOn: 0)
    for stream in streams { #expect(try await next(of: stream) == "it's") }
    _ = try await one.set([1], for: "it's", basedOn: 0)
    let version = try #require(try await two.value(for: "it's")).version
    _ = try await two.set(nil, for: "it's", basedOn: version)
    _ = try await two.set([2], for: "other", basedOn: 0)
    #expect(try await next(of: streams[0]) == "it's")
    #expect(try await next(of: streams[0]) == "other")
  }

  @Test("Of writers at once, each change is based on the one before", arguments: Backend.all)
  func race(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storages = [try await place.open(), try await place.open()]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for storage in storages {
        group.addTask {
          var current = try await storage.value(for: "count")
          for _ in 0..<50 {
            var isWritten = false
            while !isWritten {
              let next = (current?.contents.first ?? 0) + 1
              switch try await storage.set(
                [next], for: "count", basedOn: current?.version ?? 0)
              {
              case .written(let version):
                current = VersionedValue(contents: [next], version: version)
                isWritten = true
              case .conflict(let other): current = other
              }
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await storages[0].value(for: "count")?.contents == [100])
  }
}
