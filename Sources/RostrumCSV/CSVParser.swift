/// Reads a table piece by piece: RFC 4180 in UTF-8, with any line ends.
///
/// ```swift
/// var parser = CSVParser()
/// for record in parser.parse(chunk) + parser.finish() {
///   switch record {
///   case .row(let row): names.append(row["name"] ?? "")
///   case .refused(let refusal): refusals.append("\(refusal)")
///   }
/// }
/// ```
///
/// A piece can end anywhere, also within a character, a line end or a pair of quotes. The parser keeps
/// the row that isn't complete yet, up to the limit of the format. A byte order mark at the beginning
/// is skipped, and so are empty lines of tables with several columns. After a line that is refused,
/// reading goes on with the next line; only a header that is refused ends the table.
public struct CSVParser: Sendable {
  private enum State {
    /// The beginning of the text, after a number of bytes of a byte order mark.
    case mark(Int)
    /// The beginning of a field.
    case start
    /// In a field without quotes.
    case plain
    /// In a field with quotes.
    case quoted
    /// After a quote in a field with quotes.
    case closing
    /// In the rest of a line that is refused.
    case skipping
    /// After a header that is refused.
    case over
  }

  private static let (quote, lineFeed, carriageReturn) = (UInt8(0x22), UInt8(0x0A), UInt8(0x0D))
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// How the table is written.
  public let format: CSVFormat
  private let separator: UInt8
  private var state = State.mark(0)
  private var skipsLineFeed = false
  private var line = 1
  /// The line in which the current row begins.
  private var start = 1
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []
  private var hasQuotes = false
  private var refusal: CSVRefusal.Reason?
  private var header: CSVHeader?
  private var expected: Int?

  /// Creates a parser.
  ///
  /// - Parameter format: How the table is written.
  public init(_ format: CSVFormat = .standard) {
    self.format = format
    separator = format.separator
  }

  /// The names of the columns, once the header was read; empty for a table without one.
  public var names: [String] { header?.names ?? [] }

  /// Reads a whole table.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - format: How the table is written.
  /// - Returns: The rows and the lines that aren't rows, in order.
  public static func records(of text: String, _ format: CSVFormat = .standard) -> [CSVRecord] {
    var parser = CSVParser(format)
    return parser.parse(Array(text.utf8)) + parser.finish()
  }

  /// Reads the next piece of the text.
  ///
  /// - Parameter piece: The bytes.
  /// - Returns: The records that are complete.
  /// - Complexity: O(*n*) in the number of bytes.
  public mutating func parse(_ piece: some Collection<UInt8>) -> [CSVRecord] {
    var records: [CSVRecord] = []
    let isDone: Void? = piece.withContiguousStorageIfAvailable { parse($0, &records) }
    if isDone == nil { Array(piece).withUnsafeBufferPointer { parse($0, &records) } }
    return records
  }

  /// Ends the text.
  ///
  /// - Returns: The last record, if its line had no end.
  public mutating func finish() -> [CSVRecord] {
    var records: [CSVRecord] = []
    switch state {
    case .over: break
    case .mark(let count):
      // A part of a mark is text in a different encoding.
      guard (1..<3).contains(count) else { break }
      bytes.append(contentsOf: Self.mark.prefix(count))
      endRow(&records)
    case .start: if !ends.isEmpty { endRow(&records) }
    case .plain, .closing: endRow(&records)
    case .quoted:
      refusal = .unclosedQuote
      endRow(&records)
    case .skipping: endRow(&records)
    }
    state = .over
    return records
  }

  private mutating func parse(
    _ piece: UnsafeBufferPointer<UInt8>, _ records: inout [CSVRecord]
  ) {
    var index = 0
    while index < piece.count {
      switch state {
      case .mark(let count):
        if count < 3, piece[index] == Self.mark[count] {
          (state, index) = (.mark(count + 1), index + 1)
          break
        }
        if count < 3 { bytes.append(contentsOf: Self.mark.prefix(count)) }
        state = bytes.isEmpty ? .start : .plain
      case .start:
        let isRest = skipsLineFeed && piece[index] == Self.lineFeed
        skipsLineFeed = false
        if isRest {
          index += 1
        } else if piece[index] == Self.quote {
          (state, hasQuotes, index) = (.quoted, true, index + 1)
        } else if !ends.isEmpty || !readRow(piece, &index, &records) {
          state = .plain
        }
      case .plain: readPlain(piece, &index, &records)
      case .quoted: readQuoted(piece, &index)
      case .closing:
        switch piece[index] {
        case Self.quote:
          append(piece[index..<(index + 1)])
          if refusal == nil { state = .quoted }
        case separator: endField()
        case Self.lineFeed, Self.carriageReturn: endLine(piece[index], &records)
        default: refuse(.textAfterQuote)
        }
        index += 1
      case .skipping:
        while index < piece.count, !Self.isLineEnd(piece[index]) { index += 1 }
        guard index < piece.count else { return }
        endLine(piece[index], &records)
        index += 1
      case .over: return
      }
    }
  }

  /// Reads a whole row without quotes, as most are.
  ///
  /// - Returns: Whether there is one.
  private mutating func readRow(
    _ piece: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ records: inout [CSVRecord]
  ) -> Bool {
    let (first, separator) = (index, separator)
    var (end, all) = (index, UInt8(0))
    while end < piece.count {
      let byte = piece[end]
      all |= byte
      if byte == separator {
        ends.append(Int32(truncatingIfNeeded: end - first))
      } else if Self.isLineEnd(byte) {
        break
      } else if byte == Self.quote {
        end = piece.count
      }
      end += 1
    }
    guard end < piece.count, end - first <= format.rowLimit, ends.count < format.fieldLimit else {
      ends.removeAll(keepingCapacity: true)
      return false
    }
    ends.append(Int32(truncatingIfNeeded: end - first))
    let row = CSVRow(
      line: start, header: header,
      bytes: [UInt8](UnsafeBufferPointer(rebasing: piece[first..<end])), ends: Array(ends))
    ends.removeAll(keepingCapacity: true)
    take(row, isQuoted: false, isASCII: all < 0x80, nil, &records)
    beginLine(after: piece[end])
    index = end + 1
    return true
  }

  private mutating func readPlain(
    _ piece: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ records: inout [CSVRecord]
  ) {
    let (first, separator) = (index, separator)
    while index < piece.count {
      let byte = piece[index]
      if byte == separator || byte == Self.quote || Self.isLineEnd(byte) { break }
      index += 1
    }
    append(piece[first..<index])
    guard index < piece.count, refusal == nil else { return }
    switch piece[index] {
    case separator: endField()
    case Self.quote: refuse(.quoteInField)
    default: endLine(piece[index], &records)
    }
    index += 1
  }

  private mutating func readQuoted(_ piece: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    let first = index
    while index < piece.count, piece[index] != Self.quote {
      if piece[index] == Self.lineFeed { line += 1 }
      index += 1
    }
    append(piece[first..<index])
    guard index < piece.count, refusal == nil else { return }
    (state, index) = (.closing, index + 1)
  }

  @inline(__always)
  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == lineFeed || byte == carriageReturn
  }

  private mutating func append(_ part: Slice<UnsafeBufferPointer<UInt8>>) {
    if part.isEmpty { return }
    guard bytes.count + part.count <= format.rowLimit else { return refuse(.tooLong) }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: part))
  }

  private mutating func refuse(_ reason: CSVRefusal.Reason) {
    refusal = reason
    state = .skipping
  }

  private mutating func endField() {
    ends.append(Int32(truncatingIfNeeded: bytes.count))
    bytes.append(separator)
    state = .start
    if ends.count >= format.fieldLimit { refuse(.tooLong) }
  }

  private mutating func endLine(_ byte: UInt8, _ records: inout [CSVRecord]) {
    endRow(&records)
    beginLine(after: byte)
  }

  private mutating func beginLine(after byte: UInt8) {
    skipsLineFeed = byte == Self.carriageReturn
    line += 1
    start = line
  }

  /// Ends the last field, and with it the row.
  private mutating func endRow(_ records: inout [CSVRecord]) {
    ends.append(Int32(truncatingIfNeeded: bytes.count))
    let row = CSVRow(line: start, header: header, bytes: bytes, ends: ends)
    let (isQuoted, reason) = (hasQuotes, refusal)
    (state, bytes, ends, hasQuotes, refusal) = (.start, [], [], false, nil)
    // Vectors of bytes are combined at once.
    let isASCII = row.bytes.reduce(0, |) < 0x80
    take(row, isQuoted: isQuoted, isASCII: isASCII, reason, &records)
  }

  private mutating func take(
    _ row: CSVRow, isQuoted: Bool, isASCII: Bool, _ reason: CSVRefusal.Reason?,
    _ records: inout [CSVRecord]
  ) {
    if row.bytes.isEmpty, !isQuoted, reason == nil, expected != 1 { return }
    if let reason = reason ?? self.reason(against: row, isASCII: isASCII) {
      records.append(.refused(row.refusal(reason)))
      if format.hasHeader, header == nil { state = .over }
      return
    }
    expected = expected ?? row.count
    if format.hasHeader, header == nil {
      header = CSVHeader(row.fields)
    } else {
      records.append(.row(row))
    }
  }

  private func reason(against row: CSVRow, isASCII: Bool) -> CSVRefusal.Reason? {
    if !isASCII, String(validating: row.bytes, as: UTF8.self) == nil { return .encoding }
    if let expected, format.requiresEqualCounts, row.count != expected {
      return .fieldCount(row.count, expected: expected)
    }
    return nil
  }
}
