import Foundation
import JWTKit
import RostrumAccounts

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a program asks a provider.
actor OpenIDClient {
  /// Sends a request, and returns the body and the status of the response.
  typealias Fetch = @Sendable (URLRequest) async throws -> (Data, Int)

  /// The configuration of a provider; see OpenID Connect Discovery 1.0, section 3.
  struct Metadata: Decodable {
    let issuer: String
    let authorizationEndpoint: URL
    let tokenEndpoint: URL
    let keys: URL

    private enum CodingKeys: String, CodingKey {
      case issuer
      case authorizationEndpoint = "authorization_endpoint"
      case tokenEndpoint = "token_endpoint"
      case keys = "jwks_uri"
    }
  }

  /// The keys of a provider.
  private struct Keys {
    let collection: JWTKeyCollection
    let names: Set<String>
    let date: Double
  }

  /// The algorithms whose keys can be public.
  static let algorithms: Set = [
    "RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA",
  ]
  /// The time for which a configuration and its keys are used, in seconds.
  private static let lifetime = 3600.0
  /// The time after which keys may be asked for again because of an unknown one, in seconds.
  private static let pause = 10.0

  private let provider: OpenIDProvider
  private let fetch: Fetch
  private let now: @Sendable () -> Double
  private var known: (metadata: Metadata, date: Double)?
  private var keys: Keys?

  init(
    _ provider: OpenIDProvider, now: @escaping @Sendable () -> Double,
    fetch: @escaping Fetch = OpenIDClient.send
  ) {
    self.provider = provider
    self.now = now
    self.fetch = fetch
  }

  /// The time, in seconds since 1970.
  nonisolated var time: Double { now() }

  /// The configuration of the provider.
  func metadata() async throws(OpenIDFailure) -> Metadata {
    if let known, now() < known.date + Self.lifetime { return known.metadata }
    let address = provider.issuer.appending(path: ".well-known/openid-configuration")
    let metadata: Metadata = try await json(URLRequest(url: address))
    guard metadata.issuer == provider.issuer.absoluteString,
      [metadata.authorizationEndpoint, metadata.tokenEndpoint, metadata.keys]
        .allSatisfy(Self.isSafe)
    else { throw .wrongConfiguration }
    known = (metadata, now())
    return metadata
  }

  /// The address at which people sign in.
  func address(of attempt: OpenIDAttempt, callback: String) async throws(OpenIDFailure) -> String {
    let metadata = try await metadata()
    guard
      var parts = URLComponents(url: metadata.authorizationEndpoint, resolvingAgainstBaseURL: false)
    else { throw .wrongConfiguration }
    let items = [
      ("response_type", "code"), ("client_id", provider.clientID), ("redirect_uri", callback),
      ("scope", (["openid"] + provider.scopes).joined(separator: " ")), ("state", attempt.state),
      ("nonce", attempt.nonce), ("code_challenge", attempt.challenge),
      ("code_challenge_method", "S256"),
    ]
    let query = Self.form(items)
    parts.percentEncodedQuery = parts.percentEncodedQuery.map { "\($0)&\(query)" } ?? query
    guard let address = parts.string else { throw .wrongConfiguration }
    return address
  }

  /// Exchanges a code for what the provider says about a person, and checks it.
  func claims(
    for code: String, of attempt: OpenIDAttempt, callback: String
  ) async throws(OpenIDFailure) -> OpenIDClaims {
    let metadata = try await metadata()
    var request = URLRequest(url: metadata.tokenEndpoint)
    request.httpMethod = "POST"
    request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
    var items = [
      ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", callback),
      ("code_verifier", attempt.verifier),
    ]
    if let secret = provider.clientSecret {
      // RFC 6749, section 2.3.1.
      let pair = "\(Self.encoded(provider.clientID)):\(Self.encoded(secret))"
      let credentials = Data(pair.utf8).base64EncodedString()
      request.setValue("Basic \(credentials)", forHTTPHeaderField: "Authorization")
    } else {
      items.append(("client_id", provider.clientID))
    }
    request.httpBody = Data(Self.form(items).utf8)
    let response: TokenResponse = try await json(request)
    let claims = try await verified(response.idToken)
    try claims.check(for: provider, nonce: attempt.nonce, at: now())
    return claims
  }

  private struct TokenResponse: Decodable {
    let idToken: String

    private enum CodingKeys: String, CodingKey { case idToken = "id_token" }
  }

  /// The public keys of a provider, without those of a kind that isn't known.
  private struct KeySet: Decodable {
    struct Entry: Decodable {
      let key: JWK?

      init(from decoder: any Decoder) throws { key = try? JWK(from: decoder) }
    }

    let keys: [Entry]
  }

  private struct Header: Decodable {
    let alg: String
    let kid: String?
  }

  /// Checks the signature of a token.
  private func verified(_ token: String) async throws(OpenIDFailure) -> OpenIDClaims {
    guard let text = token.split(separator: ".").first, token.utf8.count <= 32 * 1024,
      let data = Data(base64URLEncoded: String(text)),
      let header = try? JSONDecoder().decode(Header.self, from: data)
    else { throw .malformedToken }
    guard Self.algorithms.contains(header.alg) else { throw .wrongSignature }
    let keys = try await keys(with: header.kid)
    // A single key may have no name.
    guard header.kid.map(keys.names.contains) ?? (keys.names.count == 1) else {
      throw .wrongSignature
    }
    do { return try await keys.collection.verify(token, as: OpenIDClaims.self) } catch {
      throw error is DecodingError ? .malformedToken : .wrongSignature
    }
  }

  /// The keys of the provider, which are asked for again if one is unknown.
  private func keys(with name: String?) async throws(OpenIDFailure) -> Keys {
    if let keys {
      let age = now() - keys.date
      let isKnown = name.map(keys.names.contains) ?? true
      if isKnown ? age < Self.lifetime : age < Self.pause { return keys }
    }
    let set: KeySet = try await json(URLRequest(url: try await metadata().keys))
    let collection = JWTKeyCollection()
    var names: Set<String> = []
    for key in set.keys.compactMap(\.key) {
      guard let name = key.keyIdentifier?.string, (try? await collection.add(jwk: key)) != nil
      else { continue }
      names.insert(name)
    }
    let found = Keys(collection: collection, names: names, date: now())
    keys = found
    return found
  }

  private func json<Answer: Decodable>(
    _ request: URLRequest
  ) async throws(OpenIDFailure) -> Answer {
    guard let url = request.url, Self.isSafe(url) else { throw .wrongConfiguration }
    var request = request
    request.timeoutInterval = 10
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    do {
      let (data, status) = try await fetch(request)
      guard status == 200, data.count <= 1 << 20 else { throw OpenIDFailure.unreachable }
      return try JSONDecoder().decode(Answer.self, from: data)
    } catch { throw .unreachable }
  }

  /// Whether an address has TLS, or is on this machine.
  private static func isSafe(_ url: URL) -> Bool {
    url.scheme == "https"
      || url.scheme == "http" && ["127.0.0.1", "localhost", "::1"].contains(url.host() ?? "")
  }

  private static func form(_ items: [(String, String)]) -> String {
    items.map { "\($0.0)=\(encoded($0.1))" }.joined(separator: "&")
  }

  private static func encoded(_ text: String) -> String {
    var plain = CharacterSet()
    plain.insert(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }

  /// Sends a request without cookies and caches.
  static let send: Fetch = { request in
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let (data, response) = try await session.data(for: request)
    return (data, (response as? HTTPURLResponse)?.statusCode ?? 0)
  }
}
