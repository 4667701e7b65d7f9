import Foundation
import GRDB
import RostrumStorage
import Testing

// NB: Tests the schema, which is internal.
@testable import RostrumSQLite

/// Programs of two versions that use one file, as during a rolling update.
@Suite(.timeLimit(.minutes(10))) struct SQLiteVersionTests {
  private let place: SQLitePlace

  init() throws { place = try SQLitePlace() }

  @Test("What the first version wrote is there, and what it goes on writing is as well")
  func older() async throws {
    let older = try OlderProgram(path: place.path)
    try older.begin(1, contents: [1, 2, 3])
    try older.begin(2, contents: [4])
    try older.set([5], for: "a", 1)
    let storage = try place.openFile()
    #expect(try await storage.storedBytes(of: .user("ann")) == 4)
    #expect(try await storage.value(for: "a") == VersionedValue(contents: [5], version: 1))
    // The older program still runs, with the statements that it has prepared.
    try older.begin(3, contents: [6, 7])
    try older.write(1, contents: [8])
    try older.set([9, 9], for: "b", 2)
    try older.request(2)
    #expect(try older.fences() == [1: 1, 2: 1, 3: 1])
    #expect(try await storage.storedBytes(of: .all) == 4)
    try await storage.register(.one)
    for (number, contents) in [(UInt64(1), [UInt8(8)]), (2, [4]), (3, [6, 7])] {
      #expect(try await storage.take(number, for: .one).1 == .of("ann", number, contents))
    }
    #expect(try await storage.value(for: "b") == VersionedValue(contents: [9, 9], version: 2))
    // It knows no deltas, and ends one by what it writes.
    let (lease, _) = try await storage.take(1, for: .one)
    var changed = SessionRecord.of("ann", 1, [])
    changed.delta = SessionDelta(version: 1, contents: [1])
    #expect(try await storage.write([SessionWrite(changed, under: lease)]) == [])
    #expect(try await storage.take(1, for: .one).1.delta == changed.delta)
    try older.write(1, contents: [9])
    #expect(try await storage.take(1, for: .one).1 == .of("ann", 1, [9]))
    // It reads what this version has written.
    var record = SessionRecord.of("ann", 4, [1])
    (record.origin, record.follows) = ("10.0.0.1", 3)
    _ = try await storage.begin(record, on: .one)
    #expect(try older.fences() == [1: 5, 2: 2, 3: 2, 4: 1])
  }

  @Test(
    "After an update is undone, the first version opens the file, and the update can be repeated")
  func undone() async throws {
    _ = try OlderProgram(path: place.path)
    let storage = try place.openFile()
    try await storage.register(.one)
    _ = try await storage.begin(.of("ann", 1, [1]), on: .one)
    await storage.close()
    let older = try OlderProgram(path: place.path)
    try older.begin(2, contents: [2, 2])
    #expect(try older.fences() == [1: 1, 2: 1])
    try older.close()
    let again = try place.openFile()
    #expect(try await again.storedBytes(of: .all) == 3)
  }
}

/// A program of the first version, with its statements.
private struct OlderProgram {
  private let queue: DatabaseQueue

  /// Opens a file, unless a later version has migrated it.
  init(path: String) throws {
    queue = try DatabaseQueue(path: path)
    var migrator = DatabaseMigrator()
    migrator.registerMigration("sessions and shared values") { db in
      try db.execute(sql: Self.schema)
    }
    try #require(try !queue.read { try migrator.hasBeenSuperseded($0) })
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
    try migrator.migrate(queue)
  }

  func close() throws { try queue.close() }

  func begin(_ number: Int64, contents: [UInt8]) throws {
    try perform(
      """
      INSERT INTO session (number, user, lifetime, node, fence, granted, touched)
      VALUES (?, ?, ?, ?, 1, ?, ?)
      """, [number, "ann", 1000.0, nil, 0.0, 2_000_000_000.0])
    try perform("INSERT INTO snapshot VALUES (?, ?)", [number, Data(contents)])
    try perform(
      "INSERT INTO node VALUES (?1, ?2) ON CONFLICT DO UPDATE SET \"end\" = ?2", ["old", 1.0])
  }

  func write(_ number: Int64, contents: [UInt8]) throws {
    try perform(
      """
      UPDATE session SET user = ?, lifetime = ?, touched = ?,
        failures = CASE WHEN ? - granted >= ? THEN 0 ELSE failures END
      WHERE number = ?
      """, ["ann", 1000.0, 2_000_000_000.0, 0.0, 10.0, number])
    try perform("UPDATE snapshot SET contents = ? WHERE number = ?", [Data(contents), number])
  }

  func set(_ contents: [UInt8], for key: String, _ version: Int64) throws {
    try perform("UPDATE sequence SET value = value + 1", [])
    try perform(
      """
      INSERT INTO sharedValue VALUES (?1, ?2, ?3)
      ON CONFLICT DO UPDATE SET contents = ?2, version = ?3
      """, [key, Data(contents), version])
  }

  func request(_ number: Int64) throws {
    try perform(
      """
      INSERT INTO request VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT DO UPDATE SET holder = ?3, sequence = ?4
      """, [number, "old", "one", 9])
  }

  /// Reads the rows of sessions as the program did.
  func fences() throws -> [Int64: Int64] {
    try queue.read { db in
      let rows = try Row.fetchAll(try db.cachedStatement(sql: "SELECT * FROM session"))
      return Dictionary(rows.map { ($0["number"], $0["fence"]) }) { first, _ in first }
    }
  }

  private func perform(_ sql: String, _ arguments: StatementArguments) throws {
    try queue.write { try $0.cachedStatement(sql: sql).execute(arguments: arguments) }
  }

  private static let schema = """
    CREATE TABLE session (
      number INTEGER PRIMARY KEY,
      user TEXT NOT NULL,
      lifetime REAL NOT NULL,
      node TEXT,
      fence INTEGER NOT NULL,
      failures INTEGER NOT NULL DEFAULT 0,
      granted REAL NOT NULL,
      touched REAL NOT NULL,
      isAside INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX sessionOfUser ON session (user);
    CREATE INDEX sessionOfNode ON session (node) WHERE node IS NOT NULL;
    CREATE TABLE snapshot (
      number INTEGER PRIMARY KEY REFERENCES session ON DELETE CASCADE,
      contents BLOB NOT NULL
    );
    CREATE TABLE node (
      id TEXT PRIMARY KEY,
      "end" REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE request (
      number INTEGER NOT NULL,
      requester TEXT NOT NULL,
      holder TEXT,
      sequence INTEGER NOT NULL,
      PRIMARY KEY (number, requester)
    ) WITHOUT ROWID;
    CREATE TABLE sequence (
      id INTEGER PRIMARY KEY CHECK (id = 0),
      value INTEGER NOT NULL
    );
    INSERT INTO sequence VALUES (0, 0);
    CREATE TABLE sharedValue (
      key TEXT PRIMARY KEY,
      contents BLOB,
      version INTEGER NOT NULL
    );
    CREATE UNIQUE INDEX sharedValueVersion ON sharedValue (version);
    """
}
