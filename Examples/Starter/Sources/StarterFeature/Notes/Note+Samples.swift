import Foundation
import GRDB
import RostrumDatabase

extension Note {
  /// Three notes, for previews and tests.
  static let samples = (1...3).map { (number: Int) -> Note in
    Note(
      id: Int64(number),
      title: "Title \(number)",
      version: 1)
  }
}

extension AppDatabase {
  /// A database in memory with the samples.
  static func notes() -> AppDatabase {
    var migrator = DatabaseMigrator()
    migrator.registerNotes()
    do {
      return try AppDatabase(inMemory: migrator) { db in
        for record in Note.samples { try record.insert(db) }
      }
    } catch {
      fatalError("The samples can't be written: \(error)")
    }
  }
}
