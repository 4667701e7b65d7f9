public import Foundation

/// The horizontal alignment of the cells and the heading of a column.
public struct TableColumnAlignment: Hashable, Sendable {
  let text: TextAlignment?
  var isNumeric = false

  /// The default: at the leading edge.
  public static let automatic = Self(text: nil)
  /// At the leading edge.
  public static let leading = Self(text: .leading)
  /// In the middle.
  public static let center = Self(text: .center)
  /// At the trailing edge.
  public static let trailing = Self(text: .trailing)
  /// As numbers are: at the trailing edge, with digits of equal width below each other.
  public static let numeric = Self(text: .trailing, isNumeric: true)

  /// As numbers of a numbering system are: their digits stand below each other.
  ///
  /// - Parameter numberingSystem: The numbering system, whose last digit is at the trailing edge.
  /// - Returns: The alignment.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> Self { .numeric }
}

extension TableColumn {
  /// Sets the alignment of the column.
  ///
  /// ```swift
  /// TableColumn("Price", value: \.price) { Text($0.price, format: .number) }.alignment(.numeric)
  /// ```
  ///
  /// - Parameter alignment: The alignment.
  /// - Returns: The column.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.alignment = alignment
    return column
  }
}
