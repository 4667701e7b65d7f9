import Foundation
import GRDB
import RostrumRuntime
import RostrumStorage
import Testing

// NB: Tests full disks and later versions through the connections, which are internal.
@testable import RostrumSQLite

@Suite(.timeLimit(.minutes(10))) struct SQLiteFileTests {
  private let place: SQLitePlace

  init() throws { place = try SQLitePlace() }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.folder.path).sorted()
  }

  @Test("Only the owner can read the files")
  func permissions() async throws {
    let storage = try place.openFile()
    try await storage.register(.one)
    _ = try await storage.begin(.of(), on: .one)
    for name in try files() where name != "rostrum.sqlite.nodes" {
      let file = place.folder.appending(path: name).path
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
  }

  @Test("The sessions of a process that is killed are free at once")
  func killed() async throws {
    let other = try place.openFile()
    try await other.register(.two)
    do {
      let storage = try place.openFile()
      try await storage.register(.one)
      _ = try await storage.begin(.of(), on: .one)
      #expect(try await other.claim(7, for: .two, isTaking: false) == .held(by: .one))
    }
    try await other.take(for: .two)
  }

  @Test("A stopped process that goes on is alive again, even if it was swept")
  func stopped() async throws {
    let (one, two) = (try place.openFile(), try place.openFile())
    try await one.register(.one)
    _ = try await one.begin(.of(), on: .one)
    place.elapse(.seconds(60))
    #expect(try await two.sweep() == 0)
    #expect(try await !one.renew(.one, for: .seconds(50)))
    try await one.take(for: .one)
    try await two.register(.two)
    #expect(try await two.claim(7, for: .two, isTaking: false) == .held(by: .one))
  }

  @Test("A file may be a symbolic link, also to a file that doesn't exist yet")
  func links() async throws {
    let place = try SQLitePlace()
    let elsewhere = place.folder.appending(path: "elsewhere")
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: false)
    for (link, destination) in [("first", "elsewhere/file"), ("second", "first")] {
      try FileManager.default.createSymbolicLink(
        atPath: place.folder.appending(path: link).path, withDestinationPath: destination)
    }
    let storage = try place.openFile(place.folder.appending(path: "second").path)
    try await storage.register(.one)
    _ = try await storage.begin(.of(), on: .one)
    #expect(try await storage.renew(.one, for: .seconds(600)))
    // Both have the same files beside the database.
    let other = try place.openFile(elsewhere.appending(path: "file").path)
    try await other.register(.two)
    #expect(try await other.claim(7, for: .two, isTaking: false) == .held(by: .one))
    let beside = try FileManager.default.contentsOfDirectory(atPath: place.folder.path)
    #expect(beside.sorted() == ["elsewhere", "first", "second"])
  }

  @Test("A damaged file is renamed with all it contains")
  func damaged() async throws {
    let rubbish = Data("This isn't a database. ".utf8) + Data(repeating: 7, count: 10_000)
    try rubbish.write(to: URL(filePath: place.path))
    let storage = try place.openFile()
    let kept = try #require(storage.damagedFile)
    #expect(try Data(contentsOf: URL(filePath: kept)) == rubbish)
    try await storage.register(.one)
    _ = try await storage.begin(.of(), on: .one)
    #expect(try place.openFile().damagedFile == nil)
  }

  @Test("Damage that a request finds has the file renamed when no process uses it any more")
  func damagedLater() async throws {
    do {
      let storage = try place.openFile()
      try await storage.register(.one)
      for number in 1...50 {
        _ = try await storage.begin(
          .of("ann", UInt64(number), Array(repeating: 1, count: 9_000)), on: .one)
      }
      try await storage.file.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    }
    let file = try FileHandle(forUpdating: URL(filePath: place.path))
    for page in stride(from: UInt64(1), to: 60, by: 1) {
      try file.seek(toOffset: page * 4096)
      try file.write(contentsOf: Data(repeating: 0xff, count: 4096))
    }
    try file.close()
    do {
      let storage = try? place.openFile()
      if let storage, storage.damagedFile == nil {
        let error = await #expect(throws: StorageError.self) {
          _ = try await storage.claim(1, for: .two, isTaking: false)
        }
        guard case .damaged? = error else {
          Issue.record("\(String(describing: error))")
          return
        }
        #expect(try place.openFile().damagedFile == nil)
        await #expect(throws: StorageError.self) {
          _ = try await storage.set([1], for: "other", basedOn: 0)
        }
      }
    }
    let storage = try place.openFile()
    #expect(try files().contains { $0.hasPrefix("rostrum.sqlite.damaged-") })
    #expect(try await storage.claim(1, for: .two, isTaking: false) == .missing)
  }

  @Test("A file of a later version stays as it is")
  func laterVersion() throws {
    do {
      let storage = try place.openFile()
      try storage.file.pool.write {
        try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('of tomorrow')")
      }
    }
    #expect(
      throws: StorageError.unreachable(
        reason: "The file was made by a later version of the program.")
    ) { try place.openFile() }
    #expect(try !files().contains { $0.contains("damaged") })
  }

  @Test("A full disk refuses a write, and nothing of it is kept")
  func full() async throws {
    let storage = try place.openFile()
    try await storage.register(.one)
    let first = try await storage.begin(.of("ann", 1), on: .one)
    let second = try await storage.begin(.of("ann", 2), on: .one)
    try await storage.file.pool.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA max_page_count = 1")
    }
    let large = Array(repeating: UInt8(1), count: 1_000_000)
    await #expect(throws: StorageError.full) {
      _ = try await storage.write([
        SessionWrite(.of("ann", 1, [5]), under: first),
        SessionWrite(.of("ann", 2, large), under: second),
      ])
    }
    #expect(try await storage.take(1, for: .one).1 == .of("ann", 1))
    try await storage.file.pool.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA max_page_count = 1000000")
    }
    _ = try await storage.begin(.of("ann", 3, large), on: .one)
  }

  @Test("Many sessions are written a few at a time, so that others get the file in between")
  func portions() async throws {
    let storage = try place.openFile()
    try await storage.register(.one)
    var writes: [SessionWrite] = []
    for number in UInt64(1)...20 {
      let lease = try await storage.begin(.of("ann", number), on: .one)
      writes.append(SessionWrite(.of("ann", number, [5]), under: lease))
    }
    let commits = CommitCounter()
    storage.file.pool.add(transactionObserver: commits)
    #expect(try await storage.write(writes).isEmpty)
    #expect(SQLiteStorage.writesPerTransaction < 20)
    #expect(commits.count == (19 / SQLiteStorage.writesPerTransaction) + 1)
    for number in UInt64(1)...20 {
      #expect(try await storage.take(number, for: .one).1 == .of("ann", number, [5]))
    }
  }

  @Test("Changes get from the log to the file beside the commits", .timeLimit(.minutes(10)))
  func checkpoints() async throws {
    let storage = try place.openFile()
    func bytes(_ path: String) throws -> Int {
      try #require(FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    }
    let empty = try bytes(place.path)
    for number in 1...1_100 {
      _ = try await storage.set(Array(repeating: 7, count: 500), for: "\(number)", basedOn: 0)
    }
    while !Task.isCancelled, try bytes(place.path) < empty + 100_000 { await Task.yield() }
    #expect(try bytes(place.path + "-wal") < SQLiteCheckpoints.maximumPages * 4096)
  }

  @Test("A folder that doesn't exist is said with its path")
  func noFolder() throws {
    let path = place.folder.appending(path: "none/rostrum.sqlite").path
    let error = #expect(throws: StorageError.self) { try SQLiteStorage(path: path) }
    #expect(
      error == .unreachable(reason: "\(path).lock: No such file or directory"))
  }

  @Test("A request isn't undone when the task that made it is cancelled")
  func cancelled() async throws {
    let storage = try place.openFile()
    let write = Task {
      await Task.yield()
      return try await storage.set([1], for: "a", basedOn: 0)
    }
    write.cancel()
    #expect(try await write.value == .written(version: 1))
  }

  @Test("Nothing looks for changes while nobody listens")
  func noPolling() async throws {
    let storage = try place.openFile()
    #expect(!storage.watch.isWatching)
    let listener = Task { await storage.changes().first { _ in true } }
    while !Task.isCancelled, !storage.watch.isWatching { await Task.yield() }
    _ = try await storage.set([1], for: "a", basedOn: 0)
    #expect(await listener.value == "a")
    while !Task.isCancelled, storage.watch.isWatching { await Task.yield() }
  }

  @Test("The log is watched only while someone else uses the file")
  func alone() async throws {
    let storage = try place.openFile()
    #expect(storage.file.isAlone)
    let news = Locked<[String]>([])
    let listener = Task {
      for await key in storage.changes() { news.withLock { $0.append(key) } }
    }
    while !Task.isCancelled, !storage.watch.isWatching { await Task.yield() }
    // Its own changes are told all the same.
    _ = try await storage.set([1], for: "own", basedOn: 0)
    while !Task.isCancelled, news.value != ["own"] { await Task.yield() }
    while !Task.isCancelled, storage.watch.isWatchingWrites { await Task.yield() }
    do {
      let other = try place.openFile()
      #expect(!storage.file.isAlone && !other.file.isAlone)
      while !Task.isCancelled, !storage.watch.isWatchingWrites { await Task.yield() }
      _ = try await other.set([1], for: "other", basedOn: 0)
      while !Task.isCancelled, news.value != ["own", "other"] { await Task.yield() }
    }
    while !Task.isCancelled, storage.watch.isWatchingWrites { await Task.yield() }
    #expect(storage.file.isAlone)
    listener.cancel()
    await listener.value
  }
}

/// Counts the transactions that change something.
private final class CommitCounter: TransactionObserver {
  private(set) var count = 0

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
  func databaseDidChange(with event: DatabaseEvent) {}
  func databaseDidCommit(_ db: Database) { count += 1 }
  func databaseDidRollback(_ db: Database) {}
}
