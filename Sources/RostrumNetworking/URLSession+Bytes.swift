#if canImport(FoundationNetworking)
  public import Foundation
  public import FoundationNetworking

  extension URLSession {
    /// Loads what a URL points at, and delivers it byte by byte as it arrives.
    ///
    /// ```swift
    /// let (bytes, _) = try await URLSession.shared.bytes(from: url)
    /// for try await line in bytes.lines { … }
    /// ```
    ///
    /// The request is made with the configuration of this session. Bytes that arrive faster than
    /// they are read are buffered.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - delegate: Receives the events of the task, but for its data.
    /// - Returns: The bytes, and the response.
    /// - Throws: `URLError` if there is no response.
    public func bytes(
      from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// Loads what a request asks for, and delivers it byte by byte as it arrives.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - delegate: Receives the events of the task, but for its data.
    /// - Returns: The bytes, and the response.
    /// - Throws: `URLError` if there is no response.
    public func bytes(
      for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      let receiver = ByteReceiver(delegate)
      let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
      let task = session.dataTask(with: request)
      session.finishTasksAndInvalidate()
      let response = try await withTaskCancellationHandler {
        try await receiver.response(of: task)
      } onCancel: {
        task.cancel()
      }
      return (AsyncBytes(task: task, chunks: receiver.chunks), response)
    }

    /// The bytes of a response, in order.
    public struct AsyncBytes: AsyncSequence, Sendable {
      /// A byte.
      public typealias Element = UInt8

      /// The task that loads the bytes.
      public let task: URLSessionDataTask
      let chunks: AsyncThrowingStream<Data, any Error>

      /// Begins to read.
      public func makeAsyncIterator() -> Iterator {
        Iterator(chunks: chunks.makeAsyncIterator())
      }

      /// Reads one byte after the other.
      public struct Iterator: AsyncIteratorProtocol {
        var chunks: AsyncThrowingStream<Data, any Error>.Iterator
        private var chunk = Data()
        private var position = 0

        init(chunks: AsyncThrowingStream<Data, any Error>.Iterator) {
          self.chunks = chunks
        }

        /// Waits for the next byte.
        ///
        /// - Returns: The byte; `nil` at the end.
        /// - Throws: `URLError` if the connection is lost.
        public mutating func next() async throws -> UInt8? {
          while position == chunk.count {
            guard let next = try await chunks.next() else { return nil }
            (chunk, position) = (next, 0)
          }
          defer { position += 1 }
          return chunk[chunk.startIndex + position]
        }
      }
    }
  }
#endif
