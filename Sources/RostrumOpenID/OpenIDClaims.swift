import Foundation
public import JWTKit

/// What a provider says about a person.
public struct OpenIDClaims: JWTPayload, Hashable {
  /// The provider.
  public let issuer: String
  /// What tells the person from all others of the provider.
  public let subject: String
  /// The programs for which the token was made.
  public let audience: [String]
  /// The address of mail, or `nil` if the provider doesn't say it.
  public let email: String?
  /// Whether the provider knows that the address is the person's.
  public let isEmailVerified: Bool
  /// A name for signing in, which the person may have chosen, or `nil` if the provider doesn't say it.
  public let preferredUsername: String?
  /// The person's name, or `nil` if the provider doesn't say it.
  public let name: String?
  let authorizedParty: String?
  let nonce: String?
  let expiry: Double
  let issuedAt: Double

  private enum CodingKeys: String, CodingKey {
    case issuer = "iss"
    case subject = "sub"
    case audience = "aud"
    case email
    case isEmailVerified = "email_verified"
    case preferredUsername = "preferred_username"
    case name
    case authorizedParty = "azp"
    case nonce
    case expiry = "exp"
    case issuedAt = "iat"
  }

  /// Reads the claims of a token.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` if a claim is missing that each provider sends.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    issuer = try values.decode(String.self, forKey: .issuer)
    subject = try values.decode(String.self, forKey: .subject)
    // One audience may stand by itself.
    if let programs = try? values.decode([String].self, forKey: .audience) {
      audience = programs
    } else {
      audience = [try values.decode(String.self, forKey: .audience)]
    }
    email = try values.decodeIfPresent(String.self, forKey: .email)
    // Some providers send a text.
    isEmailVerified =
      (try? values.decode(Bool.self, forKey: .isEmailVerified))
      ?? ((try? values.decode(String.self, forKey: .isEmailVerified)) == "true")
    preferredUsername = try values.decodeIfPresent(String.self, forKey: .preferredUsername)
    name = try values.decodeIfPresent(String.self, forKey: .name)
    authorizedParty = try values.decodeIfPresent(String.self, forKey: .authorizedParty)
    nonce = try values.decodeIfPresent(String.self, forKey: .nonce)
    expiry = try values.decode(Double.self, forKey: .expiry)
    issuedAt = try values.decode(Double.self, forKey: .issuedAt)
  }

  /// Does nothing: claims are checked with what the sign-in has asked for.
  ///
  /// - Parameter algorithm: The algorithm of the signature.
  /// - Throws: Nothing.
  public func verify(using algorithm: some JWTAlgorithm) async throws {}

  /// Checks the claims; see OpenID Connect Core 1.0, section 3.1.3.7.
  ///
  /// - Parameters:
  ///   - provider: The provider that was asked.
  ///   - nonce: The random text that was sent to it.
  ///   - now: The time, in seconds since 1970.
  /// - Throws: ``OpenIDFailure``.
  func check(
    for provider: OpenIDProvider, nonce: String, at now: Double
  ) throws(OpenIDFailure) {
    guard issuer == provider.issuer.absoluteString else { throw .wrongIssuer }
    guard audience.contains(provider.clientID) else { throw .wrongAudience }
    let isForeign = authorizedParty.map { $0 != provider.clientID } ?? (audience.count > 1)
    guard !isForeign else { throw .wrongAudience }
    // Clocks differ.
    guard now < expiry + 60 else { throw .expired }
    guard issuedAt < now + 300 else { throw .notYetValid }
    guard self.nonce == nonce else { throw .wrongNonce }
    guard !subject.isEmpty, subject.utf8.count <= 255 else { throw .malformedToken }
  }
}
