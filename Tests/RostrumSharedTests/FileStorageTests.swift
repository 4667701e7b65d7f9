import Foundation
import RostrumDependencies
import RostrumFoundation
import RostrumShared
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct FileStorageTests {
  private let file = URL(filePath: "/files/numbers.json")

  /// A folder of its own among the temporary files.
  private func withFolder(_ operation: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try operation(folder)
  }

  @Test("A file is read when the value is first asked for, and written after a change")
  func readAndWrite() throws {
    let storage = FileStorage.inMemory(files: [file: Data("[1,2]".utf8)])
    launch(storage) {
      @Shared(.fileStorage(file)) var numbers: [Int] = []
      #expect(numbers == [1, 2])
      $numbers.withLock { $0.append(3) }
    }
    let data = try #require(try storage.data(at: file))
    #expect(try JSONDecoder().decode([Int].self, from: data) == [1, 2, 3])
  }

  @Test("Read-only storage reads files and reports damage, and changes nothing")
  func readOnly() throws {
    let damaged = URL(filePath: "/files/damaged.json")
    let files = [file: Data("[1]".utf8), damaged: Data("[1".utf8)]
    let storage = FileStorage.inMemory(files: files)
    launch(storage.readOnly) {
      @Shared(.fileStorage(file)) var numbers: [Int] = []
      @Shared(.fileStorage(damaged)) var others = [9]
      #expect(numbers == [1])
      #expect($others.loadError != nil)
      $numbers.withLock { $0 = [] }
      $others.withLock { $0 = [] }
    }
    for (file, data) in files { #expect(try storage.data(at: file) == data) }
  }

  @Test("What is still to be written is written when the program finishes")
  func finishing() throws {
    try withFolder { folder in
      let file = folder.appending(path: "numbers.json")
      let numbers = launch(.fileSystem) { Shared(wrappedValue: [Int](), .fileStorage(file)) }
      numbers.withLock { $0 = [4] }
      FileStorage.fileSystem.finish()
      let data = try Data(contentsOf: file)
      #expect(try JSONDecoder().decode([Int].self, from: data) == [4])
    }
  }

  @Test("Without a file the value begins as declared, and nothing is written")
  func noFile() throws {
    let storage = FileStorage.inMemory
    launch(storage) {
      @Shared(.fileStorage(file)) var numbers = [7]
      #expect(numbers == [7])
      #expect($numbers.loadError == nil)
    }
    #expect(try storage.data(at: file) == nil)
  }

  @Test("Launches of one user see each other's changes at once")
  func otherLaunch() {
    let storage = FileStorage.inMemory
    let one = launch(storage) { Shared(wrappedValue: [Int](), .fileStorage(file)) }
    let other = launch(storage) { Shared(wrappedValue: [Int](), .fileStorage(file)) }
    let reading = Reading { _ = other.wrappedValue }
    one.withLock { $0 = [1] }
    #expect(other.wrappedValue == [1])
    #expect(reading.isStale)
    other.withLock { $0.append(2) }
    #expect(one.wrappedValue == [1, 2])
  }

  @Test("A damaged file is renamed to a name that the error contains, and never overwritten")
  func damaged() throws {
    try withFolder { folder in
      let file = folder.appending(path: "numbers.json")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("[1, 2".utf8).write(to: file)
      let numbers = launch(.fileSystem) {
        Shared(wrappedValue: [9], .fileStorage(file))
      }
      #expect(numbers.wrappedValue == [9])
      guard case .damaged(let from, let to, _)? = numbers.loadError as? SharedFileError else {
        Issue.record("The file should have been found damaged, but: \(numbers.loadError as Any)")
        return
      }
      #expect(from == file)
      #expect(to.lastPathComponent.hasPrefix("numbers.json.damaged-"))
      #expect(try Data(contentsOf: to) == Data("[1, 2".utf8))
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test("Two damaged files of one second get two names")
  func damagedTwice() async throws {
    let storage = FileStorage.inMemory(files: [file: Data("no".utf8)])
    let numbers = launch(storage) { Shared(wrappedValue: [Int](), .fileStorage(file)) }
    try storage.disk.write(Data("nope".utf8), to: file)
    await #expect(throws: SharedFileError.self) { try await numbers.load() }
    guard case .damaged(_, let other, _)? = numbers.loadError as? SharedFileError else {
      Issue.record("The file should have been found damaged.")
      return
    }
    #expect(try storage.data(at: other) == Data("nope".utf8))
  }

  @Test("After a damaged file was renamed, changes are saved in a new one")
  func saveAfterDamage() throws {
    let storage = FileStorage.inMemory(files: [file: Data("no".utf8)])
    launch(storage) {
      @Shared(.fileStorage(file)) var numbers: [Int] = []
      $numbers.withLock { $0 = [5] }
    }
    let data = try #require(try storage.data(at: file))
    #expect(try JSONDecoder().decode([Int].self, from: data) == [5])
  }

  @Test("The words of the errors say what happened to the file")
  func words() {
    let other = URL(filePath: "/files/numbers.json.damaged-1")
    #expect(
      SharedFileError.damaged(file: file, movedTo: other, reason: "Bad JSON").errorDescription
        == """
        “numbers.json” is damaged. It was renamed to “numbers.json.damaged-1”, and the app \
        started without its contents. (Bad JSON)
        """)
    #expect(
      SharedFileError.unwritable(file: file, reason: "Full").errorDescription
        == "“numbers.json” can’t be saved. (Full)")
  }

  @Test("An empty file has no value, and isn't damaged")
  func empty() throws {
    try withFolder { folder in
      let file = folder.appending(path: "numbers.json")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: file)
      let numbers = launch(.fileSystem) { Shared(wrappedValue: [1], .fileStorage(file)) }
      #expect(numbers.wrappedValue == [1])
      #expect(numbers.loadError == nil)
      launch(.fileSystem) { numbers.withLock { $0 = [2] } }
      FileStorage.fileSystem.finish()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["numbers.json"])
      #expect(try JSONDecoder().decode([Int].self, from: Data(contentsOf: file)) == [2])
    }
  }

  @Test("A folder that cannot be written leaves its reason in 'saveError'")
  func unwritable() async throws {
    let blocked = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: blocked)
    defer { try? FileManager.default.removeItem(at: blocked) }
    let file = blocked.appending(path: "folder/numbers.json")
    let numbers = launch(.fileSystem) { Shared(wrappedValue: [1], .fileStorage(file)) }
    await #expect(throws: SharedFileError.self) { try await numbers.save() }
    guard case .unwritable(let named, _)? = numbers.saveError as? SharedFileError else {
      Issue.record("The save should have failed, but: \(numbers.saveError as Any)")
      return
    }
    #expect(named == file)
    #expect(numbers.wrappedValue == [1])
  }

  @Test("What is not yet written is written when the launch ends, folders included")
  func flush() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a/b/numbers.json")
      launch(.fileSystem) {
        @Shared(.fileStorage(file)) var numbers = [1]
        $numbers.withLock { $0 = [2] }
        $numbers.withLock { $0 = [3] }
      }
      FileStorage.fileSystem.finish()
      let data = try Data(contentsOf: file)
      #expect(try JSONDecoder().decode([Int].self, from: data) == [3])
    }
  }

  @Test("Explicit saving writes immediately, and explicit loading reads the stored value")
  func byHand() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "numbers.json")
    let numbers = launch(.fileSystem) { Shared(wrappedValue: [1], .fileStorage(file)) }
    try await numbers.save()
    #expect(FileManager.default.fileExists(atPath: file.path))
    try Data("[4]".utf8).write(to: file)
    try await numbers.load()
    #expect(numbers.wrappedValue == [4])
    #expect(!numbers.isLoading)
  }

  @Test("The documents of two users are two files")
  func users() {
    let storage = FileStorage.inMemory
    let document = { (user: String, change: (inout [Int]) -> Void) in
      withDependencies {
        $0.container = DependencyContainer(context: .test)
        $0.defaultFileStorage = storage
        $0.userDirectory = URL(filePath: "/users/\(user)")
      } operation: {
        @Shared(.fileStorage(.documentsDirectory.appending(path: "n.json"))) var numbers: [Int] = []
        $numbers.withLock(change)
        return numbers
      }
    }
    #expect(document("one") { $0.append(1) } == [1])
    #expect(document("other") { $0.append(2) } == [2])
    #expect(document("one") { $0.append(3) } == [1, 3])
  }
}
