import RostrumStorage

/// Additions by later versions of the program.
///
/// Earlier versions use the same database during a rolling update, and after an update was undone.
/// So an addition isn't a migration, which would lock them out: it is made when it is missing, and
/// earlier versions need not know about it.
extension PostgresSchema {
  /// The added columns of sessions: the origin, the session that one replaces, the dead node that
  /// it was taken from, the node whose death was counted last, and the version of the snapshot.
  private static let columns = [
    ("origin", "text NOT NULL DEFAULT ''"), ("follows", "bigint"), ("buried_node", "text"),
    ("failed_node", "text"), ("version", "bigint NOT NULL DEFAULT 0"),
  ]

  /// An answer names the node that has requested a session and hasn't claimed it since it was
  /// released.
  ///
  /// A delta is deleted when its snapshot is replaced, by whichever version of the program.
  private static let relations = [
    (
      "rostrum_session_origin",
      "CREATE INDEX rostrum_session_origin ON rostrum_session (origin)"
    ),
    (
      "rostrum_session_failed",
      "CREATE INDEX rostrum_session_failed ON rostrum_session (node) WHERE failures > 0"
    ),
    (
      "rostrum_answer",
      """
      CREATE TABLE rostrum_answer (
        number bigint NOT NULL,
        requester text NOT NULL,
        PRIMARY KEY (number, requester)
      )
      """
    ),
    (
      "rostrum_session_delta",
      """
      CREATE TABLE rostrum_session_delta (
        number bigint PRIMARY KEY REFERENCES rostrum_session ON DELETE CASCADE,
        version bigint NOT NULL,
        contents bytea NOT NULL
      );
      CREATE OR REPLACE FUNCTION rostrum_end_delta() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        DELETE FROM rostrum_session_delta WHERE number = NEW.number;
        RETURN NULL;
      END $$;
      CREATE TRIGGER rostrum_session_replaced AFTER UPDATE OF contents ON rostrum_session
        FOR EACH ROW EXECUTE FUNCTION rostrum_end_delta()
      """
    ),
  ]

  /// NB: A table is altered only if necessary, because that waits for all its users.
  static func add(to connection: PostgresConnection) throws(StorageError) {
    let present = Set(try connection.columns(of: "rostrum_session").map(\.name))
    let missing = columns.filter { !present.contains($0.0) }
    if !missing.isEmpty {
      let list = missing.map { "ADD COLUMN \($0.0) \($0.1)" }.joined(separator: ", ")
      try connection.execute("ALTER TABLE rostrum_session \(list)")
    }
    for (name, sql) in relations {
      let rows = try connection.perform("SELECT to_regclass($1::text) IS NULL", .text(name))
      if rows.first?.bool(0) == true { try connection.execute(sql) }
    }
  }
}
