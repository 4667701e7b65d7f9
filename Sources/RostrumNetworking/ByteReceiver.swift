#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
  import RostrumRuntime

  /// A delegate that forwards a task's data as it arrives.
  ///
  /// NB: `@unchecked Sendable` because `lock` guards the continuation.
  final class ByteReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    let chunks: AsyncThrowingStream<Data, any Error>
    private let arriving: AsyncThrowingStream<Data, any Error>.Continuation
    private let delegate: (any URLSessionTaskDelegate)?
    private let lock = Lock()
    private var waiting: CheckedContinuation<URLResponse, any Error>?

    init(_ delegate: (any URLSessionTaskDelegate)?) {
      self.delegate = delegate
      (chunks, arriving) = AsyncThrowingStream.makeStream()
    }

    /// Starts a task and waits for its response.
    func response(of task: URLSessionDataTask) async throws -> URLResponse {
      arriving.onTermination = { [weak task] _ in task?.cancel() }
      return try await withCheckedThrowingContinuation { continuation in
        lock.withLock { waiting = continuation }
        task.resume()
      }
    }

    private func takeWaiting() -> CheckedContinuation<URLResponse, any Error>? {
      lock.withLock {
        defer { waiting = nil }
        return waiting
      }
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      takeWaiting()?.resume(returning: response)
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      arriving.yield(data)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      takeWaiting()?.resume(throwing: error ?? URLError(.badServerResponse))
      arriving.finish(throwing: error)
      delegate?.urlSession(session, task: task, didCompleteWithError: error)
    }
  }
#endif
