import ArgumentParser
import Foundation

/// The command line of an app.
struct ServeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: ProcessInfo.processInfo.processName, abstract: "Serves the app to browsers.")
  }

  @Option(help: "The network interface to serve on.")
  var host = "127.0.0.1"

  @Option(help: "The port to serve on; 0 for any free one.")
  var port = 8080

  @Option(
    parsing: .singleValue,
    help: "A name under which browsers may address the server, besides localhost; * for any.")
  var hostName: [String] = []

  @Option(
    parsing: .singleValue,
    help: "A proxy's address or range (10.0.0.0/8), whose X-Forwarded headers are believed.")
  var trustedProxy: [String] = []

  @Option(help: "A PEM file with the certificate for TLS, and those of its issuers.")
  var tlsCertificate: String?

  @Option(help: "A PEM file with the key of the certificate.")
  var tlsKey: String?

  @Flag(inversion: .prefixedNo, help: "Whether pages may be loaded over HTTP/2, with TLS.")
  var http2 = true

  @Option(help: "The folder for users' data (default: a folder of the app among your data).")
  var data: String?

  @Option(
    parsing: .singleValue,
    help: "An origin whose pictures pages may show, such as https://images.example.com.")
  var pictures: [String] = []

  @Option(
    help: "For development: how many milliseconds longer a message and its answer take.")
  var latency = 0

  @Flag(
    help: "For development: show on each page what is presented, and what the last turns took.")
  var overlay = false

  @Flag(name: .customLong("print"), help: "Print the first screen as text, and serve nothing.")
  var prints = false

  /// The origins of pictures that pages may show.
  var pictureSources: [PictureSource] { pictures.compactMap { PictureSource($0) } }

  @OptionGroup(title: "Limits")
  var limits: LimitOptions

  /// The addresses of proxies.
  var trustedProxies: [AddressRange] { trustedProxy.compactMap { AddressRange($0) } }

  /// The certificate, unless the server speaks without TLS.
  var tls: WebServer.TLS? {
    guard let tlsCertificate, let tlsKey else { return nil }
    return WebServer.TLS(
      certificate: URL(filePath: tlsCertificate), key: URL(filePath: tlsKey), allowsHTTP2: http2)
  }

  func validate() throws {
    guard (tlsCertificate == nil) == (tlsKey == nil) else {
      throw ValidationError("--tls-certificate and --tls-key need each other.")
    }
    if let wrong = pictures.first(where: { PictureSource($0) == nil }) {
      throw ValidationError("'\(wrong)' isn't an origin such as https://images.example.com.")
    }
    if let wrong = trustedProxy.first(where: { AddressRange($0) == nil }) {
      throw ValidationError("'\(wrong)' isn't an IP address, or a range such as 10.0.0.0/8.")
    }
    guard latency >= 0 else { throw ValidationError("'\(latency)' isn't a time.") }
    guard (0...65_535).contains(port) else {
      throw ValidationError("'\(port)' isn't a port; ports are 0 to 65535.")
    }
  }
}
