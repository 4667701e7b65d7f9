public import RostrumRecords

/// A row that several people may edit at the same time.
///
/// ```swift
/// struct Vehicle: Codable, Equatable, PostgresRecord {
///   var id: Int64
///   var plate = ""
///   var version = 0
/// }
/// ```
///
/// Each property is a column of the table; see ``PostgresTransaction`` for names and types. The version
/// counts the changes of the row. A form keeps the record that it began with, and saves it with the version
/// that it had. If the row has changed since, nothing is written, and the form gets both records:
///
/// ```swift
/// do {
///   vehicle = try await database.save(vehicle)
/// } catch let conflict as EditConflict<Vehicle> {
///   theirs = conflict.theirs
/// }
/// ```
public protocol PostgresRecord: Versioned, Codable where ID: Codable {
  /// The name of the table. It is that of the type, in lower-case with underscores, by default.
  static var tableName: String { get }
  /// The column of the primary key, which has the value of `id`. It is `id` by default.
  static var idColumn: String { get }
}

extension PostgresRecord {
  /// The name of the type, in lower-case with underscores.
  public static var tableName: String { String(describing: Self.self).columnName }
  /// The column `id`.
  public static var idColumn: String { "id" }
}

extension PostgresTransaction {
  /// Reads the row with an identity.
  ///
  /// - Parameters:
  ///   - type: The type of the row.
  ///   - id: The identity.
  /// - Returns: The row; `nil` if the table has no such row.
  /// - Throws: ``PostgresError``.
  public func find<Record: PostgresRecord>(
    _ type: Record.Type = Record.self, id: Record.ID
  ) throws -> Record? {
    try row(
      of: type,
      "SELECT * FROM \(name: type.tableName) WHERE \(name: type.idColumn) = \(id)")
  }

  /// Inserts or updates a row, unless it has changed since the record was read.
  ///
  /// - Parameter record: The record.
  /// - Returns: The record with its new version.
  /// - Throws: `EditConflict` if the row has changed, or ``PostgresError``.
  public func save<Record: PostgresRecord>(_ record: Record) throws -> Record {
    var saved = record
    saved.version &+= 1
    let columns = try RowEncoder.columns(of: saved)
    let change =
      record.version == 0
      ? Self.insertion(of: record, columns) : Self.update(of: record, columns)
    if try execute(change) > 0 { return saved }
    throw EditConflict(mine: record, theirs: try find(id: record.id))
  }

  /// Deletes a row, unless it has changed since the record was read.
  ///
  /// - Parameter record: The record.
  /// - Throws: `EditConflict` if the row has changed, or ``PostgresError``. A row that was deleted already
  ///   isn't a conflict.
  public func delete<Record: PostgresRecord>(_ record: Record) throws {
    let deleted = try execute(
      """
      DELETE FROM \(name: Record.tableName)
      WHERE \(name: Record.idColumn) = \(record.id) AND version = \(record.version)
      """)
    if deleted == 0, let current: Record = try find(id: record.id) {
      throw EditConflict(mine: record, theirs: current)
    }
  }

  /// A row that was stored without a version, by a statement of its own, is updated.
  private static func insertion<Record: PostgresRecord>(
    of record: Record, _ columns: [(name: String, value: PostgresParameter)]
  ) -> PostgresQuery {
    let names = columns.map { "\(name: $0.name)" as PostgresQuery }
    let values = columns.map { PostgresQuery(parameter: $0.value) }
    let changes = columns.map { "\(name: $0.name) = excluded.\(name: $0.name)" as PostgresQuery }
    return """
      INSERT INTO \(name: Record.tableName) AS current (\(.join(names, by: ", ")))
      VALUES (\(.join(values, by: ", "))) ON CONFLICT (\(name: Record.idColumn)) DO UPDATE
      SET \(.join(changes, by: ", ")) WHERE current.version = 0
      """
  }

  private static func update<Record: PostgresRecord>(
    of record: Record, _ columns: [(name: String, value: PostgresParameter)]
  ) -> PostgresQuery {
    let changes = columns.map {
      "\(name: $0.name) = \(PostgresQuery(parameter: $0.value))" as PostgresQuery
    }
    return """
      UPDATE \(name: Record.tableName) SET \(.join(changes, by: ", "))
      WHERE \(name: Record.idColumn) = \(record.id) AND version = \(record.version)
      """
  }
}

extension PostgresDatabase {
  /// Inserts or updates a row, unless it has changed since the record was read.
  ///
  /// - Parameter record: The record.
  /// - Returns: The record with its new version.
  /// - Throws: `EditConflict` if the row has changed, or ``PostgresError``.
  public func save<Record: PostgresRecord>(_ record: Record) async throws -> Record {
    try await write { try $0.save(record) }
  }

  /// Deletes a row, unless it has changed since the record was read.
  ///
  /// - Parameter record: The record.
  /// - Throws: `EditConflict` if the row has changed, or ``PostgresError``.
  public func delete<Record: PostgresRecord>(_ record: Record) async throws {
    try await write { try $0.delete(record) }
  }
}
