import Dispatch
import Foundation
import RostrumDependencies
import RostrumShared
import Testing

/// Launches of one process that change one file: each works on what the others have changed, whenever
/// that reaches the disk.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct FileLaunchesTests {
  private let file = URL(filePath: "/files/numbers.json")
  private let clock = TestClock()
  private let storage: FileStorage

  init() {
    storage = .inMemory(files: [:], clock: clock)
  }

  private func numbers() -> Shared<[Int]> {
    launch(storage) { Shared(wrappedValue: [], .fileStorage(file)) }
  }

  private func words() -> Shared<[String]> {
    launchWithSettings(storage) { Shared(wrappedValue: [], .appStorage("words")) }
  }

  private func saved() throws -> [Int]? {
    try storage.data(at: file).map { try JSONDecoder().decode([Int].self, from: $0) }
  }

  /// Lets the main actor be told of changes on other threads.
  private func until(_ condition: () -> Bool) async throws {
    while !condition() {
      await Task.yield()
      try #require(!Task.isCancelled)
    }
  }

  @Test("Launches that append in turn lose nothing", arguments: [0, 5, 20, 50, 100, 120])
  func inTurn(_ pause: Int) async throws {
    let launches = [numbers(), numbers(), numbers()]
    for number in 0..<60 {
      launches[number % 3].withLock { $0.append(number) }
      #expect(launches.allSatisfy { $0.wrappedValue == Array(0...number) })
      await clock.advance(by: .milliseconds(pause))
    }
    storage.finish()
    #expect(try saved() == Array(0..<60))
  }

  @Test("Launches that append to a setting in turn lose nothing", arguments: [0, 5, 50, 120])
  func settingInTurn(_ pause: Int) async throws {
    let launches = [words(), words()]
    for number in 0..<60 {
      launches[number % 2].withLock { $0.append("\(number)") }
      await clock.advance(by: .milliseconds(pause))
    }
    let expected = (0..<60).map(String.init)
    #expect(launches.allSatisfy { $0.wrappedValue == expected })
    storage.finish()
    #expect(words().wrappedValue == expected)
  }

  @Test("Launches that append at the same time, on several threads, lose nothing")
  func simultaneous() async throws {
    let launches = (0..<4).map { _ in numbers() }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<50 {
        launches[thread % 4].withLock { $0.append(50 * thread + number) }
      }
    }
    let expected = Set(0..<400)
    try await until { launches.allSatisfy { Set($0.wrappedValue) == expected } }
    #expect(launches.allSatisfy { $0.wrappedValue == launches[0].wrappedValue })
    storage.finish()
    #expect(try saved() == launches[0].wrappedValue)
  }

  @Test("Launches that change settings at the same time, on several threads, lose nothing")
  func simultaneousSettings() async throws {
    let launches = (0..<4).map { _ in words() }
    let counts = (0..<4).map { name in
      launchWithSettings(storage) { Shared(wrappedValue: 0, .appStorage("count\(name)")) }
    }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<25 {
        launches[thread % 4].withLock { $0.append("\(25 * thread + number)") }
        counts[thread % 4].withLock { $0 += 1 }
      }
    }
    let expected = Set((0..<200).map(String.init))
    try await until { launches.allSatisfy { Set($0.wrappedValue) == expected } }
    storage.finish()
    let later = FileStorage.inMemory(
      files: [
        URL(filePath: "/users/one/settings.json"): try #require(
          try storage.data(at: URL(filePath: "/users/one/settings.json")))
      ])
    launchWithSettings(later) {
      @Shared(.appStorage("words")) var words: [String] = []
      #expect(Set(words) == expected)
      for name in 0..<4 {
        @Shared(.appStorage("count\(name)")) var count = 0
        #expect(count == 50)
      }
    }
  }

  @Test("A launch that reads the file as a different type sees a change at once")
  func otherType() async throws {
    let text = launch(storage) {
      Shared(
        wrappedValue: "",
        .fileStorage(
          file, decode: { @Sendable in String(decoding: $0, as: UTF8.self) },
          encode: { @Sendable in Data($0.utf8) }))
    }
    let numbers = numbers()
    numbers.withLock { $0 = [1] }
    #expect(text.wrappedValue == "[\n  1\n]")
    text.withLock { $0 = "[1, 2]" }
    #expect(numbers.wrappedValue == [1, 2])
    numbers.withLock { $0.append(3) }
    storage.finish()
    #expect(try saved() == [1, 2, 3])
  }

  @Test("A file that another program changes before it is written gets the changes of all launches")
  func changedOutside() async throws {
    let (one, other) = (numbers(), numbers())
    one.withLock { $0.append(1) }
    try #require(storage.memory).changeFromOutside(file, to: Data("[9]".utf8))
    #expect(other.wrappedValue == [1])
    other.withLock { $0.append(2) }
    await clock.advance(by: .milliseconds(100))
    #expect(one.wrappedValue == [1, 2] && other.wrappedValue == [1, 2])
    #expect(try saved() == [1, 2])
    try #require(storage.memory).changeFromOutside(file, to: Data("[1, 2, 9]".utf8))
    one.withLock { $0.append(3) }
    #expect(other.wrappedValue == [1, 2, 9, 3])
    try #require(storage.memory).changeFromOutside(file, to: nil)
    await clock.advance(by: .milliseconds(100))
    #expect(try saved() == [1, 2, 9, 3])
    try #require(storage.memory).changeFromOutside(file, to: nil)
    #expect(one.wrappedValue == [] && other.wrappedValue == [])
  }

  @Test("What other programs change back is followed")
  func changedBack() async throws {
    try #require(storage.memory).changeFromOutside(file, to: Data("[1]".utf8))
    let (one, other) = (numbers(), numbers())
    one.withLock { $0 = [2] }
    await clock.advance(by: .milliseconds(100))
    try #require(storage.memory).changeFromOutside(file, to: Data("[1]".utf8))
    #expect(one.wrappedValue == [1] && other.wrappedValue == [1])
  }

  @Test("Launches that append in turn to a file that can't be written lose nothing")
  func refused() async throws {
    let launches = [numbers(), numbers()]
    storage.refuseWrites(CocoaError(.fileWriteOutOfSpace))
    for number in 0..<20 {
      launches[number % 2].withLock { $0.append(number) }
      await clock.advance(by: .milliseconds(50))
    }
    #expect(launches.allSatisfy { $0.saveError != nil })
    #expect(numbers().wrappedValue == Array(0..<20))
    storage.refuseWrites(nil)
    await clock.advance(by: .seconds(30))
    #expect(launches.allSatisfy { $0.saveError == nil && $0.wrappedValue == Array(0..<20) })
    #expect(try saved() == Array(0..<20))
  }

  @Test("All launches are told of a value that can't be encoded, and the former one is written")
  func unencodable() async throws {
    let launches = (0..<2).map { _ in
      launch(storage) { Shared(wrappedValue: [Double](), .fileStorage(file)) }
    }
    launches[0].withLock { $0 = [1] }
    launches[1].withLock { $0.append(.nan) }
    await clock.advance(by: .milliseconds(100))
    #expect(launches.allSatisfy { $0.wrappedValue.count == 2 })
    try await until { launches.allSatisfy { $0.saveError != nil } }
    for launch in launches {
      guard case .unencodable? = launch.saveError as? SharedFileError else {
        Issue.record("The launch should know that the value isn't saved.")
        return
      }
    }
    #expect(try saved() == [1])
    launches[0].withLock { _ = $0.removeLast() }
    await clock.advance(by: .milliseconds(100))
    try await until { launches.allSatisfy { $0.saveError == nil } }
    #expect(launches.allSatisfy { $0.wrappedValue == [1] })
  }

  @Test("A read-only launch changes nothing for others")
  func readOnly() async throws {
    let numbers = numbers()
    numbers.withLock { $0 = [1] }
    launch(storage.readOnly) {
      @Shared(.fileStorage(file)) var drawn: [Int] = []
      #expect(drawn == [1])
      $drawn.withLock { $0.append(2) }
      #expect(drawn == [1, 2])
    }
    #expect(numbers.wrappedValue == [1])
    storage.finish()
    #expect(try saved() == [1])
  }

  @Test("Loading by hand doesn't undo a change that waits to be written")
  func load() async throws {
    let (one, other) = (numbers(), numbers())
    one.withLock { $0 = [1] }
    try await other.load()
    #expect(other.wrappedValue == [1])
    other.withLock { $0.append(2) }
    try await one.load()
    #expect(one.wrappedValue == [1, 2])
  }
}
