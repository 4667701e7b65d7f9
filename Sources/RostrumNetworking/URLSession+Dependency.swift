public import RostrumDependencies

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension DependencyValues {
  /// Loads what URLs point at.
  ///
  /// In tests it has no value until one is given: reading it is an issue, and each request fails
  /// without reaching the network. Most features do better with a client of their own, which a test
  /// can override endpoint by endpoint.
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

/// Refuses every request.
private final class UnpreparedProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let endpoint = "urlSession (\(request.url?.absoluteString ?? "no URL"))"
    client?.urlProtocol(self, didFailWithError: Unimplemented(endpoint))
  }

  override func stopLoading() {}
}
