public import GRDB
public import RostrumRecords

/// A row that several people may edit at the same time.
///
/// ```swift
/// struct Vehicle: Codable, Equatable, Sendable, VersionedRecord {
///   var id: Int64
///   var plate = ""
///   var version = 0
/// }
/// ```
///
/// The version counts the changes of the row. A form keeps the record that it began with, and saves it
/// with the version that it had. If the row has changed since, nothing is written, and the form gets both
/// records:
///
/// ```swift
/// do {
///   vehicle = try await database.save(vehicle)
/// } catch let conflict as EditConflict<Vehicle> {
///   theirs = conflict.theirs
/// }
/// ```
public protocol VersionedRecord: FetchableRecord, PersistableRecord, Versioned
where ID: DatabaseValueConvertible {}

extension VersionedRecord {
  /// Inserts or updates the row in a transaction, unless it has changed since the record was read.
  ///
  /// - Parameter db: The database.
  /// - Returns: The record with its new version.
  /// - Throws: `EditConflict` if the row has changed, or an error of GRDB.
  public func saveVersion(_ db: Database) throws -> Self {
    let current = try Self.fetchOne(db, id: id)
    guard current?.version ?? 0 == version else { throw EditConflict(mine: self, theirs: current) }
    var record = self
    record.version += 1
    if current == nil { try record.insert(db) } else { try record.update(db) }
    return record
  }

  /// Deletes the row in a transaction, unless it has changed since the record was read.
  ///
  /// - Parameter db: The database.
  /// - Throws: `EditConflict` if the row has changed, or an error of GRDB. A row that was deleted
  ///   already isn't a conflict.
  public func deleteVersion(_ db: Database) throws {
    guard let current = try Self.fetchOne(db, id: id) else { return }
    guard current.version == version else { throw EditConflict(mine: self, theirs: current) }
    try current.delete(db)
  }
}

extension AppDatabase {
  /// Inserts or updates a row, unless it has changed since the record was read.
  ///
  /// - Parameter record: The record.
  /// - Returns: The record with its new version.
  /// - Throws: `EditConflict` if the row has changed, or an error of GRDB.
  public func save<Record: VersionedRecord>(_ record: Record) async throws -> Record {
    try await write { try record.saveVersion($0) }
  }

  /// Deletes a row, unless it has changed since the record was read.
  ///
  /// - Parameter record: The record.
  /// - Throws: `EditConflict` if the row has changed, or an error of GRDB.
  public func delete<Record: VersionedRecord>(_ record: Record) async throws {
    try await write { try record.deleteVersion($0) }
  }
}
