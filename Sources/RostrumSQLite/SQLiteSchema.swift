import GRDB

/// The tables, and how those of earlier versions become them.
///
/// A released migration isn't changed any more; a later one is added.
enum SQLiteSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("sessions and shared values") { db in
      try db.execute(sql: sessions)
      try db.execute(sql: sharedValues)
    }
    return migrator
  }

  /// Snapshots are apart so that a claim or release doesn't write them again.
  ///
  /// A request has the node that has the session, or no node once the session was released. Its
  /// sequence tells listeners that it is new.
  private static let sessions = """
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
    """

  /// A deleted value stays as a row without contents, by which listeners notice it.
  private static let sharedValues = """
    CREATE TABLE sharedValue (
      key TEXT PRIMARY KEY,
      contents BLOB,
      version INTEGER NOT NULL
    );
    CREATE UNIQUE INDEX sharedValueVersion ON sharedValue (version);
    """
}
