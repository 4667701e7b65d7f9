import GRDB

/// The tables, and the migrations from earlier versions.
///
/// A released migration is never changed; a later one is added instead.
enum SQLiteSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("sessions and shared values") { db in
      try db.execute(sql: sessions)
      try db.execute(sql: sharedValues)
    }
    return migrator
  }

  /// Snapshots have a table of their own so that a claim or release doesn't rewrite them.
  ///
  /// A request names the node that runs the session, or no node once the session was released.
  /// Listeners detect new requests by their sequence numbers.
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

  /// A deleted value remains as a row without contents, by which listeners detect the deletion.
  private static let sharedValues = """
    CREATE TABLE sharedValue (
      key TEXT PRIMARY KEY,
      contents BLOB,
      version INTEGER NOT NULL
    );
    CREATE UNIQUE INDEX sharedValueVersion ON sharedValue (version);
    """
}
