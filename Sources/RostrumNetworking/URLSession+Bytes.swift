#if canImport(FoundationNetworking)
  public import Foundation
  public import FoundationNetworking

  extension URLSession {
    /// Loads a URL, and delivers its data byte by byte as it arrives.
    ///
    /// ```swift
    /// let (bytes, _) = try await URLSession.shared.bytes(from: url)
    /// for try await line in bytes.lines { … }
    /// ```
    ///
    /// The request uses this session's configuration. Bytes are buffered until they are read.
    ///
    /// - Parameters:
    ///   - url: The URL to load.
    ///   - delegate: Receives the task's events except its data.
    /// - Returns: The bytes and the response.
    /// - Throws: `URLError` if there is no response.
    public func bytes(
      from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// Performs a request, and delivers its data byte by byte as it arrives.
    ///
    /// - Parameters:
    ///   - request: The request to perform.
    ///   - delegate: Receives the task's events except its data.
    /// - Returns: The bytes and the response.
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

    /// An asynchronous sequence of a response's bytes.
    public struct AsyncBytes: AsyncSequence, Sendable {
      /// A byte.
      public typealias Element = UInt8

      /// The task that loads the bytes.
      public let task: URLSessionDataTask
      let chunks: AsyncThrowingStream<Data, any Error>

      /// Makes an iterator.
      public func makeAsyncIterator() -> Iterator {
        Iterator(chunks: chunks.makeAsyncIterator())
      }

      /// An iterator over bytes.
      public struct Iterator: AsyncIteratorProtocol {
        var chunks: AsyncThrowingStream<Data, any Error>.Iterator
        private var chunk = Data()
        private var position = 0

        init(chunks: AsyncThrowingStream<Data, any Error>.Iterator) {
          self.chunks = chunks
        }

        /// Waits for the next byte.
        ///
        /// - Returns: The next byte, or `nil` at the end.
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
