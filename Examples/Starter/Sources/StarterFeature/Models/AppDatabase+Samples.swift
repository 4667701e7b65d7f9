import GRDB
import RostrumDatabase

extension AppDatabase {
  /// A database in memory with the samples of all lists, for previews.
  static func withAllSamples() -> AppDatabase {
    do {
      return try AppDatabase(inMemory: .starter) { db in
        for record in Note.samples { try record.insert(db) }
      }
    } catch {
      fatalError("The samples can't be written: \(error)")
    }
  }
}
