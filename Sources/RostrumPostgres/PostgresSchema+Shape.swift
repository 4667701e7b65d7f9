import RostrumStorage

extension PostgresSchema {
  /// The columns that the program uses, with their types, by table.
  private static let shape: [(table: String, columns: [(name: String, type: String)])] = [
    (
      "rostrum_session",
      [
        ("number", "bigint"), ("user_name", "text"), ("lifetime", "double precision"),
        ("node", "text"), ("fence", "bigint"), ("failures", "bigint"),
        ("granted", "timestamp with time zone"), ("touched", "timestamp with time zone"),
        ("is_aside", "boolean"), ("contents", "bytea"),
      ]
    ),
    ("rostrum_node", [("id", "text"), ("ends", "timestamp with time zone")]),
    ("rostrum_request", [("number", "bigint"), ("requester", "text")]),
    ("rostrum_value", [("key", "text"), ("contents", "bytea"), ("version", "bigint")]),
  ]

  /// Checks that the tables match the migrations.
  ///
  /// - Throws: `StorageError/unreachable(reason:)` with the first table and column that don't
  ///   match.
  static func check(_ connection: PostgresConnection) throws(StorageError) {
    for (table, columns) in shape {
      let present = try connection.columns(of: table)
      if present.isEmpty { throw unusable("it has no table “\(table)”") }
      for column in columns {
        guard let found = present.first(where: { $0.name == column.name }) else {
          throw unusable("its table “\(table)” has no column “\(column.name)”")
        }
        guard found.type == column.type else {
          throw unusable(
            "the column “\(column.name)” of its table “\(table)” has the type \(found.type)")
        }
      }
    }
  }

  private static func unusable(_ words: String) -> StorageError {
    .unreachable(reason: "The database isn't usable: \(words).")
  }
}

extension PostgresConnection {
  /// The columns of a table; none if it doesn't exist.
  func columns(of table: String) throws(StorageError) -> [(name: String, type: String)] {
    let rows = try perform(
      """
      SELECT attname::text, format_type(atttypid, NULL) FROM pg_attribute
      WHERE attrelid = to_regclass($1::text) AND attnum > 0 AND NOT attisdropped
      """, .text(table))
    return rows.map { ($0.text(0), $0.text(1)) }
  }
}
