import GRDB
import Rostrum
import RostrumDatabase

/// What people do with notes.
@DependencyClient
struct NoteClient: Sendable {
  /// Finds a note; `nil` if it was deleted.
  var find: @Sendable (_ id: Note.ID) async throws -> Note?
  /// Saves a note, unless somebody else has changed it since.
  var save: @Sendable (_ record: Note) async throws -> Note
  /// Deletes notes.
  var delete: @Sendable (_ ids: Set<Note.ID>) async throws -> Void
}

extension NoteClient {
  /// A client of a database.
  static func live(_ database: AppDatabase) -> Self {
    Self(
      find: { id in try await database.read { try Note.fetchOne($0, id: id) } },
      save: { record in
        try await database.write { db in
          var record = record
          if record.id == 0 { record.id = try Note.nextID(db) }
          return try record.saveVersion(db)
        }
      },
      delete: { ids in
        try await database.write { _ = try Note.deleteAll($0, ids: ids) }
      })
  }
}

extension Note {
  /// The number of a note that is added, which no other has had.
  fileprivate static func nextID(_ db: Database) throws -> ID {
    let last = try Int64.fetchOne(
      db, sql: "SELECT seq FROM sqlite_sequence WHERE name = ?", arguments: [databaseTableName])
    return (last ?? 0) + 1
  }
}

extension NoteClient: DependencyKey {
  static var liveValue: Self {
    @Dependency(\.appDatabase) var database
    return live(database)
  }

  /// A client of the database that a preview sets.
  static var previewValue: Self { liveValue }
  static var testValue: Self { Self() }
}

extension DependencyValues {
  /// What people do with notes.
  var noteClient: NoteClient {
    get { self[NoteClient.self] }
    set { self[NoteClient.self] = newValue }
  }
}
