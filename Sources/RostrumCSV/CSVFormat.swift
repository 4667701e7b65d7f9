/// How a table is written as text: RFC 4180, with what programs do differently.
public struct CSVFormat: Hashable, Sendable {
  /// The character between two fields, which is one byte in UTF-8: a comma, a semicolon or a tab.
  public var delimiter: Unicode.Scalar
  /// Whether the first row has the names of the columns.
  public var hasHeader: Bool
  /// Whether rows with more or fewer fields than the first one are refused.
  public var requiresEqualCounts: Bool
  /// The most bytes that a row may have; longer ones are refused.
  public var rowLimit: Int
  /// The most fields that a row may have.
  public var fieldLimit: Int

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - delimiter: The character between two fields: a comma, a semicolon or a tab. Any other one
  ///     that isn't one byte in UTF-8, a quote or a line end is replaced by a comma.
  ///   - hasHeader: Whether the first row has the names of the columns.
  ///   - requiresEqualCounts: Whether rows with more or fewer fields than the first one are refused.
  ///   - rowLimit: The most bytes that a row may have, by which memory is bounded.
  ///   - fieldLimit: The most fields that a row may have.
  public init(
    delimiter: Unicode.Scalar = ",", hasHeader: Bool = true, requiresEqualCounts: Bool = true,
    rowLimit: Int = 1 << 20, fieldLimit: Int = 16_384
  ) {
    self.delimiter = delimiter
    self.hasHeader = hasHeader
    self.requiresEqualCounts = requiresEqualCounts
    self.rowLimit = min(max(rowLimit, 1), Int(Int32.max))
    self.fieldLimit = max(fieldLimit, 1)
  }

  /// Commas, and a header.
  public static let standard = CSVFormat()

  /// The delimiter as it is searched for.
  var separator: UInt8 {
    let isUsable = delimiter.isASCII && !["\"", "\r", "\n", "\0"].contains(delimiter)
    return isUsable ? UInt8(ascii: delimiter) : UInt8(ascii: ",")
  }
}
