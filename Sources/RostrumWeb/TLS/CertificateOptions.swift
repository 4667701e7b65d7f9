#if CommandLine && TLS
  import ArgumentParser
  import Foundation

  /// The options for TLS.
  struct CertificateOptions: ParsableArguments {
    @Option(help: "A PEM file with the certificate for TLS, and those of its issuers.")
    var tlsCertificate: String?

    @Option(help: "A PEM file with the key of the certificate.")
    var tlsKey: String?

    @Flag(inversion: .prefixedNo, help: "Whether pages may be loaded over HTTP/2, with TLS.")
    var http2 = true

    /// The certificate, unless the server speaks without TLS.
    var tls: WebServer.TLS? {
      guard let tlsCertificate, let tlsKey else { return nil }
      return WebServer.TLS(
        certificate: URL(filePath: tlsCertificate), key: URL(filePath: tlsKey), allowsHTTP2: http2)
    }

    /// Checks options that need each other, whose values may come from different sources.
    func validatePair() throws {
      guard (tlsCertificate == nil) == (tlsKey == nil) else {
        throw ValidationError("--tls-certificate and --tls-key need each other.")
      }
    }
  }
#endif
