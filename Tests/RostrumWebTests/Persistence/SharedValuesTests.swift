import Foundation
import Logging
import RostrumCore
import RostrumDependencies
import RostrumRuntime
import RostrumSessions
import RostrumShared
import RostrumStorage
import Testing

// NB: Tests `SharedValueLog` and `SharedValues`, which are internal.
@testable import RostrumWeb

/// The values of `@Shared(.database("name"))` on a server.
@Suite(.timeLimit(.minutes(10))) @MainActor struct SharedValuesTests {
  private let memory = MemoryStorage()
  private let folders = UserFolders(
    directory: FileManager.default.temporaryDirectory
      .appending(path: "rostrum-\(UUID().uuidString)/users", directoryHint: .isDirectory))
  private let one = SnapshotSeal(key: Array(repeating: 1, count: 32))!
  private let other = SnapshotSeal(key: Array(repeating: 2, count: 32))!

  private func values(
    seal: SnapshotSeal = .none, maximumBytes: Int = 1000, perUser: Int = 1000, total: Int = 1500
  ) -> SharedValues {
    let quota = WebServer.Limits.Quota(perUser: perUser, perAddress: .max, total: total)
    return SharedValues(
      storage: memory, seal: seal, maximumBytes: maximumBytes,
      stored: StoredBytes(folders: folders, quota: quota))
  }

  private func write(_ count: Int, to key: String, in values: SharedValues) async throws {
    let version = try await values.value(for: key)?.version ?? 0
    let contents = Array(repeating: UInt8(ascii: "7"), count: count)
    let write = try await values.set(contents, for: key, basedOn: version)
    guard case .written = write else { throw StorageError.exists }
  }

  @Test("A value is encrypted under its name, and conflicts are opened")
  func encrypted() async throws {
    let values = values(seal: one)
    let text = Array(#""very secret""#.utf8)
    _ = try await values.set(text, for: "a", basedOn: 0)
    let stored = try #require(try await memory.value(for: "a"))
    #expect(!String(decoding: stored.contents, as: UTF8.self).contains("secret"))
    #expect(try await values.value(for: "a")?.contents == text)
    guard case .conflict(let current?) = try await values.set([], for: "a", basedOn: 0) else {
      Issue.record("There is a value.")
      return
    }
    #expect(current.contents == text)
    _ = try await memory.set(stored.contents, for: "b", basedOn: 0)
    await #expect(throws: StorageError.self) { _ = try await values.value(for: "b") }
  }

  @Test("A value from before the key is read, and encrypted when it is written")
  func laterKey() async throws {
    let text = Array(#"{"title":"old"}"#.utf8)
    _ = try await values().set(text, for: "a", basedOn: 0)
    #expect(try await memory.value(for: "a")?.contents == text)
    let sealed = values(seal: one)
    let current = try #require(try await sealed.value(for: "a"))
    #expect(current.contents == text)
    _ = try await sealed.set(text, for: "a", basedOn: current.version)
    #expect(try await memory.value(for: "a")?.contents.first == 1)
    #expect(try await sealed.value(for: "a")?.contents == text)
  }

  @Test("Without the key of a value, it can't be read, and isn't replaced")
  func wrongKey() async throws {
    try await write(3, to: "a", in: values(seal: one))
    let stored = try await memory.value(for: "a")
    for seal in [other, .none] {
      await #expect(throws: StorageError.self) { _ = try await values(seal: seal).value(for: "a") }
      let node = node(seal)
      let shared = launch(on: node) { Shared(wrappedValue: 0, .database("a")) }
      await node.database.loaded(within: .seconds(30))
      shared.withLock { $0 = 5 }
      #expect(shared.loadError is StorageError)
    }
    #expect(try await memory.value(for: "a") == stored)
  }

  @Test("A value has a limit of size")
  func size() async throws {
    let values = values(maximumBytes: 10)
    try await write(10, to: "a", in: values)
    let error = StorageError.refused(
      reason: "a value may take 10 bytes, and this one takes 11 bytes")
    await #expect(throws: error) { try await write(11, to: "a", in: values) }
    #expect(
      error.errorDescription
        == "The data can’t be stored: a value may take 10 bytes, and this one takes 11 bytes.")
  }

  @Test("A value that is too large says so on the page, and is saved once it is smaller")
  func tooLarge() async throws {
    let node = node(.none, maximumBytes: 10)
    let text = launch(on: node) { Shared(wrappedValue: "", .database("text")) }
    await node.database.loaded(within: .seconds(30))
    text.withLock { $0 = "a long sentence" }
    while !Task.isCancelled, text.saveError == nil { await Task.yield() }
    #expect(
      text.saveError?.localizedDescription
        == "The data can’t be stored: a value may take 10 bytes, and this one takes 17 bytes.")
    text.withLock { $0 = "short" }
    while !Task.isCancelled, text.saveError != nil { await Task.yield() }
    #expect(try await memory.value(for: "text")?.contents == Array(#""short""#.utf8))
  }

  @Test("The values of a user count together with the user's files")
  func quota() async throws {
    defer { try? FileManager.default.removeItem(at: folders.directory) }
    let (ada, ben) = (UserID(), UserID())
    let file = folders.folder(of: ada).appending(path: "file")
    try FileManager.default.createDirectory(
      at: folders.folder(of: ada), withIntermediateDirectories: true)
    let values = values()
    try await write(400, to: "user/\(ada.directoryName)/one", in: values)
    #expect(values.stored.refusal(of: 601, for: file) != nil)
    #expect(values.stored.refusal(of: 500, for: file) == nil)
    try Data(count: 500).write(to: file)
    await #expect(throws: StorageError.self) {
      try await write(101, to: "user/\(ada.directoryName)/two", in: values)
    }
    try await write(500, to: "user/\(ada.directoryName)/one", in: values)
    try await write(100, to: "user/\(ada.directoryName)/one", in: values)
    try await write(400, to: "user/\(ada.directoryName)/two", in: values)
    try await write(500, to: "user/\(ben.directoryName)/one", in: values)
    await #expect(throws: StorageError.self) {
      try await write(501, to: "user/\(ben.directoryName)/one", in: values)
    }
    try await write(900, to: "for everyone", in: values)
  }

  @Test("A value that can't be saved is logged once, and when it is saved")
  func logged() async throws {
    let log = LogRecorder()
    let node = node(.none, logger: log.logger)
    let numbers = launch(on: node) { Shared(wrappedValue: [0], .database("numbers")) }
    await node.database.loaded(within: .seconds(30))
    memory.refuse(.full)
    for number in 1...3 {
      await #expect(throws: StorageError.full) {
        numbers.withLock { $0.append(number) }
        try await numbers.save()
      }
    }
    #expect(log.lines.filter { $0.contains("a shared value can't be saved") }.count == 1)
    memory.refuse(nil)
    // An attempt that began before may still fail; the value is saved without being asked.
    while !Task.isCancelled, numbers.saveError != nil { await Task.yield() }
    #expect(log.lines.filter { $0.contains("saved again") }.count == 1)
    #expect(!log.lines.contains { $0.contains("[0, 1") || $0.contains("[0,1") })
  }

  @Test("Changes that end with the process unwritten are logged", arguments: [true, false])
  func unwritten(fails: Bool) async throws {
    let log = LogRecorder()
    let node = node(.none, logger: log.logger)
    let numbers = launch(on: node) { Shared(wrappedValue: [0], .database("numbers")) }
    await node.database.loaded(within: .seconds(30))
    if fails { memory.refuse(.full) }
    numbers.withLock { $0.append(1) }
    await node.finish()
    #expect(node.database.unwrittenNames == (fails ? ["numbers"] : []))
    let lines = log.lines.filter { $0.contains("shared values are lost") }
    #expect(lines.count == (fails ? 1 : 0))
    #expect(lines.allSatisfy { $0.contains("numbers") })
  }

  @Test("A storage that fails for all values writes few lines, and counts the others")
  func rate() {
    let recorder = LogRecorder()
    let time = Locked(Duration.zero)
    let log = SharedValueLog(logger: recorder.logger) { time.value }
    for number in 0..<1000 { log.note(.failed(key: "\(number)", reason: "full")) }
    #expect(recorder.lines.count == 10)
    time.withLock { $0 += .seconds(10) }
    log.note(.failed(key: "0", reason: "full"))
    #expect(recorder.lines.count == 10)
    log.note(.failed(key: "0", reason: "gone"))
    #expect(recorder.lines.count == 11)
    #expect(recorder.lines.last?.contains("990") == true)
  }

  private func node(
    _ seal: SnapshotSeal, maximumBytes: Int = 1000,
    logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
  ) -> SessionStore {
    var keeping = SessionKeeper.Configuration(storage: memory)
    keeping.seal = seal
    var configuration = SessionStore.Configuration(
      usersDirectory: folders.directory, keeping: keeping)
    configuration.limits.sharedValueBytes = maximumBytes
    return SessionStore(
      launch: AppLaunch(NotebookApp.self), configuration: configuration, logger: logger)
  }

  private func launch<Value>(on node: SessionStore, _ body: () -> Shared<Value>) -> Shared<Value> {
    withDependencies {
      $0.container = DependencyContainer(context: .test)
      $0.defaultDatabase = node.database
    } operation: {
      body()
    }
  }
}
