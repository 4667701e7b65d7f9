public import RostrumDependencies

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension DependencyValues {
  /// The session for URL requests.
  ///
  /// It has no test value: in a test, override it, or else reading it is reported as an issue, and
  /// each request fails without accessing the network. Most features are better served by a client
  /// of their own, whose endpoints a test can override one by one.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

private enum URLSessionKey: DependencyKey {
  static var liveValue: URLSession { URLSession(configuration: .default) }

  static var testValue: URLSession {
    reportMissingTestValue()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [UnpreparedProtocol.self]
    return URLSession(configuration: configuration)
  }
}

/// A protocol that fails every request.
private final class UnpreparedProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let endpoint = "urlSession (\(request.url?.absoluteString ?? "no URL"))"
    client?.urlProtocol(self, didFailWithError: Unimplemented(endpoint))
  }

  override func stopLoading() {}
}
