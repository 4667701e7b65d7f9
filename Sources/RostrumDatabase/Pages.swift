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
