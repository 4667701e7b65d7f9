#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking

  extension URLSession.AsyncBytes {
    /// The lines of the bytes, decoded as UTF-8, without line terminators.
    ///
    /// Lines are terminated by LF or CR LF. Empty lines are skipped, as on Apple's systems.
    public var lines: Lines { Lines(bytes: self) }

    /// An asynchronous sequence of a response's lines.
    public struct Lines: AsyncSequence, Sendable {
      /// A line.
      public typealias Element = String

      let bytes: URLSession.AsyncBytes

      /// Makes an iterator.
      public func makeAsyncIterator() -> Iterator { Iterator(bytes: bytes.makeAsyncIterator()) }

      /// An iterator over lines.
      public struct Iterator: AsyncIteratorProtocol {
        var bytes: URLSession.AsyncBytes.Iterator

        /// Waits for the next line.
        ///
        /// - Returns: The next line, or `nil` at the end.
        /// - Throws: `URLError` if the connection is lost.
        public mutating func next() async throws -> String? {
          var line: [UInt8] = []
          while let byte = try await bytes.next() {
            if byte != UInt8(ascii: "\n") {
              line.append(byte)
              continue
            }
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
          }
          return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
      }
    }
  }
#endif
