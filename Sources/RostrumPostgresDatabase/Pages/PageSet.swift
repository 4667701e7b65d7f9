import RostrumRecords

/// What a process has of the rows of a query at one moment: their number, and some pages.
struct PageSet<Row: PlaceholderRow & Decodable & Equatable>: Sendable {
  /// The transactions that had been committed at that moment, as the server writes them.
  var moment = ""
  /// The number of rows of a page.
  var size = 1
  /// The number of rows.
  var count = 0
  /// The rows of the pages that were read, by the numbers of the pages.
  var pages: [Int: [Row]] = [:]
  /// The offsets of rows that were looked for; `nil` for those that don't exist.
  var places: [Row.ID: Int?] = [:]
  /// Why pages can't be decoded, by their numbers.
  var failures: [Int: PostgresError] = [:]

  /// Whether a page needn't be read at this moment.
  func knows(_ page: Int) -> Bool { pages[page] != nil || failures[page] != nil }

  /// The offsets of rows, as far as they are known.
  func offsets(of ids: Set<Row.ID>) -> [Row.ID: Int] {
    if ids.isEmpty { return [:] }
    var found = places.compactMapValues { $0 }.filter { ids.contains($0.key) }
    for (page, rows) in pages {
      for (offset, row) in rows.enumerated() where ids.contains(row.id) {
        found[row.id] = page * size + offset
      }
    }
    return found
  }
}

extension PageSet: Equatable {
  /// Whether two sets have the same rows, at whichever moments.
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.count == rhs.count && lhs.pages == rhs.pages && lhs.places == rhs.places
      && lhs.failures == rhs.failures
  }
}
