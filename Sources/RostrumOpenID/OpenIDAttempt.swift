import Crypto
import Foundation
import RostrumAccounts

/// A sign-in that a browser has begun, and keeps in a cookie until the provider sends it back.
struct OpenIDAttempt: Codable, Hashable {
  /// How long the provider may take, in seconds.
  static let lifetime = 600.0

  /// What ties the answer to the browser.
  let state: String
  /// What ties the token to the sign-in.
  let nonce: String
  /// What ties the code to the sign-in; see RFC 7636.
  let verifier: String
  /// The page to show afterwards.
  let page: String
  /// When the attempt ends, in seconds since 1970.
  let expiry: Double

  init(page: String, at now: Double) {
    state = Self.random()
    nonce = Self.random()
    verifier = Self.random()
    self.page = page
    expiry = now + Self.lifetime
  }

  /// Reads an attempt, or returns `nil` if the text isn't one.
  init?(cookie text: some StringProtocol) {
    guard let data = Data(base64URLEncoded: String(text)),
      let attempt = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = attempt
  }

  /// The value of the cookie.
  var cookie: String { (try? JSONEncoder().encode(self))?.base64URLEncoded ?? "" }

  /// The hash of the verifier, which the provider compares.
  var challenge: String { Data(SHA256.hash(data: Data(verifier.utf8))).base64URLEncoded }

  /// Whether an answer belongs to the attempt, compared in constant time.
  func matches(state: String) -> Bool {
    SymmetricKey(data: Data(state.utf8)) == SymmetricKey(data: Data(self.state.utf8))
  }

  private static func random() -> String {
    SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }.base64URLEncoded
  }
}
