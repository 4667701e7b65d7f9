#if TLS
  public import Foundation

  extension WebServer {
    /// The certificate with which a server identifies itself, and what it offers over TLS.
    ///
    /// ```swift
    /// var configuration = WebServer.Configuration(dataDirectory: folder)
    /// configuration.tls = WebServer.TLS(
    ///   certificate: URL(filePath: "/etc/standups/fullchain.pem"),
    ///   key: URL(filePath: "/etc/standups/privkey.pem"))
    /// ```
    ///
    /// The server then accepts connections with TLS 1.2 and 1.3 only.
    public struct TLS: Hashable, Sendable {
      /// A PEM file with the certificate of the server, and then those of its issuers.
      public var certificate: URL
      /// A PEM file with the private key, which isn't encrypted.
      public var key: URL
      /// Whether browsers may load pages and files over HTTP/2.
      ///
      /// WebSockets always use HTTP/1.1.
      public var allowsHTTP2: Bool

      /// Creates the settings of TLS.
      ///
      /// - Parameters:
      ///   - certificate: A PEM file with the certificate of the server, and then those of its
      ///     issuers.
      ///   - key: A PEM file with the private key, which isn't encrypted.
      ///   - allowsHTTP2: Whether browsers may load pages and files over HTTP/2.
      public init(certificate: URL, key: URL, allowsHTTP2: Bool = true) {
        self.certificate = certificate
        self.key = key
        self.allowsHTTP2 = allowsHTTP2
      }
    }

    /// Reads the certificate and its key again, for the connections from now on.
    ///
    /// Call it after the files were renewed. Open connections keep the earlier certificate; so do new
    /// ones if the files can't be used. A program with `App.main()` calls it on SIGHUP. The call is a
    /// no-op without ``Configuration/tls``.
    ///
    /// - Throws: ``WebServerError/unusableCertificate(path:reason:)``.
    public nonisolated func reloadCertificate() throws(WebServerError) {
      try certificate?.load()
    }
  }
#endif
