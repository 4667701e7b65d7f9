import RostrumPostgres
import RostrumRecords

/// The statements that read the rows of a query a page at a time.
struct PageStatements: Hashable, Sendable {
  /// The rows, in any order.
  let rows: PostgresQuery
  /// What follows `ORDER BY`.
  let order: PostgresQuery
  /// The column of the identities.
  let idColumn: String
  /// The number of rows of a page.
  let size: Int

  private var sorted: PostgresQuery { "\(rows) ORDER BY \(order)" }

  private var count: PostgresQuery { "SELECT count(*) FROM (\(rows)) AS rostrum_rows" }

  private func page(_ page: Int) -> PostgresQuery {
    "\(sorted) LIMIT \(size) OFFSET \(page * size)"
  }

  /// The offsets of rows by their identities, which the server finds by counting.
  private func places<ID: Encodable>(of ids: [ID]) -> PostgresQuery {
    """
    SELECT place, id FROM (
      SELECT row_number() OVER () - 1 AS place, \(name: idColumn) AS id
      FROM (\(sorted)) AS rostrum_rows
    ) AS rostrum_places WHERE id = ANY(\(ids))
    """
  }
}

/// The offset of a row.
private struct Place<ID: Decodable>: Decodable {
  let place: Int
  let id: ID
}

extension PageStatements {
  /// Reads pages in a transaction, so that all of their rows are of one moment.
  ///
  /// - Parameters:
  ///   - pages: The numbers of the pages.
  ///   - ids: The identities of rows to look for.
  ///   - old: What was read before. What it has isn't read again if no transaction was committed since.
  ///   - db: The transaction.
  /// - Returns: The number of rows, and the pages that exist.
  /// - Throws: ``PostgresError``, unless it is due to the values of a page.
  func read<Row: PlaceholderRow & Decodable & Equatable>(
    _ pages: [Int], _ ids: [Row.ID], after old: PageSet<Row>?, in db: PostgresTransaction
  ) throws -> PageSet<Row> where Row.ID: Codable {
    let moment = try db.row(of: String.self, "SELECT txid_current_snapshot()::text") ?? ""
    let known = old.flatMap { $0.moment == moment ? $0 : nil }
    var new = PageSet<Row>(moment: moment, size: size)
    new.count = try known?.count ?? db.row(of: Int.self, count) ?? 0
    let last = max(0, (new.count - 1) / size)
    let wanted = pages.contains { $0 <= last } ? pages.filter { $0 <= last } : [0]
    // What is followed is what a transaction has read, so each one reads something.
    let isAllKnown = wanted.allSatisfy { known?.knows($0) == true }
    for page in wanted {
      if let known, known.knows(page), !(isAllKnown && page == wanted.last) {
        new.pages[page] = known.pages[page]
        new.failures[page] = known.failures[page]
        continue
      }
      do { new.pages[page] = try db.rows(of: Row.self, self.page(page)) } catch {
        guard let error = error as? PostgresError, case .unreadable = error else { throw error }
        new.failures[page] = error
      }
    }
    let sought = Set(ids)
    let loaded = new.offsets(of: sought)
    let former = known?.offsets(of: sought) ?? [:]
    for id in ids {
      if let place = loaded[id] ?? former[id] {
        new.places[id] = place
      } else if known?.places[id] != nil {
        new.places.updateValue(nil, forKey: id)
      }
    }
    let missing = ids.filter { new.places[$0] == nil }
    if missing.isEmpty { return new }
    for id in missing { new.places.updateValue(nil, forKey: id) }
    for place in try db.rows(of: Place<Row.ID>.self, places(of: missing)) {
      new.places[place.id] = place.place
    }
    return new
  }
}
