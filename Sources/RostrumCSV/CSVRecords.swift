public import Foundation

/// The records of a table that arrives piece by piece.
///
/// ```swift
/// for try await record in CSVRecords(file) {
///   switch record {
///   case .row(let row): try await importer.add(row)
///   case .refused(let refusal): importer.note("\(refusal)")
///   }
/// }
/// ```
///
/// It asks for the next piece when the records of the last one were taken, so memory stays bounded
/// however long the table is.
public struct CSVRecords<Pieces: AsyncSequence>: AsyncSequence
where Pieces.Element: Collection<UInt8> {
  /// A row, or a line that isn't one.
  public typealias Element = CSVRecord

  private let pieces: Pieces
  private let format: CSVFormat

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - pieces: The text in UTF-8, in pieces of any length.
  ///   - format: How the table is written.
  public init(_ pieces: Pieces, _ format: CSVFormat = .standard) {
    self.pieces = pieces
    self.format = format
  }

  /// Begins to read.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(pieces: pieces.makeAsyncIterator(), parser: CSVParser(format))
  }

  /// Reads one record after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var pieces: Pieces.AsyncIterator
    var parser: CSVParser
    private var records: [CSVRecord] = []
    private var index = 0
    private var isOver = false

    init(pieces: Pieces.AsyncIterator, parser: CSVParser) {
      self.pieces = pieces
      self.parser = parser
    }

    /// The next record; `nil` at the end of the text.
    ///
    /// - Throws: The error of the pieces.
    public mutating func next() async throws -> CSVRecord? {
      while index == records.count {
        if isOver { return nil }
        index = 0
        if let piece = try await pieces.next() {
          records = parser.parse(piece)
        } else {
          isOver = true
          records = parser.finish()
        }
      }
      defer { index += 1 }
      return records[index]
    }
  }
}

extension CSVRecords: Sendable where Pieces: Sendable {}

extension CSVRecords where Pieces == CSVFile {
  /// Reads a table from a file.
  ///
  /// - Parameters:
  ///   - url: The address of the file.
  ///   - format: How the table is written.
  public init(contentsOf url: URL, _ format: CSVFormat = .standard) {
    self.init(CSVFile(url), format)
  }
}

/// The contents of a file in pieces of 256 KiB.
public struct CSVFile: AsyncSequence, Sendable {
  /// A piece of the file.
  public typealias Element = Data

  private let url: URL

  /// Reads a file.
  ///
  /// - Parameter url: The address of the file.
  public init(_ url: URL) {
    self.url = url
  }

  /// Begins to read.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

  /// Reads one piece after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let url: URL
    private var handle: FileHandle?

    init(url: URL) {
      self.url = url
    }

    /// The next piece; `nil` at the end of the file.
    ///
    /// - Throws: An error of Foundation if the file can't be read.
    public mutating func next() async throws -> Data? {
      try Task.checkCancellation()
      let handle = try handle ?? FileHandle(forReadingFrom: url)
      self.handle = handle
      guard let data = try handle.read(upToCount: 1 << 18), !data.isEmpty else { return nil }
      return data
    }
  }
}
