import Foundation
import Observation
import RostrumDependencies
import RostrumShared
import Testing

@MainActor
@Suite struct FileExchangeTests {
  private let file = URL(filePath: "/files/numbers.json")

  private func numbers(_ storage: FileStorage) -> Shared<[Int]> {
    launch(storage) { Shared(wrappedValue: [], .fileStorage(file)) }
  }

  @Test("A change by a different program is followed, and notifies readers")
  func changedOutside() throws {
    let storage = FileStorage.inMemory
    let numbers = numbers(storage)
    let reading = Reading { _ = numbers.wrappedValue }
    try #require(storage.memory).changeFromOutside(file, to: Data("[1]".utf8))
    #expect(numbers.wrappedValue == [1])
    #expect(reading.isStale)
  }

  @Test("What was followed is not written again")
  func noEcho() throws {
    let storage = FileStorage.inMemory
    let numbers = numbers(storage)
    try #require(storage.memory).changeFromOutside(file, to: Data("[1  ]".utf8))
    #expect(try storage.text(at: file) == "[1  ]")
    #expect(numbers.wrappedValue == [1])
  }

  @Test("A file that another program removes leaves the value to begin with")
  func removedOutside() throws {
    let storage = FileStorage.inMemory(files: [file: Data("[1]".utf8)])
    let numbers = numbers(storage)
    #expect(numbers.wrappedValue == [1])
    try #require(storage.memory).changeFromOutside(file, to: nil)
    #expect(numbers.wrappedValue == [])
    #expect(numbers.loadError == nil)
  }

  @Test("Contents that a different program takes away and restores are followed, and kept")
  func restoredOutside() throws {
    let storage = FileStorage.inMemory
    let (one, other) = (numbers(storage), numbers(storage))
    one.withLock { $0 = [1] }
    let data = try storage.data(at: file)
    for (between, value) in [(nil, []), (Data("[2]".utf8), [2])] as [(Data?, [Int])] {
      try #require(storage.memory).changeFromOutside(file, to: between)
      #expect([one, other].map(\.wrappedValue) == [value, value])
      try #require(storage.memory).changeFromOutside(file, to: data)
      #expect([one, other].map(\.wrappedValue) == [[1], [1]])
    }
    other.withLock { $0.append(3) }
    let saved = try #require(try storage.data(at: file))
    #expect(try JSONDecoder().decode([Int].self, from: saved) == [1, 3])
  }

  @Test("An event for a file with the written contents notifies no one")
  func ownNotice() throws {
    let storage = FileStorage.inMemory
    let numbers = numbers(storage)
    numbers.withLock { $0 = [1] }
    let reading = Reading { _ = numbers.wrappedValue }
    let data = try storage.data(at: file)
    try #require(storage.memory).changeFromOutside(file, to: data)
    #expect(!reading.isStale)
  }

  @Test("A change that waits to be written wins over one from outside")
  func pendingWins() throws {
    let storage = FileStorage.inMemory(files: [:], clock: TestClock())
    let numbers = numbers(storage)
    numbers.withLock { $0 = [1] }
    try #require(storage.memory).changeFromOutside(file, to: Data("[2]".utf8))
    #expect(numbers.wrappedValue == [1])
    storage.finish()
    #expect(numbers.wrappedValue == [1])
    #expect(try storage.text(at: file) == "[\n  1\n]")
  }

  @Test("Two launches with changes that wait end with the same value, in the file too")
  func twoPending() throws {
    let storage = FileStorage.inMemory(files: [:], clock: TestClock())
    let (one, other) = (numbers(storage), numbers(storage))
    one.withLock { $0 = [1] }
    other.withLock { $0 = [2] }
    storage.finish()
    #expect(one.wrappedValue == other.wrappedValue)
    let data = try #require(try storage.data(at: file))
    #expect(try JSONDecoder().decode([Int].self, from: data) == one.wrappedValue)
  }

  @Test("A file that a different program damages is renamed once, and all readers get the new name")
  func damagedOutside() throws {
    let storage = FileStorage.inMemory(files: [file: Data("[1]".utf8)])
    let (one, other) = (numbers(storage), numbers(storage))
    try #require(storage.memory).changeFromOutside(file, to: Data("[1".utf8))
    let errors = [one, other].map { $0.loadError as? SharedFileError }
    guard case .damaged(_, let place, _)? = errors[0] else {
      Issue.record("The file should have been found damaged: \(errors)")
      return
    }
    #expect(errors[1] == errors[0])
    #expect(try storage.text(at: place) == "[1")
    #expect(one.wrappedValue == [1])
    one.withLock { $0 = [2] }
    #expect(other.wrappedValue == [2])
  }

  @Test("Changes that follow each other closely are written once, when the clock says so")
  func coalesced() async throws {
    let clock = TestClock()
    let storage = FileStorage.inMemory(files: [:], clock: clock)
    let writes = LockIsolated(0)
    let numbers = launch(storage) {
      Shared(
        wrappedValue: 0,
        .fileStorage(
          file, decode: { @Sendable _ in 0 },
          encode: { @Sendable number in
            writes.withValue { $0 += 1 }
            return Data("\(number)".utf8)
          }))
    }
    for number in 1...3 { numbers.withLock { $0 = number } }
    await clock.advance(by: .milliseconds(99))
    #expect(try storage.text(at: file) == nil)
    await clock.advance(by: .milliseconds(1))
    #expect(try storage.text(at: file) == "3")
    #expect(writes.value == 1)
    numbers.withLock { $0 = 4 }
    await clock.advance(by: .milliseconds(100))
    #expect(writes.value == 2)
  }

  @Test("A file of any format is kept by its two functions")
  func otherFormat() throws {
    let storage = FileStorage.inMemory(files: [file: Data("a,b".utf8)])
    let words = launch(storage) {
      Shared(
        wrappedValue: [String](),
        .fileStorage(
          file,
          decode: { @Sendable in
            String(decoding: $0, as: UTF8.self).split(separator: ",").map(String.init)
          },
          encode: { @Sendable in Data($0.joined(separator: ",").utf8) }))
    }
    #expect(words.wrappedValue == ["a", "b"])
    words.withLock { $0.append("c") }
    #expect(try storage.text(at: file) == "a,b,c")
  }

  @Test("A file is watched as long as a launch reads it")
  func watching() {
    let storage = FileStorage.inMemory
    launch(storage) {
      @Shared(.fileStorage(file)) var numbers: [Int] = []
      #expect(storage.memory?.isWatched(file) == true)
      _ = numbers
    }
    #expect(storage.memory?.isWatched(file) == false)
  }

  @Test("A file that cannot be read is left alone, and nothing is written")
  func unreadable() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "numbers.json")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    launch(.fileSystem) {
      @Shared(.fileStorage(file)) var numbers = [1]
      guard case .unreadable? = $numbers.loadError as? SharedFileError else {
        Issue.record("A folder should not be readable: \($numbers.loadError as Any)")
        return
      }
      $numbers.withLock { $0 = [2] }
      #expect(numbers == [2])
    }
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder))
    #expect(isFolder.boolValue)
  }

  #if os(Linux)
    @Test("A file on the disk that another program replaces is followed", .timeLimit(.minutes(10)))
    func onDisk() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "numbers.json")
      let numbers = launch(.fileSystem) { Shared(wrappedValue: [Int](), .fileStorage(file)) }
      try await change(of: numbers) { try Data("[1]".utf8).write(to: file, options: .atomic) }
      #expect(numbers.wrappedValue == [1])
      try await change(of: numbers) { try Data("[2]".utf8).write(to: file) }
      #expect(numbers.wrappedValue == [2])
      try await change(of: numbers) { try FileManager.default.removeItem(at: file) }
      #expect(numbers.wrappedValue == [])
    }

    @Test("A folder that the app makes is watched from then on", .timeLimit(.minutes(10)))
    func newFolder() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "numbers.json")
      let numbers = launch(.fileSystem) { Shared(wrappedValue: [Int](), .fileStorage(file)) }
      numbers.withLock { $0 = [1] }
      try await numbers.save()
      try await change(of: numbers) { try Data("[2]".utf8).write(to: file, options: .atomic) }
      #expect(numbers.wrappedValue == [2])
    }

    /// Waits until an operation has changed a value.
    private func change(of numbers: Shared<[Int]>, _ operation: () throws -> Void) async throws {
      let (changes, changed) = AsyncStream.makeStream(of: Void.self)
      withObservationTracking {
        _ = numbers.wrappedValue
      } onChange: {
        changed.yield()
      }
      try operation()
      for await _ in changes { break }
      await Task.yield()
    }
  #endif
}
