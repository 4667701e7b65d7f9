import IssueReporting
import RostrumRecords
import RostrumRuntime

/// Called with the error of a page that can't be loaded.
typealias PageFailure = @Sendable (any Error) -> Void

/// Reads the rows of one moment.
struct PageReader<Row: Identifiable & Sendable>: Sendable where Row.ID: Sendable {
  /// The identity of the snapshot, which the closures keep.
  let moment: ObjectIdentifier
  let rows: @Sendable (_ offsets: Range<Int>) throws -> [Row]
  let offsets: @Sendable (_ ids: Set<Row.ID>) throws -> [Row.ID: Int]
  let ids: @Sendable (_ offsets: Range<Int>) throws -> [Row.ID]
}

/// The rows of a query at one moment, with some of their pages in memory.
final class SnapshotPages<Row: Identifiable & Sendable>: PageSource where Row.ID: Sendable {
  private struct State {
    var pages: [Int: [Row]]
    /// The numbers of the pages, the last used one at the end.
    var recent: [Int]
    /// The numbers of the pages that couldn't be read, which aren't tried again.
    var failed: Set<Int> = []
    var fail: PageFailure = { reportIssue($0) }

    /// Notes that a page was used.
    mutating func use(_ page: Int) {
      if recent.last == page { return }
      recent.removeAll { $0 == page }
      recent.append(page)
    }
  }

  /// The number of pages in memory, besides the first one: three windows of a list use two each.
  private static var limit: Int { 6 }

  let count: Int
  private let pageSize: Int
  /// The rows that stand in for those that can't be loaded.
  private let first: [Row]
  private let reader: PageReader<Row>
  private let state: Locked<State>

  /// Creates a source whose first page is known.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - pageSize: The number of rows of a page.
  ///   - pages: The pages in memory, by their number, with the first one unless there are no rows.
  ///   - reader: Reads the other rows.
  init(count: Int, pageSize: Int, pages: [Int: [Row]], reader: PageReader<Row>) {
    let first = pages[0] ?? []
    self.count = first.isEmpty ? 0 : count
    self.pageSize = pageSize
    self.first = first
    self.reader = reader
    var others = pages
    others[0] = nil
    state = Locked(State(pages: others, recent: others.keys.sorted()))
  }

  /// The numbers of the pages in memory.
  var loadedPages: [Int] { state.withLock { $0.recent } }
  /// The moment of the rows.
  var moment: ObjectIdentifier { reader.moment }

  /// Reports the errors of pages that can't be loaded.
  func report(to fail: @escaping PageFailure) { state.withLock { $0.fail = fail } }

  func row(at position: Int) -> Row {
    precondition(position >= 0 && position < count, "There is no row \(position) of \(count).")
    let (page, offset) = position.quotientAndRemainder(dividingBy: pageSize)
    let rows = page == 0 ? first : rows(ofPage: page)
    return rows.indices.contains(offset) ? rows[offset] : first[position % first.count]
  }

  func isLoaded(at position: Int) -> Bool {
    guard position >= 0, position < count else { return false }
    let page = position / pageSize
    return page == 0 || state.withLock { $0.pages[page] != nil }
  }

  private func rows(ofPage page: Int) -> [Row] {
    let known = state.withLock { state -> [Row]? in
      guard let rows = state.pages[page] else { return state.failed.contains(page) ? [] : nil }
      state.use(page)
      return rows
    }
    if let known { return known }
    let start = page * pageSize
    let rows = read { try $0.rows(start..<min(start + pageSize, count)) }
    state.withLock { state in
      guard let rows else { return state.failed.formUnion([page]) }
      state.pages[page] = rows
      state.use(page)
      if state.recent.count > Self.limit { state.pages[state.recent.removeFirst()] = nil }
    }
    return rows ?? []
  }

  func offsets(of ids: Set<Row.ID>) -> [Row.ID: Int] {
    if ids.isEmpty { return [:] }
    return read { try $0.offsets(ids) } ?? [:]
  }

  func ids(in offsets: Range<Int>) -> [Row.ID] {
    let offsets = offsets.clamped(to: 0..<count)
    if offsets.upperBound <= first.count { return first[offsets].map(\.id) }
    return read { try $0.ids(offsets) } ?? []
  }

  /// What the reader reads; `nil` if it fails.
  private func read<Result>(_ body: (PageReader<Row>) throws -> Result) -> Result? {
    do { return try body(reader) } catch {
      state.withLock(\.fail)(error)
      return nil
    }
  }
}
