import GRDB

extension SQLiteSchema {
  /// The columns that the program uses, by table.
  private static let shape: [(table: String, columns: [String])] = [
    (
      "session",
      ["number", "user", "lifetime", "node", "fence", "failures", "granted", "touched", "isAside"]
    ),
    ("snapshot", ["number", "contents"]),
    ("node", ["id", "end"]),
    ("request", ["number", "requester", "holder", "sequence"]),
    ("sequence", ["id", "value"]),
    ("sharedValue", ["key", "contents", "version"]),
  ]

  /// Checks that the tables match the migrations.
  ///
  /// - Throws: ``UnusableTable`` for the first table that doesn't match.
  static func check(_ db: Database) throws {
    for (table, columns) in shape {
      guard try db.tableExists(table) else { throw UnusableTable(table: table) }
      let present = Set(try db.columns(in: table).map(\.name))
      if let missing = columns.first(where: { !present.contains($0) }) {
        throw UnusableTable(table: table, column: missing)
      }
    }
  }
}

/// A table differs from what the program created.
struct UnusableTable: Error {
  var table: String
  /// The missing column; `nil` if the table is missing.
  var column: String?

  /// A description of the mistake.
  var reason: String {
    if let column {
      "The file isn't usable: its table “\(table)” has no column “\(column)”."
    } else {
      "The file isn't usable: it has no table “\(table)”."
    }
  }
}
