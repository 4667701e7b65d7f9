/// How a table looks, besides what its rows contain.
public struct TableLook: Hashable, Sendable {
  /// The visual style of a table.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    /// The default for the table's context.
    case automatic
    /// Rows without a box around them.
    case inset
    /// Rows in a box with a line around it.
    case bordered
  }

  /// The style.
  public var variant: Variant
  /// Whether every second row has a different background.
  public var alternatesRows: Bool
  /// Whether the headings are shown; hidden ones are still there for assistive technology.
  public var showsHeadings: Bool

  /// Creates a look.
  ///
  /// - Parameters:
  ///   - variant: The style.
  ///   - alternatesRows: Whether every second row has a different background.
  ///   - showsHeadings: Whether the headings are shown.
  public init(
    _ variant: Variant = .automatic, alternatesRows: Bool = false, showsHeadings: Bool = true
  ) {
    self.variant = variant
    self.alternatesRows = alternatesRows
    self.showsHeadings = showsHeadings
  }

  /// The look as words of a dump.
  package var words: [String] {
    (variant == .automatic ? [] : ["variant=\"\(variant.rawValue)\""])
      + (alternatesRows ? ["alternating"] : []) + (showsHeadings ? [] : ["headings=\"hidden\""])
  }
}

/// The place of a row in an outline, which its first cell shows.
public struct RowOutline: Hashable, Sendable {
  /// The number of rows that the row is within.
  public var level: Int
  /// Whether the rows within the row are shown; `nil` if there are none.
  ///
  /// A cell of a row with others in it accepts taps, which show and hide them.
  public var isExpanded: Bool?

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - level: The number of rows that the row is within.
  ///   - isExpanded: Whether the rows within the row are shown; `nil` if there are none.
  public init(level: Int, isExpanded: Bool?) {
    self.level = level
    self.isExpanded = isExpanded
  }

  /// The place as words of a dump.
  package var words: [String] {
    ["level=\(level)"] + (isExpanded.map { [$0 ? "expanded" : "collapsed"] } ?? [])
  }
}

/// What a heading of a table's column offers besides the order of the rows.
public struct ColumnFacts: Hashable, Sendable {
  /// The order of those rows that are equal by the columns that count more; `nil` if the column isn't
  /// one by which such rows are sorted, or the first one.
  public var laterSort: TableSortDirection?
  /// The width that the user can set; `nil` if it can't be set.
  ///
  /// The heading then accepts numbers: see ``UserEvent/Action/setNumber(_:)``.
  public var width: AdjustableWidth?

  /// A width that a user can set.
  public struct AdjustableWidth: Hashable, Sendable {
    /// The width in points; `nil` if the table chooses it.
    public var value: Double?
    /// The least and the greatest width.
    public var bounds: ClosedRange<Double>
    /// The title of the column.
    public var title: String

    /// Creates a width.
    ///
    /// - Parameters:
    ///   - value: The width in points; `nil` if the table chooses it.
    ///   - bounds: The least and the greatest width.
    ///   - title: The title of the column.
    public init(_ value: Double?, in bounds: ClosedRange<Double>, of title: String) {
      self.value = value
      self.bounds = bounds
      self.title = title
    }
  }

  /// Creates the facts of a heading.
  ///
  /// - Parameters:
  ///   - laterSort: The order of rows that are equal by the columns that count more.
  ///   - width: The width that the user can set.
  public init(laterSort: TableSortDirection? = nil, width: AdjustableWidth? = nil) {
    self.laterSort = laterSort
    self.width = width
  }

  /// The facts as words of a dump.
  package var words: [String] {
    (laterSort.map { ["laterSort=\"\($0)\""] } ?? [])
      + (width.map { ["width=\($0.value?.shortest ?? "automatic")"] } ?? [])
  }
}
