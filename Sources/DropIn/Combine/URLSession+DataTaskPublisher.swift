public import Foundation
public import FoundationNetworking
public import OpenCombine
import RostrumDependencies

extension URLSession {
  /// Publishes the data and the response of a URL, once, and completes.
  ///
  /// - Parameter url: The URL.
  /// - Returns: The publisher; each subscriber makes a request of its own.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Publishes the data and the response of a request, once, and completes.
  ///
  /// ```swift
  /// URLSession.shared.dataTaskPublisher(for: request)
  ///   .map(\.data)
  ///   .decode(type: Fact.self, decoder: JSONDecoder())
  ///   .receive(on: DispatchQueue.main)
  ///   .sink { … } receiveValue: { fact = $0 }
  /// ```
  ///
  /// - Parameter request: The request.
  /// - Returns: The publisher; each subscriber makes a request of its own.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Publishes the data and the response of a request.
  public struct DataTaskPublisher: Publisher {
    /// The data and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is no response.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that makes the request.
    public let session: URLSession

    /// Makes a publisher.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - session: The session that makes the request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (request, session) = (request, session)
      Deferred {
        let loading = Loading()
        return Future<Output, URLError> { loading.start(request, in: session, $0) }
          .handleEvents(receiveCancel: { loading.cancel() })
      }
      .receive(subscriber: subscriber)
    }
  }
}

/// A request of one subscriber, which is answered with the dependencies of the subscriber.
private final class Loading {
  private var task: URLSessionDataTask?

  func start(
    _ request: URLRequest, in session: URLSession,
    _ promise: @escaping (Result<URLSession.DataTaskPublisher.Output, URLError>) -> Void
  ) {
    let dependencies = withEscapedDependencies { $0 }
    // NB: a promise may be kept on any thread, and takes only the first result.
    nonisolated(unsafe) let promise = promise
    task = session.dataTask(with: request) { data, response, error in
      dependencies.yield {
        if let data, let response {
          promise(.success((data, response)))
        } else {
          promise(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
    }
    task?.resume()
  }

  func cancel() { task?.cancel() }
}
