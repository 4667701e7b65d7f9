import Foundation
import GRDB
public import RostrumStorage

extension SQLiteStorage: SharedValueStorage {
  /// Returns a value; `nil` if it doesn't exist.
  public func value(for key: String) async throws(StorageError) -> VersionedValue? {
    try await file.readStatement { try $0.sharedValue(for: StoredName.encode(key)) }
  }

  /// Writes a value, unless it has changed since a given version.
  public func set(
    _ contents: [UInt8]?, for key: String, basedOn version: Int64
  ) async throws(StorageError) -> SharedWrite {
    let key = StoredName.encode(key)
    let write = try await file.write { db -> SharedWrite in
      let current = try db.sharedValue(for: key)
      guard current?.version ?? 0 == version else { return .conflict(current: current) }
      if contents == nil, current == nil { return .written(version: 0) }
      let next = try db.nextInSequence()
      try db.perform(
        """
        INSERT INTO sharedValue VALUES (?1, ?2, ?3)
        ON CONFLICT DO UPDATE SET contents = ?2, version = ?3
        """, [key, contents.map { Data($0) }, next])
      return .written(version: contents == nil ? 0 : next)
    }
    if case .written = write {
      watch.look()
      try await file.sync()
    }
    return write
  }

  /// Returns the sizes of the values whose names have a prefix.
  public func sizes(ofKeysWithPrefix prefix: String) async throws(StorageError) -> [String: Int] {
    let prefix = StoredName.encode(prefix)
    return try await file.read { db in
      let rows = try db.rows(
        """
        SELECT key, length(contents) AS size FROM sharedValue
        WHERE key >= ?1 AND (?2 IS NULL OR key < ?2) AND contents IS NOT NULL
        """, [prefix, NamePrefix.end(of: prefix)])
      return Dictionary(
        try rows.map { (try $0.name("key"), try $0.value("size", as: Int.self)) }
      ) { first, _ in first }
    }
  }
}

extension Database {
  fileprivate func sharedValue(for key: String) throws -> VersionedValue? {
    guard
      let row = try row(
        "SELECT contents, version FROM sharedValue WHERE key = ? AND contents IS NOT NULL", [key])
    else { return nil }
    return try UnreadableValue.named("The shared value “\(key)”") {
      let contents = try row.value("contents", as: Data.self)
      return VersionedValue(contents: [UInt8](contents), version: try row.value("version"))
    }
  }
}
