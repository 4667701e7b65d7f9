import Foundation
import NIOSSL
import RostrumScenes
import RostrumWeb

/// Certificates for tests, which expire in a hundred years.
///
/// No server outside of tests has them.
enum Certificates {
  /// A certificate for `localhost`, `rostrum.example` and 127.0.0.1.
  static let certificate = """
    -----BEGIN CERTIFICATE-----
    MIIBrDCCAVOgAwIBAgIUT4VzWUp5YF1NdZs1Ug75hiqxAsAwCgYIKoZIzj0EAwIw
    FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzEwMDEzNFoYDzIxMjYxMDMw
    MTAwMTM0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
    PQMBBwNCAARxjEhL4NyNoiya3N1RJnaN/FCi9ztn7k9CrzACKiz8PrYW5/HUcabU
    ThQh/40lboDBcG3asKzIpDUdofPYiuWHo4GAMH4wHQYDVR0OBBYEFDelWe1rMI9j
    3nnSgLPTbMBXKGqUMB8GA1UdIwQYMBaAFDelWe1rMI9j3nnSgLPTbMBXKGqUMA8G
    A1UdEwEB/wQFMAMBAf8wKwYDVR0RBCQwIoIJbG9jYWxob3N0gg9yb3N0cnVtLmV4
    YW1wbGWHBH8AAAEwCgYIKoZIzj0EAwIDRwAwRAIgU731Ty2IolJXVznuTp5surpp
    CO9YWC029I6Gk+uFi0MCIDsGvheIkJWU6mtxFLotfwDZCU2F2c+9kC64doXle8A+
    -----END CERTIFICATE-----

    """

  /// The key of the certificate.
  static let key = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg3phuIeHxqEhVPzCp
    1EhcfZtfDfEpyXakyp2XnVH6ZKGhRANCAARxjEhL4NyNoiya3N1RJnaN/FCi9ztn
    7k9CrzACKiz8PrYW5/HUcabUThQh/40lboDBcG3asKzIpDUdofPYiuWH
    -----END PRIVATE KEY-----

    """

  /// A different certificate for `localhost` and 127.0.0.1.
  static let otherCertificate = """
    -----BEGIN CERTIFICATE-----
    MIIBnDCCAUGgAwIBAgIUW7N1QN9VvdIY8bmILBZjDzmF+BMwCgYIKoZIzj0EAwIw
    FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzEwMDMxMloYDzIxMjYxMDMw
    MTAwMzEyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
    PQMBBwNCAAQP5M5zwBA1Ef3FoJXIEgMQpHtw04N7+aONp3927+SOOKdub/gxldjp
    ky8jbC2NvBdSGTJJf8/YNrKLwFEm924Ho28wbTAdBgNVHQ4EFgQUjgxXjZq+9hGk
    0M135KM6B0+teukwHwYDVR0jBBgwFoAUjgxXjZq+9hGk0M135KM6B0+teukwDwYD
    VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
    zj0EAwIDSQAwRgIhAIpB0DsmrNHQ8ghybZCRtF5RB5LTD8XElRPLIDzTT7TcAiEA
    qUBY1Dz4nbnLimEhocvVhzSM9KWY3C5MsXSjSo7Jkro=
    -----END CERTIFICATE-----

    """

  /// The key of the different certificate.
  static let otherKey = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjZdrgIjV4BSnfr77
    W34bSryWic7diAYlfW2HGXr+8UehRANCAAQP5M5zwBA1Ef3FoJXIEgMQpHtw04N7
    +aONp3927+SOOKdub/gxldjpky8jbC2NvBdSGTJJf8/YNrKLwFEm924H
    -----END PRIVATE KEY-----

    """

  /// The key of the certificate, with a passphrase.
  static let encryptedKey = """
    -----BEGIN EC PRIVATE KEY-----
    Proc-Type: 4,ENCRYPTED
    DEK-Info: AES-256-CBC,9BB9E792141EE4DF5AAD9728BF67CE24

    q+nPfij3nOTwFMS68barEkXqinfY386vCCFhF9h5Yavq6AcWXVcqQsA6gpL3aXKm
    0xrMDduDocpXG8HYjlQXxfXrJac1822Pz9Rcm8gpJphU0BHEDLnFMU3wq0TtGU7t
    YtqyJOba9uEZjho7CyTpG3KmYzbtBrl6ynUKPv9f0WY=
    -----END EC PRIVATE KEY-----

    """

  /// Writes a certificate and a key into a folder.
  static func write(
    _ certificate: String? = certificate, _ key: String? = key, to folder: URL
  ) throws -> WebServer.TLS {
    let tls = WebServer.TLS(
      certificate: folder.appending(path: "certificate.pem"), key: folder.appending(path: "key.pem")
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try certificate?.write(to: tls.certificate, atomically: true, encoding: .utf8)
    try key?.write(to: tls.key, atomically: true, encoding: .utf8)
    return tls
  }

  /// A client that trusts only one certificate.
  static func client(
    trusting certificate: String = certificate, protocols: [String] = []
  ) throws -> TLSConfiguration {
    var client = TLSConfiguration.makeClientConfiguration()
    client.trustRoots = .certificates(try NIOSSLCertificate.fromPEMBytes(Array(certificate.utf8)))
    client.applicationProtocols = protocols
    return client
  }
}

/// Runs a body with a server with TLS.
@MainActor
func withSecureServer<Result: Sendable>(
  of app: any App.Type = CounterApp.self, limits: ConnectionLimits = .withoutDeadlines,
  configuration configure: (inout WebServer.Configuration) -> Void = { _ in },
  _ body: @MainActor (WebServer, Int) async throws -> Result
) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "rostrum-tls-\(UUID().uuidString)", directoryHint: .isDirectory)
  defer { try? FileManager.default.removeItem(at: folder) }
  let tls = try Certificates.write(to: folder)
  return try await withServer(
    of: app, limits: limits,
    configuration: {
      $0.tls = tls
      configure(&$0)
    }, body)
}
