import Foundation

/// An origin from which pages may show pictures, such as `https://images.example.com`.
///
/// A page shows pictures of its own server only, unless the server's configuration or `--pictures` on the
/// command line names others: whoever serves a picture learns who looks at it.
public struct PictureSource: Hashable, Sendable {
  let text: String

  /// An origin: a scheme, a host, and a port where it is not the usual one.
  ///
  /// The origin is `nil` if the text is none, or says more than an origin does.
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
