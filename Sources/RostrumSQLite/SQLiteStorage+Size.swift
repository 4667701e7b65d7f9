import GRDB
public import RostrumStorage

extension SQLiteStorage {
  /// Returns the number of stored bytes.
  public func storedBytes(of share: StoredShare) async throws(StorageError) -> Int {
    try await file.read { try $0.size(of: share) }
  }

  /// Deletes sessions until the rest fits into a number of bytes.
  public func trim(_ share: StoredShare, to bytes: Int) async throws(StorageError) -> Int {
    // Most calls delete nothing, and needn't wait for writers.
    if try await storedBytes(of: share) <= bytes { return 0 }
    let (count, gone) = try await file.write { [nodes] db in
      // The sessions of a dead node were in use until its death, although they were written earlier.
      let gone = try nodes.bury(db)
      let numbers = try db.oldest(of: share, exceeding: bytes)
      for number in numbers { try db.end(number) }
      return (numbers.count, gone)
    }
    for node in gone { nodeFiles.remove(node) }
    if count > 0 {
      watch.look()
      try await file.sync()
    }
    return count
  }
}

extension StoredShare {
  /// A condition on the rows of sessions, with its argument.
  fileprivate var condition: (sql: String, arguments: StatementArguments) {
    switch self {
    case .user(let name): ("user = ?", [StoredName.encode(name)])
    case .origin(let place): ("origin = ?", [StoredName.encode(place)])
    case .all: ("true", [])
    }
  }
}

extension Database {
  fileprivate func size(of share: StoredShare) throws -> Int {
    let (condition, arguments) = share.condition
    let row = try row(
      "SELECT coalesce(sum(size), 0) AS size FROM session WHERE \(condition)", arguments)
    return try row?.value("size") ?? 0
  }

  /// The oldest sessions without a node that together cover what exceeds the limit.
  fileprivate func oldest(of share: StoredShare, exceeding bytes: Int) throws -> [UInt64] {
    var excess = try size(of: share) - bytes
    let (condition, arguments) = share.condition
    let statement = try cachedStatement(
      sql: """
        SELECT number, size FROM session WHERE \(condition) AND node IS NULL
        ORDER BY touched, number
        """)
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    var numbers: [UInt64] = []
    while excess > 0, let row = try rows.next() {
      excess -= try row.value("size", as: Int.self)
      numbers.append(try row.number())
    }
    return numbers
  }
}
