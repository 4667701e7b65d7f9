import GRDB

extension DatabaseMigrator {
  /// Creates the table of notes.
  mutating func registerNotes() {
    registerMigration("notes") { db in
      try db.create(table: "note") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("title", .text).notNull()
        table.column("text", .text)
        table.column("version", .integer).notNull()
      }
      // An index for each order of the list: with the primary key at its end, it is total.
      for column in ["title"] {
        try db.create(index: "note-\(column)", on: "note", columns: [column, "id"])
      }
    }
  }
}
