import GRDB

/// Additions by later versions of the program.
///
/// Earlier versions use the same file during a rolling update, and after an update was undone. So
/// an addition isn't a migration, which would lock them out: it is made when it is missing, and
/// earlier versions need not know about it. Columns have defaults, no column is added to a table
/// that they write by position, and triggers record what they don't.
extension SQLiteSchema {
  static func add(to db: Database) throws {
    try addColumn("origin", "TEXT NOT NULL DEFAULT ''", db)
    try addColumn("follows", "INTEGER", db)
    try addColumn("version", "INTEGER NOT NULL DEFAULT 0", db)
    if try addColumn("size", "INTEGER NOT NULL DEFAULT 0", db) {
      try db.execute(
        sql: """
          UPDATE session SET size = coalesce(
            (SELECT length(contents) FROM snapshot s WHERE s.number = session.number), 0)
          """)
    }
    try db.execute(sql: additions)
  }

  /// Adds a column to the table of sessions.
  ///
  /// - Returns: Whether the column was missing.
  @discardableResult
  private static func addColumn(_ name: String, _ type: String, _ db: Database) throws -> Bool {
    if try db.columns(in: "session").contains(where: { $0.name == name }) { return false }
    try db.execute(sql: "ALTER TABLE session ADD COLUMN \(name) \(type)")
    return true
  }

  /// A session's size is that of its snapshot, for all versions of the program.
  ///
  /// A delta is deleted when its snapshot is replaced, by whichever version of the program.
  ///
  /// A deleted value remains for a while as a tombstone, by which listeners detect the deletion. A
  /// tombstone has the time at which a sweep found it; `swept` has the last sequence number of
  /// those that were removed.
  private static let additions = """
    CREATE INDEX IF NOT EXISTS sessionOfOrigin ON session (origin);
    CREATE INDEX IF NOT EXISTS sessionThatFailed ON session (node) WHERE failures > 0;
    CREATE TRIGGER IF NOT EXISTS snapshotBegan AFTER INSERT ON snapshot BEGIN
      UPDATE session SET size = length(new.contents) WHERE number = new.number;
    END;
    CREATE TRIGGER IF NOT EXISTS snapshotChanged AFTER UPDATE OF contents ON snapshot BEGIN
      UPDATE session SET size = length(new.contents) WHERE number = new.number;
    END;
    CREATE TABLE IF NOT EXISTS sessionDelta (
      number INTEGER PRIMARY KEY REFERENCES session ON DELETE CASCADE,
      version INTEGER NOT NULL,
      contents BLOB NOT NULL
    );
    CREATE TRIGGER IF NOT EXISTS snapshotReplaced AFTER UPDATE OF contents ON snapshot BEGIN
      DELETE FROM sessionDelta WHERE number = new.number;
    END;
    CREATE TABLE IF NOT EXISTS revocation (
      user TEXT PRIMARY KEY,
      sequence INTEGER NOT NULL,
      time REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS revocationSequence ON revocation (sequence);
    CREATE TABLE IF NOT EXISTS tombstone (
      version INTEGER PRIMARY KEY,
      time REAL NOT NULL
    );
    CREATE INDEX IF NOT EXISTS sharedValueDeleted ON sharedValue (version) WHERE contents IS NULL;
    CREATE TABLE IF NOT EXISTS swept (
      id INTEGER PRIMARY KEY CHECK (id = 0),
      sequence INTEGER NOT NULL
    );
    INSERT OR IGNORE INTO swept VALUES (0, 0);
    """
}
