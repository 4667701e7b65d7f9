import GRDB

extension DatabaseMigrator {
  /// The tables of the app, in the order in which they came.
  package static var starter: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerNotes()
    return migrator
  }
}
