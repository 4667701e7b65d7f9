/// The header that lists the content codings that a client accepts.
enum AcceptEncoding {
  /// Whether a client accepts `gzip`; see RFC 9110, section 12.5.3.
  ///
  /// A client that sends no such header gets uncompressed content.
  ///
  /// - Parameter headers: The values of all `Accept-Encoding` headers.
  /// - Returns: Whether the client accepts it.
  static func allowsGzip(in headers: [String]) -> Bool {
    let weights = headers.flatMap { $0.split(separator: ",") }.map(weight)
    let named = weights.last { ["gzip", "x-gzip"].contains($0.coding) }
    return (named ?? weights.last { $0.coding == "*" }).map { $0.weight > 0 } ?? false
  }

  private static func weight(of text: Substring) -> (coding: String, weight: Double) {
    let words = text.lowercased().filter { $0 != " " && $0 != "\t" }
    let parts = words.split(separator: ";").map(String.init)
    let weights = parts.dropFirst().filter { $0.hasPrefix("q=") }
    return (parts.first ?? "", weights.first.map { Double($0.dropFirst(2)) ?? 0 } ?? 1)
  }
}
