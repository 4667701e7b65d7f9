import Foundation

/// An origin from which pages may show pictures, such as `https://images.example.com`.
///
/// A page shows only pictures of its server, unless the server's configuration or `--pictures` on
/// the command line lists other origins: the server of a picture learns who views it.
public struct PictureSource: Hashable, Sendable {
  let text: String

  /// Parses an origin: a scheme, a host, and a port if it isn't the scheme's default.
  ///
  /// The result is `nil` if the text isn't an origin, or contains more than an origin.
  ///
  /// - Parameter origin: The origin, without a path.
  public init?(_ origin: String) {
    guard let url = URL(string: origin), let scheme = url.scheme, let host = url.host(),
      ["http", "https"].contains(scheme), url.path.isEmpty, url.query == nil, url.user == nil,
      !host.isEmpty, host.utf8.allSatisfy({ $0 < 128 }),
      host.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" })
    else { return nil }
    text = "\(scheme)://\(host)" + (url.port.map { ":\($0)" } ?? "")
    guard text == origin else { return nil }
  }
}
