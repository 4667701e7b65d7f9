import GRDB
import RostrumRuntime

/// A request that a key has taken over, and that several queues run.
///
/// NB: `@unchecked Sendable` because `lock` guards the request, which GRDB doesn't declare `Sendable`.
final class PageRequest<Row: FetchableRecord & Identifiable & Sendable>:
  DatabaseRegionConvertible, @unchecked Sendable
where Row.ID: DatabaseValueConvertible & Sendable {
  private let lock = Lock()
  private let request: QueryInterfaceRequest<Row>

  init(_ request: sending QueryInterfaceRequest<Row>) {
    self.request = request
  }

  func count(_ db: Database) throws -> Int { try lock.withLock { try request.fetchCount(db) } }

  func rows(_ db: Database) throws -> [Row] { try lock.withLock { try request.fetchAll(db) } }

  func rows(_ db: Database, in offsets: Range<Int>) throws -> [Row] {
    try lock.withLock {
      try request.limit(offsets.count, offset: offsets.lowerBound).fetchAll(db)
    }
  }

  func ids(_ db: Database, in offsets: Range<Int>) throws -> [Row.ID] {
    try lock.withLock {
      try request.selectPrimaryKey(as: Row.ID.self)
        .limit(offsets.count, offset: offsets.lowerBound).fetchAll(db)
    }
  }

  func offsets(_ db: Database, of ids: Set<Row.ID>) throws -> [Row.ID: Int] {
    try lock.withLock {
      var found: [Row.ID: Int] = [:]
      var offset = 0
      let all = try request.selectPrimaryKey(as: Row.ID.self).fetchCursor(db)
      while found.count < ids.count, let id = try all.next() {
        if ids.contains(id) { found[id] = offset }
        offset += 1
      }
      return found
    }
  }

  func databaseRegion(_ db: Database) throws -> DatabaseRegion {
    try lock.withLock { try request.databaseRegion(db) }
  }
}
