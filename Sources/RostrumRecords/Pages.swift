public import RostrumRuntime

/// The rows that a query finds, loaded a page at a time.
///
/// ```swift
/// struct VehicleTable: View {
///   let vehicles: Pages<Vehicle>
///
///   var body: some View {
///     Table(vehicles) {
///       TableColumn("Plate", value: \.plate)
///     }
///   }
/// }
/// ```
///
/// A property follows them by `@SharedReader(.pages(of: …))`, which is in the modules of SQLite and of
/// PostgreSQL. A session keeps some pages, those that were used last, so its memory doesn't depend on the number of
/// rows. All rows of a value are of one moment, whatever is written meanwhile: the next moment is another
/// value. Tests and previews can make a value from an array.
///
/// SQLite reads a page when one of its rows is asked for. If it can't, the error is in `loadError` of the
/// property, and rows of the first page stand where those of that page would.
///
/// A page of PostgreSQL arrives later, in the next value. Until then, its rows are those of
/// ``PlaceholderRow/placeholder(at:)``.
public struct Pages<Row: Identifiable & Sendable>: PagedCollection, Sendable
where Row.ID: Sendable {
  private let source: any PageSource<Row>

  /// Creates the rows of a source.
  ///
  /// - Parameter source: Where the rows come from.
  package init(_ source: some PageSource<Row>) {
    self.source = source
  }

  /// Creates the pages of rows that are in memory.
  ///
  /// - Parameter rows: The rows.
  public init(_ rows: [Row]) {
    source = KnownRows(rows)
  }

  /// The offset of the first row: 0.
  public var startIndex: Int { 0 }

  /// The number of rows.
  public var endIndex: Int { source.count }

  /// A row, whose page is loaded if it isn't in memory.
  ///
  /// - Parameter position: The offset of the row.
  public subscript(position: Int) -> Row { source.row(at: position) }

  /// Whether a row is in memory.
  ///
  /// Its page isn't loaded for that.
  ///
  /// - Parameter position: The offset of the row.
  /// - Returns: Whether it is there; otherwise, PostgreSQL has a placeholder for it.
  public func isLoaded(at position: Int) -> Bool { source.isLoaded(at: position) }

  /// The offsets of rows, by their identities.
  ///
  /// - Parameter ids: The identities of rows.
  /// - Returns: Their offsets, without the identities that no row has. PostgreSQL knows those of the pages
  ///   in memory, and looks for others until the next value.
  /// - Complexity: O(*n*) in the number of rows, whose identities SQLite visits.
  public func offsets(of ids: Set<Row.ID>) -> [Row.ID: Int] { source.offsets(of: ids) }

  /// The identities of adjacent rows, in order, without loading their pages.
  ///
  /// - Parameter offsets: The offsets of the rows.
  /// - Returns: The identities; none if the database can't be read. PostgreSQL knows those of the pages in
  ///   memory.
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
