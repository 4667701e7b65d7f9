public import Foundation
public import FoundationNetworking
public import OpenCombine
import RostrumDependencies

extension URLSession {
  /// A publisher of the data and the response for a URL, which publishes once and completes.
  ///
  /// - Parameter url: The URL to load.
  /// - Returns: A publisher that makes a request for each subscriber.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the data and the response for a request, which publishes once and completes.
  ///
  /// ```swift
  /// URLSession.shared.dataTaskPublisher(for: request)
  ///   .map(\.data)
  ///   .decode(type: Fact.self, decoder: JSONDecoder())
  ///   .receive(on: DispatchQueue.main)
  ///   .sink { … } receiveValue: { fact = $0 }
  /// ```
  ///
  /// - Parameter request: The request to perform.
  /// - Returns: A publisher that performs the request for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the data and the response for a request.
  public struct DataTaskPublisher: Publisher {
    /// The data and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error if there is no response.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that performs the request.
    public let session: URLSession

    /// Makes a publisher.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - session: The session that performs the request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber to attach.
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

/// The request of one subscriber, whose response is delivered with the subscriber's dependencies.
private final class Loading {
  private var task: URLSessionDataTask?

  func start(
    _ request: URLRequest, in session: URLSession,
    _ promise: @escaping (Result<URLSession.DataTaskPublisher.Output, URLError>) -> Void
  ) {
    let dependencies = withEscapedDependencies { $0 }
    // NB: A promise may be fulfilled on any thread, and only its first result counts.
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
