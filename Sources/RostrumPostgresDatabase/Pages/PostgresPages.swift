import RostrumRecords

/// The rows of a query at one moment, as far as their pages have arrived.
final class PostgresPages<Row: PlaceholderRow & Decodable & Equatable>: PageSource
where Row.ID: Codable {
  let pageSet: PageSet<Row>
  private let window: PageWindow<Row>

  init(_ pageSet: PageSet<Row>, _ window: PageWindow<Row>) {
    self.pageSet = pageSet
    self.window = window
  }

  var count: Int { pageSet.count }
  private var size: Int { pageSet.size }

  func row(at position: Int) -> Row {
    precondition(position >= 0 && position < count, "There is no row \(position) of \(count).")
    let (page, offset) = position.quotientAndRemainder(dividingBy: size)
    window.ask(for: pages(around: page, offset), isMissing: !pageSet.knows(page))
    return rows(of: page, offset..<offset + 1).first ?? .placeholder(at: position)
  }

  /// The page of a row, and the one that the screen shows next if it moves on.
  private func pages(around page: Int, _ offset: Int) -> [Int] {
    if offset < size / 4, page > 0 { return [page, page - 1] }
    let isNearEnd = offset >= size - size / 4 && page < (count - 1) / size
    return isNearEnd ? [page, page + 1] : [page]
  }

  func isLoaded(at position: Int) -> Bool {
    guard position >= 0, position < count else { return false }
    return pageSet.pages[position / size].map { $0.indices.contains(position % size) } ?? false
  }

  func offsets(of ids: Set<Row.ID>) -> [Row.ID: Int] {
    let found = pageSet.offsets(of: ids)
    if !ids.isEmpty { window.seek(ids, without: ids.filter { found[$0] == nil }) }
    return found
  }

  func ids(in offsets: Range<Int>) -> [Row.ID] {
    let offsets = offsets.clamped(to: 0..<count)
    return pageSet.pages.keys.sorted().flatMap { page in
      let own = offsets.clamped(to: page * size..<(page + 1) * size)
      return rows(of: page, own.lowerBound - page * size..<own.upperBound - page * size).map(\.id)
    }
  }

  /// Some rows of a page, as far as it has them.
  private func rows(of page: Int, _ offsets: Range<Int>) -> ArraySlice<Row> {
    guard let rows = pageSet.pages[page] else { return [] }
    return rows[offsets.clamped(to: rows.indices)]
  }
}
