import Foundation
import GRDB
import RostrumStorage
import Testing

// NB: Tests damage and the shape of tables through the connections, which are internal.
@testable import RostrumSQLite

/// What happens to a file from outside.
@Suite(.timeLimit(.minutes(10))) struct SQLiteFaultTests {
  private let place: SQLitePlace

  init() throws { place = try SQLitePlace() }

  /// Something that happens to a file while a program uses it.
  enum Fault: String, CaseIterable, CustomTestStringConvertible {
    case removed, replaced, logRemoved, logOverwritten, indexRemoved, emptied, cutOff
    case headerOverwritten

    var testDescription: String { rawValue }

    /// What the error says.
    var words: String {
      switch self {
      case .removed: "rostrum.sqlite was removed while the program was running."
      case .replaced: "rostrum.sqlite was replaced while the program was running."
      case .logRemoved: "rostrum.sqlite-wal was removed while the program was running."
      case .logOverwritten: "rostrum.sqlite-wal was overwritten while the program was running."
      case .indexRemoved: "rostrum.sqlite-shm was removed while the program was running."
      case .emptied, .headerOverwritten: "rostrum.sqlite has lost the header of a database."
      case .cutOff: "bytes."
      }
    }

    func happen(to path: String) throws {
      switch self {
      case .removed: try #require(unlink(path) == 0)
      case .logRemoved: try #require(unlink(path + "-wal") == 0)
      case .indexRemoved: try #require(unlink(path + "-shm") == 0)
      case .replaced:
        try FileManager.default.copyItem(atPath: path, toPath: path + ".copy")
        try #require(rename(path + ".copy", path) == 0)
      case .emptied: try #require(truncate(path, 0) == 0)
      case .cutOff: try #require(truncate(path, 20_000) == 0)
      // NB: Opened here, because the file isn't used by two processes.
      case .headerOverwritten: try overwrite(path)
      case .logOverwritten: try overwrite(path + "-wal")
      }
    }

    private func overwrite(_ path: String) throws {
      let file = try #require(fopen(path, "r+"))
      fputs("This was a header.", file)
      fclose(file)
    }
  }

  @Test(
    "A file that is removed, replaced or damaged is noticed by the next renewal, and by the next start",
    arguments: Fault.allCases)
  func noticed(_ fault: Fault) async throws {
    let storage = try place.openFile()
    try await storage.register(.one)
    let lease = try await storage.begin(.of(), on: .one)
    _ = try await storage.set(Array(repeating: 1, count: 50_000), for: "a", basedOn: 0)
    try await storage.file.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    _ = try await storage.set([1], for: "b", basedOn: 0)
    try await storage.register(.one)
    storage.file.contents.wait()
    try fault.happen(to: place.path)
    let error = await #expect(throws: StorageError.self) { try await storage.register(.one) }
    guard case .damaged(let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.hasPrefix(place.path) && reason.hasSuffix(fault.words), "\(reason)")
    let expected = StorageError.damaged(reason: reason)
    await #expect(throws: expected) { try await storage.register(.one) }
    await #expect(throws: expected) { _ = try await storage.set([1], for: "c", basedOn: 0) }
    await #expect(throws: expected) { _ = try await storage.value(for: "b") }
    await #expect(throws: expected) {
      _ = try await storage.write([SessionWrite(.of(), under: lease)])
    }
    await storage.close()
    let isKept = try place.openFile().damagedFile != nil
    #expect(isKept == [.emptied, .cutOff, .headerOverwritten].contains(fault))
  }

  @Test("A file that grows, is checkpointed, and shrinks by order isn't damaged")
  func changing() async throws {
    let (storage, other) = (try place.openFile(), try place.openFile())
    for round in 0..<5 {
      var versions: [Int64] = []
      for number in 0..<20 {
        let contents = Array(repeating: UInt8(round), count: 20_000)
        guard
          case .written(let version) = try await storage.set(contents, for: "\(number)", basedOn: 0)
        else { throw CocoaError(.fileWriteUnknown) }
        versions.append(version)
        try await storage.register(.one)
      }
      try await other.file.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
      try await storage.register(.one)
      for (number, version) in versions.enumerated() {
        _ = try await other.set(nil, for: "\(number)", basedOn: version)
      }
      try await other.file.pool.vacuum()
      try await storage.register(.one)
      try await other.file.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
      try await storage.register(.one)
    }
  }

  @Test("Damage that is met while looking for news is marked, and said by the next request")
  func watch() async throws {
    let storage = try place.openFile()
    let reader = Task { for await _ in storage.changes() {} }
    try await until { storage.watch.isWatching }
    try await storage.file.pool.write { try $0.execute(sql: "PRAGMA writable_schema = 1") }
    try await overwriteTable("sequence", of: storage)
    storage.file.statements.releaseMemory()
    storage.watch.look()
    try await until { storage.file.gate.refusal != nil }
    let error = await #expect(throws: StorageError.self) { try await storage.register(.one) }
    guard case .damaged(let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.hasPrefix("\(place.path) is damaged: "))
    #expect(access(place.path + ".damaged", F_OK) == 0)
    reader.cancel()
  }

  /// Overwrites the first page of a table in the file with what no page has.
  private func overwriteTable(_ name: String, of storage: SQLiteStorage) async throws {
    let root = try await storage.file.pool.read { db in
      try Int.fetchOne(
        db, sql: "SELECT rootpage FROM sqlite_master WHERE name = ?", arguments: [name])
    }
    try await storage.file.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    let file = try #require(fopen(place.path, "r+"))
    fseek(file, (try #require(root) - 1) * 4096, SEEK_SET)
    for _ in 0..<4096 { fputc(0xff, file) }
    fclose(file)
  }

  @Test("A page that was overwritten is noticed before it is read")
  func pages() async throws {
    let storage = try place.openFile()
    try await storage.register(.one)
    storage.file.contents.wait()
    try await overwriteTable("revocation", of: storage)
    while !Task.isCancelled, storage.file.gate.refusal == nil {
      try? await storage.register(.one)
      storage.file.contents.wait()
    }
    await #expect(throws: StorageError.self) { _ = try await storage.value(for: "a") }
    #expect(access(place.path + ".damaged", F_OK) == 0)
    await storage.close()
    #expect(try place.openFile().damagedFile != nil)
  }

  @Test("A page that was overwritten while no program used the file is noticed at the start")
  func pagesAtStart() async throws {
    let storage = try place.openFile()
    _ = try await storage.set([1], for: "a", basedOn: 0)
    try await overwriteTable("revocation", of: storage)
    await storage.close()
    #expect(access(place.path + ".damaged", F_OK) != 0)
    let next = try place.openFile()
    #expect(next.damagedFile != nil)
    #expect(try await next.value(for: "a") == nil)
  }

  /// Overwrites bytes in the third frame of a log.
  private func overwriteFrame(of path: String) throws {
    let file = try #require(fopen(path + "-wal", "r+"))
    fseek(file, 32 + 2 * (24 + 4096) + 100, SEEK_SET)
    for _ in 0..<60 { fputc(0xff, file) }
    fclose(file)
  }

  @Test("A frame of the log that was overwritten is noticed while the file is used")
  func frames() async throws {
    let storage = try place.openFile()
    try await storage.register(.one)
    for number in 0..<20 { _ = try await storage.set([1], for: "\(number)", basedOn: 0) }
    try overwriteFrame(of: place.path)
    while !Task.isCancelled, storage.file.gate.refusal == nil {
      try? await storage.register(.one)
      storage.file.contents.wait()
    }
    let error = await #expect(throws: StorageError.self) { _ = try await storage.value(for: "1") }
    #expect("\(String(describing: error))".contains("rostrum.sqlite-wal was overwritten"))
    // What the file and the rest of the log have isn't damaged.
    #expect(access(place.path + ".damaged", F_OK) != 0)
    await storage.close()
  }

  @Test("A log of which a frame was overwritten while no program used it is copied at the start")
  func framesAtStart() async throws {
    let storage = try place.openFile()
    for number in 0..<20 { _ = try await storage.set([1], for: "\(number)", basedOn: 0) }
    for name in ["sound", "overwritten"] {
      let copy = "\(place.path).\(name)"
      for suffix in ["", "-wal", "-shm"] {
        try FileManager.default.copyItem(atPath: place.path + suffix, toPath: copy + suffix)
      }
      if name == "overwritten" { try overwriteFrame(of: copy) }
      let next = try SQLiteStorage(path: copy)
      #expect(next.damagedFile == nil)
      if name == "sound" {
        #expect(!next.isLogDamaged && next.damagedLog == nil)
        #expect(try await next.value(for: "19") != nil)
      } else {
        let kept = try #require(next.damagedLog)
        #expect(FileManager.default.contentsEqual(atPath: kept, andPath: copy + "-wal") == false)
        #expect(access(kept, F_OK) == 0)
        #expect(try await next.value(for: "19") == nil)
      }
      await next.close()
    }
    await storage.close()
  }

  @Test("An index of a log that isn't one is ignored", arguments: [UInt8.min, 1, 7, .max])
  func index(_ byte: UInt8) throws {
    let path = place.path + "-index"
    try Data(repeating: byte, count: 32_768).write(to: URL(filePath: path))
    #expect(SQLiteLogFrames.Index(path: path) == nil)
  }

  @Test("A value of a different type doesn't make its file a damaged one")
  func valuesOfFile() async throws {
    let storage = try place.openFile()
    _ = try await storage.set([1], for: "a", basedOn: 0)
    try await storage.file.pool.write { db in
      try db.execute(sql: "UPDATE sharedValue SET version = 'old' WHERE key = 'a'")
    }
    await storage.close()
    let next = try place.openFile()
    #expect(next.damagedFile == nil)
    try await next.register(.one)
    next.file.contents.wait()
    try await next.register(.one)
  }

  @Test("A file that was emptied is told from a new one")
  func emptied() async throws {
    let storage = try place.openFile()
    #expect(!storage.wasEmpty)
    await storage.close()
    let second = try place.openFile()
    #expect(!second.wasEmpty)
    await second.close()
    try #require(truncate(place.path, 0) == 0)
    #expect(try place.openFile().wasEmpty)
  }

  @Test(
    "A file with other tables isn't usable, and says which column is missing",
    arguments: [
      ("ALTER TABLE session DROP COLUMN fence", "its table “session” has no column “fence”"),
      (
        "ALTER TABLE sharedValue RENAME contents TO body",
        "its table “sharedValue” has no column “contents”"
      ),
      ("DROP TABLE request", "it has no table “request”"),
    ])
  func shape(_ sql: String, _ words: String) async throws {
    await (try place.openFile()).close()
    let queue = try DatabaseQueue(path: place.path)
    try await queue.write { try $0.execute(sql: sql) }
    try queue.close()
    #expect(throws: StorageError.unreachable(reason: "The file isn't usable: \(words).")) {
      try place.openFile()
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: place.folder.path)
    #expect(!files.contains { $0.contains("damaged") })
  }

  @Test("A value of a different type is damaged by itself, and says which it is")
  func values() async throws {
    let storage = try place.openFile()
    try await storage.register(.one)
    for number in UInt64(1)...2 { _ = try await storage.begin(.of("ann", number), on: .one) }
    for key in ["a", "rostrum/token-key"] { _ = try await storage.set([1], for: key, basedOn: 0) }
    try await storage.file.pool.write { db in
      try db.execute(
        sql: """
          UPDATE session SET fence = 'many' WHERE number = 1;
          UPDATE sharedValue SET version = 'old' WHERE key = 'rostrum/token-key';
          INSERT INTO request VALUES (3, x'ff', 'one', 99);
          """)
    }
    await #expect(
      throws: StorageError.damaged(reason: "Session 1 has a “fence” that can't be read.")
    ) { _ = try await storage.claim(1, for: .one, isTaking: false) }
    await #expect(
      throws: StorageError.damaged(
        reason: "The shared value “rostrum/token-key” has a “version” that can't be read.")
    ) { _ = try await storage.value(for: "rostrum/token-key") }
    try await storage.take(2, for: .one)
    #expect(try await storage.value(for: "a") != nil)
    let changes = storage.changes()
    _ = try await storage.set([1], for: "b", basedOn: 0)
    for await key in changes where key == "b" { break }
    #expect(access(place.path + ".damaged", F_OK) != 0)
  }
}
