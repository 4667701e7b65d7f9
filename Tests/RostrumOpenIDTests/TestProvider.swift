import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import JWTKit
import RostrumAccounts
import RostrumRuntime

/// A provider of OpenID Connect on this machine, for one person who always agrees.
final class TestProvider: Sendable {
  /// What is wrong with a token.
  enum Defect: CaseIterable {
    case issuer, audience, party, expiry, future, nonce, signature, unsigned, symmetric, unknownKey
    case unverified, missing, text
  }

  private struct Grant: Sendable {
    var challenge: String
    var nonce: String
    var redirect: String
  }

  let port: Int
  let time = Locked(1_800_000_000.0)
  let email = Locked("ada@example.com")
  let subject = Locked("7")
  let defect = Locked<Defect?>(nil)
  let keyRequests = Locked(0)
  private let grants = Locked<[String: Grant]>([:])
  private let keys = Locked([(kid: "1", key: ES256PrivateKey())])

  var issuer: String { "http://127.0.0.1:\(port)" }

  private init(port: Int) { self.port = port }

  /// Runs a provider during a body.
  static func run(_ body: @MainActor (TestProvider) async throws -> Void) async throws {
    let made = Locked<TestProvider?>(nil)
    let router = Router()
    router.get(".well-known/openid-configuration") { _, _ in try made.value.orThrow().metadata }
    router.get("keys") { _, _ in try made.value.orThrow().keySet() }
    router.get("authorize") { request, _ in try made.value.orThrow().authorize(request) }
    router.post("token") { request, _ in try await made.value.orThrow().token(request) }
    let (ports, source) = AsyncStream.makeStream(of: Int.self)
    let application = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { source.yield($0.localAddress?.port ?? 0) })
    let running = Task { try await application.run() }
    var iterator = ports.makeAsyncIterator()
    let provider = TestProvider(port: await iterator.next() ?? 0)
    made.withLock { $0 = provider }
    defer { running.cancel() }
    try await body(provider)
  }

  /// Replaces the keys.
  func rotate() {
    keys.withLock { keys in keys = [(kid: "\(keys[0].kid)1", key: ES256PrivateKey())] }
  }

  private var metadata: Response {
    json(
      #"{"issuer":"\#(issuer)","authorization_endpoint":"\#(issuer)/authorize","#
        + #""token_endpoint":"\#(issuer)/token","jwks_uri":"\#(issuer)/keys"}"#)
  }

  private func keySet() throws -> Response {
    keyRequests.withLock { $0 += 1 }
    let keys = try self.keys.value.map { kid, key in
      guard let parameters = key.publicKey.parameters else { throw Missing() }
      let (x, y) = (Self.url(parameters.x), Self.url(parameters.y))
      return #"{"kty":"EC","crv":"P-256","kid":"\#(kid)","alg":"ES256","x":"\#(x)","y":"\#(y)"}"#
    }
    // A key of a kind that nobody knows is passed over.
    return json(#"{"keys":[{"kty":"XYZ","kid":"0"},\#(keys.joined(separator: ","))]}"#)
  }

  private static func url(_ text: String) -> String {
    text.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  private func authorize(_ request: Request) throws -> Response {
    let values = request.uri.queryParameters
    func value(_ name: Substring) throws -> String { try String(values[name].orThrow()) }
    guard try value("response_type") == "code", try value("code_challenge_method") == "S256",
      try value("client_id") == "fleet", try value("scope").hasPrefix("openid ")
    else { return Response(status: .badRequest) }
    let code = UUID().uuidString
    let grant = Grant(
      challenge: try value("code_challenge"), nonce: try value("nonce"),
      redirect: try value("redirect_uri"))
    grants.withLock { $0[code] = grant }
    let location = "\(grant.redirect)?code=\(code)&state=\(try value("state"))"
    return Response(status: .seeOther, headers: [.location: location])
  }

  private struct TokenRequest: Decodable {
    var grant_type: String
    var code: String
    var redirect_uri: String
    var code_verifier: String
    var client_id: String?
  }

  private func token(_ request: Request) async throws -> Response {
    let body = try await request.body.collect(upTo: 16_384)
    let form = try URLEncodedFormDecoder().decode(TokenRequest.self, from: String(buffer: body))
    let basic = "Basic " + Data("fleet:secret".utf8).base64EncodedString()
    let authorization = request.headers[.authorization]
    let isClient = authorization.map { $0 == basic } ?? (form.client_id == "fleet")
    let challenge = Data(SHA256.hash(data: Data(form.code_verifier.utf8))).base64URLEncoded
    guard isClient, let grant = grants.withLock({ $0.removeValue(forKey: form.code) }),
      grant.challenge == challenge, grant.redirect == form.redirect_uri,
      form.grant_type == "authorization_code"
    else { return Response(status: .badRequest) }
    if defect.value == .missing { return json("{}") }
    let token = try await sign(grant)
    return json(#"{"access_token":"x","token_type":"Bearer","id_token":"\#(token)"}"#)
  }

  private struct Claims: JWTPayload {
    var iss: String
    var sub: String
    var aud: [String] = ["fleet"]
    var azp: String?
    var exp: Double
    var iat: Double
    var nonce: String
    var email: String
    var email_verified = true

    func verify(using algorithm: some JWTAlgorithm) async throws {}
  }

  private func sign(_ grant: Grant) async throws -> String {
    let now = time.value
    var claims = Claims(
      iss: issuer, sub: subject.value, exp: now + 300, iat: now, nonce: grant.nonce,
      email: email.value)
    var (kid, key) = keys.value[0]
    switch defect.value {
    case .issuer: claims.iss = "https://evil.example"
    case .audience: claims.aud = ["other"]
    case .party: claims.aud = ["fleet", "other"]
    case .expiry: claims.exp = now - 61
    case .future: claims.iat = now + 301
    case .nonce: claims.nonce = "x"
    case .signature: key = ES256PrivateKey()
    case .unknownKey: kid = "9"
    case .unverified: claims.email_verified = false
    case .text: return "not.a.token"
    case .symmetric:
      let keys = await JWTKeyCollection().add(
        hmac: HMACKey(from: String(repeating: "secret", count: 8)), digestAlgorithm: .sha256,
        kid: "1")
      return try await keys.sign(claims, kid: "1")
    case .unsigned:
      let keys = await JWTKeyCollection().addUnsecuredNone(kid: "1")
      return try await keys.sign(claims, kid: "1")
    case .missing, nil: break
    }
    let name = JWKIdentifier(string: kid)
    return try await JWTKeyCollection().add(ecdsa: key, kid: name).sign(claims, kid: name)
  }

  private func json(_ text: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: "application/json"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}

/// Something that a test needs isn't there.
struct Missing: Error {}

extension Optional {
  func orThrow() throws -> Wrapped {
    guard let self else { throw Missing() }
    return self
  }
}
