import IssueReporting
public import RostrumRuntime

/// The rows that a query finds, loaded a page at a time.
///
/// ```swift
/// struct VehicleTable: View {
///   @SharedReader(.pages(of: Vehicle.order(Column("plate")))) var vehicles: Pages<Vehicle> = []
///
///   var body: some View {
///     Table(vehicles) {
///       TableColumn("Plate", value: \.plate)
///     }
///   }
/// }
/// ```
///
/// A session keeps some pages, those that were used last, so its memory doesn't depend on the number of
/// rows. All rows of a value are of one moment, whatever is written meanwhile: the next moment is another
/// value. Tests and previews can make a value from an array.
///
/// If a page can't be loaded, the error is in `loadError` of the property, and rows of the first page
/// stand where those of that page would.
public struct Pages<Row: Identifiable & Sendable>: PagedCollection, Sendable
where Row.ID: Sendable {
  private let source: PageSource<Row>

  init(_ source: PageSource<Row>) {
    self.source = source
  }

  /// Creates the pages of rows that are in memory.
  ///
  /// - Parameter rows: The rows.
  public init(_ rows: [Row]) {
    source = PageSource(rows)
  }

  /// The numbers of the pages in memory.
  var loadedPages: [Int] { source.loadedPages }

  /// The moment of the rows; `nil` for those of an array.
  var moment: ObjectIdentifier? { source.moment }

  /// Reports the errors of pages that can't be loaded.
  func report(to fail: @escaping PageFailure) { source.report(to: fail) }

  /// The offset of the first row: 0.
  public var startIndex: Int { 0 }

  /// The number of rows.
  public var endIndex: Int { source.count }

  /// A row, whose page is loaded if it isn't in memory.
  ///
  /// - Parameter position: The offset of the row.
  public subscript(position: Int) -> Row { source.row(at: position) }

  /// The offsets of rows, by their identities.
  ///
  /// - Parameter ids: The identities of rows.
  /// - Returns: Their offsets, without the identities that no row has.
  /// - Complexity: O(*n*) in the number of rows, whose identities the database visits.
  public func offsets(of ids: Set<Row.ID>) -> [Row.ID: Int] { source.offsets(of: ids) }

  /// The identities of adjacent rows, in order, without loading their pages.
  ///
  /// - Parameter offsets: The offsets of the rows.
  /// - Returns: The identities; none if the database can't be read.
  /// - Complexity: O(*n*) in the upper bound of the offsets.
  public func ids(in offsets: Range<Int>) -> [Row.ID] { source.ids(in: offsets) }
}

extension Pages: ExpressibleByArrayLiteral {
  /// Creates the pages of rows that are in memory.
  ///
  /// - Parameter elements: The rows.
  public init(arrayLiteral elements: Row...) { self.init(elements) }
}

extension Pages: Equatable {
  /// Whether two values have the rows of the same query and the same moment.
  ///
  /// - Parameters:
  ///   - lhs: Some pages.
  ///   - rhs: Other pages.
  /// - Returns: Whether they are the same; values made from arrays are compared by identity, except for
  ///   empty ones.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.source === rhs.source || lhs.isEmpty && rhs.isEmpty
  }
}

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

/// The rows of a query at one moment, some pages of which are in memory.
final class PageSource<Row: Identifiable & Sendable>: Sendable where Row.ID: Sendable {
  private struct State {
    var pages: [Int: [Row]]
    /// The numbers of the pages, the last used one at the end.
    var recent: [Int]
    /// The numbers of the pages that couldn't be read, which aren't tried again.
    var failed: Set<Int> = []
    var fail: PageFailure = { reportIssue($0) }
  }

  /// The number of pages in memory, besides the first one: three windows of a list use two each.
  private static var limit: Int { 6 }

  let count: Int
  private let pageSize: Int
  /// The rows that stand in for those that can't be loaded.
  private let first: [Row]
  private let reader: PageReader<Row>?
  private let state: Locked<State>

  /// Creates the source of rows in memory.
  init(_ rows: [Row]) {
    count = rows.count
    pageSize = max(1, rows.count)
    first = rows
    reader = nil
    state = Locked(State(pages: [:], recent: []))
  }

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

  var loadedPages: [Int] { state.withLock { $0.recent } }
  var moment: ObjectIdentifier? { reader?.moment }

  func report(to fail: @escaping PageFailure) { state.withLock { $0.fail = fail } }

  func row(at position: Int) -> Row {
    precondition(position >= 0 && position < count, "There is no row \(position) of \(count).")
    let (page, offset) = position.quotientAndRemainder(dividingBy: pageSize)
    let rows = page == 0 ? first : rows(ofPage: page)
    return rows.indices.contains(offset) ? rows[offset] : first[position % first.count]
  }

  private func rows(ofPage page: Int) -> [Row] {
    let known = state.withLock { state -> [Row]? in
      guard let rows = state.pages[page] else { return state.failed.contains(page) ? [] : nil }
      if state.recent.last != page {
        state.recent.removeAll { $0 == page }
        state.recent.append(page)
      }
      return rows
    }
    if let known { return known }
    let start = page * pageSize
    let rows = read { try $0.rows(start..<min(start + pageSize, count)) }
    state.withLock { state in
      guard let rows else { return state.failed.formUnion([page]) }
      state.pages[page] = rows
      state.recent.removeAll { $0 == page }
      state.recent.append(page)
      if state.recent.count > Self.limit { state.pages[state.recent.removeFirst()] = nil }
    }
    return rows ?? []
  }

  func offsets(of ids: Set<Row.ID>) -> [Row.ID: Int] {
    if ids.isEmpty { return [:] }
    guard reader != nil else {
      return first.enumerated().reduce(into: [:]) { offsets, row in
        if ids.contains(row.element.id) { offsets[row.element.id] = row.offset }
      }
    }
    return read { try $0.offsets(ids) } ?? [:]
  }

  func ids(in offsets: Range<Int>) -> [Row.ID] {
    let offsets = offsets.clamped(to: 0..<count)
    if reader == nil || offsets.upperBound <= first.count { return first[offsets].map(\.id) }
    return read { try $0.ids(offsets) } ?? []
  }

  /// What the reader reads; `nil` if it fails.
  private func read<Result>(_ body: (PageReader<Row>) throws -> Result) -> Result? {
    guard let reader else { return nil }
    do { return try body(reader) } catch {
      state.withLock(\.fail)(error)
      return nil
    }
  }
}
