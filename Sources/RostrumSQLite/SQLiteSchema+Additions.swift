import GRDB

/// What later versions of the program have added to the tables.
///
/// Programs of earlier versions use the file as well, before an update is undone and while it is carried
/// out. So an addition isn't a migration, which would keep them out: it is made when it is missing, and
/// they needn't know of it. Columns have defaults, no column is added to a table that they write by
/// position, and triggers note what they don't.
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
  /// - Returns: Whether it was missing.
  @discardableResult
  private static func addColumn(_ name: String, _ type: String, _ db: Database) throws -> Bool {
    if try db.columns(in: "session").contains(where: { $0.name == name }) { return false }
    try db.execute(sql: "ALTER TABLE session ADD COLUMN \(name) \(type)")
    return true
  }

  /// The size of a session is that of its snapshot, for all versions of the program.
  ///
  /// A delta ends with the snapshot that it belongs to, whichever version of the program replaces that.
  ///
  /// A deleted value stays for a while, by which listeners notice the deletion. A tombstone has the time
  /// at which a sweep found it, and `swept` the last sequence of those that were removed.
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
