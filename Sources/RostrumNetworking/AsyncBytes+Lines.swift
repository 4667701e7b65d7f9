#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking

  extension URLSession.AsyncBytes {
    /// The lines of the bytes as UTF-8, without line endings.
    ///
    /// A line ends with LF or CR LF. Empty lines are left out, as on Apple's systems.
    public var lines: Lines { Lines(bytes: self) }

    /// The lines of a response.
    public struct Lines: AsyncSequence, Sendable {
      /// A line.
      public typealias Element = String

      let bytes: URLSession.AsyncBytes

      /// Begins to read.
      public func makeAsyncIterator() -> Iterator { Iterator(bytes: bytes.makeAsyncIterator()) }

      /// Reads one line after the other.
      public struct Iterator: AsyncIteratorProtocol {
        var bytes: URLSession.AsyncBytes.Iterator

        /// Waits for the next line.
        ///
        /// - Returns: The line; `nil` at the end.
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
