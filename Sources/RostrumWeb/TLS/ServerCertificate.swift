#if TLS
  import Foundation
  import Logging
  import NIOCore
  import NIOSSL
  import RostrumRuntime

  /// The certificate of a server and its key, which can be replaced while the server runs.
  final class ServerCertificate: Sendable {
    private let tls: WebServer.TLS
    private let logger: Logger
    private let context = Locked<NIOSSLContext?>(nil)

    /// Whether clients may choose HTTP/2.
    var allowsHTTP2: Bool { tls.allowsHTTP2 }

    /// The context of new connections, or `nil` before the certificate is loaded.
    var current: NIOSSLContext? { context.value }

    init(_ tls: WebServer.TLS, logger: Logger) {
      self.tls = tls
      self.logger = logger
    }

    /// Reads the files, and replaces the certificate if they are valid.
    func load() throws(WebServerError) {
      let chain = try certificates()
      let key = try privateKey()
      let context: NIOSSLContext
      do {
        context = try NIOSSLContext(configuration: configuration(chain, key))
      } catch {
        throw unusable(tls.key, "the key doesn't belong to \(tls.certificate.path)")
      }
      self.context.withLock { $0 = context }
      if let certificate = chain.first { log(certificate) }
    }

    /// TLS 1.2 and 1.3 with forward secrecy and authenticated encryption; see RFC 9325.
    private func configuration(
      _ chain: [NIOSSLCertificate], _ key: NIOSSLPrivateKey
    ) -> TLSConfiguration {
      var configuration = TLSConfiguration.makeServerConfiguration(
        certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
      configuration.minimumTLSVersion = .tlsv12
      // A browser that keeps an idle connection may not notice its end.
      configuration.shutdownTimeout = .seconds(1)
      configuration.cipherSuiteValues = [
        .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
        .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
        .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256,
        .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
      ]
      configuration.applicationProtocols = allowsHTTP2 ? ["h2", "http/1.1"] : ["http/1.1"]
      return configuration
    }

    private func certificates() throws(WebServerError) -> [NIOSSLCertificate] {
      let bytes = try read(tls.certificate)
      guard let chain = try? NIOSSLCertificate.fromPEMBytes(bytes), !chain.isEmpty else {
        throw unusable(tls.certificate, "it contains no certificate in PEM format")
      }
      return chain
    }

    private func privateKey() throws(WebServerError) -> NIOSSLPrivateKey {
      let bytes = try read(tls.key)
      do {
        // Without the closure, an encrypted key would ask for its passphrase on the terminal.
        return try NIOSSLPrivateKey(bytes: bytes, format: .pem) { $0([]) }
      } catch {
        throw unusable(tls.key, "it contains no private key in PEM format, or an encrypted one")
      }
    }

    private func read(_ file: URL) throws(WebServerError) -> [UInt8] {
      do {
        return Array(try Data(contentsOf: file))
      } catch {
        let reason =
          switch (error as? CocoaError)?.code {
          case .fileReadNoSuchFile?, .fileNoSuchFile?: "no such file"
          case .fileReadNoPermission?: "permission denied"
          default: DataDirectory.reason(error)
          }
        throw unusable(file, reason)
      }
    }

    private func unusable(_ file: URL, _ reason: String) -> WebServerError {
      .unusableCertificate(path: file.path, reason: reason)
    }

    private func log(_ certificate: NIOSSLCertificate) {
      let end = Date(timeIntervalSince1970: TimeInterval(certificate.notValidAfter))
      let metadata: Logger.Metadata = ["validUntil": "\(end.formatted(.iso8601))"]
      if end < .now {
        logger.error("the certificate has expired", metadata: metadata)
      } else {
        logger.notice("certificate loaded", metadata: metadata)
      }
    }
  }
#endif
