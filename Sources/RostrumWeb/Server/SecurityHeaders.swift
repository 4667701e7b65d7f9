import HTTPTypes
import RostrumViews

extension HTTPFields {
  /// The security headers of every response.
  ///
  /// - Parameters:
  ///   - pictures: The origins of pictures, in addition to the server.
  ///   - isFramedByItself: Whether pages of the server may show the response in a frame.
  /// - Returns: The headers.
  static func security(
    pictures: [PictureSource], isFramedByItself: Bool = false
  ) -> HTTPFields {
    let sources = pictures.map { " \($0.text)" }.joined()
    return security(sources, ancestors: isFramedByItself ? "'self'" : "'none'")
  }

  /// The policy of a vector graphic that is opened as a document: no scripts, no other files.
  static let drawingPolicy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'"

  /// The content policy with which a page may also show pages of other origins in frames.
  ///
  /// - Parameter origins: The origins.
  /// - Returns: The policy; `nil` if the page shows no such frames.
  func contentPolicy(framing origins: Set<Origin>) -> String? {
    guard !origins.isEmpty, let policy = self[.contentSecurityPolicy] else { return nil }
    return "\(policy); frame-src \(origins.map(\.text).sorted().joined(separator: " "))"
  }

  private static func security(_ sources: String, ancestors: String) -> HTTPFields {
    [
      .contentSecurityPolicy: """
      default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
      img-src 'self' data:\(sources); form-action 'self'; base-uri 'none'; \
      frame-ancestors \(ancestors); require-trusted-types-for 'script'
      """,
      .xContentTypeOptions: "nosniff",
      .referrerPolicy: "same-origin",
      .crossOriginOpenerPolicy: "same-origin",
    ]
  }
}

extension HTTPFields {
  /// The value of `Strict-Transport-Security` for a name of a server with TLS: 30 days.
  ///
  /// A browser remembers it for all ports of the name, so that it must not be sent for `localhost`;
  /// see RFC 6797, section 8.3.
  static let strictTransportSecurity = "max-age=2592000"
}

extension HTTPField.Name {
  fileprivate static let referrerPolicy = Self.known("Referrer-Policy")
  fileprivate static let crossOriginOpenerPolicy = Self.known("Cross-Origin-Opener-Policy")
  static let forwardedFor = Self.known("X-Forwarded-For")
  static let forwardedProtocol = Self.known("X-Forwarded-Proto")
  static let secFetchSite = Self.known("Sec-Fetch-Site")

  private static func known(_ name: String) -> Self {
    guard let name = Self(name) else { preconditionFailure("\(name) is a valid header name") }
    return name
  }
}
