/// A table as text, which is written piece by piece while its rows arrive.
///
/// ```swift
/// let pieces = vehicles.map { [$0.plate, "\($0.seats)"] }.csv(header: ["Plate", "Seats"])
/// for try await piece in pieces { try file.write(contentsOf: piece) }
/// ```
public struct CSVPieces<Rows: AsyncSequence>: AsyncSequence where Rows.Element == [String] {
  /// A piece of the text in UTF-8, of about 64 KiB.
  public typealias Element = [UInt8]

  let rows: Rows
  let header: [String]?
  let writer: CSVWriter

  /// Begins to write.
  public func makeAsyncIterator() -> AsyncIterator {
    var writer = writer
    if let header { writer.add(header) }
    return AsyncIterator(rows: rows.makeAsyncIterator(), writer: writer)
  }

  /// Writes one piece after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var rows: Rows.AsyncIterator
    var writer: CSVWriter

    /// The next piece; `nil` after the last row.
    ///
    /// - Throws: The error of the rows.
    public mutating func next() async throws -> [UInt8]? {
      while writer.bytes.count < 1 << 16, let row = try await rows.next() { writer.add(row) }
      return writer.bytes.isEmpty ? nil : writer.take()
    }
  }
}

extension CSVPieces: Sendable where Rows: Sendable {}

extension AsyncSequence where Element == [String] {
  /// The rows as a table.
  ///
  /// - Parameters:
  ///   - header: The names of the columns, if they are written.
  ///   - format: How the table is written.
  ///   - formulas: What happens to fields that a spreadsheet takes for formulas.
  /// - Returns: The text, piece by piece.
  public func csv(
    header: [String]? = nil, _ format: CSVFormat = .standard,
    formulas: CSVWriter.Formulas = .neutralized
  ) -> CSVPieces<Self> {
    CSVPieces(rows: self, header: header, writer: CSVWriter(format, formulas: formulas))
  }
}
